"""The form of scatter charts, from the definitions in docs/WORDS.md and Statistics/*.swift: curves,
rings, groups, fans, single points that make a correlation, and dependence.

Points are positions on both axes, 0 to 1, by rising x. Of more than `MAX_POINTS` the program takes
some by chance; those are not checked.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from scipy import stats
from statsmodels.api import OLS

from lines import THRESHOLD, deviation_unit, max_outliers, modified_z, threshold, turns
from trends import median_slope

MAX_POINTS = 2048
# Each must be significant at 1 %; chi-squared of one to five degrees of freedom.
CRITICAL = [6.63, 9.21, 11.34, 13.28, 15.09]
# The maximum ratio of the points between two groups to those around their centres: that of the
# program, and some more as it looks at some of the points.
MAX_BETWEEN = 0.36
SPEARMAN_TABLE = {5: 1.0, 6: 0.886, 7: 0.786, 8: 0.738, 9: 0.7}
# The least ratio of two p-values that rearrangements by chance may have.
REARRANGEMENTS = 199


def is_significant(xs: np.ndarray, ys: np.ndarray) -> bool | None:
    """Whether a rank correlation differs from 0 at 5 %: SeriesFacts+Correlation.swift."""
    count = len(xs)
    if count < 2 or np.ptp(xs) == 0 or np.ptp(ys) == 0:
        return None
    spearman = float(stats.spearmanr(xs, ys).statistic)
    if count < 10:
        return abs(spearman) > SPEARMAN_TABLE.get(count, math.inf) - 5e-4
    if abs(spearman) >= 1:
        return True
    dx = stats.rankdata(xs) - (count + 1) / 2
    dy = stats.rankdata(ys) - (count + 1) / 2
    own = math.sqrt(max(0.0, float(np.sum((dx * dy) ** 2) - np.sum(dx * dy) ** 2 / count)))
    return bool(
        abs(math.atanh(spearman)) * math.sqrt((count - 3) / 1.06) > 1.96
        and abs(float(np.sum(dx * dy))) > 1.96 * own
    )


def sign_of(r: float, count: int) -> int:
    """The sign of a linear correlation that is significant at 5 %, or 0: R. Fisher (1921)."""
    z = math.atanh(r) if abs(r) < 1 else math.inf
    return int(math.copysign(1, r)) if abs(z) * math.sqrt(count - 3) > 1.96 else 0


@dataclass
class Leverage:
    index: int
    effect: str
    without: float | None


def leverage_point(xs: np.ndarray, ys: np.ndarray) -> Leverage | None:
    """The point without which Pearson's correlation changes most: LeveragePoint.swift."""
    count = len(xs)
    if count < 10 or np.ptp(xs) == 0 or np.ptp(ys) == 0:
        return None
    x, y = (xs - np.mean(xs)) / np.ptp(xs), (ys - np.mean(ys)) / np.ptp(ys)
    xx, yy, xy = float(x @ x), float(y @ y), float(x @ y)
    share = count / (count - 1)
    left_x, left_y = xx - share * x * x, yy - share * y * y
    with np.errstate(all="ignore"):
        left = np.clip((xy - share * x * y) / np.sqrt(left_x * left_y), -1, 1)
    is_flat = (left_x <= 1e-12 * xx) | (left_y <= 1e-12 * yy)
    left = np.where(is_flat, 0.0, left)
    pearson = xy / math.sqrt(xx * yy)
    best = int(np.argmax(np.abs(pearson - left)))
    if abs(pearson - left[best]) < 0.3:
        return None
    before = sign_of(pearson, count)
    after = 0 if is_flat[best] else sign_of(float(left[best]), count - 1)
    others = np.arange(count) != best
    ranks = 0
    if is_significant(xs[others], ys[others]):
        ranks = int(np.sign(stats.spearmanr(xs[others], ys[others]).statistic))
    if before == after or ranks != after:
        return None
    effect = "makes" if after == 0 else "hides" if before == 0 else "turns"
    return Leverage(best, effect, None if is_flat[best] else pearson_without(xs, ys, best))


def pearson_without(xs: np.ndarray, ys: np.ndarray, index: int) -> float:
    others = np.arange(len(xs)) != index
    return float(stats.pearsonr(xs[others], ys[others]).statistic)


# Curves


@dataclass
class Curve:
    heights: np.ndarray
    # The indices of the points at which it turns.
    turns: list[int]
    rises_first: bool
    pace: str | None


def legendre_basis(xs: np.ndarray) -> list[np.ndarray]:
    """Orthonormal functions of x: two for straight lines, then its square and polynomials of its
    ranks."""
    count = len(xs)
    places = (2 * stats.rankdata(xs) - count - 1) / count
    wanted = [np.ones(count), xs - np.mean(xs), (xs - np.mean(xs)) ** 2]
    degrees = max(2, min(4, count // 15))
    wanted += [np.polynomial.legendre.Legendre.basis(d)(places) for d in range(1, degrees + 1)]
    known: list[np.ndarray] = []
    for number, function in enumerate(wanted):
        rest = function
        for _ in range(2):
            rest = rest - sum((float(rest @ other) * other for other in known), np.zeros(count))
        left, size = float(rest @ rest), float(function @ function)
        if left > 0.05 * size > 0:
            known.append(rest / math.sqrt(left))
        elif number < 2:
            return []
    return known


def curve(xs: np.ndarray, ys: np.ndarray, slope: float) -> Curve | None:
    """A curve that points follow better than a line: Statistics/Bend.swift."""
    count = len(xs)
    basis = legendre_basis(xs) if count >= 12 else []
    if len(basis) < 3:
        return None
    intercept = float(np.median(ys)) - slope * float(np.median(xs))
    distances = ys - slope * xs - intercept
    bent = np.array(basis[2:])
    scores = stats.rankdata(distances) - (count + 1) / 2
    size = float(scores @ scores)
    if size == 0:
        return None
    sums = bent @ scores
    own = (bent**2) @ (scores**2) - sums**2 / count
    tests = np.minimum(sums**2 * (count - 1) / size, np.where(own > 0, sums**2 / own, np.inf))
    if np.sum(tests) <= CRITICAL[len(bent) - 1] or float(sums @ sums) < 0.1 * size:
        return None
    clear = np.flatnonzero(tests > CRITICAL[0])
    degree = int(clear[-1]) if len(clear) else min(1, len(bent) - 1)
    # Huber's M-estimate, three steps of least squares.
    design = np.array(basis[: 3 + degree]).T
    fitted = np.full(count, np.median(distances))
    for _ in range(3):
        residuals = distances - fitted
        reach = THRESHOLD * deviation_unit(np.abs(residuals - np.median(residuals)))
        fitted = OLS(fitted + np.clip(residuals, -reach, reach), design).fit().fittedvalues
    heights = fitted + slope * xs + intercept
    places = confirmed_turns(xs, ys, heights)
    end = heights[places[0]] if places else heights[-1]
    pace = None if places else pace_of(xs, heights)
    return Curve(heights, places, bool(end > heights[0]), pace)


def confirmed_turns(xs: np.ndarray, ys: np.ndarray, heights: np.ndarray) -> list[int]:
    found = [one.index for one in turns(heights, 0.2 * float(np.ptp(heights)))]
    ends = [0, *found, len(xs) - 1]
    for start, end in zip(ends, ends[1:]):
        leg = slice(start, max(start, end) + 1)
        if not is_significant(xs[leg], ys[leg]):
            return []
        rises = stats.spearmanr(xs[leg], ys[leg]).statistic > 0
        if rises != (heights[end] > heights[start]):
            return []
    return found


def pace_of(xs: np.ndarray, heights: np.ndarray) -> str:
    margin = len(xs) // 40
    low, high = xs[margin], xs[len(xs) - 1 - margin]
    kept = np.concatenate([[True], np.diff(xs) > 0])
    at = low + (high - low) * np.arange(4) / 3
    y = np.interp(at, xs[kept], heights[kept])
    first, last, way = y[1] - y[0], y[3] - y[2], y[3] - y[0]
    early, late = max(0.0, first * way), max(0.0, last * way)
    is_even = math.isclose(2 * late, early, rel_tol=1e-9) or math.isclose(2 * early, late)
    # Rounding decides.
    if is_even or abs(way) < 1e-9 * np.ptp(heights):
        return "any"
    if first * way <= 0 and last * way <= 0:
        return "varied"
    return "slower" if 2 * late <= early else "faster" if 2 * early <= late else "varied"


# Fans


@dataclass
class Fan:
    grows: bool
    scale: np.ndarray


def fan(xs: np.ndarray, residuals: np.ndarray) -> Fan | None:
    """A spread that changes along x, and how large it is at each point: SpreadChange.swift."""
    count = len(xs)
    if count < 16:
        return None
    distances = np.abs(residuals)
    dx = stats.rankdata(xs) - (count + 1) / 2
    dy = stats.rankdata(distances) - (count + 1) / 2
    total, own = float(dx @ dy), float(np.sum((dx * dy) ** 2))
    sizes = float(dx @ dx) * float(dy @ dy)
    if sizes == 0 or abs(total) * math.sqrt(count - 1) <= 2.576 * math.sqrt(sizes):
        return None
    if abs(total) <= 2.576 * math.sqrt(max(0.0, own - total**2 / count)):
        return None
    third = count // 3
    first, last = np.median(distances[:third]), np.median(distances[-third:])
    if max(first, last) < 1.5 * min(first, last):
        return None
    size = max(15, count // 8)
    starts = list(range(0, max(1, count - size), max(1, size // 2)))
    windows = [(start, min(count, start + size)) for start in starts]
    windows.append((max(0, count - size), count))
    usual = float(np.median(distances))
    places = np.array([xs[start + (end - start) // 2] for start, end in windows])
    medians = np.array([np.median(distances[start:end]) for start, end in windows])
    kept = np.concatenate([[True], np.diff(places) > 0])
    scale = np.interp(xs, places[kept], np.maximum(medians, usual / 20)[kept])
    return Fan(total > 0, scale)


# Rings


def ring(xs: np.ndarray, ys: np.ndarray) -> tuple[float, float, np.ndarray] | None:
    """The centre of a ring, and the distance of each point from it: Statistics/Ring.swift, by the
    circle of I. Kåsa (1976) where the points have one spread in all directions."""
    count = len(xs)
    if count < 16 or np.ptp(xs) == 0 or np.ptp(ys) == 0:
        return None
    covariance = np.cov(xs, ys, ddof=0)
    if covariance[1, 1] - covariance[0, 1] ** 2 / covariance[0, 0] <= 1e-9 * covariance[1, 1]:
        return None
    middle = np.array([np.mean(xs), np.mean(ys)])
    factor = np.linalg.cholesky(covariance)
    points = np.linalg.solve(factor, (np.column_stack([xs, ys]) - middle).T).T
    design = np.column_stack([2 * points, np.ones(count)])
    centre = np.linalg.lstsq(design, np.sum(points**2, axis=1), rcond=None)[0][:2]
    ways = points - centre
    distances = np.hypot(ways[:, 0], ways[:, 1])
    order = np.sort(distances)
    radius = order[count // 2]
    width = (order[count * 9 // 10] - order[count // 10]) / 2.563
    inside = int(np.sum(distances < radius / 2))
    if width >= 0.2 * radius * math.sqrt(min(1, count / 60)) or inside > 0.05 * count:
        return None
    angles = np.sort(np.arctan2(ways[:, 1], ways[:, 0]))
    gap = float(np.max(np.diff(np.concatenate([angles, angles[:1] + 2 * math.pi]))))
    if gap >= max(math.pi / 4, 2 * math.pi * (math.log(count) + 1.5) / count):
        return None
    if any(abs(np.mean(np.exp(1j * times * angles))) >= 0.5 for times in range(1, 5)):
        return None
    x, y = middle + factor @ centre
    return float(x), float(y), distances


# Groups


def group_members(xs: np.ndarray, ys: np.ndarray, centres: np.ndarray) -> Iterator[np.ndarray]:
    """Yields ways to say which group each point is in: that of the nearest centre, in units of the
    covariance within groups, with and without the points that are farthest out."""
    points = np.column_stack([xs, ys])
    for kept in (1.0, 0.98, 0.95, 0.9):
        metric = np.linalg.pinv(np.diag(np.var(points, axis=0)))
        labels = np.full(len(xs), -1)
        for _ in range(10):
            squares = squared_distances(points, centres, metric)
            new = np.argmin(squares, axis=1)
            if min(np.bincount(new, minlength=len(centres))) < 2 or np.array_equal(new, labels):
                break
            labels = new
            nearest = np.min(squares, axis=1)
            inner = nearest <= np.quantile(nearest, kept)
            metric = metric_within(points[inner], labels[inner], len(centres))
        yield new


def squared_distances(points: np.ndarray, centres: np.ndarray, metric: np.ndarray) -> np.ndarray:
    ways = points[:, None, :] - centres[None, :, :]
    return np.einsum("ijk,kl,ijl->ij", ways, metric, ways)


def metric_within(points: np.ndarray, labels: np.ndarray, count: int) -> np.ndarray:
    within = np.zeros((2, 2))
    for group in range(count):
        members = points[labels == group]
        if len(members) > 1:
            within += np.cov(members.T, ddof=0) * len(members) / len(points)
    # So that groups without width have units.
    width = np.trace(within) + 1e-9 * np.sum(np.var(points, axis=0))
    return np.linalg.pinv(within + 1e-6 * width * np.eye(2), rcond=1e-30)


def closest_groups(xs: np.ndarray, ys: np.ndarray, centres: np.ndarray) -> tuple[float, float]:
    """How many deviations the two closest groups are apart, by R. Fisher's discriminant, and how
    many points are half way between two groups, for each that is around their centres."""
    unit = np.array([np.std(xs), np.std(ys)])
    points, centres = np.column_stack([xs, ys]) / unit, centres / unit
    best = (0.0, math.inf)
    for labels in group_members(points[:, 0], points[:, 1], centres):
        groups = [points[labels == group] for group in range(len(centres))]
        if min(map(len, groups)) < 3:
            continue
        pairs = [(a, b) for number, a in enumerate(groups) for b in groups[number + 1 :]]
        found = [apart(first, second) for first, second in pairs]
        worst = (min(one[0] for one in found), max(one[1] for one in found))
        best = max(best, worst, key=lambda one: (one[1] <= MAX_BETWEEN, one[0]))
    return best


def apart(first: np.ndarray, second: np.ndarray) -> tuple[float, float]:
    way = np.median(second, axis=0) - np.median(first, axis=0)
    both = np.concatenate([first, second])
    labels = np.repeat([0, 1], [len(first), len(second)])
    direction = metric_within(both, labels, 2) @ way
    lower, upper = first @ direction, second @ direction
    gap = float(np.mean(upper) - np.mean(lower))
    low, high = (float(np.std(one, ddof=1)) for one in (lower, upper))
    # Without the farthest points, which are outliers; 90 % of normal values are as wide.
    usual = [float(stats.iqr(one, rng=(5, 95))) / (2 * 1.645) for one in (lower, upper)]
    if gap <= 0:
        return 0.0, math.inf
    if low + high < 1e-6 * gap:
        return math.inf, 0.0
    # Half way in deviations, but apart from both centres: a group may have no spread.
    share = min(max(low / (low + high), 1 / 3), 2 / 3)
    middle = np.mean(lower) + share * gap
    between = int(np.sum(np.abs(both @ direction - middle) < gap / 6))
    around = [int(np.sum(np.abs(one - np.mean(one)) < gap / 6)) for one in (lower, upper)]
    deviations = min(low, usual[0]) + min(high, usual[1])
    far = 2 * gap / deviations if deviations > 0 else math.inf
    return far, between / math.sqrt(max(1, around[0] * around[1]))


def group_scores(xs: np.ndarray | None, ys: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """The distance of each point from the line or the median of its own group."""
    scores = np.zeros(len(ys))
    for label in np.unique(labels):
        group = np.flatnonzero(labels == label)
        distances = ys[group]
        if xs is not None and len(group) > 1 and np.ptp(xs[group]) > 0:
            distances = distances - median_slope(xs[group], ys[group]) * xs[group]
        if len(group) >= 12:
            scores[group] = modified_z(distances)
    return rare(scores)


def rare(scores: np.ndarray) -> np.ndarray:
    """Scores beyond what chance makes in one chart of twenty, unless they are many."""
    found = np.where(np.abs(scores) > threshold(len(scores)), scores, 0.0)
    return found if np.count_nonzero(found) <= max_outliers(len(scores)) else np.zeros(len(scores))


def few(distances: np.ndarray) -> np.ndarray:
    return rare(modified_z(distances) if len(distances) >= 12 else np.zeros(len(distances)))


# Dependence


def dependence(xs: np.ndarray, ys: np.ndarray) -> float:
    """The share of rearrangements of y that depend on x as much: Statistics/Dependence.swift, with
    other rearrangements."""
    step = -(-len(xs) // 512)
    xs, ys = xs[::step], ys[::step]
    count = len(xs)
    below_x = (xs[:, None] <= xs[None, :]).astype(np.float32)
    below_y = (ys[:, None] <= ys[None, :]).astype(np.float32)
    ranks_x, ranks_y = below_x.sum(axis=0), below_y.sum(axis=0)

    def statistic(order: np.ndarray) -> float:
        both = np.einsum("ij,ij->j", below_x, below_y[np.ix_(order, order)])
        return float(np.sum((count * both - ranks_x * ranks_y[order]) ** 2))

    random = np.random.default_rng(1)
    real = statistic(np.arange(count))
    higher = sum(statistic(random.permutation(count)) >= real for _ in range(REARRANGEMENTS))
    return (higher + 1) / (REARRANGEMENTS + 1)


# Series


def separation(values: list[np.ndarray], counts: list[int]) -> tuple[list[int], list[int]] | None:
    """The series with lower and with higher values, if these lie apart: ChartFacts+Groups.swift."""
    if len(values) > 12 or min(counts) < 5:
        return None
    means = [float(np.mean(one)) for one in values]
    squares = [float(np.sum((one - np.mean(one)) ** 2)) / max(1, len(one) - 1) for one in values]
    # Series at one place each are apart by what divides them.
    if not any(squares):
        return None
    order = sorted(range(len(values)), key=lambda index: means[index])

    def distance(low: int, high: int) -> float:
        parts = [squares[index] * (counts[index] - 1) for index in (low, high)]
        pooled = math.sqrt(sum(parts) / (counts[low] + counts[high] - 2))
        way = means[high] - means[low]
        return way / pooled if pooled > 0 else math.inf if way > 0 else 0.0

    cuts = [
        min(distance(low, high) for low in order[:cut] for high in order[cut:])
        for cut in range(1, len(order))
    ]
    if max(cuts) <= 2:
        return None
    cut = cuts.index(max(cuts)) + 1
    return order[:cut], order[cut:]
