"""A part of a chart: the middle half of its x, of a third of the tables."""

import datetime
import zlib

import numpy as np

from chart import Chart

# Of so many tables, one is also described in part.
EVERY = 3


def options(one: Chart) -> list[str] | None:
    """The options for the middle half of x, or nil if none is asked for or x has no range."""
    is_ranged = any(option.startswith("--x-range") for option in one.command)
    if zlib.crc32(one.name.encode()) % EVERY or is_ranged or one.kind == "histogram":
        return None
    if one.x.kind not in ("number", "year", "date", "duration", "timeOfDay"):
        return None
    xs = np.unique(np.concatenate([series.xs for series in one.series]))
    if len(xs) < 8:
        return None
    low, high = (xs[0] + share * (xs[-1] - xs[0]) for share in (0.25, 0.75))
    # At x that the chart has, so that no digit is lost.
    within = xs[(xs >= low) & (xs <= high)]
    if len(within) < 2:
        return None
    ends = [text(one, float(x)) for x in (within[0], within[-1])]
    return None if None in ends else [*one.command[3:], f"--x-range={ends[0]}:{ends[1]}"]


def of_whole(options: list[str]) -> list[str] | None:
    """The options for the whole of which these ask for a part; nil if they ask for no part."""
    if "--x-range" not in options:
        return None
    place = options.index("--x-range")
    return options[:place] + options[place + 2 :]


def text(one: Chart, x: float) -> str | None:
    """An x as the option takes it; of years before 1000 and of parts of seconds, none."""
    if one.x.kind != "date":
        return f"{x:.0f}" if x == round(x) and abs(x) < 1e15 else repr(x)
    if x != round(x):
        return None
    moment = datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=x)
    if moment.year < 1000:
        return None
    return moment.strftime("%Y-%m-%d" if moment.time() == datetime.time() else "%Y-%m-%d %H:%M:%S")
