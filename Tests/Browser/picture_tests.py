"""Pictures of `sonify draw`, each opened alone in Chromium."""

import csv
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from browser import BrowserTestCase
from charts import MARKUP, Chart, charts, named
from colours import over, parsed
from picture import Picture
from program import drawn

SIZES = (100, 200, 400)
PICTURES = list(itertools.product(charts(), SIZES))
THEMES = ("light", "dark", "contrast", "auto")


@dataclass(frozen=True)
class Look:
    """A theme as someone's system shows it, and the contrast that it promises: of texts and marks,
    and of gridlines and axes."""

    theme: str
    features: tuple[tuple[str, str], ...]
    marks: float = 4.5
    lines: float = 3.0

    def __str__(self) -> str:
        return " ".join([self.theme, *(f"{name}={value}" for name, value in self.features)])


def looks() -> Iterator[Look]:
    """Every theme in every system that it answers to."""
    schemes = ("light", "dark")
    yield Look("light", ())
    yield Look("dark", ())
    for scheme in schemes:
        colours = ("color_scheme", scheme)
        yield Look("contrast", (colours,), marks=7, lines=4.5)
        yield Look("auto", (colours,))
        yield Look("auto", (colours, ("contrast", "more")), marks=7, lines=4.5)
        for theme in THEMES:
            yield Look(theme, (colours, ("forced_colors", "active")))


class PictureTests(BrowserTestCase):
    """What must be true of every picture."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.measured: dict[tuple[str, int], Picture] = {}

    def picture(self, chart: Chart, size: int) -> Picture:
        """The picture of a chart at a size of text, measured once."""
        key = (chart.name, size)
        if key not in self.measured:
            self.measured[key] = self.measure(chart, size)
        return self.measured[key]

    def measure(self, chart: Chart, size: int) -> Picture:
        """Opens a picture in a window of its own size."""
        self.browser.open(drawn(chart, "light", size))
        width, height = self.browser.run(
            "const view = document.documentElement.viewBox.baseVal;"
            "return [view.width, view.height].map(Math.ceil)"
        )
        self.browser.resize(width, height)
        return Picture(self.browser, is_thorough=True)

    def test_texts_neither_overlap_nor_leave_the_picture(self) -> None:
        for chart, size in PICTURES:
            with self.subTest(chart=chart.name, size=size):
                picture = self.picture(chart, size)
                self.assertEqual(picture.overlapping(), [])
                self.assertEqual(picture.clipped(), [])

    def test_texts_have_the_size_that_was_asked_for(self) -> None:
        for chart, size in PICTURES:
            with self.subTest(chart=chart.name, size=size):
                picture = self.picture(chart, size)
                self.assertTrue(picture.texts)
                small = [text.text for text in picture.texts if text.size < 12 * size / 100]
                self.assertEqual(small, [])

    def test_texts_are_never_drawn_upon(self) -> None:
        """A text that stands on a line or an area has a margin of paper around its letters."""
        for chart, size in PICTURES:
            with self.subTest(chart=chart.name, size=size):
                picture = self.picture(chart, size)
                bare = [
                    (text.text, text.crossed)
                    for text in picture.texts
                    if text.crossed and parsed(text.halo) != picture.paper
                ]
                self.assertEqual(bare, [])

    def test_texts_never_cover_symbols(self) -> None:
        for chart, size in PICTURES:
            with self.subTest(chart=chart.name, size=size):
                picture = self.picture(chart, size)
                self.assertEqual([text.text for text in picture.texts if text.covered], [])

    def test_themes_change_colours_alone(self) -> None:
        """Whatever is measured of places and texts holds in each theme."""
        for chart, size in PICTURES:
            with self.subTest(chart=chart.name, size=size):
                drawings = {
                    re.sub(r"<style>.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.S)
                    for path in (drawn(chart, theme, size) for theme in THEMES)
                }
                self.assertEqual(len(drawings), 1)

    def in_each_look(self, check: Callable[[Picture, Look], None]) -> None:
        """Checks each chart in each look, which is a test of its own."""
        for chart in charts():
            for theme in THEMES:
                self.browser.open(drawn(chart, theme))
                for look in (look for look in looks() if look.theme == theme):
                    with self.subTest(chart=chart.name, look=str(look)):
                        self.browser.prefer(**dict(look.features))
                        check(Picture(self.browser), look)

    def test_contrast(self) -> None:
        self.in_each_look(
            lambda picture, look: self.assertEqual(faint(picture, look), []))

    def test_cells_of_other_levels_differ(self) -> None:
        """Also where the system forces its colours: cells of a large map have no numbers."""

        def check(picture: Picture, _: Look) -> None:
            seen = {
                one.classes.split("fill-level")[1]: over(parsed(one.fill), picture.paper)
                for one in picture.shapes
                if one.kind == "cell"
            }
            self.assertEqual(len({*seen.values(), picture.paper}), len(seen) + 1)

        self.in_each_look(check)

    def test_nothing_is_asked_of_the_network(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.browser.open(drawn(chart))
                self.assertEqual(self.browser.requests(), [])
                self.assertEqual(self.browser.complaints(), [])

    def test_markup_in_a_title_stays_text(self) -> None:
        self.browser.open(drawn(named("titles")))
        self.assertEqual(self.browser.driver.title, MARKUP)
        self.assertEqual(self.browser.run("return document.querySelectorAll('script').length"), 0)

    def test_screen_readers_get_a_document_with_named_parts(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.browser.open(drawn(chart))
                nodes = self.browser.accessible()
                documents = [node for node in nodes if node.role == "graphics-document"]
                self.assertEqual(len(documents), 1)
                self.assertTrue(documents[0].name)
                self.assertTrue(documents[0].description)
                axes = [
                    node.name for node in nodes if node.properties.get("roledescription") == "axis"
                ]
                self.assertGreaterEqual(len(axes), 2)
                parts = [
                    node for node in nodes if node.role in ("graphics-object", "graphics-symbol")
                ]
                self.assertEqual([node for node in parts if not node.name], [])
                stops = [node for node in parts if node.role == "graphics-symbol"]
                self.assertTrue(1 <= len(stops) <= 1000, len(stops))

    def test_points_are_named_by_their_values(self) -> None:
        """All rows of a table whose values are short enough to be said as they stand."""
        for name in ("births", "nile"):
            chart = named(name)
            with self.subTest(chart=name), open(chart.path, encoding="utf-8") as file:
                rows = [(row[0], float(row[1])) for row in list(csv.reader(file))[1:]]
                self.browser.open(drawn(chart))
                points = [
                    node.name.split(", ")
                    for node in self.browser.accessible()
                    if node.role == "graphics-symbol"
                ]
                self.assertEqual(
                    [(x, float(value.split()[0].replace(",", ""))) for x, value in points], rows
                )


def faint(picture: Picture, look: Look) -> list[tuple[str, float]]:
    """What has less contrast with the paper than the look promises."""
    # A band lets gridlines through: the line in it is the mark. It must be there at all.
    promised = {"mark": look.marks, "gridline": look.lines, "axis": look.lines, "band": 1.1}
    ratios = [(one.text, look.marks, picture.contrast_of_text(one)) for one in picture.texts]
    ratios += [
        (one.classes, promised[one.kind], picture.contrast_of_shape(one))
        for one in picture.shapes
        if one.kind in promised
    ]
    return sorted({(name, round(got, 2)) for name, least, got in ratios if got < least})
