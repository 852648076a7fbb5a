"""Expanding a company (MB-5.3.10)."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import GO, IN_ORDER, PASS, Step
from serai.games.mombasa.board import BORDERS, COLUMNS, LAST_SPACE, REGION_IDS, REGION_REWARD, REGIONS
from serai.games.mombasa.cards import EXPAND as EXPANSION_CARD
from serai.games.mombasa.cards import KIND
from serai.games.mombasa.data import COMPANIES, COMPANY_IDS, EXPANSION
from serai.games.mombasa.events import ENTERED, OUSTED, POST_GONE
from serai.games.mombasa.gains import AdvanceOn, UsePoints
from serai.games.mombasa.spaces import EXPANSION_TILE
from serai.games.mombasa.state import NO_COMPANY, Mombasa, totals
from serai.games.mombasa.tracks import CALL, LAST
from serai.games.mombasa.vocabulary import BACK_TO, ENTER, FROM, REWARD_OF, SPEND_POOL, VOCABULARY

NO_WAY = 0


def expand(s: Mombasa, player: int, company: int) -> None:
    """All face-up expansion cards and tiles are used together (MB-5.3.11), all points go to one company (MB-5.3.12); then the
    rewards, then the ousted posts (MB-5.3.14)."""
    me = s.players[player]
    points = totals(me)[EXPANSION]
    for slot, card in enumerate(me.slots):
        if card >= 0 and KIND[card] == EXPANSION_CARD:
            me.used |= 1 << slot
    me.tiles_used |= me.tiles & 1 << EXPANSION_TILE
    s.expanding = company
    s.then(EnterRegion(player, points), GainRewards(player), Oust(player))


def cost(s: Mombasa, company: int, region: int, occupied: int) -> int:
    """The cheapest border to the home area or to any post of the company, connected or not (MB-5.3.17), and 1 more for another
    company's post (MB-5.3.12, MB-R29); nothing where it cannot be entered, its own regions included (MB-R22)."""
    own = s.posts[company] | s.entered
    if not own >> region & 1:
        for lines, near, home in BORDERS:
            if near[region] & own or home[company] >> region & 1:
                return lines + (occupied >> region & 1)
    return NO_WAY


class EnterRegion(Step):
    """Enter a region, again and again, or stop; points left are lost, also when the home area is empty (MB-5.3.13)."""

    __slots__ = ("points",)

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def options(self, s: Mombasa) -> list[int]:
        company, points = s.expanding, self.points
        if not points or not s.front(company):
            return GO
        posts = s.posts
        occupied = posts[0] | posts[1] | posts[2] | posts[3]
        return [ENTER + i for i in range(len(REGIONS)) if 0 < cost(s, company, i, occupied) <= points] + [PASS]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "enter":
            return ""
        region = action - ENTER
        if (s.posts[s.expanding] | s.entered) >> region & 1:
            return "MB-R22:post-there"
        return "MB-5.3.12:no-border" if cost(s, s.expanding, region, 0) == NO_WAY else "MB-5.3.12:points-short"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        region, posts, company = action - ENTER, s.posts, s.expanding
        if key != "points-short":
            return {"company": COMPANY_IDS[company], "region": REGION_IDS[region]}
        free, due = cost(s, company, region, 0), cost(s, company, region, posts[0] | posts[1] | posts[2] | posts[3])
        terms = [(free, "border"), (due - free, "trading_post")] if due > free else [(free, "border")]
        return {"price": due, "terms": terms, "points": self.points, "short": due - self.points}

    def choose(self, s: Mombasa, action: int) -> None:
        if action != PASS:
            region, posts = action - ENTER, s.posts
            left = self.points - cost(s, s.expanding, region, posts[0] | posts[1] | posts[2] | posts[3])
            s.then(TakePost(self.player, region), EnterRegion(self.player, left))


class TakePost(Step):
    """A post from any column of the home area, always its front one, goes into the region (MB-5.3.12)."""

    __slots__ = ("region",)

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def options(self, s: Mombasa) -> list[int]:
        return [FROM + column % COLUMNS for column in s.front(s.expanding)]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "take post from":
            return ""
        return IN_ORDER if s.home[s.expanding * COLUMNS + action - FROM] else "MB-5.3.12:column-empty"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"company": COMPANY_IDS[s.expanding]}

    def choose(self, s: Mombasa, action: int) -> None:
        s.take_post(s.expanding * COLUMNS + action - FROM)
        s.entered |= 1 << self.region
        s.due |= 1 << self.region
        s.pool += REGION_REWARD[self.region].bookkeeping
        if s.story is not None:
            s.tell(ENTERED, self.player, (s.expanding, self.region))


class GainRewards(Step):
    """The rewards of all regions entered, one region at a time in the order the player likes, their bookkeeping points in one
    pool at one moment of it (MB-5.3.14, MB-5.3.18).  Steps go to the player's marker on the track of the expanded company
    (MB-5.3.15, MB-R21).  The order is asked for where it matters: where a capital call lies before the marker."""

    def options(self, s: Mombasa) -> list[int]:
        due = [REWARD_OF + i for i in range(len(REGIONS)) if s.due >> i & 1]
        if s.pool:
            due.append(SPEND_POOL)
        if not due:
            return GO
        return due if self.meets_call(s) else due[:1]

    def meets_call(self, s: Mombasa) -> bool:
        steps = sum([REGION_REWARD[i].steps for i in range(len(REGIONS)) if s.due >> i & 1])
        space, track = s.players[self.player].at[s.expanding], s.tracks[s.expanding]
        return any(CALL[track][space : min(space + steps, LAST[track])])

    def why_not(self, s: Mombasa, action: int) -> str:
        if action == SPEND_POOL:
            return "MB-5.3.14:no-points"
        return "MB-5.3.14:no-reward" if VOCABULARY.verbs[action] == "take reward of" else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"region": REGION_IDS[action - REWARD_OF]} if key == "no-reward" else {}

    def choose(self, s: Mombasa, action: int) -> None:
        if action == PASS:
            return
        s.then(self)
        if action == SPEND_POOL:
            points, s.pool = s.pool, 0
            s.then(UsePoints(self.player, points))
            return
        region = action - REWARD_OF
        reward = REGION_REWARD[region]
        s.due ^= 1 << region
        s.earn(self.player, reward.pounds)
        s.gain_diamonds(self.player, reward.diamonds)
        if reward.steps:
            s.then(AdvanceOn(self.player, s.expanding, reward.steps))


class Oust(Step):
    """Every other company's post in the entered regions goes back to its home area; the new posts are now the only ones there
    (MB-5.3.14)."""

    def choose(self, s: Mombasa, action: int) -> None:
        ousted = [s.posts[other] & s.entered for other in range(len(COMPANIES))]
        for other, regions in enumerate(ousted):
            s.posts[other] ^= regions
        s.posts[s.expanding] |= s.entered
        s.entered = 0
        s.expanding = NO_COMPANY
        s.ousted = tuple([regions.bit_count() for regions in ousted])
        s.then(*[BackHome(self.player, other) for other, count in enumerate(s.ousted) for _ in range(count)])


def rearmost(posts: int) -> int:
    """The rearmost free space of a column as a bit, never the last space (MB-5.3.14); 0 if there is none."""
    space: int = LAST_SPACE >> 1
    while space and posts & space:
        space >>= 1
    return space


class BackHome(Step):
    """The acting player chooses the column; a post without an allowed free space leaves the game (MB-5.3.14)."""

    __slots__ = ("company",)

    def __init__(self, player: int, company: int) -> None:
        self.player = player
        self.company = company

    def options(self, s: Mombasa) -> list[int]:
        home, first = s.home, self.company * COLUMNS
        columns = [i for i in range(first, first + COLUMNS) if rearmost(home[i]) and home[i] not in home[first:i]]
        return [BACK_TO + column % COLUMNS for column in columns] or GO

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "return post to":
            return ""
        return IN_ORDER if rearmost(s.home[self.company * COLUMNS + action - BACK_TO]) else "MB-5.3.14:column-full"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"company": COMPANY_IDS[self.company]}

    def choose(self, s: Mombasa, action: int) -> None:
        counts = list(s.ousted)
        counts[self.company] -= 1
        s.ousted = tuple(counts)
        if action == PASS:
            s.gone[self.company] += 1
            s.tell(POST_GONE, self.player, (self.company,))
            return
        column = self.company * COLUMNS + action - BACK_TO
        s.home[column] |= rearmost(s.home[column])
        if s.story is not None:
            s.tell(OUSTED, self.player, (self.company, action - BACK_TO + 1))
