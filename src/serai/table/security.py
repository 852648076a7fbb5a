"""Who asks, in which language, and from which site: cookies, headers, forms of other sites."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

import litestar
from litestar import Response
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from serai.table.server_log import LOG
from serai.table.store import hash_of
from serai.words import LANGUAGES

PERSON, LANGUAGE = "serai", "serai-language"
YEARS = 2 * 365 * 24 * 3600
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
Request = litestar.Request[Any, Any, Any]


def person_of(request: Request) -> str:
    """The person who uses this browser, as the database knows them: the hash of a secret in a cookie, made at the first
    visit."""
    known: str = request.cookies.get(PERSON, "")
    if len(known) >= 32 and known.replace("-", "").replace("_", "").isalnum():
        return hash_of(known)
    if "person" not in request.state:
        request.state.person = secrets.token_urlsafe(32)
    return hash_of(str(request.state.person))


BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # in this order: most of them also name the last ones
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def device_of(request: Request) -> str:
    """What a person calls this device by: browser and system."""
    agent = request.headers.get("user-agent", "")[:400]
    found = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join({"Edg": "Edge", "OPR": "Opera"}.get(name, name) for name in found if name)


def language_of(request: Request) -> str:
    """The language that was chosen, else the first that the browser asks for and we have."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get(LANGUAGE, "")]
    wanted += [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def bearer(request: Request) -> str:
    """The secret of a seat, as programs send it."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise NotAuthorizedException("Send the key of your seat: Authorization: Bearer <key>")
    return str(secret.strip())


async def same_site(request: Request) -> None:
    """A form on somebody else's page must not play for you: browsers say where a request comes from."""
    if request.method in ("GET", "HEAD", "OPTIONS") or "authorization" in request.headers:
        return
    site = request.headers.get("sec-fetch-site", "")
    origin = request.headers.get("origin", "")
    foreign = (
        site not in ("same-origin", "none") if site else bool(origin) and urlsplit(origin).netloc != request.headers.get("host")
    )
    if foreign:
        LOG.warning("a form of another site was refused", route=request.scope["path_template"], origin=(origin or site)[:80])
        raise PermissionDeniedException("This form came from another site: open the table itself and try again there.")


async def dress(response: Response[Any]) -> Response[Any]:
    """Headers that keep a page to itself."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def remember(request: Request, response: Response[Any]) -> None:
    """Cookies for a new person and for a language that was just chosen."""
    secure = request.url.scheme == "https"
    if "person" in request.state:
        response.set_cookie(
            Cookie(PERSON, value=request.state.person, max_age=YEARS, httponly=True, samesite="lax", secure=secure)
        )
    if request.query_params.get("lang") in LANGUAGES:
        chosen = request.query_params["lang"]
        response.set_cookie(Cookie(LANGUAGE, value=chosen, max_age=YEARS, httponly=True, samesite="lax", secure=secure))
