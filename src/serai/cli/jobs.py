"""Who does the work of a command: this process, several, or a cluster."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager

from serai.cli.common import whole_number
from serai.lab.cluster import cluster
from serai.lab.simulate import Crew, processes


def add_crew(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--jobs",
        type=whole_number(1),
        metavar="N",
        help="processes; the games do not depend on it (default 1, with --ray all that the cluster has)",
    )
    sub.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto, or local for one of its own"
    )


def hired(args: argparse.Namespace) -> AbstractContextManager[Crew]:
    return cluster(args.ray, args.jobs) if args.ray else processes(args.jobs or 1)
