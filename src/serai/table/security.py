"""Who asks, in which language, and from which site: cookies, headers, forms of other sites."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from functools import partial
from typing import Any, NamedTuple

import litestar
from litestar import Response
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from serai.table import store
from serai.table.addresses import block
from serai.table.database import Unavailable
from serai.table.house import House
from serai.table.room import Stuck
from serai.table.server_log import LOG
from serai.table.store import hash_of
from serai.words import LANGUAGES

PERSON, LANGUAGE = "serai", "serai-language"
YEARS = 2 * 365 * 24 * 3600
COOKIES = 4096  # characters of all cookies that are read; ours have about 150
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {  # of every answer that does not say otherwise
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
TOKEN = re.compile(r"(?P<token>[\w-]{32,64})(\.[\w-]{1,64})?", re.ASCII)
Request = litestar.Request[Any, Any, Any]


# ---- Persons -----------------------------------------------------------------------------------


class Visitor(NamedTuple):
    """The person of a request; with the token of a cookie that is to be set, if there is one."""

    person: str
    token: str = ""


def person_of(request: Request) -> str:
    """The person who uses this browser, as the database knows them: SHA-256 of a token in a cookie.  The server has signed it:
    what a client makes up is not a person."""
    state = request.scope["state"]
    if "visitor" not in state:
        token = signed_token(key_of(request), cookie(request, PERSON))
        fresh = "" if token else secrets.token_urlsafe(32)
        state["visitor"] = Visitor(hash_of(token or fresh), fresh)
    return str(state["visitor"].person)


def key_of(request: Request) -> bytes:
    """The key of this server, which lies in its database."""
    house: House = request.app.state.house
    if not house.key:
        raise Unavailable("the database was not opened yet")
    return house.key


def mac(key: bytes, purpose: str, text: str) -> bytes:
    """What only this server can make of a text."""
    return hmac.digest(key, f"{purpose} {text}".encode(), "sha256")[:16]


def signed(key: bytes, token: str) -> str:
    return f"{token}.{urlsafe_b64encode(mac(key, PERSON, token)).decode().rstrip('=')}"


def signed_token(key: bytes, value: str) -> str:
    """The token of a cookie, if it is of our making."""
    token = value.partition(".")[0]
    return token if hmac.compare_digest(signed(key, token).encode(), value.encode()) else ""


async def recognise(request: Request) -> None:
    """A token without our signature is still a person if the database knows it: it comes from Serai 0.1, or was signed with a
    key that was lost.  It is signed anew."""
    house: House = request.app.state.house
    found = TOKEN.fullmatch(cookie(request, PERSON))
    if found and house.key and not signed_token(house.key, found[0]):
        person = hash_of(found["token"])
        if await house.database.peek(partial(store.known, person=person)):
            request.scope["state"]["visitor"] = Visitor(person, found["token"])


def opener_of(request: Request) -> str:
    """Who opens a table, for limits: an address that can be compared, but not read."""
    return mac(key_of(request), "opener", address_of(request)).hex()


def address_of(request: Request) -> str:
    """What limits count by."""
    return block(request.client.host) if request.client else ""


BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # in this order: most of them also name the last ones
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def device_of(request: Request) -> str:
    """What a person calls this device by: browser and system."""
    agent = request.headers.get("user-agent", "")[:400]
    found = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join({"Edg": "Edge", "OPR": "Opera"}.get(name, name) for name in found if name)


# ---- Cookies and languages ---------------------------------------------------------------------


def cookie(request: Request, name: str) -> str:
    """A cookie of ours, by a plain split: the parser of Python before 3.11.10 takes quadratic time."""
    for part in request.headers.get("cookie", "")[:COOKIES].split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name:
            return value.strip()
    return ""


def language_of(request: Request) -> str:
    """The language that was chosen, else the first that the browser asks for and we have."""
    wanted = [request.query_params.get("lang", ""), cookie(request, LANGUAGE)]
    wanted += [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def remember(request: Request, response: Response[Any]) -> None:
    """Cookies for a new person and for a language that was just chosen."""
    visitor = request.scope["state"].get("visitor")
    chosen = {PERSON: signed(key_of(request), visitor.token)} if visitor and visitor.token else {}
    if request.query_params.get("lang") in LANGUAGES:
        chosen[LANGUAGE] = request.query_params["lang"]
    secure = request.scope["scheme"] == "https"
    for name, value in chosen.items():
        response.set_cookie(Cookie(name, value=value, max_age=YEARS, httponly=True, samesite="lax", secure=secure))


# ---- Sites and programs ------------------------------------------------------------------------


def bearer(request: Request) -> str:
    """The secret of a seat, as programs send it."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise NotAuthorizedException("Send the key of your seat: Authorization: Bearer <key>")
    return str(secret.strip())


def by_program(request: Request) -> bool:
    """A form on a page cannot send a bearer's secret; pages ask for none, so there it proves nothing."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return request.scope["path"].startswith("/api/") and kind.lower() == "bearer" and bool(secret.strip())


async def enter(request: Request) -> None:
    """Before every request: it may not come from another site, and old friends are recognised."""
    same_site(request)
    if not request.scope["path"].startswith(("/api/", "/static/")):
        await recognise(request)


def same_site(request: Request) -> None:
    """A form on somebody else's page must not play for you: browsers say where a request comes from."""
    if request.method in ("GET", "HEAD", "OPTIONS") or by_program(request):
        return
    site = request.headers.get("sec-fetch-site", "")
    origin = request.headers.get("origin", "")
    elsewhere = bool(origin) and origin.partition("://")[2] != request.headers.get("host")
    if site not in ("same-origin", "none") if site else elsewhere:
        LOG.warning("a form of another site was refused", path=request.scope["path_template"], origin=(origin or site)[:80])
        raise Stuck("error-other-site", "This form came from another site: open the table itself and try again there.")


def local(path: str) -> str:
    """A path that stays on this site; one that leads away becomes the first page."""
    return path if re.match(r"/(?![/\\])", path) and path.isprintable() else "/"
