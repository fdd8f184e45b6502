"""What a check is, and the checks of one series."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from chart import Chart, Series

# The relative difference that two ways of computing the same number may have.
EXACT = 1e-9
# Of more findings only the largest, and of more crossings only the first, are in JSON.
MAX_LISTED = 1000


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
