"""Running programs by turns, and what they took."""

import os
import statistics
import subprocess
from dataclasses import dataclass


@dataclass
class Run:
    wall: float  # seconds
    processor: float  # seconds, over all cores
    peak: float  # MiB, of the largest process
    status: int
    output: str


class Launcher:
    """Runs programs through launch.c; a program that takes longer than `limit` seconds fails."""

    def __init__(self, path, limit=600):
        self.path = path
        self.limit = limit

    def run(self, arguments):
        reader, writer = os.pipe()
        process = subprocess.Popen(
            [self.path, str(writer), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            pass_fds=[writer],
            start_new_session=True,
        )
        os.close(writer)
        try:
            output, _ = process.communicate(timeout=self.limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            output = ""
        with os.fdopen(reader) as report:
            fields = report.read().split()
        if len(fields) != 4:
            return Run(self.limit, self.limit, 0, -9, output)
        wall, processor, peak, status = fields
        return Run(float(wall), float(processor), int(peak) / 1024, int(status), output)


def rounds(launcher, commands, count):
    """The runs of each command by its name: `count` of each, by turns, in an order that rotates.

    A first round warms the caches and is not counted; commands that fail in it are left out and
    come second.
    """
    runs, failures = {}, {}
    for name, arguments in commands.items():
        first = launcher.run(arguments)
        if first.status == 0:
            runs[name] = []
        else:
            failures[name] = first.status
    names = list(runs)
    for turn in range(count):
        shift = turn % max(1, len(names))
        for name in names[shift:] + names[:shift]:
            runs[name].append(launcher.run(commands[name]))
    return runs, failures


def median(runs, measure):
    return statistics.median(getattr(run, measure) for run in runs)


def least(runs, measure):
    return min(getattr(run, measure) for run in runs)


def ratio(slower, faster, measure="processor"):
    """How many times as long the one took as the other, by the shortest run of each.

    Other work on the machine only adds to a run, and less to the time of the processor than to that
    on the wall.
    """
    return least(slower, measure) / max(1e-6, least(faster, measure))


def line(name, runs, first=None):
    """What a program took: medians, in brackets the least, and the ratio to the first program."""
    text = (f"- {name}: {median(runs, 'wall'):.4f} s ({least(runs, 'wall'):.4f}), "
            f"processor {median(runs, 'processor'):.4f} s ({least(runs, 'processor'):.4f}), "
            f"peak {median(runs, 'peak'):.1f} MiB")
    if first is None or first is runs:
        return text
    return (text + f", {ratio(runs, first):.2f} times by processor, "
            f"{ratio(runs, first, 'wall'):.2f} by wall")
