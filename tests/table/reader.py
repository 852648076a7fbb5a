"""Pages as a careful reader sees them: balanced tags, ids used once, what can be sent, which fields have a name."""

from __future__ import annotations

import json
from html.parser import HTMLParser

VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})


class Page(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.actions: set[str] = set()
        self.fields: list[dict[str, str]] = []
        self.labelled: set[str] = set()
        self.feed(html)
        self.close()
        assert self.open == []
        assert len(self.ids) == len(set(self.ids)), sorted(name for name in self.ids if self.ids.count(name) > 1)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert len(found) == len(attrs), f"an attribute twice: {tag} {attrs}"
        self.tags.append(tag)
        self.ids += [found["id"]] if "id" in found else []
        if found.get("name") == "action":
            self.actions.add(found["value"])
        if "data-acts" in found:
            self.actions |= set(json.loads(found["data-acts"]))
        if tag == "label" and "for" in found:
            self.labelled.add(found["for"])
        if tag in ("input", "select", "textarea") and found.get("type") not in ("hidden", "submit"):
            named = "label" in self.open or "aria-label" in found
            self.fields.append({**found, "named": "yes" if named else ""})

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"{tag} closes nothing: {self.getpos()}"
        assert self.open.pop() == tag, (tag, self.getpos())
