"""The page of preferences: time zone, sleeping hours, language, notices.  Links in notices work without a cookie."""

from __future__ import annotations

import re
import time
from functools import partial
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post
from sqlalchemy.engine import Connection

from serai.table import outbox, people
from serai.table.access import house_of
from serai.table.channels import HOOK, MAIL, PUSH, targets
from serai.table.clock import BadSleep, BadZone, sleep_of, zone_of, zones
from serai.table.forms import form_of
from serai.table.limits import limit
from serai.table.notices import CONFIRM, TEST
from serai.table.people import Preferences, Way
from serai.table.room import Stuck
from serai.table.security import Request, language_of, person_of
from serai.table.site.common import html, see_other, shown
from serai.words import LANGUAGES
from serai.words.book import TABLE, phrasebook

REGIONS = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
DONE = {"saved": "preferences-saved", "tested": "channel-tested", "added": "channel-added"}
WORKER = files("serai.table") / "static" / "sw.js"
NAMES = {PUSH: ("channel-push", "bell"), MAIL: ("channel-mail", "mail"), HOOK: ("channel-hook", "link")}


def words(request: Request, message: str) -> str:
    return phrasebook(language_of(request), TABLE).say(message, {})


# ---- The page -----------------------------------------------------------------------------------


@get("/preferences")
async def preferences(request: Request, done: str = "") -> Response[str]:
    database, person = house_of(request).database, person_of(request)
    chosen = await database.read(partial(people.preferences, person=person))
    mine = await database.read(partial(people.ways, person=person))
    offer = await database.read(people.offer)
    return shown(
        request,
        "preferences.html",
        chosen=chosen,
        sleep_from=at(chosen.sleep_from) if chosen.sleep else "",
        sleep_to=at(chosen.sleep_to) if chosen.sleep else "",
        zones=[("UTC", ["UTC"]), *[(region, of_region(region)) for region in REGIONS]],
        ways=[described(way) for way in mine],
        kinds=offer.kinds,
        key=offer.key,
        done=words(request, DONE[done]) if done in DONE else "",
    )


def of_region(region: str) -> list[str]:
    return sorted(name for name in zones() if name.startswith(f"{region}/"))


def at(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def described(way: Way) -> dict[str, Any]:
    """A channel as its owner sees it."""
    name, icon = NAMES[way.kind]
    secret = msgspec.json.decode(way.target, type=targets.Hook).secret if way.kind == HOOK else ""
    return {"id": way.id, "confirmed": way.confirmed, "name": name, "icon": icon, "shown": target(way), "secret": secret}


def target(way: Way) -> str:
    """Where a channel leads, without what is secret in it: the path of a webhook often is."""
    if way.kind == MAIL:
        return way.target
    if way.kind == HOOK:
        url = msgspec.json.decode(way.target, type=targets.Hook).url
    else:
        url = msgspec.json.decode(way.target, type=targets.Subscription).endpoint
    return urlsplit(url).hostname or ""


@post("/preferences")
async def save(request: Request) -> Response[Any]:
    form = await form_of(request)
    chosen = Preferences(language=str(form.get("language", "")), zone=str(form.get("zone", "")))
    if chosen.language not in LANGUAGES:
        chosen.language = language_of(request)
    if chosen.zone:
        try:
            zone_of(chosen.zone)
        except BadZone as error:
            raise Stuck("error-zone", str(error)) from None
    typed = [str(form.get(name, "")).strip() for name in ("sleep-from", "sleep-to")]
    if any(typed):
        chosen.sleep_from, chosen.sleep_to = hours(chosen.zone, *typed)
    await house_of(request).database.write(partial(people.prefer, person=person_of(request), chosen=chosen))
    return see_other(request, "/preferences?done=saved")


def hours(zone: str, *typed: str) -> tuple[int, int]:
    """Sleeping hours as they were typed; without a time zone they would say nothing."""
    found = [TIME.fullmatch(text) for text in typed]
    minutes = [int(one[1]) * 60 + int(one[2]) for one in found if one]
    try:
        if not zone or len(minutes) != 2:
            raise BadSleep("Sleeping hours need a time zone, and both times as 23:00.")
        return sleep_of(*minutes)
    except BadSleep as error:
        raise Stuck("error-sleep", str(error)) from None


# ---- Channels -----------------------------------------------------------------------------------


async def add(request: Request, kind: str, goal: str) -> Way:
    """A new channel; only somebody who reads what is sent there can confirm it."""
    limit(request, "notices")
    database, person, language = house_of(request).database, person_of(request), language_of(request)

    def work(connection: Connection) -> Way | None:
        chosen = people.preferences(connection, person)
        if not chosen.language:
            chosen.language = language
            people.prefer(connection, person, chosen)
        way = people.add_way(connection, person, kind, goal)
        if way is not None and not way.confirmed:
            outbox.put_own(connection, way.id, CONFIRM, time.time())
        return way

    way = await database.write(work)
    if way is None:
        raise Stuck("error-channels", f"Nobody may be told in more than {people.MOST} ways: remove or confirm one first.")
    return way


async def offered(request: Request, kind: str) -> people.Offer:
    found = await house_of(request).database.read(people.offer)
    if kind not in found.kinds:
        raise Stuck("error-notices-off", "This server sends no such notices: choose another way.")
    return found


@post("/preferences/push")
async def add_push(request: Request) -> Response[str]:
    """From the script: a browser's subscription."""
    offer = await offered(request, PUSH)
    await add(request, PUSH, targets.push((await request.body()).decode("utf-8", "replace"), offer.loopback))
    return html(request, "", 204)


@post("/preferences/mail")
async def add_mail(request: Request) -> Response[Any]:
    await offered(request, MAIL)
    address = targets.mail(str((await form_of(request)).get("address", "")))
    await add(request, MAIL, address)
    return see_other(request, "/preferences?done=added")


@post("/preferences/hook")
async def add_hook(request: Request) -> Response[Any]:
    offer = await offered(request, HOOK)
    form = await form_of(request)
    await add(request, HOOK, targets.hook(str(form.get("url", "")), str(form.get("chat", "")), offer.loopback))
    return see_other(request, "/preferences?done=added")


async def own(request: Request) -> Way:
    """The channel of this person that a form names."""
    typed = str((await form_of(request)).get("id", ""))
    mine = await house_of(request).database.read(partial(people.ways, person=person_of(request)))
    found = [way for way in mine if str(way.id) == typed]
    if not found:
        raise lost()
    return found[0]


def lost() -> Stuck:
    return Stuck("error-channel", "This link is not valid any more: nothing is sent.")


@post("/preferences/test")
async def test(request: Request) -> Response[Any]:
    limit(request, "notices")
    way = await own(request)
    await house_of(request).database.write(partial(outbox.put_own, channel=way.id, kind=TEST, now=time.time()))
    return see_other(request, "/preferences?done=tested")


@post("/preferences/remove")
async def remove(request: Request) -> Response[Any]:
    way = await own(request)
    await house_of(request).database.write(partial(people.end, token=way.token))
    return see_other(request, "/preferences")


# ---- Links in notices ---------------------------------------------------------------------------


async def named(request: Request, token: str) -> Way:
    way = await house_of(request).database.read(partial(people.way_of, token=token[:64]))
    if way is None:
        raise lost()
    return way


def consent(request: Request, title: str, said: str, button: str = "", goal: str = "") -> Response[str]:
    return shown(
        request,
        "consent.html",
        title=words(request, title),
        words=words(request, said),
        button=words(request, button) if button else "",
        action=request.url.path,
        target=goal,
    )


@get("/confirm/{token:str}")
async def ask_confirm(request: Request, token: str) -> Response[str]:
    """Programs that look into mail follow links: only the button turns anything on."""
    way = await named(request, token)
    return consent(request, "confirm-title", "confirm-ask", "confirm-yes", target(way))


@post("/confirm/{token:str}", status_code=200)
async def confirm(request: Request, token: str) -> Response[str]:
    await named(request, token)
    await house_of(request).database.write(partial(people.confirm, token=token[:64]))
    return consent(request, "confirm-title", "confirm-done")


@get("/stop/{token:str}")
async def ask_stop(request: Request, token: str) -> Response[str]:
    way = await named(request, token)
    return consent(request, "stop-title", "stop-ask", "stop-yes", target(way))


@post("/stop/{token:str}", status_code=200)
async def stop(request: Request, token: str) -> Response[str]:
    """By the button, or by a mail program with one click (RFC 8058).  A second time is answered as the first."""
    await house_of(request).database.write(partial(people.end, token=token[:64]))
    return consent(request, "stop-title", "stop-done")


@get("/sw.js", sync_to_thread=False)
def worker() -> Response[bytes]:
    """The service worker lies at the root, because it can show notices only for what lies beside or below it."""
    return Response(WORKER.read_bytes(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


PAGES = [preferences, save, add_push, add_mail, add_hook, test, remove, ask_confirm, confirm, ask_stop, stop, worker]
