"""Recomputes what series have in common: where they cross, and what separates them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import stats

import clouds
from chart import DAY, Chart, Series
from checking import MAX_LISTED, Check

# Lines of noise cross thousands of times: of two series, the first are compared.
MAX_CHECKED_CROSSINGS = 100


@dataclass
class Meeting:
    """Where two lines change their order, and whether the first is above from there."""

    x: float
    y: float
    first_is_above: bool


def meetings(chart: Chart, first: Series, second: Series) -> list[Meeting]:
    """Returns where two lines cross, straight from point to point, whether there are gaps or not;
    lines that coincide for a while meet at the first point where they do."""
    if len(first.values) == 0 or len(second.values) == 0:
        return []
    low, high = max(first.at[0], second.at[0]), min(first.at[-1], second.at[-1])
    xs = np.unique(np.concatenate([first.at, second.at]))
    xs = xs[(xs >= low) & (xs <= high)]
    heights = np.interp(xs, first.at, first.values)
    differences = heights - np.interp(xs, second.at, second.values)
    is_straight = chart.kind == "line" and chart.x.kind != "category"
    found = []
    apart = np.flatnonzero(differences)
    for start, end in zip(apart, apart[1:]):
        if differences[start] * differences[end] > 0:
            continue
        is_above = bool(differences[end] > 0)
        if end > start + 1:
            found.append(Meeting(float(xs[start + 1]), float(heights[start + 1]), is_above))
            continue
        share = differences[start] / (differences[start] - differences[end]) if is_straight else 1.0
        found.append(
            Meeting(
                float(xs[start] + share * (xs[end] - xs[start])),
                float(heights[start] + share * (heights[end] - heights[start])),
                is_above,
            )
        )
    return found


def meeting(chart: Chart, said: dict[str, Any]) -> Meeting | None:
    """Returns where two series meet that a crossing names; dates are no finer than the axis."""
    first, second = (chart.series[index] for index in said["series"])
    x, y = chart.x.number(said["x"]), chart.y(first).number(said["y"])
    found = meetings(chart, first, second)
    if chart.x.kind == "date":
        granule = {"year": 366, "quarter": 92, "month": 31}.get(chart.x.granularity, 1) * DAY
        found = [one for one in found if x - 1 <= one.x < x + granule]
    return min(found, key=lambda one: (abs(one.y - y), abs(one.x - x)), default=None)


def together(chart: Chart) -> Iterator[Check]:
    """What the series of a scatter chart are together."""
    said = chart.facts["pooled"]
    parts = chart.series
    are_groups = chart.kind == "scatter" and len(parts) > 1 and chart.x.is_ordered
    if not are_groups or len({one.axis for one in parts}) > 1:
        yield Check("pooled", "", said, None, said is None, False)
        return
    xs, ys = (np.concatenate(one) for one in zip(*((one.at, one.values) for one in parts)))
    significant = clouds.is_significant(xs, ys)
    if said is None or significant is None:
        yield Check("pooled", "", said, significant, said is None and significant is None, False)
    else:
        expected = [float(stats.pearsonr(xs, ys)[0]), float(stats.spearmanr(xs, ys)[0])]
        told = [said["pearson"], said["spearman"]]
        right = all(abs(a - b) <= 1e-9 for a, b in zip(told, expected))
        yield Check("pooled", "", told, expected, right, True)
        right = said["isSignificant"] == significant
        yield Check("pooled.isSignificant", "", said["isSignificant"], significant, right, False)
    expected = []
    counts = [len(one.values) for one in parts]
    for axis, values in (("x", [one.xs for one in parts]), ("y", [one.values for one in parts])):
        found = clouds.separation(values, counts)
        if found:
            expected.append({"axis": axis, "lower": found[0], "higher": found[1]})
    right = chart.facts["separations"] == expected
    yield Check("separations", "", chart.facts["separations"], expected, right, False)


def crossings(chart: Chart) -> Iterator[Check]:
    """Compares crossings with those of straight lines between the points."""
    said = chart.facts["crossings"]
    count = chart.facts["crossingCount"]
    right = len(said) == min(MAX_LISTED, count)
    yield Check("counts of lists", "", len(said), count, right, False)
    counted: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for crossing in said:
        counted.setdefault(tuple(crossing["series"]), []).append(crossing)
    for pair, crossings in counted.items():
        first, second = (chart.series[index] for index in pair)
        names = f"{first.name}, {second.name}"
        found = meetings(chart, first, second)
        is_whole = (
            all(one.present.all() for one in (first, second))
            and not any(chart.facts["series"][index]["gaps"] for index in pair)
            and len(first.xs) == len(second.xs)
            and bool(np.all(first.xs == second.xs))
        )
        if len(said) < MAX_LISTED:
            right = len(crossings) == len(found) if is_whole else len(crossings) <= len(found)
            yield Check("count of crossings", names, len(crossings), len(found), right, False)
        size = max(float(np.max(np.abs(one.values))) for one in (first, second))
        width = chart.x.high - chart.x.low
        xs, ys = np.array([one.x for one in found]), np.array([one.y for one in found])
        for crossing in crossings[:MAX_CHECKED_CROSSINGS]:
            x, y = chart.x.number(crossing["x"]), chart.y(first).number(crossing["y"])
            if len(found) == 0:
                continue
            near_y = np.abs(ys - y) <= 1e-9 * size
            # Dates are written to the second.
            near_x = np.abs(xs - x) <= max(1e-9 * width, 0.51 if chart.x.kind == "date" else 0)
            nearest = found[int(np.argmin(np.abs(xs - x)))]
            yield Check("crossing", names, crossing, nearest, bool(np.any(near_y)), False)
            if np.any(near_y):
                yield Check(
                    "crossing.x", names, crossing, nearest, bool(np.any(near_x & near_y)), False
                )
