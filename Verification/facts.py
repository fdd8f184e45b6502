"""Recomputes every fact of a description in JSON from the points of the chart.

A check is independent where another program computes the number (numpy, scipy, statsmodels,
pymannkendall); otherwise it follows the definition in docs/description.schema.json or in the file
of Sources/Sonify/Chart/Statistics that is named beside it.
"""

import math
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import statsmodels.api
from scipy import cluster, stats
from statsmodels.tsa.stattools import acf

import trends
from chart import DAY, Chart, Series
from trends import MAX_PAIRS, median_slope, pair_score

# The relative difference that two ways of computing the same number may have.
EXACT = 1e-9
# Rounding decides which residuals have equal ranks, and so a little of the test of Hamed and Rao.
TIES = 3e-5
# The long-run variance takes powers of what rounding leaves.
WALKS = 1e-6
# Of more points, slopes come from a sample of the pairs.
MAX_EXACT_SLOPES = 100_000
# Of more points, groups are sought in some.
MAX_CLUSTERED = 4096
# Of more crossings only the first are in JSON.
MAX_CROSSINGS = 10_000
# Lines of noise cross thousands of times: of two series, the first are compared.
MAX_CHECKED_CROSSINGS = 100


# The members of JSON that are checked here or come from the author.
CHECKED_OF_CHARTS = set(
    """version title kind isStacked summary xAxis yAxis additionalAxes series crossings""".split()
)
CHECKED = set(
    """name axis count missing minimum maximum first last mean standardDeviation median
    lowerQuartile upperQuartile skewness lag1Autocorrelation trend linearFit correlation
    turningPoints segments steps outliers clusters gaps period modes""".split()
)


@dataclass
class Check:
    """One fact that was recomputed: `said` in JSON, `expected` from the points."""

    fact: str
    series: str
    said: Any
    expected: Any
    is_right: bool
    is_independent: bool


class Checks:
    """The checks of one series."""

    def __init__(self, chart: Chart, series: Series, facts: dict[str, Any]):
        self.chart, self.series, self.facts = chart, series, facts
        self.found: list[Check] = []
        self.y = chart.y(series)
        values = series.values
        # Sums of numbers are exact to a part of the largest of them.
        self.size = float(np.max(np.abs(values))) if len(values) else 0.0

    def add(self, fact: str, said: Any, expected: Any, right: bool, independent: bool) -> None:
        self.found.append(Check(fact, self.series.name, said, expected, bool(right), independent))

    def equal(self, fact: str, said: Any, expected: Any) -> None:
        self.add(fact, said, expected, said == expected, False)

    def near(
        self,
        fact: str,
        said: float | None,
        expected: float | None,
        independent: bool = True,
        size: float = 0.0,
        tolerance: float = EXACT,
    ) -> None:
        """Compares numbers; `size` is that of the numbers that were added up."""
        if said is None or expected is None or not math.isfinite(expected):
            has_none = said is None and (expected is None or not math.isfinite(expected))
            self.add(fact, said, expected, has_none, independent)
            return
        limit = max(tolerance * abs(expected), 1e-12 * size)
        self.add(fact, said, expected, abs(said - expected) <= limit, independent)

    def x_number(self, value: Any) -> float:
        return self.chart.x.number(value)

    def y_number(self, value: Any) -> float | None:
        return None if value is None else self.y.number(value)

    def index(self, place: dict[str, Any]) -> int | None:
        """Returns the index of the point that a place names, or nil if there is none."""
        x, y = self.x_number(place["x"]), self.y_number(place["y"])
        found = np.flatnonzero((self.series.xs == x) & (self.series.ys == y))
        return int(found[0]) if len(found) else None


def checks(chart: Chart) -> Iterator[Check]:
    """Yields the checks of all facts of a chart."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        said = chart.facts["series"]
        if len(said) != len(chart.series):
            yield Check("count of series", "", len(said), len(chart.series), False, False)
            return
        for series, facts in zip(chart.series, said):
            found = Checks(chart, series, facts)
            for check in SERIES_CHECKS:
                check(found)
            yield from found.found
        yield from axes(chart)
        yield from crossings(chart)


def unchecked(chart: Chart) -> set[str]:
    """Returns the members of the JSON that nothing here checks."""
    found = set(chart.facts) - CHECKED_OF_CHARTS
    for one in chart.facts["series"]:
        found |= set(one) - CHECKED
    return found


def axes(chart: Chart) -> Iterator[Check]:
    facts = [chart.facts["xAxis"], chart.facts["yAxis"], *chart.facts["additionalAxes"]]
    for axis, said in zip([chart.x, *chart.ys], facts):
        low, high = axis.number(said["min"]), axis.number(said["max"])
        lines = [axis.number(value) for value in said["gridlines"]]
        yield Check(
            "axis",
            "",
            [low, high],
            [axis.low, axis.high],
            low == axis.low and high == axis.high,
            False,
        )
        are_within = all(low <= line <= high for line in lines) and lines == sorted(lines)
        yield Check("gridlines", "", lines, [low, high], are_within, False)
    for index, axis in enumerate(chart.ys):
        values = [one.values for one in chart.series[: parts(chart)] if one.axis == index]
        values = [one for one in values if len(one)]
        if values and "--y-range" not in chart.command and not chart.is_stacked:
            low, high = min(map(np.min, values)), max(map(np.max, values))
            yield Check(
                "axis holds values",
                "",
                [axis.low, axis.high],
                [low, high],
                axis.low <= low and high <= axis.high,
                False,
            )


def parts(chart: Chart) -> int:
    """The number of series without that of the totals."""
    return len(chart.series) - (1 if chart.is_stacked else 0)


# Counts and values


def counts(c: Checks) -> None:
    c.equal("name", c.facts["name"], c.series.name)
    c.equal("axis of the series", c.facts["axis"], c.series.axis)
    c.equal("count", c.facts["count"], len(c.series.xs))
    c.equal("missing", c.facts["missing"], int(np.sum(~c.series.present)))


def extremes(c: Checks) -> None:
    xs, ys = c.series.at, c.series.values
    if len(ys) == 0:
        for fact in ("minimum", "maximum", "first", "last", "mean", "median"):
            c.equal(fact, c.facts[fact], None)
        return
    places = {"minimum": np.argmin(ys), "maximum": np.argmax(ys), "first": 0, "last": len(ys) - 1}
    for fact, index in places.items():
        said = c.facts[fact]
        said = [c.x_number(said["x"]), c.y_number(said["y"])]
        expected = [float(xs[index]), float(ys[index])]
        # Sums of stacks may differ in the last digit.
        right = said[0] == expected[0] and math.isclose(said[1], expected[1], rel_tol=1e-12)
        c.add(fact, said, expected, right, True)


def moments(c: Checks) -> None:
    ys = c.series.values
    if len(ys) == 0:
        return
    # Dates are written no finer than the axis.
    coarse = {"tolerance": 1e-3} if c.y.kind == "date" else {}
    c.near("mean", c.y_number(c.facts["mean"]), math.fsum(ys) / len(ys), size=c.size, **coarse)
    per = c.y.per_unit
    deviation = float(np.std(ys - np.mean(ys), ddof=1)) / per if len(ys) > 1 else None
    c.near("standardDeviation", c.facts["standardDeviation"], deviation, size=c.size / per)
    quartiles = np.quantile(ys, [0.25, 0.5, 0.75])
    for fact, value in zip(("lowerQuartile", "median", "upperQuartile"), quartiles):
        c.near(fact, c.y_number(c.facts[fact]), float(value), size=c.size, **coarse)
    is_constant = np.min(ys) == np.max(ys)
    scaled = (ys - np.mean(ys)) / (np.max(ys) - np.min(ys)) if not is_constant else ys
    skewness = None if is_constant else float(stats.skew(scaled))
    c.near("skewness", c.facts["skewness"], skewness, size=100)
    if not c.chart.is_in_order:
        c.equal("lag1Autocorrelation", c.facts["lag1Autocorrelation"], None)
        return
    lag1 = None
    if not is_constant:
        centred = c.series.ys - np.mean(ys)
        found = acf(centred, nlags=1, missing="conservative", fft=len(centred) > 500)
        lag1 = float(found[1])
    c.near("lag1Autocorrelation", c.facts["lag1Autocorrelation"], lag1, size=100)


# Relations


def linear_fit(c: Checks) -> None:
    said = c.facts["linearFit"]
    xs, ys = c.series.at, c.series.values
    if not c.chart.is_related or len(xs) < 2 or np.min(xs) == np.max(xs):
        c.equal("linearFit", said, None)
        return
    if said is None:
        c.add("linearFit", None, "a line", False, False)
        return
    middle, unit = float(np.mean(xs)), float(np.ptp(xs))
    design = np.column_stack([np.ones(len(xs)), (xs - middle) / unit])
    fit = statsmodels.api.OLS(ys, design).fit()
    at_zero = fit.get_prediction(np.array([[1.0, -middle / unit]]))
    steepness = max(float(np.ptp(ys)), c.size) / unit
    rate = c.chart.x.per_unit / c.y.per_unit
    c.near("slope", said["slope"], fit.params[1] / unit * rate, size=100 * steepness * rate)
    reach = max(c.size, steepness * max(abs(middle), unit))
    # Far from the points, the error of the intercept is that of the slope times the distance.
    c.near(
        "intercept",
        c.y_number(said["intercept"]),
        float(at_zero.predicted_mean[0]),
        size=100 * reach,
        tolerance=1e-3 if c.y.kind == "date" else EXACT,
    )
    is_constant = np.min(ys) == np.max(ys)
    expected = None if is_constant else float(fit.rsquared)
    c.near("rSquared", said["rSquared"], expected, size=10)
    if len(xs) == 2:
        c.equal("slopeError", said["slopeError"], None)
        return
    spread = math.sqrt(fit.ssr / (len(xs) - 2))
    errors = {
        "slopeError": (fit.bse[1] / unit * rate, steepness * rate),
        "interceptError": (float(at_zero.se_mean[0]) / c.y.per_unit, reach / c.y.per_unit),
        "residualStandardDeviation": (spread / c.y.per_unit, c.size / c.y.per_unit),
    }
    for fact, (value, size) in errors.items():
        c.near(fact, said[fact], value, size=100 * size)


def correlation(c: Checks) -> None:
    said = c.facts["correlation"]
    xs, ys = c.series.at, c.series.values
    if not c.chart.is_related or len(xs) < 2 or np.ptp(xs) == 0 or np.ptp(ys) == 0:
        c.equal("correlation", said, None)
        return
    if said is None:
        c.add("correlation", None, "a correlation", False, False)
        return
    pearson = stats.pearsonr((xs - np.mean(xs)) / np.ptp(xs), (ys - np.mean(ys)) / np.ptp(ys))
    c.near("pearson", said["pearson"], float(pearson.statistic), size=10)
    c.near("spearman", said["spearman"], float(stats.spearmanr(xs, ys).statistic), size=10)


def trend(c: Checks) -> None:
    said = c.facts["trend"]
    xs, ys = c.series.at, c.series.values
    if not c.chart.is_along_x or len(xs) < 3 or np.ptp(xs) == 0:
        c.equal("trend", said, None)
        return
    if said is None:
        c.add("trend", None, "a trend", False, False)
        return
    rate = c.chart.x.per_unit / c.y.per_unit
    slope = said["slope"] / rate
    theil_sen(c, slope, rate)
    intercept = float(np.median(ys)) - slope * float(np.median(xs))
    reach = max(c.size, abs(slope) * float(np.max(np.abs(xs))))
    c.near(
        "trend.intercept",
        c.y_number(said["intercept"]),
        intercept,
        size=10 * reach,
        independent=False,
        tolerance=1e-3 if c.y.kind == "date" else EXACT,
    )
    # A slope for a day has lost a digit, which decides between ties.
    is_exact = c.chart.x.per_unit == 1 or len(xs) > MAX_PAIRS
    found = trends.trend(xs, ys, slope if is_exact else trends.median_slope(xs, ys))
    is_close = found.ratio > 1 and found.ratio < 1 + 1e-9 or found.ratio == 1 and len(xs) < 12
    c.add("method", said["method"], found.method, said["method"] == found.method or is_close, False)
    # A relative difference of z is z² times as large in p.
    exact = {"mann-kendall": EXACT, "hamed-rao": TIES, "perron-yabu": WALKS}[found.method]
    c.near(
        "pValue",
        said["pValue"],
        found.p,
        independent=found.is_independent or found.method == "perron-yabu",
        tolerance=exact * (1 + 10 * found.z**2),
        size=1e-290,
    )
    if found.student_p is not None:
        # The approximation is right to a part in a hundred, and to less far out.
        near = abs(said["pValue"] - found.student_p) <= 0.01 * found.student_p + 1e-4
        c.add("pValue by Student's distribution", said["pValue"], found.student_p, near, True)
    c.equal("direction", said["direction"], found.direction)
    c.equal("isSlopeSampled", said["isSlopeSampled"], len(xs) > MAX_EXACT_SLOPES)



def theil_sen(c: Checks, slope: float, rate: float) -> None:
    xs, ys = c.series.at, c.series.values
    said = c.facts["trend"]["slope"]
    steepness = float(np.ptp(ys) / np.ptp(xs))
    if len(xs) <= MAX_PAIRS:
        expected = float(stats.theilslopes(ys, xs).slope)
        c.near("theilSen", said, expected * rate, size=100 * steepness * rate)
        return
    # As many pairs rise above the line as fall below it.
    margin = max(abs(slope) * 1e-9, steepness * 1e-9)
    above = [pair_score(xs, ys - (slope + side * margin) * (xs - np.mean(xs))) for side in (-1, 1)]
    c.add("theilSen", said, f"pairs above less below: {above}", above[0] >= 0 >= above[1], True)


# Shape


def turning_points(c: Checks) -> None:
    said = c.facts["turningPoints"]
    ys = c.series.ys
    places = [c.index(turn) for turn in said]
    line = without_outliers(c)
    for number, (turn, index) in enumerate(zip(said, places)):
        c.add("turning point is a point", turn, index, index is not None, False)
        if index is None:
            continue
        before = places[number - 1] if number > 0 else 0
        after = places[number + 1] if number + 1 < len(said) else len(ys) - 1
        if before is None or after is None or not before <= index <= after:
            continue
        between = ys[before : after + 1]
        highest = np.nanmax(between) if turn["kind"] == "peak" else np.nanmin(between)
        c.add("turning point is the extreme", turn, float(highest), ys[index] == highest, False)
        if number > 0:
            c.add(
                "turns alternate",
                turn["kind"],
                said[number - 1]["kind"],
                turn["kind"] != said[number - 1]["kind"],
                False,
            )
        prominences = [prominence(one, before, index, after, turn["kind"]) for one in (ys, line)]
        if c.y.scale == "linear":
            right = any(
                abs(turn["prominence"] * c.y.per_unit - one) <= 1e-9 * c.size for one in prominences
            )
            c.add("prominence", turn["prominence"], prominences, right, False)


def prominence(ys: np.ndarray, before: int, index: int, after: int, kind: str) -> float:
    farthest = np.nanmin if kind == "peak" else np.nanmax
    sides = [farthest(ys[before : index + 1]), farthest(ys[index : after + 1])]
    return float(min(abs(ys[index] - side) for side in sides))


def without_outliers(c: Checks) -> np.ndarray:
    """The line with its outliers replaced by the means of their neighbours."""
    ys = c.series.ys.copy()
    present = np.flatnonzero(c.series.present)
    for outlier in c.facts["outliers"]:
        index = c.index(outlier)
        place = int(np.searchsorted(present, index)) if index is not None else 0
        if 0 < place < len(present) - 1:
            ys[index] = (ys[present[place - 1]] + c.series.ys[present[place + 1]]) / 2
    return ys


def segments(c: Checks) -> None:
    said = c.facts["segments"]
    xs, ys = c.series.at, c.series.values
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
        steepness = c.size / float(np.ptp(at)) * rate
        c.near("segment.slope", part["slope"], slope * rate, size=1e3 * steepness)
    if said:
        ends = [c.x_number(said[0]["from"]), c.x_number(said[-1]["to"])]
        c.add("segments cover the line", ends, [xs[0], xs[-1]], ends == [xs[0], xs[-1]], False)


def steps(c: Checks) -> None:
    said = c.facts["steps"]
    xs, ys = c.series.at, c.series.values
    cuts = [0]
    for step in said:
        found = np.flatnonzero(xs == c.x_number(step["x"]))
        c.add("step is at a point", step, len(found), len(found) > 0, False)
        cuts.append(int(found[0]) if len(found) else cuts[-1])
    cuts.append(len(xs))
    if len(np.unique(xs)) < len(xs):
        return
    for number, step in enumerate(said):
        before = float(np.mean(ys[cuts[number] : cuts[number + 1]]))
        after = float(np.mean(ys[cuts[number + 1] : cuts[number + 2]]))
        c.near("step.before", c.y_number(step["before"]), before, size=c.size)
        c.near("step.after", c.y_number(step["after"]), after, size=c.size)


def outliers(c: Checks) -> None:
    said = c.facts["outliers"]
    if not said:
        return
    indices = [c.index(outlier) for outlier in said]
    present = np.flatnonzero(c.series.present)
    places = [int(np.searchsorted(present, index or 0)) for index in indices]
    for outlier, index, score in zip(said, indices, outlier_scores(c, places)):
        c.add("outlier is a point", outlier, index, index is not None, False)
        if index is None:
            continue
        expected = float(score)
        if not math.isnan(expected):
            c.near("deviations", outlier["deviations"], expected, independent=False, tolerance=1e-7)
        c.add(
            "outlier is over 3.5",
            outlier["deviations"],
            3.5,
            abs(outlier["deviations"]) > 3.5,
            False,
        )
        if "label" in outlier:
            same = np.flatnonzero(
                (c.series.xs == c.series.xs[index]) & (c.series.ys == c.series.ys[index])
            )
            labels = [c.series.labels[one] for one in same]
            c.add("label", outlier["label"], labels, outlier["label"] in labels, False)


def outlier_scores(c: Checks, places: list[int]) -> np.ndarray:
    """Returns the modified z-scores of some values, with sign: Statistics/Outlier.swift."""
    ys = c.series.values
    if c.y.scale != "linear" or c.chart.kind in ("scatter", "bar"):
        ys = c.y.position(ys)
    if c.chart.kind == "line":
        # About their middle, as far as the digits of a Double reach.
        middle = np.min(ys) / 2 + np.max(ys) / 2
        return spikes((ys - middle) / (np.max(ys) / 2 - np.min(ys) / 2), places)
    if c.chart.kind == "scatter" and np.ptp(c.series.at) > 0:
        ys = ys - median_slope(c.series.at, ys) * c.series.at
    return modified_z(ys)[places]


def modified_z(values: np.ndarray) -> np.ndarray:
    """Iglewicz and Hoaglin, "How to detect and handle outliers" (1993)."""
    centre = np.median(values)
    return (values - centre) / deviation_unit(np.abs(values - centre))


def deviation_unit(distances: np.ndarray) -> float:
    median = float(np.median(distances))
    return median / 0.6745 if median > 0 else 1.2533 * float(np.mean(distances))


def spikes(ys: np.ndarray, places: list[int]) -> np.ndarray:
    """The distance from the running median and from both neighbours, the smallest of the three, in
    robust deviations of the steps: Statistics/Spikes.swift."""
    unit = deviation_unit(np.abs(np.diff(ys)))
    width = 5 if len(ys) < 30 else 7
    scores = np.zeros(len(places))
    for number, index in enumerate(places):
        if not 0 < index < len(ys) - 1:
            continue
        sides = ys[index] - ys[[index - 1, index + 1]]
        sign = np.sign(sides[0])
        reach = min(width // 2, index, len(ys) - 1 - index)
        rise = sign * (ys[index] - np.median(ys[index - reach : index + reach + 1]))
        scores[number] = sign * min(np.min(sign * sides), rise) / unit
    return scores


def clusters(c: Checks) -> None:
    said = c.facts["clusters"]
    if not said:
        return
    xs, ys = c.series.at, c.series.values
    c.equal("clusters.count", sum(one["count"] for one in said), len(xs))
    if any(one["x"] is None for one in said):
        return
    middles = np.array([[c.x_number(one["x"]), c.y_number(one["y"])] for one in said])
    weights = np.array([one["count"] for one in said]) / len(xs)
    if c.chart.x.kind != "date" and c.y.kind != "date":
        # The means of the groups, by their counts, have the mean of all.
        for name, values, found in (("x", xs, middles[:, 0]), ("y", ys, middles[:, 1])):
            size = float(np.max(np.abs(values)))
            mean = float(np.sum(weights * found))
            c.near(f"clusters.{name}", mean, float(np.mean(values)), size=10 * size)
    is_tied = any(2 * len(np.unique(values)) < len(values) for values in (xs, ys))
    if is_tied or len(xs) > MAX_CLUSTERED:
        # The groups come from some of the points, or from points that are spread a little.
        return
    unit = np.array([np.std(xs), np.std(ys)])
    points = np.column_stack([xs, ys]) / unit
    moved, labels = cluster.vq.kmeans2(points, middles / unit, iter=1, minit="matrix")
    for number, one in enumerate(said):
        count = int(np.sum(labels == number))
        # A point between two groups may be in either.
        near = abs(one["count"] - count) <= max(2, 0.02 * len(xs))
        c.add("cluster.count", one["count"], count, near, True)
        far = np.max(np.abs(moved[number] - middles[number] / unit))
        c.add("cluster.centre", one, list(moved[number] * unit), bool(far < 0.1), True)


def gaps(c: Checks) -> None:
    said = c.facts["gaps"]
    if c.chart.kind == "scatter":
        c.equal("gaps", said, [])
        return
    xs, present = c.series.xs, c.series.present
    missing = 0
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
    is_even = c.chart.x.kind in ("number", "year", "duration") and c.chart.x.scale == "linear"
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
    if said is None:
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


def modes(c: Checks) -> None:
    said = c.facts["modes"]
    if c.chart.kind != "histogram":
        c.equal("modes", said, [])
        return
    ys = np.nan_to_num(c.series.ys)
    for mode in said:
        index = int(np.flatnonzero(c.series.xs == c.x_number(mode))[0])
        sides = ys[max(0, index - 1) : index + 2]
        c.add("mode is a maximum", mode, list(sides), ys[index] == np.max(sides), False)
    highest = c.series.xs[int(np.argmax(ys))] if len(ys) else None
    if len(said) == 1:
        c.add(
            "one mode is the highest bin",
            said,
            highest,
            ys[int(c.x_number(said[0]))] == np.max(ys),
            False,
        )


SERIES_CHECKS: list[Callable[[Checks], None]] = [
    counts,
    extremes,
    moments,
    linear_fit,
    correlation,
    trend,
    turning_points,
    segments,
    steps,
    outliers,
    clusters,
    gaps,
    period,
    modes,
]


# Two series


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


def crossings(chart: Chart) -> Iterator[Check]:
    """Compares crossings with those of straight lines between the points."""
    said = chart.facts["crossings"]
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
        if len(said) < MAX_CROSSINGS:
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
            near_x = np.abs(xs - x) <= 1e-9 * width
            nearest = found[int(np.argmin(np.abs(xs - x)))]
            yield Check("crossing", names, crossing, nearest, bool(np.any(near_y)), False)
            if np.any(near_y):
                yield Check(
                    "crossing.x", names, crossing, nearest, bool(np.any(near_x & near_y)), False
                )
