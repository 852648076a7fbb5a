"""What people send: forms and numbers, each read by one function that bounds it."""

from __future__ import annotations

from collections.abc import Container
from urllib.parse import parse_qsl

from litestar.datastructures import FormMultiDict
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException

from serai.table.room import Stuck
from serai.table.security import Request

DIGITS = 9  # of the longest number that anybody has to send
ANY = range(10**DIGITS)
FIELDS = 200  # of the longest form


def number(text: object, allowed: Container[int]) -> int | None:
    """A number from outside, in plain digits as we write it ourselves; None if it is not one of those that are allowed."""
    if not isinstance(text, str) or not (text.isascii() and text.isdigit()) or len(text) > DIGITS:
        return None
    found = int(text)
    return found if str(found) == text and found in allowed else None


async def form_of(request: Request) -> FormMultiDict:
    """The fields of a form.  Litestar's own reader of simple forms keeps the last 1,024 of them in memory, whatever their
    length, and takes bytes for text that are none."""
    try:
        if request.content_type[0] == RequestEncodingType.URL_ENCODED:
            text = (await request.body()).decode()
            form = FormMultiDict(parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=FIELDS))
        else:
            form = await request.form()
    except ClientException as error:
        raise (unreadable() if error.status_code == 400 else error) from None
    except (ValueError, LookupError):  # not UTF-8, an unknown encoding, too many fields
        raise unreadable() from None
    if any([isinstance(value, str) and "\0" in value for _, value in form.multi_items()]):
        raise unreadable()  # a database would stumble over it
    return form


def unreadable() -> Stuck:
    return Stuck("error-unreadable", "This request cannot be read: it is damaged, or not text in UTF-8. Send it again.")
