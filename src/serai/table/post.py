"""What has to be done at a certain time: clocks that run out, notices, notices that are old.  Several processes are safe.

Each round is a method that a test can call; `run` repeats them.  What fails is logged and tried again in the next round."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from serai.table import deadlines, outbox, people, store
from serai.table.channels import Channel, Gone, Later, Outcome
from serai.table.channels.settings import Settings, new_key, open_channels
from serai.table.database import Unavailable, patiently
from serai.table.house import House
from serai.table.notices import notice
from serai.table.outbox import Item
from serai.table.people import Offer
from serai.table.server_log import LOG

KEY = "vapid"  # the fact that holds the private key of web push
CLOCKS, NOTICES, OLD = 2.0, 2.0, 3600.0  # seconds between two rounds


async def run(house: House, settings: Settings) -> None:
    """The post of a house, until it is cancelled."""
    channels: dict[str, Channel] = {}
    key = ""
    if settings.can_send:
        private = await patiently(partial(house.database.write, partial(store.fact, name=KEY, make=new_key)))
        channels, key = open_channels(settings, private)
    LOG.info("the post begins", channels=" ".join(channels) or "none")
    post = Post(house, settings.site, channels, key, settings.loopback)
    try:
        await post.run()
    finally:
        await post.close()


class Post:
    """`site`: the public address of the server, to which the links of notices lead.  `channels`: by kind; without them there
    are no notices, and clocks run all the same."""

    def __init__(
        self,
        house: House,
        site: str = "",
        channels: Mapping[str, Channel] | None = None,
        key: str = "",
        loopback: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.house, self.database, self.site, self.clock = house, house.database, site.rstrip("/"), clock
        self.channels = dict(channels or {})
        self.offer = Offer(list(self.channels), key, loopback)

    async def run(self) -> None:
        """Until it is cancelled."""
        await patiently(partial(self.database.write, partial(people.offering, made=self.offer)))  # what pages may offer
        async with asyncio.TaskGroup() as group:
            group.create_task(self.again(self.tick, CLOCKS))
            group.create_task(self.again(self.tidy, OLD))
            for kind in self.channels:
                group.create_task(self.again(partial(self.deliver, kind), NOTICES))

    async def again(self, work: Callable[[], Awaitable[int]], pause: float) -> None:
        """A round after the other; while there is more to do, without a pause."""
        while True:
            try:
                done = await work()
            except Unavailable as error:
                LOG.warning("the database does not answer", why=str(error))
                done = 0
            if not done:
                await asyncio.sleep(pause)

    async def close(self) -> None:
        for channel in self.channels.values():
            await channel.close()

    # -- clocks --

    async def tick(self) -> int:
        """Bots take the seats of people whose time is over."""
        now = self.clock()
        found = await self.database.read(partial(deadlines.due, now=now))
        for one in found:
            try:
                await self.house.time_out(one)
            except Unavailable:
                raise
            except Exception as error:  # a table that cannot be played on does not stand in the way of the others
                LOG.error("a clock could not be stopped", table=one.table_id, seat=one.seat, error=error)
                await self.database.write(partial(deadlines.postpone, one=one, now=now))
        return len(found)

    # -- notices --

    async def deliver(self, kind: str) -> int:
        """Send what is due on one kind of channel."""
        items = await self.database.light(partial(outbox.claim, channel=kind, now=self.clock()))
        useless = [one for one in items if not one.wanted]
        if useless:
            await self.database.write(partial(outbox.drop, items=useless))
        await asyncio.gather(*[self.send(kind, one) for one in items if one.wanted])
        return len(items)

    async def send(self, kind: str, one: Item) -> None:
        outcome = await self.tried(kind, one)
        dead = await self.database.write(partial(outbox.settle, sent=one, outcome=outcome, now=self.clock()))
        if isinstance(outcome, Later):
            LOG.warning(
                "a notice was not sent", channel=kind, notice=one.id, tries=one.tries, why=outcome.why, dead=dead or None
            )
        elif isinstance(outcome, Gone):
            LOG.info("nobody is at the end of a channel any more", channel=kind, notice=one.id)

    async def tried(self, kind: str, one: Item) -> Outcome:
        made = notice(one.id, one.kind, one.subject, one.language, self.site, one.token)
        try:
            return await self.channels[kind].send(one.target, made)
        except Exception as error:  # a mistake of ours in one notice does not stop the others
            LOG.error("a notice failed", channel=kind, notice=one.id, error=error)
            return Later(why=type(error).__name__)

    # -- what is old --

    async def tidy(self) -> int:
        """Addresses that nobody confirmed, notices that are dead."""
        now = self.clock()
        await self.database.write(partial(people.remove_unconfirmed, now=now))
        await self.database.write(partial(outbox.expire, now=now))
        return 0
