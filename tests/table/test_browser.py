"""The table in a real browser: every game by clicking, live, by keyboard, for everybody's eyes and hands."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.browser import LIST, MIDDLE, PHONE, WIDE, Player, Trouble, import_table, new_table, open_context
from tests.table.conftest import Server
from tests.table.preview import CHROMIUM, FLAGS, played

GAMES = ("san-juan", "mombasa", "western-legends", "great-western-trail", "great-western-trail-2")
LOOKS = {"en-wide": ("en", WIDE), "fa-wide": ("fa", WIDE), "en-phone": ("en", PHONE), "fa-phone": ("fa", PHONE)}
WHOLE = {
    "san-juan": "fa-phone",
    "mombasa": "en-phone",
    "western-legends": "fa-wide",
    "great-western-trail": "en-wide",
    "great-western-trail-2": "fa-phone",
}  # where a game is played to its end; in the other looks it is played for a while
BY_HAND = 80  # decisions in the browser; the rest of a longer game is sent as forms
A_WHILE = 12
PAINTS = ("en-light", "en-dark", "fa-light", "fa-dark")
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"


def settled(page: Page, path: str) -> Page:
    """Open a page of a table and wait until its script has begun."""
    page.goto(path)
    page.locator("#table[data-ready]").wait_for()
    return page


# ---- Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicking(server: Server, chromium: Browser, trouble: Trouble, game: str, look: str) -> None:
    language, size = LOOKS[look]
    with open_context(chromium, server.url, trouble, size, language) as context:
        player = Player(context.new_page(), new_table(context, game, title=f"{game} {look}"), f"{game} {look}")
        player.arrive()
        page = player.page
        assert page.evaluate("document.documentElement.lang") == language
        over = player.play(BY_HAND if WHOLE[game] == look else A_WHILE)
        assert player.ways["spot"] > 0
        if WHOLE[game] != look:
            return
        if not over:
            player.finish_by_forms()
        assert player.now["over"]
        assert "●" not in player.now["title"]
        assert re.search(r"[0-9۰-۹]", player.now["question"])  # who has won, with how many points
        assert page.locator(LIST).count() == 0
        reply = page.goto(f"/t/{player.table}/score")
        assert reply is not None
        assert reply.url.endswith("/score")  # before the end it leads back to the table


# ---- Live ----------------------------------------------------------------------------------


def invitation(server: Server, table: str, seat: int) -> str:
    """The link of an open seat, as its host sends it."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as base, base:
        row = base.execute("select invite from seats where table_id = ? and seat = ?", [table, seat]).fetchone()
    return f"/join/{table}#{row[0]}"


def two_people(server: Server, chromium: Browser, trouble: Trouble, game: str, **more: str) -> tuple[Player, Player]:
    """Two browsers at one table, the second by its seat's link."""
    first = open_context(chromium, server.url, trouble, **more)  # type: ignore[arg-type]
    second = open_context(chromium, server.url, trouble, PHONE, "fa", **more)
    table = new_table(first, game, "open")
    people = Player(first.new_page(), table, "one"), Player(second.new_page(), table, "two")
    arriving = people[1].page
    arriving.goto(invitation(server, table, 1))
    arriving.locator("[name=name]").fill("Kian")
    arriving.locator("form.sec button").click()
    arriving.wait_for_url(f"**/t/{table}")
    for one in people:
        settled(one.page, f"/t/{table}")
        one.page.evaluate("window.kept = true")  # a reload would forget it
    return people


def turn(people: tuple[Player, Player]) -> int:
    """Who is to choose, as the pages show it."""
    for seat, one in enumerate(people):
        if one.page.locator(".qbar").get_attribute("data-turn") == "mine":
            return seat
    raise AssertionError("nobody is asked")


def version(page: Page) -> int:
    return int(page.locator("#act").get_attribute("data-version") or 0)


def test_two_browsers_see_each_other_move(server: Server, chromium: Browser, trouble: Trouble) -> None:
    people = two_people(server, chromium, trouble, "san-juan", reduced_motion="no-preference")
    movers = set()
    for _ in range(12):
        seat = turn(people)
        me, other = people[seat], people[1 - seat]
        movers.add(seat)
        before = version(other.page)
        me.page.locator(f"#main .legal:not(.tick), {LIST}").first.wait_for(state="attached")
        action = me.page.locator(LIST).first.get_attribute("value") or ""
        me.page.evaluate("action => document.querySelector(`#all-actions button[value='${action}']`).click()", action)
        expect(other.page.locator("#act")).not_to_have_attribute("data-version", str(before))
        expect(me.page.locator("#act")).to_have_attribute("data-version", str(version(other.page)))
    assert movers == {0, 1}
    people[0].page.locator("#tab-chat").click()
    people[0].page.locator("#say").fill("Good luck!")
    people[0].page.locator("#say").press("Enter")
    expect(people[1].page.locator("#chat li")).to_have_count(1)
    expect(people[1].page.locator("#chat")).to_contain_text("Good luck!")
    expect(people[0].page.locator("#say")).to_have_value("")
    assert all(one.page.evaluate("window.kept") for one in people)
    for one in people:
        one.page.context.close()


ROLES = "#main .role.legal"


def test_others_moves_leave_what_somebody_writes_and_opens(server: Server, chromium: Browser, trouble: Trouble) -> None:
    people = two_people(server, chromium, trouble, "san-juan")
    seat = turn(people)
    me, other = people[seat], people[1 - seat]
    other.page.locator("#tab-chat").click()
    other.page.locator("#say").press_sequentially("half a sen")
    other.page.locator("#say").press("Home")
    before = version(other.page)
    me.arrive()
    me.click(ROLES, 0)
    expect(other.page.locator("#act")).not_to_have_attribute("data-version", str(before))
    expect(other.page.locator("#say")).to_have_value("half a sen")
    expect(other.page.locator("#say")).to_be_focused()
    assert other.page.evaluate("document.querySelector('#say').selectionStart") == 0
    for one in people:
        one.page.context.close()


def test_a_page_goes_on_after_the_server_was_away(chromium: Browser, servers: Callable[..., Server]) -> None:
    server = servers()
    people = two_people(server, chromium, Trouble(), "san-juan")
    seat = turn(people)
    me, other = people[seat], people[1 - seat]
    before = version(other.page)
    me.wait(-1)
    server.kill()
    me.click(ROLES, 0)
    expect(me.page.locator(".toast--error")).to_be_visible()
    me.page.evaluate("document.querySelector('.toast--error').remove()")
    server.start()
    me.click(ROLES, 0)
    expect(me.page.locator("#act")).not_to_have_attribute("data-version", str(before))
    expect(other.page.locator("#act")).not_to_have_attribute("data-version", str(before))
    assert other.page.evaluate("window.kept")
    assert me.page.evaluate("window.kept")
    for one in people:
        one.page.context.close()


# ---- Keyboard ------------------------------------------------------------------------------


def tab_to(page: Page, selector: str) -> None:
    """Tab until a thing has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def changed(page: Page, before: int) -> int:
    expect(page.locator("#act")).not_to_have_attribute("data-version", str(before))
    return version(page)


def test_a_turn_by_keyboard_alone(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """San Juan: a role by Tab, arrows and Enter; a building by its number; its price by numbers; back with U."""
    with open_context(chromium, server.url, trouble) as context:
        page = settled(context.new_page(), import_table(context, played("san-juan", 2, "1", 0)))
        start = version(page)
        tab_to(page, ".legal")
        first = page.evaluate("document.activeElement.id")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.id") != first
        page.keyboard.press("ArrowLeft")
        assert page.evaluate("document.activeElement.id") == first == "role-builder"
        page.keyboard.press("Enter")
        now = changed(page, start)
        page.keyboard.press("u")
        now = changed(page, now)
        expect(page.locator("#role-builder.legal")).to_be_visible()
        tab_to(page, "#role-builder")
        page.keyboard.press("Enter")
        now = changed(page, now)
        page.keyboard.press("1")  # the first building of the hand that can be paid
        now = changed(page, now)  # the least number of cards is paid: to pay more is asked for by the list
        least = int(page.locator("[data-send]").get_attribute("data-least") or 0)
        assert least > 0
        for key in range(1, least + 1):
            page.keyboard.press(str(key))
        assert page.locator(".tick input:checked").count() == least
        page.keyboard.press("1")
        assert page.locator(".tick input:checked").count() == least - 1
        page.keyboard.press("1")
        tab_to(page, "[data-send]")
        page.keyboard.press("Enter")
        page.wait_for_function("before => Number(document.querySelector('#act')?.dataset.version ?? 1e9) > before", arg=now)


def test_the_focus_stays_when_the_page_changes(server: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, server.url, trouble) as context:
        player = Player(context.new_page(), new_table(context, "san-juan"), "focus")
        player.arrive()
        player.page.locator("[data-hint]").focus()
        player.page.evaluate("document.querySelector('#all-actions button').click()")
        player.wait(player.now["decision"])
        assert player.page.evaluate("document.activeElement.matches('[data-hint]')")


# ---- Why not, tips -------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_blocked_card_says_why_and_by_which_rule(
    server: Server, chromium: Browser, trouble: Trouble, size: tuple[int, int]
) -> None:
    with open_context(chromium, server.url, trouble, size) as context:
        page = settled(context.new_page(), import_table(context, played("san-juan", 2, "1", 1)))
        assert not page.locator("#pop").is_visible()
        card = page.locator(".hand .blocked").first
        if size == PHONE:
            card.tap()
        else:
            card.click()
        expect(page.locator("#pop .rule")).to_have_text(re.compile(r"SJ-[0-9.]+"))
        expect(page.locator("#pop")).to_contain_text(re.compile(r"Costs \d"))
        inside(page)
        page.keyboard.press("Escape")
        expect(page.locator("#pop")).to_be_hidden()
        card.focus()
        page.keyboard.press("w")
        expect(page.locator("#pop .rule")).to_be_visible()


def inside(page: Page) -> None:
    """The popover lies in the window."""
    box = page.locator("#pop").bounding_box()
    window = page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("game", GAMES)
def test_tips_by_pointer_and_by_tap(server: Server, chromium: Browser, trouble: Trouble, game: str) -> None:
    match = played(game, 2, "7", MIDDLE[game])
    with open_context(chromium, server.url, trouble) as context:
        page = settled(context.new_page(), import_table(context, match))
        for thing in page.evaluate(
            "[...new Set([...document.querySelectorAll('[data-about]')].map(one => one.dataset.about))]"
        ):
            assert context.request.get(f"/about/{game}/{thing}").ok, thing
        page.locator("#main [data-about]:visible").first.hover()
        expect(page.locator("#pop h3")).not_to_be_empty()
        inside(page)
        page.locator("#question").hover()
        expect(page.locator("#pop")).to_be_hidden()
        if page.locator("[data-rules]").get_attribute("data-rules"):
            page.locator("[data-rules]").click()
            expect(page.locator("#pop .rule").first).to_have_text(re.compile(r"[A-Z]{2,3}-"))
            assert len(page.locator("#pop").inner_text()) > 30
    with open_context(chromium, server.url, trouble, PHONE, "fa") as context:
        page = settled(context.new_page(), import_table(context, match))
        page.locator("#main [data-about]:not(.legal, .t, .t *, [data-why]):visible").first.tap()
        expect(page.locator("#pop h3")).not_to_be_empty()
        inside(page)


# ---- For everybody's eyes and hands --------------------------------------------------------


def test_nothing_glides_where_motion_is_unwelcome(server: Server, chromium: Browser, trouble: Trouble) -> None:
    for motion in ("reduce", "no-preference"):
        with open_context(chromium, server.url, trouble, reduced_motion=motion) as context:
            page = settled(context.new_page(), import_table(context, played("san-juan", 2, "1", 1)))
            page.evaluate(
                """() => {
                  const animate = Element.prototype.animate;
                  window.glided = 0;
                  Element.prototype.animate = function (...how) { glided++; return animate.apply(this, how); };
                }"""
            )
            before = version(page)
            page.locator(".hand .legal").first.click()  # it leaves the hand, and the others move up
            changed(page, before)
            assert bool(page.evaluate("glided")) == (motion != "reduce")
            durations = page.evaluate("document.getAnimations().map(one => Number(one.effect.getTiming().duration))")
            assert motion != "reduce" or all(duration <= 1 for duration in durations)


@pytest.mark.parametrize("game", GAMES)
def test_small_screens_lose_nothing(server: Server, chromium: Browser, trouble: Trouble, game: str) -> None:
    """Nothing scrolls sideways, and the question and all that is in the bars stays in the window."""
    match = played(game, 2, "7", MIDDLE[game])
    for language, size in LOOKS.values():
        with open_context(chromium, server.url, trouble, size, language) as context:
            page = settled(context.new_page(), import_table(context, match))
            assert not sideways(page), f"{game} {language} {size}"
            assert not page.evaluate(LOST), f"{game} {language} {size}: {page.evaluate(LOST)}"


@pytest.mark.long
def test_large_text_loses_nothing(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """The same for somebody whose browser writes twice as large."""
    large = chromium.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    for game in GAMES:
        match = played(game, 2, "7", MIDDLE[game])
        for language, size in LOOKS.values():
            with open_context(large, server.url, trouble, size, language) as context:
                page = settled(context.new_page(), import_table(context, match))
                assert size == PHONE or not sideways(page), f"{game} {language} {size}"
                assert not page.evaluate(LOST), f"{game} {language} {size}: {page.evaluate(LOST)}"
    large.close()


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


# What of the status bar is cut off: text wider or higher than its box, things outside the window.
LOST = """() => {
  const cut = thing => {
    const box = thing.getBoundingClientRect();
    const inline = getComputedStyle(thing).display === 'inline';
    return box.left < -1 || box.right > innerWidth + 1 || !inline && thing.scrollWidth > thing.clientWidth + 2;
  };
  const things = [...document.querySelectorAll('#question, .qb-tool, #act .qbtn')];
  return things.filter(thing => thing.checkVisibility() && cut(thing)).map(thing => thing.outerHTML.slice(0, 120)).join(' ');
}"""


def test_a_page_fetches_only_what_it_does_not_show(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """The stream begins with how the table is now: nothing that the page did not come with."""
    with open_context(chromium, server.url, trouble) as context:
        page = context.new_page()
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url) if "/view" in request.url else None)
        with page.expect_response("**/events*"):
            settled(page, import_table(context, played("san-juan", 2, "1", 1)))
        context.request.post(f"{page.url.split('?')[0]}/chat", form={"text": "hello"})
        expect(page.locator("#chat")).to_contain_text("hello")
        assert len(fetched) == 1


def test_the_tab_says_whose_turn_it_is(server: Server, chromium: Browser, trouble: Trouble) -> None:
    people = two_people(server, chromium, trouble, "san-juan")
    seat = turn(people)
    me, other = people[seat], people[1 - seat]
    expect(me.page).to_have_title(re.compile("^●"))
    expect(other.page).not_to_have_title(re.compile("●"))
    assert "mine" in str(me.page.locator("link[rel=icon]").get_attribute("href"))
    assert "mine" not in str(other.page.locator("link[rel=icon]").get_attribute("href"))
    for _ in range(20):
        if turn(people) != seat:
            break
        before = version(other.page)
        me.page.evaluate("document.querySelector('#all-actions button').click()")
        changed(other.page, before)
        changed(me.page, before)
    expect(other.page).to_have_title(re.compile("^●"))
    expect(me.page).not_to_have_title(re.compile("●"))
    if seat == 0:
        expect(other.page).to_have_title(re.compile("نوبت شما"))
    for one in people:
        one.page.context.close()


def test_undo_says_why_it_stops(server: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, server.url, trouble) as context:
        page = settled(context.new_page(), import_table(context, played("san-juan", 2, "1", 0)))
        undo = page.locator("button[name=undo]")
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_contain_text("nothing chosen yet")
        undo.click(force=True)
        expect(page.locator(".toast")).to_contain_text("nothing chosen yet")
    with open_context(chromium, server.url, trouble) as context:
        player = Player(context.new_page(), new_table(context, "san-juan"), "undo")
        player.arrive()
        undo = player.page.locator("button[name=undo]")
        for _ in range(60):
            if undo.get_attribute("aria-disabled") and "stops here" in undo.inner_text():
                break
            player.choose()
        before = version(player.page)
        undo.click(force=True)
        expect(player.page.locator(".toast")).to_contain_text("stops here")
        assert version(player.page) == before


def test_what_shows_something_takes_one_more_click(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """The prospector draws a card, which cannot be taken back: it is asked again, unless the reader wants no such question."""
    with open_context(chromium, server.url, trouble) as context:
        page = settled(context.new_page(), import_table(context, played("san-juan", 2, "1", 0)))
        page.evaluate("localStorage.setItem('serai-careful', 'on')")
        version = page.locator("#act").get_attribute("data-version")
        page.locator("#role-prospector").click()
        expect(page.locator("#pop")).to_contain_text("cannot be taken back")
        assert page.locator("#act").get_attribute("data-version") == version
        page.locator("#pop button").click()
        expect(page.locator("body")).to_contain_text("chooses the Prospector")


def test_all_actions_are_at_hand_on_a_phone(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """A few stand in the bar; all of them are in the list, one tap away."""
    with open_context(chromium, server.url, trouble, PHONE) as context:
        page = settled(context.new_page(), import_table(context, played("san-juan", 2, "1", 1)))
        expect(page.locator('#act button[value="pass"]')).to_be_visible()
        page.locator("[data-more]").tap()
        expect(page.locator('#all-actions button[value="pass"]')).to_be_in_viewport()
        before = version(page)
        page.locator('#all-actions button[value="pass"]').tap()
        page.wait_for_function("before => Number(document.querySelector('#act')?.dataset.version ?? 1e9) > before", arg=before)


# ---- Rules of accessibility ----------------------------------------------------------------


def violations(page: Page, *rules: str) -> list[str]:
    """Whatever axe finds, by all of its rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(
        "rules => axe.run(document, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) })", rules
    )
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("look", PAINTS)
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible(server: Server, chromium: Browser, trouble: Trouble, game: str, look: str) -> None:
    language, theme = look.split("-")
    match = played(game, 3, "7", MIDDLE[game])
    with open_context(chromium, server.url, trouble, WIDE, language, color_scheme=theme, bypass_csp=True) as context:
        page = settled(context.new_page(), import_table(context, match))
        assert violations(page) == []


@pytest.mark.parametrize("look", PAINTS)
def test_pages_around_the_table_are_accessible(server: Server, chromium: Browser, trouble: Trouble, look: str) -> None:
    language, theme = look.split("-")
    with open_context(chromium, server.url, trouble, WIDE, language, color_scheme=theme, bypass_csp=True) as context:
        waiting = new_table(context, "san-juan", "open")
        hot = new_table(context, "san-juan", "hot")
        over = import_table(context, played("san-juan", 2, "7", 10_000)).split("?")[0]
        paths = {
            "home": "/",
            "new table": "/new",
            "learn": "/learn",
            "rules": "/learn/san-juan",
            "lobby": f"/t/{waiting}",
            "curtain": f"/t/{hot}",
            "score": f"{over}/score",
            "replay": f"{over}/replay?at=20&seat=0",
        }
        page = context.new_page()
        for name, path in paths.items():
            page.goto(path)
            assert violations(page) == [], name
    with open_context(chromium, server.url, trouble, WIDE, language, color_scheme=theme, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(f"/join/{waiting}")
        assert violations(page) == [], "code of an invitation"
        page.goto(invitation(server, waiting, 1))
        page.locator("[name=name]").wait_for()
        assert violations(page) == [], "join"
