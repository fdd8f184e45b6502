"""Compares the points of a chart with the table, as pandas has it.

Only where the program says that it took the columns as they are, or averaged the rows of each
category: rows that it counts, skips or sorts are not computed again.
"""

import re

import numpy as np
import pandas

from chart import Chart
from checking import Check

PLAIN = re.compile(r"(x is|y is|series by|kind is|not used:|points are named by) (.+)")
# Other columns, and how values are shown.
BESIDE = re.compile(
    r".+ (?:has an axis of its|have an axis of their) own|.+ is not used: .+|if it means .+"
)
AVERAGED = re.compile(r"averaged (?:up to )?\d+ rows for each (.+)")


def checks(chart: Chart, frame: pandas.DataFrame) -> list[Check]:
    """Returns a check for each series, or none if the table was not taken as it is."""
    said = note(chart)
    if said is None:
        return []
    if "averaged" in said:
        return means(chart, frame)
    parts = chart.series[:-1] if chart.is_stacked else chart.series
    is_ranged = any(option.startswith(("--x-range", "--y-range")) for option in chart.command)
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


def note(chart: Chart) -> dict[str, str] | None:
    """What the program says that it took, or nil if it did more than that."""
    said = {}
    for part in chart.note.removeprefix("sonify: ").split("; "):
        if AVERAGED.fullmatch(part):
            said["averaged"] = part
        elif not BESIDE.fullmatch(part):
            found = PLAIN.fullmatch(part)
            if not found:
                return None
            said[found[1]] = found[2]
    return said


def groups(chart: Chart, frame: pandas.DataFrame) -> list[pandas.DataFrame] | None:
    """For each series the mean and the count of the rows of each category; nil if the chart has no
    means or its names are not those of the table."""
    said = note(chart)
    if said is None or "averaged" not in said or chart.x.kind != "category" or chart.is_stacked:
        return None
    if said.get("x is") not in frame.columns:
        return None
    found = []
    for series in chart.series:
        rows, name = frame, series.name
        if "series by" in said:
            if said["series by"] not in frame.columns:
                return None
            rows = frame[names(frame[said["series by"]]) == " ".join(series.name.split())]
            name = said["y is"]
        ys = column(rows, name or said["y is"])
        if ys is None:
            return None
        table = grouped(ys, names(rows[said["x is"]]))
        if not set(table.index) <= set(categories(chart)):
            return None
        found.append(table[table["count"] > 0])
    return found


def grouped(ys: pandas.Series, places: pandas.Series) -> pandas.DataFrame:
    table = ys.groupby(places).agg(["mean", "count"])
    table["size"] = ys.abs().groupby(places).max()
    return table


def row_counts(chart: Chart, frame: pandas.DataFrame) -> list[int] | None:
    """How many rows each mean has, as far as the note tells the columns."""
    rows = averaged_rows(chart, frame)
    if rows is None:
        return None
    counts = [count for places, ys in rows for count in ys.groupby(places).count().tolist()]
    return [one for one in counts if one > 0] or None


def row_means(chart: Chart, frame: pandas.DataFrame) -> list[float] | None:
    """The mean of all rows of each series whose values are means; nil if the note does not tell."""
    rows = averaged_rows(chart, frame)
    return None if rows is None else [float(ys[places.notna()].mean()) for places, ys in rows]


def averaged_rows(
    chart: Chart, frame: pandas.DataFrame
) -> list[tuple[pandas.Series, pandas.Series]] | None:
    """For each series, the x and the y of the rows whose means it has."""
    parts = chart.note.removeprefix("sonify: ").split("; ")
    said = dict(found.groups() for part in parts if (found := PLAIN.fullmatch(part)))
    x, by = said.get("x is"), said.get("series by")
    if x not in frame.columns or by and by not in frame.columns:
        return None
    if any(option.startswith("--x-range") for option in chart.command):
        places = frame[x]
        if chart.x.kind == "date":
            dates = pandas.to_datetime(places, errors="coerce", format="ISO8601", utc=True)
            places = (dates - pandas.Timestamp(0, tz="UTC")) / pandas.Timedelta(seconds=1)
        elif not pandas.api.types.is_numeric_dtype(places):
            return None
        frame = frame[(places >= chart.x.low) & (places <= chart.x.high)]
    found = []
    for series in chart.series:
        rows = frame
        if by:
            rows = frame[names(frame[by]) == " ".join(series.name.split())]
        ys = column(rows, said.get("y is", "") if by else series.name or said.get("y is", ""))
        if ys is None or len(rows) == 0:
            return None
        found.append((rows[x], ys))
    return found


def names(texts: pandas.Series) -> pandas.Series:
    """Names as they stand in a table, with single spaces."""
    return texts.astype(str).where(texts.notna()).str.strip().str.replace(r"\s+", " ", regex=True)


def categories(chart: Chart) -> list[str]:
    return [" ".join(one.split()) for one in chart.x.categories]


def means(chart: Chart, frame: pandas.DataFrame) -> list[Check]:
    """Compares the means that a chart has with those of pandas."""
    found = []
    for series, table in zip(chart.series, groups(chart, frame) or []):
        places = [categories(chart)[int(x)] for x in series.at]
        expected = table["mean"].reindex(places).to_numpy()
        size = float(table["size"].max()) if len(table) else 0.0
        right = len(places) == len(table) and bool(
            np.allclose(series.values, expected, rtol=1e-9, atol=1e-12 * size)
        )
        found.append(Check("points", series.name, len(places), len(table), right, True))
    return found


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
