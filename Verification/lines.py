"""The shape of lines, by the definitions of docs/WORDS.md and Statistics/*.swift: outliers, turns,
runs of equal values, growth, spread, seasons, and what several lines have in common."""

import itertools
import math
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import pandas
from scipy import stats

from chart import DAY

YEAR = 365.2425 * DAY
# Robust deviations from which a value is an outlier.
THRESHOLD = 3.5
# The widest means that are tried.
MAX_WIDTH = 200
# The share of the variance that rounding may leave.
ROUNDING = 2.0**-40
# Of so many lines at most, a delay is sought, and of so many rows.
MAX_DELAYED, MAX_DELAYED_ROWS = 6, 20_000


# Outliers


def deviation_unit(distances: np.ndarray) -> float:
    median = float(np.median(distances))
    return median / 0.6745 if median > 0 else 1.2533 * float(np.mean(distances))


def modified_z(values: np.ndarray) -> np.ndarray:
    """Iglewicz and Hoaglin, "How to detect and handle outliers" (1993)."""
    centre = np.median(values)
    unit = deviation_unit(np.abs(values - centre))
    return (values - centre) / unit if unit > 0 else np.zeros(len(values))


def threshold(count: int) -> float:
    """The score that chance exceeds in one chart of twenty."""
    return max(THRESHOLD, math.sqrt(2 * math.log(20 * max(1, count))))


def max_outliers(count: int) -> int:
    return max(3, count // 50)


# How many times the greatest step of the others a value is away that has few neighbours.
RATIO = 4.0


def spikes(ys: np.ndarray) -> np.ndarray:
    """The distance from the running median and from both neighbours, the smallest of the three, in
    robust deviations of the steps, with sign: Statistics/Spikes.swift."""
    scores = np.zeros(len(ys))
    if len(ys) < 7:
        return scores
    steps = np.abs(np.diff(ys))
    unit = deviation_unit(steps)
    if unit <= 0:
        return scores
    width = 5 if len(ys) < 30 else 7
    before, after = ys[1:-1] - ys[:-2], ys[1:-1] - ys[2:]
    near = np.minimum(np.abs(before), np.abs(after))
    for index in np.flatnonzero((before * after > 0) & (near > THRESHOLD * unit)) + 1:
        if len(ys) < 12:
            greatest = np.delete(steps, [index - 1, index]).max()
            if not 0 < RATIO * greatest < near[index - 1]:
                continue
        sign = math.copysign(1, before[index - 1])
        reach = min(width // 2, index, len(ys) - 1 - index)
        rise = sign * (ys[index] - np.median(ys[index - reach : index + reach + 1]))
        # On the other side of what is usual there, it is no spike.
        scores[index] = sign * max(0.0, min(near[index - 1], rise)) / unit
    scores[np.abs(scores) <= THRESHOLD] = 0
    return scores


def far_ends(ys: np.ndarray, xs: np.ndarray) -> np.ndarray:
    """The scores of the first and the last value that no step within comes near, by itself or for
    each unit of x, and to which no curve leads: Statistics/Spikes.swift."""
    scores = np.zeros(len(ys))
    if len(ys) < 7:
        return scores
    unit = deviation_unit(np.abs(np.diff(ys)))
    for index, steps, widths in ((0, -np.diff(ys), np.diff(xs)), (-1, np.diff(ys)[::-1], np.diff(xs)[::-1])):
        others, pauses = np.abs(steps[1:-1]), widths[1:-1]
        is_near = (steps[1:3] * steps[0] > 0) & (others[:2] == others.max())
        if np.any(is_near & (others[:2] > 1.5 * np.median(others))):
            continue
        far = abs(steps[0])
        if 0 < RATIO * others.max() < far and np.all(far * pauses > RATIO * others * widths[0]):
            scores[index] = steps[0] / unit
    scores[np.abs(scores) <= THRESHOLD] = 0
    return scores


def far_values(places: np.ndarray, xs: np.ndarray, kind: str) -> np.ndarray:
    """The scores of the values that are far from the others, 0 for all others: Outlier.swift."""
    scores = np.zeros(len(places))
    if kind == "line":
        scores = spikes(places) + far_ends(places, xs)
    elif kind == "bar" and len(places) >= 12:
        scores = modified_z(places)
    scores[np.abs(scores) <= (THRESHOLD if len(places) <= 400 else threshold(len(places)))] = 0
    median = np.median(places)
    equal = places == median
    if np.count_nonzero(scores) <= 3 or 2 * np.sum(equal) <= len(places) or np.all(equal):
        return scores
    # Beside a majority of equal values, only outliers of the others.
    others = places[~equal]
    unit = deviation_unit(np.abs(others - np.median(others)))
    usual = np.abs(places - np.median(others)) / unit if unit > 0 else np.zeros(len(places))
    scores[usual <= THRESHOLD] = 0
    return scores


def relative(ys: np.ndarray) -> np.ndarray:
    """Values about their middle, -1 to 1."""
    middle, unit = np.min(ys) / 2 + np.max(ys) / 2, np.max(ys) / 2 - np.min(ys) / 2
    return (ys - middle) / unit if unit > 0 else np.zeros(len(ys))


def without_outliers(ys: np.ndarray) -> np.ndarray:
    """The line whose outliers are the means of their neighbours: TurningPoints.swift."""
    scores = spikes(ys)
    found = np.flatnonzero(scores)
    if 20 * len(found) > max(len(ys), 60):
        # So many are usual: only outliers among them.
        sizes = np.abs(scores[found])
        if len(sizes) < 12:
            found = found[:0]
        else:
            found = found[modified_z(sizes) > THRESHOLD]
    line = ys.copy()
    for index in found:
        line[index] = line[index - 1] / 2 + ys[index + 1] / 2
    return line


# Turns


@dataclass
class Turn:
    index: int
    is_peak: bool
    prominence: float


def turns(ys: np.ndarray, swing: float) -> list[Turn]:
    """The turns of a line that moves by a swing both before and after them."""
    places: list[int] = []
    rises: bool | None = None
    low = high = 0
    for index, y in enumerate(ys.tolist()):
        if rises is not True and y < ys[low]:
            low = index
        if rises is not False and y > ys[high]:
            high = index
        if rises is not True and y - ys[low] >= swing:
            places.append(low)
            rises, high = True, index
        elif rises is not False and ys[high] - y >= swing:
            places.append(high)
            rises, low = False, index
    if rises is None:
        return []
    places.append(high if rises else low)
    found = []
    for before, place, after in zip(places, places[1:], places[2:]):
        swings = [abs(ys[side] - ys[place]) for side in (before, after)]
        found.append(Turn(place, bool(ys[place] > ys[before]), float(min(swings))))
    return found


def running_mean(ys: np.ndarray, width: int) -> np.ndarray:
    """The mean of each value and its neighbours, of equally many on both sides."""
    sums = np.concatenate([[0], np.cumsum(ys)])
    index = np.arange(len(ys))
    reach = np.minimum(np.minimum(width // 2, index), len(ys) - 1 - index)
    return (sums[index + reach + 1] - sums[index - reach]) / (2 * reach + 1)


def scales(count: int) -> list[int]:
    """The widths of the means in which turns may be sought: of a value, of a twentieth and of an
    eighth of the line, and of a quarter of any rhythm that it may have."""
    usual = [1, count // 40 * 2 + 1, count // 16 * 2 + 1]
    return usual + [width for width in range(3, min(count // 8 + 2, MAX_WIDTH), 2)]


# Values


def majority(ys: np.ndarray) -> dict[str, float] | None:
    """The value of more than half of ten or more."""
    if len(ys) < 10:
        return None
    values, counts = np.unique(ys, return_counts=True)
    best = int(np.argmax(counts))
    if 2 * counts[best] <= len(ys) or len(values) < 2:
        return None
    others = np.delete(values, best)
    return {
        "y": float(values[best]),
        "count": int(counts[best]),
        "low": float(others[0]),
        "high": float(others[-1]),
    }


def equal_run(ys: np.ndarray) -> tuple[int, int] | None:
    """The first and the last index of the longest run of equal values that is no chance."""
    starts = np.concatenate([[0], np.flatnonzero(np.diff(ys)) + 1, [len(ys)]])
    if len(ys) < 11:
        return None
    lengths = np.diff(starts)
    best = int(np.argmax(lengths))
    first, count = int(starts[best]), int(lengths[best])
    others = len(ys) - count
    if count < 10 or count < 0.1 * len(ys) or others <= 1:
        return None
    equal_others = int(np.sum(lengths - 1)) - (count - 1)
    alike = int(np.sum(ys == ys[first])) - count
    chance = (max(equal_others, alike) + 1) / (others + 2)
    if math.log(len(ys)) + (count - 1) * math.log(chance) > math.log(0.001):
        return None
    return first, first + count - 1


def running_distances(ys: np.ndarray) -> np.ndarray:
    """The distance of each value from the median of its four or eight neighbours, if that is
    nearer: Statistics/RunningMedian.swift."""

    def distances(reach: int) -> np.ndarray:
        padded = np.concatenate([np.full(reach, np.nan), ys, np.full(reach, np.nan)])
        windows = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1)
        return ys - np.nanmedian(np.delete(windows, reach, axis=1), axis=1)

    near = distances(2)
    if len(ys) < 30:
        return near
    far = distances(4)
    return np.where(np.abs(near) < np.abs(far), near, far)


def spread_ratio(ys: np.ndarray) -> float | None:
    """How many times as far values spread in the last third: Statistics/SpreadRatio.swift."""
    if len(ys) < 30 or np.ptp(ys) == 0:
        return None
    distances = np.abs(running_distances(relative(ys)))
    third = len(ys) // 3
    early, late = np.mean(distances[:third]), np.mean(distances[-third:])
    if early <= 0 or late <= 0 or 0.5 < late / early < 2:
        return None
    ranks = stats.spearmanr(np.arange(len(ys)), distances).statistic
    score = math.atanh(ranks) * math.sqrt((len(ys) - 3) / 1.06)
    ratio = float(late / early)
    # A level that grows by half as many powers of ten, or more, is the better known law.
    levels = np.abs(ys)
    level = float(np.mean(levels[-third:]) / np.mean(levels[:third]))
    if abs(math.log(ratio)) >= math.log(10) and math.log(level) / math.log(ratio) >= 0.5:
        return None
    return ratio if abs(score) >= 4 and (score > 0) == (ratio > 1) else None


@dataclass
class Growth:
    # "doubling", "levelling", "faster" or "slower".
    law: str
    # The length in which values double, or the level that they approach.
    number: float = math.nan


def without_outer_points(xs: np.ndarray) -> tuple[slice, slice]:
    """The points without the first one, or the few before a pause, and without the last:
    Statistics/OuterPoints.swift."""
    places = range(1, min(4, len(xs) - 1) + 1)
    limit = 0.2 * (xs[-1] - xs[0])
    start = max((at for at in places if xs[at] - xs[at - 1] > limit), default=1)
    end = max((at for at in places if xs[-at] - xs[-at - 1] > limit), default=1)
    return slice(start, None), slice(0, len(xs) - end)


# The laws that may be left of one without the points at an end.
LIKE = {
    "doubling": {"doubling"},
    "levelling": {"levelling", "slower"},
    "faster": {"faster", "doubling"},
    "slower": {"slower", "levelling"},
}


def growth(xs: np.ndarray, ys: np.ndarray, steeper: float = 2.0) -> Growth | None:
    """The law by which values grow or shrink, with and without the points at each end:
    Statistics/Growth.swift. One third of a line is so many times as steep as the other."""
    found = bend(xs, ys, steeper) if len(ys) >= 10 else None
    if found is None:
        return None
    parts = (bend(xs[part], ys[part], steeper) for part in without_outer_points(xs))
    return found if all(part and part.law in LIKE[found.law] for part in parts) else None


def bend(xs: np.ndarray, ys: np.ndarray, steeper: float) -> Growth | None:
    """The law of all points."""
    if xs[-1] <= xs[0] or np.ptp(ys) == 0:
        return None
    places = (xs - xs[0]) / (xs[-1] - xs[0])
    heights = (ys - np.min(ys)) / np.ptp(ys)

    def misfit(values: np.ndarray, degree: int) -> float:
        fit = np.polynomial.Polynomial.fit(places, values, degree)
        return float(np.sum((values - fit(places)) ** 2))

    def slope(part: slice) -> float:
        if np.ptp(places[part]) == 0:
            return 0.0
        return float(np.polyfit(places[part], heights[part], 1)[0])

    straight = misfit(heights, 1)
    if np.min(ys) > 0:
        logs = np.log(ys)
        steepness, level = np.polyfit(places, logs, 1)
        left = misfit(logs, 1)
        fitted = np.exp(level + steepness * places)
        ratios = float(np.sum(((ys - fitted) / np.ptp(ys)) ** 2))
        total = misfit(logs, 0)
        is_exact = left <= ROUNDING * total
        is_even = left <= 0.1 * total and (is_exact or misfit(logs, 2) > 0.5 * left)
        if abs(steepness) >= math.log(3) and is_even and ratios < 0.5 * straight:
            return Growth("doubling", math.log(2) / abs(float(steepness)) * (xs[-1] - xs[0]))
    if misfit(heights, 2) >= 0.5 * straight:
        return None
    third = len(ys) // 3
    whole = slope(slice(None))
    if whole == 0:
        return None
    start, end = slope(slice(0, third)) / whole, slope(slice(len(ys) - third, None)) / whole
    if turns_back(heights if whole > 0 else 1 - heights):
        return None
    if start > 1 and -0.1 * start < end < 0.25 * start:
        ends = np.sort(heights[-max(3, len(ys) // 8) :])
        level = float(ends[len(ends) // 2])
        if np.all(np.abs(ends - level) <= 0.05):
            return Growth("levelling", float(np.min(ys) + level * np.ptp(ys)))
    if start <= 0 and end <= 0:
        return None
    if end >= steeper * max(start, 0):
        return Growth("faster")
    return Growth("slower") if start >= steeper * max(end, 0) else None


def turns_back(heights: np.ndarray) -> bool:
    """Whether means of an eighth of what rises fall first, or at last."""
    width = max(3, len(heights) // 8)
    means = np.convolve(heights, np.full(width, 1 / width), "valid")
    size = float(np.ptp(means))
    fall, fallen = means[0] - np.min(means), np.max(means) - means[-1]
    return bool(fall > 0.2 * size or fallen > 0.1 * size)


# Seasons


@dataclass
class Season:
    # "months", "quarters", "weekdays" or "hours".
    cycle: str
    profile: np.ndarray
    swing: float
    share: float
    growth: float | None


PARTS = {"months": 12, "quarters": 4, "weekdays": 7, "hours": 24}


def part_of(seconds: np.ndarray, cycle: str) -> np.ndarray:
    """The part of the cycle at times in seconds since 1970."""
    times = pandas.to_datetime(np.round(seconds * 1e6).astype("int64"), unit="us")
    return {
        "months": lambda: times.month - 1,
        "quarters": lambda: times.quarter - 1,
        "weekdays": lambda: times.weekday,
        "hours": lambda: times.hour,
    }[cycle]().to_numpy()


def seasons(
    xs: np.ndarray, ys: np.ndarray, period: float | None, said: Collection[str] = ()
) -> list[Season]:
    """The cycles of the calendar: classical decomposition, as in Statistics/Seasons.swift.

    A year that a week hides is sought in what the week leaves; it is taken from what is said.
    """
    if len(xs) < 12 or xs[-1] <= xs[0]:
        return []
    step = (xs[-1] - xs[0]) / (len(xs) - 1)
    is_coarse = step > 80 * DAY
    cycles = [
        ("quarters" if is_coarse else "months", YEAR, 100 if is_coarse else 32),
        ("weekdays", 7 * DAY, 1.5),
        ("hours", DAY, 1 / 20),
    ]
    found = []
    for cycle, length, max_step in cycles:
        if xs[-1] - xs[0] < 2.9 * length or step > max_step * DAY:
            continue
        is_period = period is not None and abs(period / length - 1) <= 0.03
        is_period = is_period or cycle in said and cycle in ("months", "quarters")
        if is_period or cycle in ("weekdays", "hours"):
            one = season(xs, ys, cycle, length, is_period)
            found += [one] if one else []
    return sorted(found, key=lambda one: -one.swing)


def exceeds_turns(xs: np.ndarray, rest: np.ndarray, parts: np.ndarray, cycle: str) -> bool:
    """Whether the means of parts differ more than where each cycle is turned at random."""
    # The first day of 1970 was a Thursday.
    number = (xs + 3 * DAY) // (7 * DAY) if cycle == "weekdays" else xs // DAY
    kept = np.isfinite(rest)
    rows = np.unique(number[kept], return_inverse=True)[1]
    sums = np.zeros((rows.max() + 1, PARTS[cycle]))
    counts = np.zeros_like(sums)
    np.add.at(sums, (rows, parts[kept]), rest[kept])
    np.add.at(counts, (rows, parts[kept]), 1)

    def differences(turns: np.ndarray) -> float:
        columns = (np.arange(PARTS[cycle])[None, :] - turns[:, None]) % PARTS[cycle]
        total = np.take_along_axis(sums, columns, 1).sum(0)
        weight = np.take_along_axis(counts, columns, 1).sum(0)
        return float(np.sum(total[weight > 0] ** 2 / weight[weight > 0]))

    generator = np.random.default_rng(1)
    found = differences(np.zeros(len(sums), int))
    turned = (generator.integers(0, PARTS[cycle], len(sums)) for _ in range(199))
    return all(differences(turns) < found for turns in turned)


def season(
    xs: np.ndarray, ys: np.ndarray, cycle: str, length: float, is_known: bool
) -> Season | None:
    first = np.searchsorted(xs, xs - length / 2, side="right")
    end = np.searchsorted(xs, xs + length / 2, side="right")
    sums = np.concatenate([[0], np.cumsum(ys - np.mean(ys))])
    level = np.mean(ys) + (sums[end] - sums[first]) / np.maximum(1, end - first)
    inside = (xs - xs[0] >= 0.45 * length) & (xs[-1] - xs >= 0.45 * length) & (end > first)
    rest = np.where(inside, ys - level, np.nan)
    # Along a curve the mean of a cycle lies beside its middle.
    rest = rest - (np.nanmean(rest) if np.isfinite(rest).any() else 0)
    parts = part_of(xs, cycle)
    grouped = pandas.Series(rest).groupby(parts)
    means = grouped.mean()[grouped.count() > 1]
    profile = means.reindex(range(PARTS[cycle])).to_numpy()
    if 2 * np.isfinite(profile).sum() <= PARTS[cycle] or np.nanmax(profile) <= np.nanmin(profile):
        return None
    usual = profile[parts]
    kept = np.isfinite(rest) & np.isfinite(usual)
    count, total = int(np.sum(kept)), float(np.sum(rest[kept] ** 2))
    if total <= 0 or count <= 2 * PARTS[cycle]:
        return None
    share = max(0.0, 1 - float(np.sum((rest - usual)[kept] ** 2)) / total)
    if not is_known and (share < 0.1 or not exceeds_turns(xs, rest, parts, cycle)):
        return None
    swing = float(np.nanmax(profile) - np.nanmin(profile))
    halves = []
    for half in (slice(0, len(rest) // 2), slice(len(rest) // 2, None)):
        halves.append(size_of_swing(rest[half], usual[half]))
    return Season(cycle, profile, swing, share, growth_of_swing(*halves))


def size_of_swing(rest: np.ndarray, usual: np.ndarray) -> tuple[float, float]:
    """How large the usual swing is in a part of the line, and its standard error."""
    kept = np.isfinite(rest) & np.isfinite(usual)
    squares = float(np.sum(usual[kept] ** 2))
    if squares <= 0 or np.sum(kept) <= 12:
        return 0.0, math.inf
    size = float(np.sum((rest * usual)[kept])) / squares
    misfit = float(np.sum((rest - size * usual)[kept] ** 2))
    return size, math.sqrt(misfit / (np.sum(kept) - 1) / squares)


def growth_of_swing(early: tuple[float, float], late: tuple[float, float]) -> float | None:
    is_clear = abs(late[0] - early[0]) > 4 * math.hypot(early[1], late[1])
    if early[0] <= 0 or late[0] <= 0 or not is_clear:
        return None
    ratio = late[0] / early[0]
    return ratio if ratio >= 1.5 or ratio <= 1 / 1.5 else None


# Several lines


def aligned(lines: list[tuple[np.ndarray, np.ndarray]]) -> tuple[np.ndarray, np.ndarray] | None:
    """The x at which all lines have a value, and these; of several at one x, the first."""
    columns = []
    for xs, ys in lines:
        present = np.isfinite(ys)
        places, first = np.unique(xs[present], return_index=True)
        columns.append(pandas.Series(ys[present][first], index=places))
    table = pandas.concat(columns, axis=1, join="inner").sort_index()
    longest = max(len(xs) for xs, _ in lines)
    if len(table) == 0 or len(table) < 0.7 * longest:
        return None
    return table.index.to_numpy(float), table.to_numpy(float).T


def standardised(ys: np.ndarray) -> np.ndarray:
    return (ys - np.mean(ys)) / np.std(ys, ddof=1)


def shared_correlation(lines: np.ndarray) -> float:
    """The mean correlation of lines less straight trends, from the variance of their mean."""
    at = np.arange(lines.shape[1])
    rests = [standardised(one - np.polyval(np.polyfit(at, one, 1), at)) for one in lines]
    variance = float(np.sum(np.mean(rests, axis=0) ** 2)) / (len(at) - 1)
    return (len(lines) * variance - 1) / (len(lines) - 1)


@dataclass
class Delay:
    leader: int
    follower: int
    rows: int
    correlation: float


def delays(xs: np.ndarray, ys: np.ndarray) -> list[Delay]:
    """All delays that are clear, of lines at the same x: Statistics/Delay.swift."""
    if len(ys) > MAX_DELAYED or not 40 <= len(xs) <= MAX_DELAYED_ROWS:
        return []
    step = (xs[-1] - xs[0]) / (len(xs) - 1)
    if np.any(np.abs(np.diff(xs) - step) >= 0.2 * step):
        return []
    changes = [np.diff(running_mean(one, 3)) for one in ys]
    ranks = [stats.rankdata(one) for one in changes]
    least = max(0.6, 3.5 / math.sqrt(len(xs) / 3))
    found = []
    for leader, follower in itertools.permutations(range(len(ys)), 2):
        same = correlation(changes[leader], changes[follower], 0)
        for rows in range(1, min(60, len(xs) // 10) + 1):
            one = correlation(changes[leader], changes[follower], rows)
            if one < least or one**2 - same**2 < 0.2:
                continue
            if correlation(ranks[leader], ranks[follower], rows) >= 0.6:
                found.append(Delay(leader, follower, rows, one))
    return found


def correlation(first: np.ndarray, second: np.ndarray, rows: int) -> float:
    """The correlation of numbers with those of another line so many rows later."""
    first, second = first[: len(first) - rows], second[rows:]
    if np.ptp(first) == 0 or np.ptp(second) == 0:
        return 0.0
    return float(np.corrcoef(first, second)[0, 1])
