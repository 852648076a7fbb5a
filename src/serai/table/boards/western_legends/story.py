"""The recap of a turn: the events of Western Legends that are worth a word in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.table.boards import Beat

STORY: Final[Mapping[str, Beat]] = {
    "told-went": Beat("step", "thing", last=True),
    "fight-duel": Beat("fight"),
    "fight-rob": Beat("fight"),
    "fight-arrest": Beat("marshal"),
    "fight-bandit": Beat("bandit"),
    "fight-guard": Beat("bank"),
    "fight-sheriff": Beat("sheriff"),
    "fight-black-duels": Beat("fight"),
    "fight-black-robs": Beat("fight"),
    "told-won": Beat("check"),
    "told-lost": Beat("close"),
    "told-declined": Beat("close"),
    "told-arrested": Beat("sheriff"),
    "told-lp-gained": Beat("lp", total="n"),
    "told-lp-lost": Beat("lp", total="n"),
    "told-mp-gained": Beat("marshal", total="n"),
    "told-mp-lost": Beat("marshal", total="n"),
    "told-wp-gained": Beat("wanted", total="n"),
    "told-wp-lost": Beat("wanted", total="n"),
    "told-money-gained": Beat("dollar", total="n"),
    "told-money-lost": Beat("dollar", total="n"),
    "told-gold-gained": Beat("gold", total="n"),
    "told-gold-lost": Beat("gold", total="n"),
    "told-wounds-gained": Beat("wound", total="n"),
    "told-wounds-lost": Beat("wound", total="n"),
    "told-item": Beat("store", "thing"),
    "told-upgraded": Beat("store"),
    "told-cattle": Beat("cattle"),
    "told-cattle-seen": Beat("cattle"),
    "told-cattle-lost": Beat("cattle"),
    "told-delivered": Beat("cattle"),
    "told-joined": Beat("cards"),
    "told-won-poker": Beat("cards"),
    "told-goal": Beat("target"),
    "told-came": Beat("person"),
}
