"""Who does the work of a command: this process, several processes, or a Ray cluster."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager

from serai.cli.arguments import whole_number
from serai.lab.cluster import cluster
from serai.lab.simulate import Crew, processes


def add_jobs(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--jobs",
        type=whole_number(1),
        metavar="N",
        help="number of processes; the results do not depend on it (default 1; with --ray: every processor of the cluster)",
    )
    sub.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto, or local to start one on this machine",
    )


def crew_of(args: argparse.Namespace) -> AbstractContextManager[Crew]:
    return cluster(args.ray, args.jobs) if args.ray else processes(args.jobs or 1)
