"""Recomputes the shape of lines: turns, segments, steps, outliers, equal values, gaps, periods."""

import math
from typing import Any

import numpy as np
import statsmodels.api

import clouds
import lines
from checking import EXACT, MAX_LISTED, Checks
from facts_scatter import scatter_scores

# The minimum number of values in a level.
MIN_LEVEL = 5


def turning_points(c: Checks) -> None:
    said = c.facts["turningPoints"]
    if not c.chart.is_in_order:
        c.equal("turningPoints", said, [])
        return
    if not said:
        return
    ys = c.series.values
    at = c.series.at
    places = []
    for turn in said:
        found = np.flatnonzero((at == c.x_number(turn["x"])) & (ys == c.y_number(turn["y"])))
        c.add("turning point is a point", turn, len(found), len(found) > 0, False)
        places.append(int(found[0]) if len(found) else 0)
    if len(said) == MAX_LISTED or len(np.unique(at)) < len(at):
        return
    kinds = [turn["kind"] for turn in said]
    c.add("turns alternate", kinds, "", all(a != b for a, b in zip(kinds, kinds[1:])), False)
    positions = ys if c.y.scale == "linear" else c.y.position(ys)
    line = lines.without_outliers(lines.relative(positions))
    for number, (turn, index) in enumerate(zip(said, places)):
        before = places[number - 1] if number > 0 else 0
        after = places[number + 1] if number + 1 < len(said) else len(ys) - 1
        is_between = (before < index or number == 0) and (index < after or number + 1 == len(said))
        c.add("turning points rise in x", turn, said[max(0, number - 1)], is_between, False)
        if not is_between:
            continue
        # The ends of the line are no turns.
        between = np.arange(max(1, before), min(len(ys) - 1, after + 1))
        extreme = np.max(ys[between]) if turn["kind"] == "peak" else np.min(ys[between])
        c.add("turning point is the extreme", turn, float(extreme), ys[index] == extreme, False)
    if c.y.scale == "linear":
        prominences(c, line, said)


def prominences(c: Checks, line: np.ndarray, said: list[dict[str, Any]]) -> None:
    """Compares the turns with those of the line, or of the means of its neighbours."""
    unit = float(np.ptp(c.series.values)) / 2
    smallest = min(turn["prominence"] for turn in said) * c.y.per_unit / unit
    expected = [(turn["kind"] == "peak", turn["prominence"] * c.y.per_unit / unit) for turn in said]
    tried: list[list[tuple[bool, float]]] = []

    def is_same(found: list[tuple[bool, float]]) -> bool:
        return len(found) == len(expected) and all(
            a[0] == b[0] and abs(a[1] - b[1]) <= 1e-9 for a, b in zip(found, expected)
        )

    for width in lines.scales(len(line)):
        means = lines.running_mean(line, width) if width > 1 else line
        # Several swings may be the smallest but for rounding.
        for swing in (smallest * (1 - 1e-9), smallest, smallest * (1 + 1e-14)):
            found = lines.turns(means, swing)
            tried.append([(turn.is_peak, turn.prominence) for turn in found])
        if any(map(is_same, tried[-3:])):
            break
    right = any(map(is_same, tried[-3:]))
    c.add("prominences", expected, tried[:3], right, False)
    # A quarter of the range of the line without its outliers.
    quarter = float(np.ptp(line)) / 4
    c.add("turns swing by a quarter", smallest, quarter, smallest >= quarter - 1e-9, False)


def segments(c: Checks) -> None:
    said = c.facts["segments"]
    xs, ys = c.series.at, c.series.values
    if not c.chart.is_along_x:
        c.equal("segments", said, [])
        return
    if len(said) == MAX_LISTED:
        return
    previous = -math.inf
    for part in said:
        low, high = c.x_number(part["from"]), c.x_number(part["to"])
        within = (xs >= low) & (xs <= high)
        is_sorted = previous < low <= high or previous == low
        c.add("segment", [low, high], previous, is_sorted and low in xs and high in xs, False)
        previous = high
        # Points at one x may lie in two segments.
        if np.sum(within) < 2 or np.sum(xs == low) > 1 or np.sum(xs == high) > 1:
            continue
        at = xs[within] - np.mean(xs[within])
        slope = float(np.polyfit(at / np.ptp(at), ys[within], 1)[0] / np.ptp(at))
        rate = c.chart.x.per_unit / c.y.per_unit
        height = max(float(np.ptp(ys)), 1e-3 * c.size)
        steepness = height / float(np.ptp(at)) * abs(rate)
        c.near("segment.slope", part["slope"], slope * rate, size=1e3 * steepness)
    if said:
        ends = [c.x_number(said[0]["from"]), c.x_number(said[-1]["to"])]
        c.add("segments cover the line", ends, [xs[0], xs[-1]], ends == [xs[0], xs[-1]], False)


def steps(c: Checks) -> None:
    """Each level is the mean of a part of the line that ends, or begins, at the step; the parts of
    cuts that are no steps lie between."""
    said = c.facts["steps"]
    xs, ys = c.series.at, c.series.values
    if not c.chart.is_along_x:
        c.equal("steps", said, [])
        return
    if len(xs) == 0 or len(np.unique(xs)) < len(xs):
        return
    limit = EXACT * max(float(np.ptp(ys)), 1e-3 * c.size)
    ends = [0, *(index_of(c, step) for step in said), len(xs)]
    for number, step in enumerate(said):
        cut = ends[number + 1]
        c.add("step is at a point", step, cut, cut > 0, False)
        before = ys[ends[number] : cut]
        after = ys[cut : ends[number + 2]]
        if len(before) == 0 or len(after) == 0:
            continue
        levels = {
            "before": np.cumsum((before - ys[0])[::-1]) / np.arange(1, len(before) + 1) + ys[0],
            "after": np.cumsum(after - ys[0]) / np.arange(1, len(after) + 1) + ys[0],
        }
        for fact, means in levels.items():
            level = c.y_number(step[fact])
            right = np.any(np.abs(means[MIN_LEVEL - 1 :] - level) <= limit)
            c.add(f"step.{fact}", level, float(means[-1]), right, False)


def index_of(c: Checks, step: dict[str, Any]) -> int:
    found = np.flatnonzero(c.series.at == c.x_number(step["x"]))
    return int(found[0]) if len(found) else 0


def outliers(c: Checks) -> None:
    """Compares all outliers with those of the definition; where there are none, also that."""
    said = c.facts["outliers"]
    present = np.flatnonzero(c.series.present)
    found = [c.index(outlier) for outlier in said]
    c.equal("outliers are points", [one for one in found if one is None], [])
    for outlier, index in zip(said, found):
        if "label" in outlier and index is not None:
            same = (c.series.xs == c.series.xs[index]) & (c.series.ys == c.series.ys[index])
            labels = [c.series.labels[one] for one in np.flatnonzero(same)]
            c.add("label", outlier["label"], labels, outlier["label"] in labels, False)
    if len(present) == 0 or c.chart.kind == "histogram":
        c.equal("outliers", said, [])
        return
    scores = outlier_scores(c)
    if scores is None:
        return
    expected = {
        (float(c.series.at[index]), float(c.series.values[index])): float(scores[index])
        for index in np.flatnonzero(scores)
    }
    told = {(c.x_number(one["x"]), c.y_number(one["y"])): one["deviations"] for one in said}
    if len(said) < MAX_LISTED:
        differing = sorted(set(told) ^ set(expected))
        # A score may be the threshold but for rounding.
        c.add("outliers", said, list(expected.items())[:5], not differing, False)
    for place in sorted(set(told) & set(expected)):
        deviations = expected[place]
        c.near("deviations", told[place], deviations, independent=False, tolerance=1e-7)


def outlier_scores(c: Checks) -> np.ndarray | None:
    """Returns the score of each outlier, 0 for other values; nil where the program takes some of
    the points by chance. Counts far values too."""
    ys = c.series.values
    kind = c.chart.outlier_kind
    if kind in ("line", "bar"):
        if kind == "bar":
            places = c.y.position(ys) if np.ptp(ys) > 0 else np.zeros(len(ys))
        else:
            places = lines.relative(ys if c.y.scale == "linear" else c.y.position(ys))
        scores = lines.far_values(places, c.series.at, kind)
        far = np.count_nonzero(scores)
        if far <= lines.max_outliers(len(ys)):
            c.equal("farValues", c.facts["farValues"], None)
            return scores
        counts = {"above": int(np.sum(scores > 0)), "below": int(np.sum(scores < 0))}
        c.equal("farValues", c.facts["farValues"], counts)
        return np.zeros(len(ys))
    if not c.chart.x.is_ordered:
        return clouds.group_scores(None, c.y.position(ys), c.series.at.astype(int))
    return scatter_scores(c)


def equality(c: Checks) -> None:
    ys = c.series.values
    expected = None if c.chart.kind == "histogram" else lines.majority(ys)
    said = c.facts["majority"]
    if said and c.y.kind == "date":
        said = {name: c.y_number(one) if name != "count" else one for name, one in said.items()}
    c.equal("majority", said, expected)
    run = lines.equal_run(ys) if c.chart.is_in_order else None
    said = c.facts["equalRun"]
    told = said and [
        c.x_number(said["from"]),
        c.x_number(said["to"]),
        c.y_number(said["y"]),
        said["count"],
    ]
    at = c.series.at
    c.equal(
        "equalRun",
        told,
        run and [float(at[run[0]]), float(at[run[1]]), float(ys[run[0]]), run[1] - run[0] + 1],
    )


def gaps(c: Checks) -> None:
    said = c.facts["gaps"]
    if c.chart.kind == "scatter":
        c.equal("gaps", said, [])
        return
    xs, present = c.series.xs, c.series.present
    missing = 0
    if len(said) == MAX_LISTED:
        return
    for gap in said:
        low, high = c.x_number(gap["from"]), c.x_number(gap["to"])
        within = (xs >= low) & (xs <= high)
        if gap["hasRows"]:
            count = int(np.sum(within & ~present))
            missing += count
            at_one_x = len(np.unique(xs)) < len(xs)
            right = count == gap["count"] and (at_one_x or not np.any(within & present))
            c.add("gap of missing values", gap, count, right, False)
        else:
            c.add(
                "gap of absent rows",
                gap,
                int(np.sum(within & present)),
                not np.any(within & present) and low <= high,
                False,
            )
            if not np.any(within):
                absent_rows(c, gap, low, high)
            missing += int(np.sum(within & ~present))
    if len(np.unique(xs)) == len(xs):
        c.equal("gaps hold all missing values", missing, int(np.sum(~present)))


def absent_rows(c: Checks, gap: dict[str, Any], low: float, high: float) -> None:
    """Compares a gap with the usual step: Statistics/AbsentRows.swift."""
    xs = c.series.xs
    before, after = xs[xs < low][-1], xs[xs > high][0]
    steps = np.diff(xs)
    step = float(np.median(steps[steps > 0]))
    # Halves are rounded up.
    count = math.floor((after - before) / step + 0.5) - 1
    is_even = c.chart.x.kind in ("number", "year", "duration", "timeOfDay") and c.chart.x.scale == "linear"
    if is_even and count >= 2:
        expected = [count, before + step, after - step]
        right = gap["count"] == count and math.isclose(low, expected[1], rel_tol=1e-9)
        right = right and math.isclose(high, expected[2], rel_tol=1e-9)
        c.add("absent rows", gap, expected, right, False)
    elif c.chart.x.kind == "date":
        # Months differ in length, and weekends may have no rows.
        right = abs(gap["count"] - count) <= 1 + 0.4 * count
        c.add("absent rows", gap, count, right, False)


def period(c: Checks) -> None:
    said = c.facts["period"]
    if said is None or not c.chart.is_along_x:
        c.equal("period", said, None)
        return
    c.add("period.strength", said["strength"], "0 to 1", 0 < said["strength"] <= 1, False)
    found = even_grid(c.series.xs, c.series.ys)
    if found is None:
        periodogram(c, said)
        return
    grid, step = found
    present = np.isfinite(grid)
    at = np.linspace(-1, 1, len(grid))
    curve = np.polynomial.chebyshev.chebfit(at[present], grid[present], 2)
    residuals = np.where(present, grid - np.polynomial.chebyshev.chebval(at, curve), 0.0)

    def autocorrelation(lag: int) -> float:
        products = np.sum(residuals[lag:] * residuals[: len(residuals) - lag])
        pairs = np.sum(present[lag:] & present[: len(present) - lag])
        whole = np.sum(present)
        if whole == len(present):
            pairs = whole - lag
        return min(1.0, float(products / pairs / (np.sum(residuals**2) / whole)))

    middle = round(said["points"])
    lags = [lag for lag in range(middle - 1 - middle // 8, middle + 2 + middle // 8) if lag > 0]
    heights = {lag: autocorrelation(lag) for lag in lags if lag < len(grid)}
    found_lags = [lag for lag in heights if abs(heights[lag] - said["strength"]) <= 1e-9]
    right = len(found_lags) > 0
    c.add("period.autocorrelation", said["strength"], heights[min(heights)], right, False)
    if right:
        lag = min(found_lags, key=lambda one: abs(one - said["points"]))
        sides = [autocorrelation(one) for one in (lag - 1, lag + 1) if 0 < one < len(grid)]
        is_maximum = all(side <= heights[lag] + 1e-12 for side in sides)
        c.add("period is a maximum", said["points"], lag, is_maximum, False)
    if said["length"] is not None:
        length = said["points"] * step / c.chart.x.per_unit
        c.near("period.length", said["length"], length, independent=False)


def even_grid(xs: np.ndarray, ys: np.ndarray) -> tuple[np.ndarray, float] | None:
    """Returns values on the even grid of their rows, and its step: Statistics/RowSpacing.swift."""
    steps = np.diff(xs)
    rising = steps[steps > 0]
    if len(rising) == 0:
        return None
    ratios = steps / np.median(rising)
    whole = np.round(ratios)
    near = (whole >= 1) & (np.abs(ratios - whole) <= 0.12)
    if np.mean(near) < 0.9:
        return None
    measured = near & (whole <= 3)
    # In medians, as months differ in length.
    step = float(np.sum(ratios[measured]) / np.sum(whole[measured]))
    places = np.concatenate([[0], np.cumsum(np.round(ratios / step))]).astype(int)
    if places[-1] > 2 * np.sum(np.isfinite(ys)):
        return None
    grid = np.full(places[-1] + 1, math.nan)
    for place, y in zip(places, ys):
        if not math.isfinite(grid[place]):
            grid[place] = y
    return grid, step * float(np.median(rising))


def periodogram(c: Checks, said: dict[str, Any]) -> None:
    """Of points that lie on no even grid: the share of a wave of that length, by least squares."""
    xs, ys = c.series.at, c.series.values
    if said["length"] is None or len(xs) > 30_000:
        return
    at = (xs - xs[0]) / (xs[-1] - xs[0])
    curve = np.polyfit(at, ys, 2)
    residuals = ys - np.polyval(curve, at)
    residuals -= np.mean(residuals)
    length = said["length"] * c.chart.x.per_unit / (xs[-1] - xs[0])
    angle = 2 * np.pi * at / length
    design = np.column_stack([np.ones(len(at)), np.cos(angle), np.sin(angle)])
    fit = statsmodels.api.OLS(residuals, design).fit()
    c.near("period.share", said["strength"], float(fit.rsquared), tolerance=1e-4)
