"""The program under test, and the files that it writes for the tests."""

import functools
import os
import subprocess
import tempfile
from pathlib import Path

from charts import Chart

SONIFY = os.environ.get("SONIFY", "sonify")


@functools.cache
def folder() -> Path:
    """What this run writes; SONIFY_BROWSER_FOLDER keeps it."""
    kept = os.environ.get("SONIFY_BROWSER_FOLDER")
    if not kept:
        return Path(removed_at_the_end().name)
    Path(kept).mkdir(parents=True, exist_ok=True)
    return Path(kept)


@functools.cache
def removed_at_the_end() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix="sonify-browser-")


def sonify(*arguments: str, seconds: float = 120) -> str:
    """What the program prints; a failure of the program is an error with its own line."""
    done = subprocess.run(
        [SONIFY, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=seconds,
        env={
            **os.environ,
            # In the language of the tests, without anyone's settings, and not wrapped.
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
            "XDG_CONFIG_HOME": str(folder()),
            "COLUMNS": "100000",
        },
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(arguments)}: {done.returncode}: {done.stderr.strip()}")
    return done.stdout


@functools.cache
def source(chart: Chart) -> tuple[str, ...]:
    """The file of a chart, written if it is a made one, and its options."""
    if chart.path:
        return (str(chart.path), *chart.options)
    path = folder() / f"{chart.name}.csv"
    path.write_text(chart.text, encoding="utf-8")
    return (str(path), *chart.options)


@functools.cache
def drawn(chart: Chart, theme: str = "auto", size: int = 100) -> Path:
    """The picture of a chart."""
    path = folder() / f"{chart.name}-{theme}-{size}.svg"
    look = ("--theme", theme, "--text-size", str(size))
    sonify("draw", *source(chart), *look, "--quiet", "--output", str(path))
    return path


@functools.cache
def page(chart: Chart, theme: str = "auto", *options: str, suffix: str = "html") -> Path:
    """The page or book of a chart."""
    path = folder() / f"{'-'.join((chart.name, theme, *options)).replace('/', '')}.{suffix}"
    look = ("--theme", theme, *options)
    sonify("page", *source(chart), *look, "--quiet", "--output", str(path))
    return path
