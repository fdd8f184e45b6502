"""What `scrub --keys` says to keys, a whole text for each."""

import functools
import itertools

from charts import Chart
from keys import Key
from program import sonify, source

MORE = "(more)"
# More lines than any text has.
MANY = 40


def transcript(chart: Chart, keys: list[Key]) -> list[str]:
    """The text of the start and of each key, a second apart. A text that does not fit on a line
    goes on with Enter, which is pressed as often as it takes."""
    return list(whole_texts(chart, tuple(key.name for key in keys)))


@functools.cache
def whole_texts(chart: Chart, names: tuple[str, ...]) -> list[str]:
    # How often Enter follows the start and each key.
    counts = [0] * (len(names) + 1)
    while True:
        groups = said(chart, names, counts)
        cut = [index for index, group in enumerate(groups) if group[-1].endswith(MORE)]
        if not cut:
            return [joined(group) for group in groups]
        # With too many, Enter repeats the point: they count, and are left out the next time.
        generous = [MANY if index in cut else count for index, count in enumerate(counts)]
        for index, group in enumerate(said(chart, names, generous)):
            if index in cut:
                ends = [i for i, line in enumerate(group) if not line.endswith(MORE)]
                counts[index] = ends[0] if ends else MANY


def said(chart: Chart, names: tuple[str, ...], counts: list[int]) -> list[list[str]]:
    """The lines after the start and after each key, with those of Enter."""
    pressed = ["", *names]
    script = " ".join(
        f"{name} wait 1s" + " Enter wait 1s" * count
        for name, count in zip(pressed, counts, strict=True)
    )
    lines = scrubbed(chart, script)
    # The chart and its summary come before the first point.
    lines = lines[len(scrubbed(chart, "wait 1s")) - 1 :]
    if len(lines) != len(pressed) + sum(counts):
        raise ValueError(f"not one text for each key: {script}: {lines}")
    rest = iter(lines)
    return [list(itertools.islice(rest, count + 1)) for count in counts]


@functools.cache
def scrubbed(chart: Chart, script: str) -> list[str]:
    output = sonify("scrub", *source(chart), "--no-config", "--silent", "--keys", script.strip())
    return output.splitlines()


def joined(lines: list[str]) -> str:
    return " ".join(" ".join(line.removesuffix(MORE) for line in lines).split())
