"""How the server goes: SIGTERM first tells the proxy, then ends the streams, then lets open requests finish."""

from __future__ import annotations

import signal
import socket
import time
from types import FrameType

import uvicorn

from serai.table.server_log import LOG
from serai.table.stopping import Stopping

DRAIN = 5.0  # seconds between "not ready" and the end of the streams: a proxy looks every second
FINISH = 10  # seconds for open requests


class Server(uvicorn.Server):
    """Ends with status 0, whether by SIGTERM or by Ctrl-C.  A second signal does not wait any longer."""

    def __init__(self, config: uvicorn.Config, stopping: Stopping, drain: float = DRAIN) -> None:
        super().__init__(config)
        self.stopping, self.drain = stopping, drain
        self.leaves = 0.0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.stopping.begun:
            self.should_exit = self.force_exit = True
            return
        self.leaves = time.monotonic() + (self.drain if sig == signal.SIGTERM else 0.0)  # after Ctrl-C nobody is told
        self.stopping.begun = True

    async def on_tick(self, counter: int) -> bool:
        if self.stopping.begun and time.monotonic() >= self.leaves:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("server stops", streams=len(self.stopping.streams))
        self.stopping.end_streams()
        await super().shutdown(sockets)
