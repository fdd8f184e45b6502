"""Compares the points of a chart with the table, as pandas has it.

Only where the program says that it took the columns as they are: rows that it averages, counts,
skips or sorts are not computed again.
"""

import re

import numpy as np
import pandas

from chart import Chart
from checking import Check

PLAIN = re.compile(r"(x is|y is|series by|kind is|not used:|points are named by) (.+)")


def checks(chart: Chart, frame: pandas.DataFrame) -> list[Check]:
    """Returns a check for each series, or none if the table was not taken as it is."""
    said = {}
    for part in chart.note.removeprefix("sonify: ").split("; "):
        found = PLAIN.fullmatch(part)
        if not found:
            return []
        said[found[1]] = found[2]
    parts = chart.series[:-1] if chart.is_stacked else chart.series
    is_ranged = any(option.endswith("-range") for option in chart.command)
    if chart.kind == "histogram" or is_ranged or "\n" in chart.note:
        return []
    # The number of the row is called as a column may be.
    xs = None
    if chart.x.kind in ("number", "year") and said.get("x is") != "row":
        xs = column(frame, said.get("x is", ""))
    found_checks = []
    for series in parts:
        rows = frame
        name = series.name if "series by" not in said else said["y is"]
        if "series by" in said:
            if said["series by"] not in frame.columns:
                return []
            rows = frame[frame[said["series by"]].astype(str).str.strip() == series.name]
        ys = column(rows, name)
        if ys is None or len(rows) == 0:
            return []
        expected, points = [ys.to_numpy(float)], [series.ys]
        if xs is not None:
            expected.append(xs[rows.index].to_numpy(float))
            points.append(series.xs)
        right = np.array_equal(present(expected), present(points))
        found_checks.append(Check("points", series.name, len(series.ys), len(rows), right, True))
    return found_checks


def column(frame: pandas.DataFrame, name: str) -> pandas.Series | None:
    """Returns a column of numbers, or nil if there is no such column or it has other values."""
    if name not in frame.columns or not pandas.api.types.is_numeric_dtype(frame[name]):
        return None
    return None if pandas.api.types.is_bool_dtype(frame[name]) else frame[name]


def present(columns: list[np.ndarray]) -> np.ndarray:
    """Rows of numbers in which all are present, in a common order."""
    rows = np.column_stack(columns)
    rows = rows[np.isfinite(rows).all(axis=1)]
    return rows[np.lexsort(rows.T)]
