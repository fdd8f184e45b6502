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
from scipy import stats
from statsmodels.tsa.stattools import acf

import clouds
import lines
import trends
from chart import DAY, Chart, Series
from checking import EXACT, Check, Checks
from trends import MAX_PAIRS, median_slope, pair_score

# Rounding decides which residuals have equal ranks, and so a little of the test of Hamed and Rao.
TIES = 3e-5
# The long-run variance takes powers of what rounding leaves.
WALKS = 1e-6
# Of more points, slopes come from a sample of the pairs.
MAX_EXACT_SLOPES = 100_000
# Of more points, groups are sought in some.
MAX_CLUSTERED = 4096
# Of more findings only the largest, and of more crossings only the first, are in JSON.
MAX_LISTED = 1000
# The minimum number of values in a level.
MIN_LEVEL = 5
# Lines of noise cross thousands of times: of two series, the first are compared.
MAX_CHECKED_CROSSINGS = 100


# The members of JSON that are checked here or come from the author.
CHECKED_OF_CHARTS = set(
    """version title kind isStacked summary xAxis yAxis additionalAxes series crossings
    crossingCount pooled separations""".split()
)
CHECKED = set(
    """name axis count missing minimum maximum first last mean standardDeviation median
    lowerQuartile upperQuartile skewness lag1Autocorrelation trend linearFit correlation
    turningPoints turningPointCount segments segmentCount steps stepCount outliers outlierCount
    farValues majority equalRun clusters form spread leveragePoint isDependent categories gaps
    gapCount period modes""".split()
)


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
        yield from together(chart)


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
    significant = clouds.is_significant(xs, ys)
    c.equal("correlation.isSignificant", said["isSignificant"], significant)


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
    is_outlier = np.abs(line - lines.relative(positions)) > 0
    for number, (turn, index) in enumerate(zip(said, places)):
        before = places[number - 1] if number > 0 else 0
        after = places[number + 1] if number + 1 < len(said) else len(ys) - 1
        between = np.arange(before, after + 1)
        # An outlier on a slope is no turn.
        between = between[~is_outlier[between] | (between == index)]
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
        scores = lines.far_values(places, kind)
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


def scatter_scores(c: Checks) -> np.ndarray | None:
    """Distances from the form that JSON gives, or that is found again."""
    if len(c.series.values) > clouds.MAX_POINTS:
        return None
    xs, ys = positions(c)
    if np.ptp(xs) == 0:
        return clouds.few(ys)
    form = c.facts["form"]
    if form and form["kind"] == "ring":
        found = clouds.ring(xs, ys)
        if found is None:
            return None
        signs = np.where(ys < found[1], -1.0, 1.0)
        return np.abs(clouds.few(found[2])) * signs
    if c.facts["clusters"]:
        labels = members(c, xs, ys)
        return None if labels is None else clouds.group_scores(xs, ys, labels)
    distances = residuals(c, xs, ys)
    spread = clouds.fan(xs, distances)
    if spread is not None:
        distances = distances / spread.scale
    if lines.deviation_unit(np.abs(distances - np.median(distances))) < 1e-12 * np.ptp(ys):
        # What rounding leaves is no spread, so nothing is far out.
        c.equal("outliers beyond rounding", c.facts["outliers"], [])
        return None
    return clouds.few(distances)


def positions(c: Checks) -> tuple[np.ndarray, np.ndarray]:
    return c.chart.x.position(c.series.at), c.y.position(c.series.values)


def residuals(c: Checks, xs: np.ndarray, ys: np.ndarray) -> np.ndarray:
    """The distances from the curve or the line of a scatter chart."""
    slope = median_slope(xs, ys)
    bend = clouds.curve(xs, ys, slope)
    if bend is not None:
        return ys - bend.heights
    return ys - slope * xs - (float(np.median(ys)) - slope * float(np.median(xs)))


def centres_of(c: Checks) -> np.ndarray:
    """The centres of groups as positions on the axes."""
    centres = np.array(
        [[c.x_number(one["x"]), c.y_number(one["y"])] for one in c.facts["clusters"]]
    )
    return np.column_stack([c.chart.x.position(centres[:, 0]), c.y.position(centres[:, 1])])


def members(c: Checks, xs: np.ndarray, ys: np.ndarray) -> np.ndarray | None:
    """The group of each point, if one of several ways to tell gives the counts and means that are
    reported; otherwise some points may be in either of two groups."""
    if c.chart.x.kind == "date" or c.chart.x.scale != "linear" or c.y.scale != "linear":
        return None
    centres = centres_of(c)
    counts = [one["count"] for one in c.facts["clusters"]]
    for labels in clouds.group_members(xs, ys, centres):
        if np.bincount(labels, minlength=len(counts)).tolist() != counts:
            continue
        means = [
            [np.mean(xs[labels == group]), np.mean(ys[labels == group])]
            for group in range(len(counts))
        ]
        if np.max(np.abs(means - centres)) < 1e-9:
            c.add("members of groups", counts, counts, True, True)
            return labels
    return None


# Scatter charts


def scatter(c: Checks) -> None:
    facts = c.facts
    if c.chart.kind != "scatter" or not c.chart.x.is_ordered:
        for fact in ("form", "spread", "leveragePoint", "isDependent"):
            c.equal(fact, facts[fact], None)
        c.equal("clusters", facts["clusters"], [])
        if c.chart.kind != "scatter":
            c.equal("categories", facts["categories"], [])
        return
    xs, ys = c.series.at, c.series.values
    significant = clouds.is_significant(xs, ys) if len(xs) else None
    if len(xs) == 0 or len(xs) > clouds.MAX_POINTS or np.ptp(xs) == 0:
        return
    form(c, *positions(c))
    leverage(c)
    dependence(c, significant)


def form(c: Checks, xs: np.ndarray, ys: np.ndarray) -> None:
    facts = c.facts
    said = facts["form"]
    ring = clouds.ring(xs, ys)
    if ring is not None or said and said["kind"] == "ring":
        kind = said and said["kind"]
        c.add("ring", kind, "ring" if ring else None, ring is not None and kind == "ring", True)
        if ring and kind == "ring":
            size = 10 * (c.chart.x.high - c.chart.x.low)
            if c.chart.x.kind != "date":
                x = c.chart.x.low + ring[0] * (c.chart.x.high - c.chart.x.low)
                c.near("ring.x", c.x_number(said["x"]), x, size=size)
            if c.y.scale == "linear" and c.chart.x.scale == "linear":
                y = c.y.low + ring[1] * (c.y.high - c.y.low)
                c.near("ring.y", c.y_number(said["y"]), y, size=10 * (c.y.high - c.y.low))
        return
    if facts["clusters"]:
        c.equal("form of groups", said, None)
        return
    slope = median_slope(xs, ys)
    bend = clouds.curve(xs, ys, slope)
    if bend is None:
        c.equal("form", said, None)
    else:
        turns = [float(c.series.at[index]) for index in bend.turns]
        expected = ["bent", bend.rises_first, bend.pace, turns]
        told = None
        if said:
            places = [c.x_number(turn) for turn in said["turns"]]
            told = [said["kind"], said["risesFirst"], said["pace"], places]
        right = told is not None and told[:3] == expected[:3] and len(places) == len(turns)
        near = 0.5 * DAY if c.chart.x.kind == "date" else 1e-9 * max(1, np.max(np.abs(c.series.at)))
        right = right and all(abs(a - b) <= max(near, 0) for a, b in zip(told[3], turns))
        c.add("form", told, expected, right, False)
    spread = clouds.fan(xs, residuals(c, xs, ys))
    c.equal("spread", facts["spread"], None if spread is None else way_of_spread(spread))


def way_of_spread(spread: clouds.Fan) -> str:
    return "growing" if spread.grows else "shrinking"


def leverage(c: Checks) -> None:
    said = c.facts["leveragePoint"]
    if c.facts["form"] or c.facts["clusters"]:
        c.equal("leveragePoint", said, None)
        return
    xs, ys = c.series.at, c.series.values
    found = clouds.leverage_point(xs, ys)
    if found is None or said is None:
        c.add("leveragePoint", said, found, found is None and said is None, False)
        return
    place = [c.x_number(said["x"]), c.y_number(said["y"]), said["effect"]]
    expected = [float(xs[found.index]), float(ys[found.index]), found.effect]
    c.equal("leveragePoint", place, expected)
    c.near("pearsonWithout", said["pearsonWithout"], found.without, size=10)


def dependence(c: Checks, significant: bool | None) -> None:
    """The rearrangements differ, so only a clear contradiction is wrong."""
    said = c.facts["isDependent"]
    facts = c.facts
    if significant is None:
        c.equal("isDependent", said, None)
        return
    if significant or facts["form"] or facts["clusters"] or facts["spread"]:
        c.equal("isDependent", said, True)
        return
    if len(c.series.values) < 10:
        c.equal("isDependent", said, False)
        return
    share = clouds.dependence(*positions(c))
    right = share < 0.05 if said else share > 0.005
    c.add("isDependent", said, f"{share} of rearrangements", right, False)


def categories(c: Checks) -> None:
    if c.chart.kind != "scatter" or c.chart.x.kind != "category" or c.chart.x.is_ordered:
        return
    found = []
    for x in np.unique(c.series.at):
        values = c.series.values[c.series.at == x]
        found.append((float(np.mean(values)), float(x), len(values), float(np.median(values))))
    found.sort(key=lambda one: (-one[0], one[1]))
    said = [
        (c.y_number(one["mean"]), c.x_number(one["x"]), one["count"], c.y_number(one["median"]))
        for one in c.facts["categories"]
    ]
    # Equal means may be in either order.
    right = len(said) == len(found) and all(
        math.isclose(a[0], b[0], rel_tol=EXACT, abs_tol=1e-12 * c.size)
        for a, b in zip(said, found)
    )
    c.add("categories", said[:3], found[:3], right, True)
    by_place = {one[1]: one for one in found}
    for mean, x, count, median in said:
        expected = by_place.get(x)
        if expected:
            c.near("category.mean", mean, expected[0], size=c.size)
            c.near("category.median", median, expected[3], size=c.size)
            c.equal("category.count", count, expected[2])


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
    if len(xs) <= MAX_CLUSTERED:
        far = clouds.closest_groups(*positions(c), centres_of(c))
        c.add("groups are apart", said, f"{far:.3g} deviations", far >= 4, True)


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
        c.x_number(said["from"]), c.x_number(said["to"]), c.y_number(said["y"]), said["count"]
    ]
    at = c.series.at
    c.equal("equalRun", told, run and [
        float(at[run[0]]), float(at[run[1]]), float(ys[run[0]]), run[1] - run[0] + 1
    ])


def list_counts(c: Checks) -> None:
    """Of more than a thousand, the largest are listed and all are counted."""
    for name in ("turningPoint", "segment", "step", "outlier", "gap"):
        listed, count = len(c.facts[name + "s"]), c.facts[name + "Count"]
        right = listed == count if count <= MAX_LISTED else listed == MAX_LISTED
        c.add("counts of lists", listed, count, right, False)


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
    scatter,
    categories,
    clusters,
    equality,
    list_counts,
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
