"""Checks sentences of candles against the columns of the table."""

import numpy as np
import pandas

from line import Line


def column(line: Line, name: str) -> pandas.Series:
    table = line.chart.table
    return table[name] if table is not None else pandas.Series(dtype=float)


def ends_of_candles(line: Line) -> None:
    """The highest of the highs and the lowest of the lows, each with its place."""
    for part, values, extreme in (
        ("high", column(line, "high"), "max"),
        ("low", column(line, "low"), "min"),
    ):
        shown, place = line.reader.point(line.fields[part], line.axis)
        expected = float(getattr(values, extreme)())
        right = shown.fits(expected, line.value_place(expected))
        line.add(line.fields[part], expected, right)
        at = line.series.xs[np.flatnonzero(values.to_numpy() == expected)]
        line.claim(line.fields[part], at[:5].tolist(), any(place.fits(x) for x in at))


def ways_of_candles(line: Line) -> None:
    rise = column(line, "close") - column(line, "open")
    line.count("count", int((rise > 0).sum()))
    line.count("all", int(rise.notna().sum()))
    line.count("falling", int((rise < 0).sum()))
