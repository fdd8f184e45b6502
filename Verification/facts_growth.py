"""Recomputes how lines grow, how the spread about them changes, and their seasons."""

import numpy as np

import lines
from checking import EXACT, Checks

# Parts of a cycle by their number in JSON, as ISO 8601 counts them.
FIRST = {"months": 1, "quarters": 1, "weekdays": 1, "hours": 0}
# Of lines, the sums of squares may lose half of the digits.
SUMS = 1e-7


def growth(c: Checks) -> None:
    """A law is sought of lines along x with a trend, without turns and steps."""
    said = c.facts["growth"]
    trend = c.facts["trend"]
    has_law = c.chart.is_along_x and trend is not None and trend["direction"] != "none"
    if not has_law or c.facts["turningPoints"] or c.facts["steps"]:
        c.equal("growth", said, None)
        return
    found = lines.growth(c.series.at, c.series.values)
    # Rounding decides where a third of a line is just twice as steep as the other.
    sides = [lines.growth(c.series.at, c.series.values, 2 + side) for side in (-1e-9, 1e-9)]
    is_tie = (sides[0] is None) != (sides[1] is None)
    if is_tie and (said is None or said["kind"] in ("faster", "slower")):
        return
    if found is None or said is None:
        c.add("growth", said, found, found is None and said is None, True)
        return
    kind = found.law
    if kind == "doubling" and trend["direction"] == "falling":
        kind = "halving"
    c.add("growth", said["kind"], kind, said["kind"] == kind, True)
    if said["kind"] != kind:
        return
    if "length" in said:
        length = found.number / c.chart.x.per_unit
        c.near("growth.length", said["length"], length, tolerance=SUMS)
    if "y" in said:
        tolerance = 1e-3 if c.y.kind == "date" else EXACT
        c.near("growth.y", c.y_number(said["y"]), found.number, size=c.size, tolerance=tolerance)


def spread_ratio(c: Checks) -> None:
    said = c.facts["spreadRatio"]
    found = lines.spread_ratio(c.series.values) if c.chart.is_along_x else None
    c.near("spreadRatio", said, found, tolerance=1e-7)


def seasons(c: Checks) -> None:
    said = c.facts["seasons"]
    if not c.chart.is_along_x or c.chart.x.kind != "date":
        c.equal("seasons", said, [])
        return
    period = c.facts["period"]
    length = period["length"] * c.chart.x.per_unit if period and period["length"] else None
    found = lines.seasons(c.series.at, c.series.values, length, cycles_of(said))
    cycles = [one.cycle for one in found]
    c.add("seasons", [one["cycle"] for one in said], cycles, cycles == cycles_of(said), True)
    if cycles != cycles_of(said):
        return
    for one, expected in zip(said, found):
        first = FIRST[expected.cycle]
        # Means may be equal but for rounding.
        near = 1e-9 * expected.swing + 1e-12 * c.size
        for fact, extreme in (
            ("high", np.nanmax(expected.profile)),
            ("low", np.nanmin(expected.profile)),
        ):
            parts = np.flatnonzero(np.abs(expected.profile - extreme) <= near) + first
            c.add(f"season.{fact}", one[fact], parts.tolist(), one[fact] in parts, True)
        per = c.y.per_unit
        c.near("season.swing", one["swing"], expected.swing / per, size=10 * c.size / per)
        c.near("season.share", one["share"], expected.share, tolerance=SUMS, size=1)
        c.near("season.growth", one["growth"], expected.growth, tolerance=SUMS)


def cycles_of(said: list[dict[str, object]]) -> list[object]:
    return [one["cycle"] for one in said]
