"""Whether and how fast values rise or fall: slopes and tests, from their papers.

Program files: Statistics/SeriesFacts+Trend.swift, HamedRao.swift and PerronYabu.swift.
"""

import math
from dataclasses import dataclass

import numpy as np
import pymannkendall
import statsmodels.api
from scipy import special, stats
from statsmodels.tsa.stattools import acf

# The largest number of points for methods that look at every pair.
MAX_PAIRS = 2500
MAX_ALL_PAIRS = 12_000
MAX_KENDALL = 6000
SIGNIFICANCE = 0.05


def median_slope(xs: np.ndarray, ys: np.ndarray) -> float:
    """Theil and Sen's slope; of many points by rows, as all pairs at once take too much memory."""
    if len(xs) <= MAX_PAIRS:
        return float(stats.theilslopes(ys, xs).slope)
    if len(xs) > MAX_ALL_PAIRS:
        return math.nan
    slopes = []
    for index in range(len(xs) - 1):
        dx = xs[index + 1 :] - xs[index]
        apart = dx != 0
        slopes.append(((ys[index + 1 :] - ys[index])[apart] / dx[apart]).astype(np.float64))
    return float(np.median(np.concatenate(slopes)))


# Mann and Kendall


def pair_score(xs: np.ndarray, ys: np.ndarray) -> float:
    """Returns the number of rising pairs less that of falling pairs, from Kendall's tau c."""
    tau = stats.kendalltau(xs, ys, variant="c").statistic
    classes = min(len(np.unique(xs)), len(np.unique(ys)))
    if classes < 2:
        return 0.0
    return round(float(tau) * len(xs) ** 2 * (classes - 1) / classes / 2)


def kendall(xs: np.ndarray, ys: np.ndarray) -> tuple[float, float, bool]:
    """Returns Mann and Kendall's score, its variance, and whether pymannkendall computed both."""
    if len(np.unique(xs)) == len(xs) and len(xs) <= MAX_KENDALL and np.ptp(ys) > 0:
        test = pymannkendall.original_test(ys)
        return float(test.s), float(test.var_s), True
    # Kendall, "Rank correlation methods" (1970): ties in x and in y.
    n = float(len(xs))
    ties = [np.unique(values, return_counts=True)[1].astype(float) for values in (xs, ys)]
    spread = [float(np.sum(t * (t - 1) * (2 * t + 5))) for t in ties]
    pairs = [float(np.sum(t * (t - 1))) for t in ties]
    threes = [float(np.sum(t * (t - 1) * (t - 2))) for t in ties]
    variance = (n * (n - 1) * (2 * n + 5) - spread[0] - spread[1]) / 18
    variance += pairs[0] * pairs[1] / (2 * n * (n - 1))
    variance += threes[0] * threes[1] / (9 * n * (n - 1) * (n - 2))
    return pair_score(xs, ys), variance, False


def hamed_rao(xs: np.ndarray, ys: np.ndarray, slope: float) -> float:
    """Returns the factor for the variance: Statistics/HamedRao.swift."""
    # Points at one x keep the order of the data.
    dx, dy = xs - np.mean(xs), ys - np.mean(ys)
    scale = 2.0 ** math.floor(math.log2(max(np.max(np.abs(ys)), 2.0**-1022)))
    residuals = np.round((dy - slope * dx) / scale * 2.0**40)
    ranks = stats.rankdata(residuals)
    n = len(ranks)
    if np.ptp(ranks) == 0:
        return 1.0
    r = acf(ranks, nlags=n - 1, fft=n > 200)
    r[0] = 1.0

    def ratio(correlations: np.ndarray, counted: np.ndarray) -> float:
        lags = np.arange(1, n)
        weights = (n - lags) / n * (n - lags - 1) / (n - 1) * (n - lags - 2) / (n - 2)
        return 1 + 2 * float(np.sum((weights * correlations[1:])[counted[1:]]))

    is_positive = r * math.sqrt(n) + (2 + 4 * r) / n * math.sqrt(n) > 1.6448536269514722
    few = 1.0
    if n <= 100:
        memory = max(0.0, min(0.6, (r[1] * n + 2) / max(1, n - 4)))
        few = ratio(memory ** np.arange(n), np.ones(n, dtype=bool))
    found = 1.0
    if is_positive[1]:
        ends = np.flatnonzero(~is_positive[1:])
        end = ends[0] + 1 if len(ends) else n
        reach = math.sqrt(2 * math.log(n))
        counted = (np.arange(n) < end) | (np.abs(r) * math.sqrt(n) > reach)
        found = max(1.0, ratio(r, counted))
    return max(few, found)


# Perron and Yabu


@dataclass
class Wandering:
    """The test of Perron and Yabu: the slope in standard errors, and its p-value as the program
    approximates Student's distribution and as scipy has it."""

    t: float
    p: float
    student_p: float


def perron_yabu(numbers: np.ndarray) -> Wandering | None:
    """P. Perron and T. Yabu, "Estimating deterministic trends with an integrated or stationary
    noise component" (2009), with the limits of Statistics/PerronYabu.swift."""
    if len(numbers) < 8:
        return None
    centre = np.min(numbers) / 2 + np.max(numbers) / 2
    unit = np.max(numbers) / 2 - np.min(numbers) / 2
    ys = (numbers - centre) / unit if unit > 0 else np.zeros(len(numbers))
    size = -(-len(ys) // 4096)
    ys = ys[: len(ys) // size * size].reshape(-1, size).mean(axis=1)
    count = len(ys)
    xs = (np.arange(count) - (count - 1) / 2) / count
    slope, level = np.polyfit(xs, ys, 1)
    residuals = ys - level - slope * xs
    memory = None
    if not is_rounding(residuals * unit, numbers):
        memory = unbiased_memory(residuals)
    if memory is None:
        # Less than rounding leaves is no slope.
        t = 0.0 if abs(slope) < 1e-12 else math.copysign(math.inf, slope)
        return Wandering(t, 1.0 if t == 0 else 0.0, 1.0 if t == 0 else 0.0)
    total, lags = memory
    limit = 3.0 if count < 40 else 2.0
    if total > 1 - limit / math.sqrt(count):
        t = drift(ys, lags)
    else:
        t = quasi_differenced_slope(xs, ys, max(-0.99, total))
    freedom = count - 3
    # C. Wallace, "Bounds on normal approximations to Student's distributions" (1959).
    z = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))
    return Wandering(
        t, float(special.erfc(z / math.sqrt(2))), float(2 * stats.t.sf(abs(t), freedom))
    )


def autoregression(residuals: np.ndarray, lags: int, start: int) -> tuple[float, float, float]:
    """Returns the coefficient of the residual before each, its error, and Schwarz's criterion, of
    a regression on that residual and on `lags` changes before it."""
    columns = [residuals[start - 1 : -1]]
    for lag in range(1, lags + 1):
        changes = residuals[1:] - residuals[:-1]
        columns.append(changes[start - lag - 1 : len(changes) - lag])
    right = residuals[start:]
    count = len(right)
    if count <= lags + 2:
        raise ValueError("too few")
    fit = statsmodels.api.OLS(right, np.column_stack(columns)).fit()
    if fit.ssr <= 1e-13 * float(np.sum(right**2)):
        raise ValueError("no residuals")
    criterion = math.log(fit.ssr / count) + math.log(count) * (lags + 1) / count
    return float(fit.params[0]), float(fit.bse[0]), criterion


def unbiased_memory(residuals: np.ndarray) -> tuple[float, int] | None:
    """Returns the sum of the coefficients of an autoregression, with its bias corrected as by
    A. Roy and W. Fuller (2001), and its number of lagged changes."""
    count = len(residuals)
    most = min(8, count // 8) if count < 40 else 8
    fits = []
    for lags in range(most + 1):
        try:
            fits.append((autoregression(residuals, lags, most + 1)[2], lags))
        except ValueError:
            continue
    if not fits:
        return None
    lags = min(fits)[1]
    try:
        total, error, _ = autoregression(residuals, lags, lags + 1)
    except ValueError:
        return None
    if error <= 0:
        return None
    return min(1.0, total + bias((total - 1) / error, lags, count) * error), lags


def bias(tau: float, lags: int, count: int) -> float:
    # The median of tau under a unit root, for a line of two parameters.
    median, reach, parameters = -2.18, 5.0, 2.0
    share = (lags + 2) // 2
    if tau > median:
        return -tau
    first = (1 + parameters) * count
    if tau > -reach:
        second = (first - median**2 * (share + count)) / (
            median * (reach + median) * (share + count)
        )
        return share / count * tau - (1 + parameters) / (tau + second * (tau + reach))
    if tau > -math.sqrt(first / share):
        return share / count * tau - (1 + parameters) / tau
    return 0.0


def drift(ys: np.ndarray, lags: int) -> float:
    """The mean change of a line that wanders, in standard errors."""
    changes = np.diff(ys)
    rest = changes - np.mean(changes)
    variance = float(np.var(rest, ddof=1))
    if lags > 0 and len(rest) > 2 * lags:
        columns = [rest[lags - lag : len(rest) - lag] for lag in range(1, lags + 1)]
        fit = statsmodels.api.OLS(rest[lags:], np.column_stack(columns)).fit()
        variance = float(fit.mse_resid) / max(1e-4, (1 - float(np.sum(fit.params))) ** 2)
    return float(np.mean(changes)) / math.sqrt(variance / len(changes)) if variance > 0 else 0.0


def quasi_differenced_slope(xs: np.ndarray, ys: np.ndarray, memory: float) -> float:
    """The slope in standard errors, after Prais and Winsten (1954), with the long-run variance of
    D. Andrews (1991)."""

    def differenced(numbers: np.ndarray) -> np.ndarray:
        first = math.sqrt(1 - memory**2) * numbers[:1]
        return np.concatenate([first, numbers[1:] - memory * numbers[:-1]])

    design = np.column_stack([differenced(np.ones(len(ys))), differenced(xs)])
    fit = statsmodels.api.OLS(differenced(ys), design).fit()
    variance = long_run_variance(fit.resid) * fit.normalized_cov_params[1, 1]
    return float(fit.params[1] / math.sqrt(variance)) if variance > 0 else math.inf


def long_run_variance(numbers: np.ndarray) -> float:
    """By the quadratic spectral window, whose width follows from the correlation of neighbours."""
    count = len(numbers)

    def product(lag: int) -> float:
        return float(np.sum(numbers[lag:] * numbers[: count - lag])) / (count - 2)

    variance = product(0)
    memory = max(-0.97, min(0.97, product(1) / variance))
    width = 1.3221 * (4 * memory**2 / (1 - memory) ** 4 * count) ** 0.2
    if width <= 1e-3:
        return variance
    total = variance
    for lag in range(1, min(count, int(8 * width) + 2)):
        place = lag / width
        angle = 6 * math.pi * place / 5
        window = 25 / (12 * math.pi**2 * place**2) * (math.sin(angle) / angle - math.cos(angle))
        total += 2 * window * product(lag)
    return max(total, variance / count)


def is_rounding(distances: np.ndarray, numbers: np.ndarray) -> bool:
    """Whether distances from a smooth line may be nothing but rounding: RoundingResidue.swift."""
    largest = float(np.max(np.abs(distances)))
    if largest <= 2.0**-44 * float(np.max(np.abs(numbers))):
        return True
    unit = decimal_unit(numbers)
    if unit is None:
        return False
    return largest <= 0.75 * unit and float(np.ptp(numbers)) >= 4 * unit


def decimal_unit(numbers: np.ndarray) -> float | None:
    for power in range(6, -13, -1):
        counts = numbers / 10.0**power
        near = np.abs(counts - np.round(counts)) <= 1e-9 * np.maximum(1, np.abs(counts))
        if np.all(near) and np.max(np.abs(counts)) < 2.0**50:
            return 10.0**power
    return None


def is_monotone(ys: np.ndarray, score: float) -> bool:
    """Whether nearly every change has one direction, as no walk does."""
    changes = np.diff(ys)
    changes = changes[changes != 0]
    same = int(np.sum((changes > 0) == (score > 0)))
    excess = 2 * same - len(changes) - 1
    return same == len(changes) or excess > 2.576 * math.sqrt(len(changes))


@dataclass
class Trend:
    direction: str
    method: str
    p: float
    # The standard deviations that p stands for, and Student's p if Perron and Yabu decide.
    z: float
    student_p: float | None
    # Whether pymannkendall computed what decides.
    is_independent: bool
    # The factor of Hamed and Rao.
    ratio: float


def trend(xs: np.ndarray, ys: np.ndarray, slope: float) -> Trend:
    """Returns what the tests say together."""
    score, variance, is_independent = kendall(xs, ys)
    ratio = hamed_rao(xs, ys, slope)
    distance = max(0, abs(score) - 1)
    z = distance / math.sqrt(variance * max(1, ratio)) if variance > 0 else 0.0
    p = float(special.erfc(z / math.sqrt(2)))
    method = "hamed-rao" if ratio > 1 + 1e-12 else "mann-kendall"
    student = None
    if p < SIGNIFICANCE and np.all(np.diff(xs) > 0) and not is_monotone(ys, score):
        walk = perron_yabu(ys)
        if walk is not None:
            doubt = walk.p if walk.t * score > 0 else 1.0
            if doubt > p:
                student = walk.student_p if walk.t * score > 0 else 1.0
                p, method = doubt, "perron-yabu"
                z = float(special.erfcinv(p)) * math.sqrt(2) if p > 1e-300 else 38.0
    if p >= SIGNIFICANCE and len(xs) <= 20 and np.all(np.diff(xs) > 0) and variance > 0:
        few_z = distance / math.sqrt(variance)
        signs = np.sign(np.diff(ys))
        rising, changes = int(np.sum(signs > 0)), int(np.sum(signs != 0))
        few = float(special.erfc(few_z / math.sqrt(2)))
        walk_p = stats.binomtest(rising, changes).pvalue if changes else 1.0
        few = max(few, float(walk_p))
        way = ys[-1] - ys[0]
        goes_on = (way > 0) == (score > 0) and abs(way) >= np.ptp(ys) / 2
        if few < SIGNIFICANCE and goes_on and (2 * rising > changes) == (score > 0):
            p, method, student = few, "signs-of-differences", None
            z = float(special.erfcinv(p)) * math.sqrt(2)
    direction = "none" if p >= SIGNIFICANCE else "rising" if score > 0 else "falling"
    return Trend(direction, method, p, z, student, is_independent and ratio <= 1, ratio)
