"""What both generators share: a list of charts with their answers, and the files made from it."""

import csv
import json
import math
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import date, datetime, timedelta
from pathlib import Path

MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]

# Words that any English description may choose between.
YEARLY = (
    r"\b(each|every) year\b|\b(once|twice) a year|\b(over|in|during|through|within|of) (a"
    r"|the) year\b"
    r"|yearly|annual|season|\b(every|of|period (is|of)) (about )?(12 months|4 quarters|4 points)"
    r"|(12|twelve)[- ]months?\b|(four|4) quarters|(summer|winter|spring|autumn)s?\b"
)
WEEKLY = (
    r"\b(each|every) week\b|\b(once|twice) a week|\b(over|in|during|through|within|of) (a"
    r"|the) week\b"
    r"|weekly|weekday|weekend|\b(every|of) (about )?(7|seven) days|(7|seven)-day"
    r"|\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b"
)
RISES = (
    r"\b(ris(es?|ing|en)|rose|gr[oe]w(s|n|ing|th)?|increas\w+|climb\w*|gain\w*|up|higher|more"
    r"|upwards?|positive(ly)?)\b"
)
FALLS = (
    r"\b(falls?|falling|fell|fallen|drop\w*|declin\w+|decreas\w+|shrink\w*|shr[au]nk|down|lower"
    r"|lose|loses|lost|dip\w*|slump\w*|sinks?|sank|less|fewer|negative(ly)?|downwards?)\b"
)
ALL_SERIES = r"\b(all|every|each|together|shares?|shared|same|five|5 of 5|common)\b"
CURVE = (
    r"curv\w+|bent|bends?|parabola|parabolic|quadratic|arch\w*|arcs?|hump\w*|inverted|U-shaped?"
    r"|hill|dome|(ris|increas|climb)\w+.*\b(then|and|before)\b.*(fall|drop|declin|decreas)\w+"
    r"|(best|highest|greatest|most|peaks?|maximum|top)\b.*\b(middle|near|around|about|at)\b"
)
NO_RELATION = (
    r"without (it|that|this|the)|no (clear |real )?(relation|correlation|link|association|trend)"
    r"|rests? on|depends? on|due to|because of|only because|disappears?|vanish\w*|unrelated"
    r"|not related|(makes?|made|creates?|drives?|carr(y|ies)|pulls?) (the|by|a|it)"
    r"|(weak|zero|nothing|little)\b"
)
REVERSED = (
    r"opposite|revers|other way|contrary|Simpson"
    r"|(overall|whole|over all|all (\w+ )?points|altogether|taken together|combined|as one)\b[^.;]*WAY"
    r"|WAY[^.;]*(overall|whole|over all|all (\w+ )?points|altogether|taken together|combined|as one)\b"
)
ONE_POINT = (
    r"\b(one|a single|single|1|lone|isolated) (\w+ )?(point|value|row|site|plot|town|farm)s?\b"
    r"|without (it|that|the point)|outlier|stands? (out|apart|alone)|far (away|from|off|above|out)"
    r"|influential|leverage"
)
# What must not be said where the order of the rows or the course means nothing.
COURSE = r"\brepeats?\b|\bperiod\b|\bcycle|level (drops|jumps|rises|falls)|\bsteps?\b|\bturning"
OVERALL = r"(rises|falls|increases|decreases) overall|overall,? (it )?(rises|falls|increases|de)"
COMPARED = (
    r"\bcross(es|ing)?\b|\b(is|lies|stays|falls|rises|drops) (below|above|under|over)\b"
    r"|(highest|lowest|largest|smallest) (of (all|both)|most often)|\bby mean\b|\bleads?\b"
    r"|(higher|lower|larger|smaller|greater|less) than|\bexceeds?\b|\bovertakes?\b|\bgap between"
)

Row = list[object]
Requirement = list[object]


@dataclass
class Answer:
    """The feature of a chart, and what a brief that names it must and must not say."""

    file: str
    feature: str
    needs: list[Requirement]
    first: int = 1
    wordings: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


Table = tuple[list[str], list[Row]]


class Charts:
    """Charts in the order in which they are added; each has a seed of its own."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.made: list[tuple[Answer, Callable[[random.Random], Table]]] = []

    def add(
        self, name: str, **answer: object
    ) -> Callable[[Callable[[random.Random], Table]], Callable[[random.Random], Table]]:
        def keep(make: Callable[[random.Random], Table]) -> Callable[[random.Random], Table]:
            self.made.append((Answer(file=f"charts/{name}.csv", **answer), make))
            return make

        return keep

    def write(self) -> None:
        (self.folder / "charts").mkdir(exist_ok=True)
        for index, (answer, make) in enumerate(self.made):
            header, rows = make(random.Random(self.seed + 7919 * index))
            with open(self.folder / answer.file, "w", newline="", encoding="utf-8") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow(header)
                writer.writerows(rows)
        answers = [asdict(answer) for answer, _ in self.made]
        with open(self.folder / "answers.json", "w", encoding="utf-8") as file:
            json.dump(answers, file, indent=1, ensure_ascii=False)
            file.write("\n")


def between(low: float, high: float) -> dict[str, list[float]]:
    """A requirement that a sentence has a number from `low` to `high`."""
    return {"between": [low, high]}


def scatter(x: str, y: str) -> list[str]:
    """The options of a person who asks for a scatter chart of two columns."""
    return ["--kind", "scatter", "--x", x, "--y", y]


def months_named(*numbers: int) -> str:
    """A pattern for any of these months, 1 to 12, in full or in short."""
    names = [MONTHS[number - 1] for number in numbers]
    return r"\b(" + "|".join(f"{name}|{name[:3]}" for name in names) + r")\b"


def month_of_year(*pairs: tuple[int, int]) -> str:
    """A pattern for any of these (year, month), as "March 2008", "Mar 2008" or "2008-03"."""
    ways = []
    for year, month in pairs:
        name = MONTHS[month - 1]
        ways.append(rf"\b({name}|{name[:3]}),? {year}\b|\b{year}-{month:02}\b")
    return "|".join(ways)


def days_near(day: date, slack: int) -> str:
    """A pattern for a day up to `slack` days away, as "4 May", "May 4" or "05-04"."""
    ways = []
    for step in range(-slack, slack + 1):
        near = day + timedelta(step)
        name = MONTHS[near.month - 1]
        short = rf"({name}|{name[:3]})"
        ways.append(rf"\b0?{near.day} {short}\b|\b{short} 0?{near.day}\b|-{near:%m-%d}\b")
    return "|".join(ways)


def month_texts(year: int, count: int) -> list[str]:
    """`count` months from January of `year` on, as "2008-03"."""
    return [f"{year + index // 12}-{index % 12 + 1:02}" for index in range(count)]


def day_texts(start: date, count: int, step: int = 1) -> list[str]:
    return [(start + timedelta(index * step)).isoformat() for index in range(count)]


def time_texts(start: datetime, count: int, minutes: int) -> list[str]:
    """`count` times from `start` on, as "2024-05-01 14:00"."""
    return [
        f"{start + timedelta(minutes=index * minutes):%Y-%m-%d %H:%M}" for index in range(count)
    ]


def wave(index: float, period: float, top: float) -> float:
    """A wave from −1 to 1 with its maximum at `top`."""
    return math.cos(2 * math.pi * (index - top) / period)


def poisson(dice: random.Random, mean: float) -> int:
    limit, count, product = math.exp(-mean), 0, dice.random()
    while product > limit:
        count += 1
        product *= dice.random()
    return count
