"""Recomputes the facts of scatter charts: their form, groups, fan, single point and outliers."""

import math

import numpy as np

import clouds
from chart import DAY
from checking import EXACT, Checks
from lines import max_outliers
from trends import median_slope

# Of more points, groups are sought in some.
MAX_CLUSTERED = 4096
# The halves of a uniform cloud are so many deviations apart.
HALVES = 3.46
# Of more, the program looks at some.
MAX_GROUPED = 512
# The part of the range of y below which distances are rounding.
ROUNDING = 1e-12


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
    if is_straight(c):
        distances = ys - median_slope(xs, ys) * xs
    else:
        distances = residuals(c, xs, ys)
        spread = clouds.fan(xs, distances)
        if spread is not None:
            distances = distances / spread.scale
    # What rounding leaves is no distance.
    distances = distances - np.median(distances)
    distances = np.where(np.abs(distances) < ROUNDING * np.ptp(ys), 0.0, distances)
    return clouds.few(distances)


def positions(c: Checks) -> tuple[np.ndarray, np.ndarray]:
    return c.chart.x.position(c.series.at), c.y.position(c.series.values)


def is_straight(c: Checks) -> bool:
    """Whether the distances from the line are but rounding, save a few, so that they have no
    form."""
    xs, ys = c.series.at, c.series.values
    distances = ys - median_slope(xs, ys) * xs
    limit = 2.0**-44 * max(c.size, float(np.ptp(ys)))
    real = np.abs(distances - np.median(distances)) > limit
    return np.count_nonzero(real) <= max_outliers(len(ys))


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
    is_flat = len(xs) < 3 or np.ptp(xs) == 0 or np.ptp(ys) == 0
    if is_flat or len(xs) > clouds.MAX_POINTS:
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
    if is_straight(c):
        c.equal("form of a straight line", said, None)
        c.equal("spread of a straight line", facts["spread"], None)
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
        if told and bend.pace == "any":
            expected[2] = told[2]
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
        math.isclose(a[0], b[0], rel_tol=EXACT, abs_tol=1e-12 * c.size) for a, b in zip(said, found)
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
        far, between = clouds.closest_groups(*positions(c), centres_of(c))
        text = f"{far:.3g} deviations, {between:.3g} between"
        # Of many points, the groups are those of some.
        is_gap = len(xs) <= MAX_GROUPED or between <= clouds.MAX_BETWEEN
        c.add("groups are apart", said, text, far >= HALVES and is_gap, True)
