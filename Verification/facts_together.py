"""Recomputes what series have in common: where they cross, what separates them, the course that
they share, a delay of one behind another, which two go together, and axes that outliers squeeze."""

import itertools
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import stats

import clouds
import lines
from chart import DAY, Chart, Series, is_calendar
from checking import MAX_LISTED, Check

# Lines of noise cross thousands of times: of two series, the first are compared.
MAX_CHECKED_CROSSINGS = 100
# Of more series no crossings and no course are sought.
MAX_CROSSING = 12
# Of so many series, and of so many points of each, the closest two are sought.
MAX_ASSOCIATED, MAX_ASSOCIATED_POINTS = 16, 20_000
# Outliers squeeze the other values into less than this part of an axis.
MAX_SQUEEZED = 0.25


@dataclass
class Meeting:
    """Where two lines change their order, whether the first is above from there, and the next point at
    which they are apart."""

    x: float
    y: float
    first_is_above: bool
    apart: float


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
            x, y = float(xs[start + 1]), float(heights[start + 1])
            found.append(Meeting(x, y, is_above, float(xs[end])))
            continue
        share = differences[start] / (differences[start] - differences[end]) if is_straight else 1.0
        found.append(
            Meeting(
                float(xs[start] + share * (xs[end] - xs[start])),
                float(heights[start] + share * (heights[end] - heights[start])),
                is_above,
                float(xs[end]),
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


def courses(chart: Chart) -> Iterator[Check]:
    """The course that lines share, and the delay of one behind another."""
    said, delay = chart.facts["sharedCourse"], chart.facts["delay"]
    is_of_lines = chart.kind == "line" and not chart.is_stacked and chart.x.kind != "category"
    has_order = chart.x.is_ordered and 2 <= len(chart.series) <= MAX_CROSSING
    aligned = None
    if is_of_lines and has_order:
        aligned = lines.aligned([(one.xs, one.ys) for one in chart.series])
    if aligned is None:
        yield Check("sharedCourse", "", said, None, said is None, False)
        yield Check("delay", "", delay, None, delay is None, False)
        return
    yield from shared_course(chart, *aligned)
    found = lines.delays(*aligned)
    best = max(found, key=lambda one: one.correlation, default=None)
    if best is None or delay is None:
        yield Check("delay", "", delay, best, best is None and delay is None, True)
        return
    length = best.rows * float(np.ptp(aligned[0])) / (len(aligned[0]) - 1) / chart.x.per_unit
    told = [delay["leader"], delay["follower"]]
    right = told == [best.leader, best.follower]
    yield Check("delay", "", told, best, right, True)
    for fact, value in (("length", length), ("correlation", best.correlation)):
        right = math.isclose(delay[fact], value, rel_tol=1e-9)
        yield Check(f"delay.{fact}", "", delay[fact], value, right, True)


def shared_course(chart: Chart, xs: np.ndarray, ys: np.ndarray) -> Iterator[Check]:
    """Checks the turns by their definition; how far chance swings a line is not drawn again."""
    said = chart.facts["sharedCourse"]
    is_constant = len(xs) < 8 or bool(np.any(np.ptp(ys, axis=1) == 0))
    together = 0.0 if is_constant else lines.shared_correlation(ys)
    if said is None or is_constant:
        # Without a turn, or with many, there is no course.
        yield Check("sharedCourse", "", said, together, said is None, False)
        return
    yield Check("sharedCourse.correlation", "", said, together, together >= 0.5 - 1e-9, True)
    mean = np.mean([lines.standardised(one) for one in ys], axis=0)
    turns = said["turns"]
    places = [int(np.argmin(np.abs(xs - chart.x.number(turn["x"])))) for turn in turns]
    told = [chart.x.number(turn["x"]) for turn in turns]
    right = told == xs[places].tolist() and places[0] == 0 and places[-1] == len(xs) - 1
    right = right and places == sorted(set(places)) and 3 <= len(places) <= 7
    yield Check("sharedCourse.x", "", told, xs[places].tolist(), right, False)
    levels = np.array([turn["level"] for turn in turns])
    right = bool(np.all(np.abs(levels - mean[places]) <= 1e-9))
    yield Check("sharedCourse.level", "", levels.tolist(), mean[places].tolist(), right, True)
    for start, end in zip(places, places[1:]):
        same = int(np.sum((ys[:, end] > ys[:, start]) == (mean[end] > mean[start])))
        text = f"{same} of {len(ys)} lines"
        yield Check("sharedCourse.share", "", float(xs[end]), text, same >= 0.8 * len(ys), False)
    for before, turn, after in zip(places, places[1:], places[2:]):
        # The ends of the line are no turns.
        between = mean[max(1, before) : min(len(mean) - 1, after + 1)]
        extreme = float(np.max(between) if mean[turn] > mean[before] else np.min(between))
        right = math.isclose(mean[turn], extreme, rel_tol=1e-12, abs_tol=1e-12)
        yield Check("sharedCourse.turn", "", float(mean[turn]), extreme, right, False)


def associations(chart: Chart) -> Iterator[Check]:
    """The two series that go together most closely, where x has no order."""
    said = chart.facts["association"]
    expected = closest(chart)
    if said is None or expected is None:
        right = said is None and expected is None
        yield Check("association", "", said, expected and expected[0], right, True)
        return
    spearmans, pair = expected
    told = tuple(said["series"])
    # Several pairs may have the same correlation.
    best = abs(spearmans[pair])
    right = told in spearmans and math.isclose(abs(spearmans[told]), best, rel_tol=1e-9)
    yield Check("association", "", told, pair, right, True)
    first, second = pairs_of(chart, *told)
    values = [
        float(stats.pearsonr(first, second).statistic),
        float(stats.spearmanr(first, second).statistic),
    ]
    for fact, value in zip(("pearson", "spearman"), values):
        right = abs(said[fact] - value) <= 1e-9
        yield Check(f"association.{fact}", "", said[fact], value, right, True)


def closest(
    chart: Chart,
) -> tuple[dict[tuple[int, int], float], tuple[int, int]] | None:
    """The strong correlations of series, and which is the closest."""
    parts = chart.series
    is_asked = chart.kind == "line" and not chart.x.is_ordered
    is_asked = is_asked or chart.kind == "bar" and not is_calendar(chart.x.categories)
    if not is_asked or chart.is_stacked or not 2 <= len(parts) <= MAX_ASSOCIATED:
        return None
    xs = parts[0].xs
    are_aligned = all(np.array_equal(one.xs, xs) for one in parts)
    if not are_aligned or not 10 <= len(xs) <= MAX_ASSOCIATED_POINTS:
        return None
    found = {}
    for pair in itertools.combinations(range(len(parts)), 2):
        first, second = pairs_of(chart, *pair)
        if len(first) < 10 or not clouds.is_significant(second, first):
            continue
        spearman = float(stats.spearmanr(first, second).statistic)
        if abs(spearman) >= 0.7:
            found[pair] = spearman
    if not found:
        return None
    return found, max(found, key=lambda pair: abs(found[pair]))


def pairs_of(chart: Chart, first: int, second: int) -> tuple[np.ndarray, np.ndarray]:
    """The values of two series where both have one."""
    parts = chart.series[first], chart.series[second]
    kept = parts[0].present & parts[1].present
    return parts[0].ys[kept], parts[1].ys[kept]


@dataclass
class Squeeze:
    """What the outliers on a y axis leave to the other values."""

    outliers: int
    low: float
    high: float
    # The share of the axis that the others have.
    share: float


def squeeze(chart: Chart, number: int) -> Squeeze | None:
    """Returns the squeeze of a y axis, or nil if it has no outliers or not all are listed."""
    axis = chart.ys[number]
    rest, outliers = [], []
    for series, said in zip(chart.series, chart.facts["series"]):
        if series.axis != number:
            continue
        if len(said["outliers"]) < said["outlierCount"]:
            return None
        kept = series.present.copy()
        for one in said["outliers"]:
            x, y = chart.x.number(one["x"]), axis.number(one["y"])
            kept[np.flatnonzero(kept & (series.xs == x) & (series.ys == y))[:1]] = False
        rest.append(series.ys[kept])
        outliers.append(series.ys[series.present & ~kept])
    values = np.concatenate(rest) if rest else np.array([])
    if len(values) == 0 or np.min(values) == np.max(values):
        return None
    ends = np.array([np.min(values), np.max(values)])
    # A dip of one series may lie within the others, and what is outside the axis takes no room.
    apart = np.concatenate(outliers)
    apart = apart[(apart < ends[0]) | (apart > ends[1])]
    count = int(np.sum((apart >= axis.low) & (apart <= axis.high)))
    if count == 0:
        return None
    return Squeeze(count, float(ends[0]), float(ends[1]), float(np.ptp(axis.position(ends))))


def said_of_all(chart: Chart) -> Iterator[Check]:
    """Whether the text names each axis that outliers squeeze, and the whole of a part."""
    if "full" not in chart.texts or len(chart.series) == 0:
        return
    lines_of = chart.texts["full"]
    said = sum(bool(re.search(" most of the y axis( of .+)?; ", one)) for one in lines_of)
    found = [] if chart.is_stacked else [squeeze(chart, number) for number in range(len(chart.ys))]
    tight = [one for one in found if one and one.share < MAX_SQUEEZED]
    yield Check("squeezes are said", "", said, tight, said == len(tight), False)
    if chart.whole is not None:
        counts = [len(one.xs) for one in (*chart.series, *chart.whole.series)]
        is_part = sum(counts[: len(chart.series)]) < sum(counts[len(chart.series) :])
        is_part = is_part and any(len(one.values) for one in chart.series)
        is_part = is_part and chart.kind != "histogram" and not chart.is_stacked
        said = sum("n the whole chart, " in one for one in lines_of)
        yield Check("whole is said", "", said, is_part, said == int(is_part), False)


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
