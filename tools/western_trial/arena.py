"""Batched games of networks with rules laid over them.  arena.py ROLES... ; each role: net[:overlay], e.g. A:hunter"""
from __future__ import annotations
import sys, os, math, time, argparse, json
from collections import defaultdict
import numpy as np, torch
torch.set_num_threads(1)
from serai.catalogue import find
from serai.engine.features import Sheet
from serai.engine.score import winners
from serai.engine.chance import Dice
from serai.engine.step import PASS
from serai.games.western_legends.vocabulary import VOCABULARY as V, GO, ACT, DUEL, ROB, ARREST, HEIST, SHERIFF_TO, SHERIFF_TAKES, BE
from serai.games.western_legends.cards import CHARACTER_IDS, VALUE, CARD_IDS, TEXT as TEXT_NO, EFFECTS, ids
TEXT = [ids(EFFECTS)[t] for t in TEXT_NO]
from serai.games.western_legends.scoring import CATEGORIES
from serai.lab.encode import result
from serai.lab.learn.net import Net
from serai.games.western_legends.board import HIDEOUTS, SPACE_IDS

game = find("western-legends")
W = game.width
DIV = torch.tensor(np.array(game.blocks.divisors), dtype=torch.float32)
VERBS = V.verbs
NAMES = V.names
A = len(V)
VERB_OF = np.array([str(v) for v in VERBS])
IS = {verb: (VERB_OF == verb) for verb in set(VERB_OF)}
BARRED = np.array([n.startswith(("heist", "rob ", "choose 1 wanted")) and not n.startswith("rob the") for n in NAMES])
MP1 = next(i for i, n in enumerate(NAMES) if n.startswith("choose 1 marshal"))
MANHUNT = {ACT + c for c in range(52) if TEXT[c] == "manhunt"}
LEGEND = {ACT + c for c in range(52) if TEXT[c] == "living_legend"}
GO_SET = {i for i in range(A) if VERB_OF[i] == "go to"}
SH_SET = {i for i in range(A) if VERB_OF[i] == "sheriff to"}
TK_SET = {i for i in range(A) if VERB_OF[i] == "sheriff takes"}
AR_SET = {i for i in range(A) if VERB_OF[i] == "arrest"}
MANRIDE = next((part["max"] for c in range(52) if TEXT[c] == "manhunt" for part in __import__("serai.games.western_legends.cards", fromlist=["ACTION"]).ACTION[c] if part["type"] == "move_sheriff"), 4)


def load(file):
    with np.load(file) as f:
        h = json.loads(str(f["header"]))
        arrays = {n: torch.from_numpy(f[n]).float() for n in f.files if n != "header"}
    w = arrays["first.weight"]
    if w.shape[1] != W:  # without Ways: zero columns at the end of each area
        areas = 6
        a_new = sum(size for name, size in game.layout if name.startswith("me: ")) 
        common = W - areas * a_new
        old = (w.shape[1] - common) // areas
        assert common + areas * old == w.shape[1] and a_new - old == 2, (common, a_new, old)
        new = torch.zeros(w.shape[0], W)
        new[:, :common] = w[:, :common]
        for k in range(areas):
            new[:, common + k * a_new: common + k * a_new + old] = w[:, common + k * old: common + (k + 1) * old]
        arrays["first.weight"] = new
    net = Net(W, A, w.shape[0], h["depth"])
    net.load_state_dict(arrays)
    net.eval()
    return net


def threat(p):
    return p.lp + 1.2 * min(p.wp, 9) + 0.01 * p.money


import random
ANYBODY = bool(os.environ.get('ANYBODY'))
STORIES_ON = not os.environ.get('NOSTORY')
RND = random.Random(7)
from serai.games.western_legends.cards import CONDITION, CONDITIONS, discs_needed
from serai.games.western_legends.vocabulary import DISC, HEIST as HE
DISCS = {DISC, DISC + 1}
STORY_VERBS = {"prospect": "prospect", "deposit": "deposit", "poker": "play", "revel": "revel for", "work": "work", "card_action": "act with"}
PLACED = 1


def story(s, seat, opts, options):
    if s.active != seat: return None
    found = opts & DISCS
    if found:
        need = discs_needed(len(s.players))
        return max(found, key=lambda a: (len(s.discs[a - DISC]) + 1 >= need, len(s.discs[a - DISC]), a))
    if s.turn & PLACED or s.actions > 2 or HEIST in opts or opts & AR_SET: return None
    tops = [CONDITION[d[-1]] for d in s.stories if d]
    if any(s.met >> c & 1 for c in tops): return None
    if not any(VERB_OF[a] in ("work", "duel", "act with", "go to") for a in opts): return None
    if type(s.stack[-1]).__name__ != "TakeAction": return None
    cands = []
    for c in tops:
        name = CONDITIONS[c]
        verb = STORY_VERBS.get(name)
        if name == "shop":
            x = [a for a in options if VERB_OF[a] in ("upgrade", "buy")]
            x = [a for a in x if VERB_OF[a] == "upgrade"] or x
            if x: cands.append(RND.choice(x))
            continue
        if verb is None: continue
        x = [a for a in options if VERB_OF[a] == verb and (verb != "act with" or VALUE[(a - ACT) % 52] <= 8)]
        if x: cands.append(max(x))
    if cands and RND.random() < 0.7: return RND.choice(cands)
    return None


def overlay(role, s, seat, options):
    """A forced action, or None; and a mask of barred actions."""
    me = s.players[seat]
    opts = set(options)
    hunts = role in ("hunter", "marshal")
    if hunts and opts & SH_SET:
        left = s.stack[-1].left
        far = s.roads.far
        best, target = None, None
        for i, p in enumerate(s.players):
            if i != seat and p.wp and p.space >= 0:
                d = far[s.sheriff][p.space]
                if d == 0: d = 2
                score = threat(p) - (100 if d > left else 0) - 0.1 * d
                if best is None or score > best: best, target = score, p
        if target is None: return PASS
        if best < -20:  # none within reach: keep away from me
            return PASS if me.wp else None
        cands = [a for a in options if a in SH_SET]
        own = SHERIFF_TO + me.space if me.wp and me.space != target.space else -1
        occupied = {p.space for p in s.players if p.wp and p is not target and p.space != target.space}
        def key(a):
            sp = a - SHERIFF_TO
            return (far[sp][target.space] + (5 if a == own else 0) + (2 if sp in occupied else 0))
        return min(cands, key=key)
    if hunts and opts & TK_SET:
        rivals = [p for i, p in enumerate(s.players) if i != seat and SHERIFF_TAKES + p.character in opts]
        if not rivals: return None
        return SHERIFF_TAKES + max(rivals, key=threat).character
    if hunts and (found := opts & MANHUNT):
        far = s.roads.far
        if any(i != seat and p.wp >= 3 and 0 < far[s.sheriff][p.space] <= MANRIDE and p.space >= 0 for i, p in enumerate(s.players)):
            return min(found)
    if hunts and STORIES_ON and (x := story(s, seat, opts, options)) is not None: return x
    if role == "marshal":
        if MP1 in opts: return MP1
        if (found := opts & LEGEND) and me.wp == 0: return min(found)
        arrests = opts & AR_SET
        top = max([VALUE[c] for c in me.hand], default=0)
        if arrests and top >= 9:
            rivals = [p for p in s.players if ARREST + p.character in arrests]
            return ARREST + max(rivals, key=threat).character
        if opts & GO_SET and s.active == seat and me.wp == 0:
            walking = not any(VERB_OF[a] in ("duel", "work", "act with") or a in AR_SET for a in opts) and s.stack and type(s.stack[-1]).__name__ == "Walk"
            far, m = s.roads.far, max(1, me.movement())
            goals = []
            if me.mp and len(me.hand) >= 1 and top >= 10:
                goals = [p.space for i, p in enumerate(s.players) if i != seat and p.wp >= 2 and p.space >= 0]
            elif not me.mp and top >= 10:
                goals = [h for k, h in enumerate(HIDEOUTS) if s.bandits >> k & 1]
            if goals:
                t = min(goals, key=lambda g: far[me.space][g]); d = far[me.space][t]
                if walking:
                    if d == 0: return PASS if PASS in opts else None
                    return min([a for a in options if a in GO_SET], key=lambda a: far[a - GO][t])
                need = -(-d // m)
                if d and need < s.actions + (0 if me.mp else 1) and s.actions:
                    return min([a for a in options if a in GO_SET], key=lambda a: far[a - GO][t])
    return None


def run(nets, seatings, players, games, seed, batch=64, heat=0.0, record=False, noise=0, options=None, setups=None, quiet=False):
    """seatings(number, dice, players) -> list of (netname, role) by seat."""
    dice = Dice("arena", seed)
    rng = np.random.default_rng(abs(hash(seed)) % 2**32) if False else np.random.default_rng(int.from_bytes(seed.encode()[:7], "big"))
    torch.manual_seed(int.from_bytes(seed.encode()[:7], "big"))
    sheet = Sheet(game.blocks)
    done, active, number = [], [], 0
    lessons = []
    stat = defaultdict(lambda: defaultdict(float))

    def new():
        nonlocal number
        n = players; opt = options or {}
        if setups: n, opt = setups[dice.below(len(setups))]
        s = game.start(game.setup(n, opt), f"{seed} {number}")
        g = dict(s=s, who=seatings(number, dice, n), rows=[], seats=[], acts=[], masks=[], number=number)
        number += 1
        return g

    begun = time.time()
    while number < games or active:
        while len(active) < batch and number < games:
            active.append(new())
        asks = []
        for g in active:
            s = g["s"]
            while s.options:
                seat = s.player; opts = s.options
                if len(opts) == 1:
                    s.play(opts[0]); continue
                netname, role = g["who"][seat]
                if role == "auto" and s.players[seat].character >= 0 and s.active == seat:
                    ch = CHARACTER_IDS[s.players[seat].character]
                    x = dice.below(100)
                    if ch in ("bass_reeves", "wyatt_earp"): role = "marshal" if x < 90 else "hunter"
                    elif ch in ("billy_the_kid", "jesse_james"): role = "hunter" if x < 95 else "marshal"
                    else: role = "marshal" if x < 35 else "hunter" if x < 92 else ""
                    g["who"][seat] = (netname, role)
                forced = overlay(role, s, seat, opts) if role else None
                if forced is not None and forced not in opts: forced = None
                if ANYBODY and VERB_OF[opts[0]] == "be": forced = dice.pick(opts)
                asks.append((g, seat, netname, role, forced))
                break
        active = [g for g in active if g["s"].options or g in done]
        ended = [g for g in {id(x): x for x in (active)}.values() if not g["s"].options]
        # group by net
        rows = {}
        for k, (g, seat, netname, role, forced) in enumerate(asks):
            row = np.array(sheet.write(g["s"], seat), dtype=np.int16)
            rows[k] = row
        chosen = [None] * len(asks)
        bynet = defaultdict(list)
        for k, a in enumerate(asks):
            if a[4] is None: bynet[a[2]].append(k)
            else: chosen[k] = a[4]
        for netname, ks in bynet.items():
            seen = torch.from_numpy(np.stack([rows[k] for k in ks])).float() / DIV
            with torch.no_grad():
                logits, _ = nets[netname](seen)
            mask = np.zeros((len(ks), A), bool)
            for j, k in enumerate(ks):
                g, seat, _, role, _ = asks[k]
                opts = np.array(g["s"].options)
                if role == "marshal":
                    left = opts[~BARRED[opts]]
                    if len(left): opts = left
                mask[j, opts] = True
            logits = logits.masked_fill(~torch.from_numpy(mask), -1e9)
            if heat:
                logits = logits / heat - torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
                logits = logits.masked_fill(~torch.from_numpy(mask), -1e10)
            best = logits.argmax(-1).tolist()
            for j, k in enumerate(ks): chosen[k] = best[j]
        for k, (g, seat, netname, role, forced) in enumerate(asks):
            s = g["s"]; a = chosen[k]
            if noise and (VERB_OF[a] == "be" or rng.random() < noise):
                a = int(rng.choice(s.options))
            elif record:
                m = np.zeros(A, bool); m[s.options] = True
                g["rows"].append(rows[k]); g["masks"].append(np.packbits(m)); g["acts"].append(a); g["seats"].append(seat)
            label = f"{netname}:{role}" if role else netname
            v = VERB_OF[a]
            if v in ("heist", "arrest"): g.setdefault("did", defaultdict(int))[seat, v] += 1
            if v == "disc on the": stat[label]["disc"] += 1
            if v in ("heist", "work", "buy", "upgrade", "duel", "arrest", "prospect", "take", "play", "revel for", "deposit", "deliver") or (v == "rob" and not NAMES[a].startswith("rob the")): stat[label][v] += 1
            if a in MANHUNT: stat[label]["manhunt"] += 1
            if a in TK_SET: stat[label]["sheriff takes"] += 1
            s.play(a)
        still = []
        for g in active:
            s = g["s"]
            while s.options and len(s.options) == 1: s.play(s.options[0])
            if s.options: still.append(g)
            else:
                finish(g, stat, done, lessons, record)
                if not quiet and len(done) % 100 == 0: print(f"  {len(done)} games {time.time()-begun:.0f} s", flush=True)
        active = still
    return done, stat, lessons


def finish(g, stat, done, lessons, record):
    s = g["s"]; n = len(g["who"])
    scores = game.scores(s)
    won = winners(scores)
    res = []
    for seat in range(n):
        p = s.players[seat]
        netname, role = g["who"][seat]
        label = f"{netname}:{role}" if role else netname
        did = g.get("did", {})
        h, r = did.get((seat, "heist"), 0), did.get((seat, "arrest"), 0)
        way = "robber" if h and not r else "marshal" if r and not h else "both" if h else "none"
        path = "marshal" if p.mp else "wanted" if p.wp else "neither"
        res.append((label, CHARACTER_IDS[p.character], path, (seat in won) / len(won), 1 / n, scores[seat].total, way))
        stat[label]["seats"] += 1; stat[label]["rounds"] += s.round
        stat[label]["escape"] += 0
        parts = scores[seat].points
        for c, x in zip(CATEGORIES, parts):
            stat[label]["lp " + c] += x
    done.append((s.round, res))
    if record:
        totals = np.array([x.total for x in scores], np.float32)
        ahead = totals - (totals.sum() - totals) / max(1, len(totals) - 1)
        ends = np.array(result(scores), np.float32)
        seats = np.array(g["seats"])
        lessons.append((np.array(g["rows"]), np.array(g["masks"]), np.array(g["acts"]), ends[seats], ahead[seats]))


def show(done, stat):
    tally = defaultdict(list)
    for rounds, res in done:
        for label, ch, path, win, share, pts, way in res:
            for key in (f"who {label}", f"path {path}", f"way {way}", f"char {ch}", f"char/way {ch} {way}", f"who/path {label} {path}"):
                tally[key].append((win, share, pts))
    print(f"{len(done)} games, {np.mean([r for r, _ in done]):.1f} rounds")
    for key, rows in sorted(tally.items()):
        w = np.array(rows); r = w[:, 0].sum() / w[:, 1].sum()
        e = 1.96 * math.sqrt(((w[:, 0] - w[:, 1] * r) ** 2).sum()) / w[:, 1].sum()
        print(f"  {key:34} {len(rows):5} seats {r:5.2f} ± {e:.2f}  points {w[:,2].mean():5.1f}")
    for label, d in sorted(stat.items()):
        t = d["rounds"]
        print("  per turn", label, {k: round(v / t, 3) for k, v in d.items() if k not in ("seats", "rounds", "escape") and not k.startswith("lp ")})
        print("  lp a seat", label, {k[3:]: round(v / d["seats"], 1) for k, v in d.items() if k.startswith("lp ") and abs(v / d["seats"]) >= 0.05})


def main():
    p = argparse.ArgumentParser()
    p.add_argument("seats", nargs="+", help="NAME or NAME:role for each seat (rotated)")
    p.add_argument("--net", nargs="+", required=True, help="NAME=FILE")
    p.add_argument("--games", type=int, default=200)
    p.add_argument("--seed", default="arena")
    p.add_argument("--batch", type=int, default=100)
    p.add_argument("--heat", type=float, default=0.0)
    p.add_argument("--options", default="{}")
    a = p.parse_args()
    nets = {x.split("=")[0]: load(x.split("=")[1]) for x in a.net}
    n = len(a.seats)
    who = [(x.split(":") + [""])[:2] for x in a.seats]
    def seatings(number, dice, k):
        return [tuple(who[(seat + number) % n]) for seat in range(k)]
    done, stat, _ = run(nets, seatings, n, a.games, a.seed, a.batch, a.heat, options=json.loads(a.options), quiet=True)
    show(done, stat)

if __name__ == "__main__":
    main()
