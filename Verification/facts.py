"""Recomputes every fact of a description in JSON from the points of the chart.

A check is independent where another program computes the number (numpy, scipy, statsmodels,
pymannkendall); otherwise it follows the definition in docs/description.schema.json or in the file
of Sources/Sonify/Chart/Statistics that is named beside it.
"""

import math
import warnings
from collections.abc import Callable, Iterator

import numpy as np
import statsmodels.api
from scipy import stats
from statsmodels.tsa.stattools import acf

import clouds
import trends
from chart import Chart
from checking import EXACT, MAX_LISTED, Check, Checks
from facts_growth import growth, seasons, spread_ratio
from facts_lines import equality, gaps, outliers, period, segments, steps, turning_points
from facts_scatter import categories, clusters, scatter
from facts_together import associations, courses, crossings, said_of_all, together
from trends import MAX_PAIRS, pair_score

# Rounding decides which residuals have equal ranks, and so a little of the test of Hamed and Rao.
TIES = 3e-5
# The long-run variance takes powers of what rounding leaves.
WALKS = 1e-6
# Of more points, slopes come from a sample of the pairs.
MAX_EXACT_SLOPES = 100_000


# The members of JSON that are checked here or come from the author.
CHECKED_OF_CHARTS = set(
    """version title kind isStacked summary xAxis yAxis additionalAxes series crossings
    crossingCount pooled separations sharedCourse delay association""".split()
)
CHECKED = set("""name axis count missing minimum maximum first last mean standardDeviation median
    lowerQuartile upperQuartile skewness lag1Autocorrelation trend linearFit correlation
    turningPoints turningPointCount segments segmentCount steps stepCount outliers outlierCount
    farValues majority equalRun clusters form spread leveragePoint isDependent categories gaps
    gapCount period modes seasons growth spreadRatio""".split())


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
        yield from courses(chart)
        yield from associations(chart)
        yield from said_of_all(chart)


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
    # Digits of a far level would be lost from sums of squares.
    level = float(np.mean(ys))
    fit = statsmodels.api.OLS(ys - level, design).fit()
    at_zero = fit.get_prediction(np.array([[1.0, -middle / unit]]))
    steepness = max(float(np.ptp(ys)), c.size) / unit
    rate = c.chart.x.per_unit / c.y.per_unit
    c.near("slope", said["slope"], fit.params[1] / unit * rate, size=100 * steepness * rate)
    reach = max(c.size, steepness * max(abs(middle), unit))
    # Far from the points, the error of the intercept is that of the slope times the distance.
    c.near(
        "intercept",
        c.y_number(said["intercept"]),
        float(at_zero.predicted_mean[0]) + level,
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
    exact = {"hamed-rao": TIES, "perron-yabu": WALKS}.get(found.method, EXACT)
    c.near(
        "pValue",
        said["pValue"],
        found.p,
        independent=found.is_independent or found.method == "perron-yabu",
        tolerance=exact * (1 + 10 * found.z**2),
        size=1e-290,
    )
    if found.student_p is not None:
        # Of few values, the approximation is right to a few parts in a hundred.
        near = abs(said["pValue"] - found.student_p) <= 0.03 * found.student_p + 1e-4
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


def list_counts(c: Checks) -> None:
    """Of more than a thousand, the largest are listed and all are counted."""
    for name in ("turningPoint", "segment", "step", "outlier", "gap"):
        listed, count = len(c.facts[name + "s"]), c.facts[name + "Count"]
        right = listed == count if count <= MAX_LISTED else listed == MAX_LISTED
        c.add("counts of lists", listed, count, right, False)


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
    seasons,
    growth,
    spread_ratio,
    modes,
]
