"""That the measures of these tests find what they are for, in pictures that are wrong."""

from browser import BrowserTestCase
from colours import contrast, parsed
from page_tests import measured, violations
from picture import Picture
from picture_tests import Look, faint
from program import folder

WRONG = """<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">
<style>
  text { font: 14px sans-serif; fill: #000 }
  .s-over { paint-order: stroke; stroke: #fff; stroke-width: 3px }
</style>
<rect class="s-paper" width="400" height="300" fill="#fff"/>
<path class="s-stroke-gridline" d="M0 20H400" fill="none" stroke="#eee"/>
<path class="s-line" d="M0 200H400" fill="none" stroke="#999" stroke-width="2"/>
<text x="10" y="100">over</text> <text x="20" y="104">lapping</text>
<text x="380" y="150">clipped</text>
<text x="10" y="150" style="font-size: 9px">small</text>
<text x="200" y="205">drawn upon</text> <text class="s-over" x="10" y="205">apart</text>
<path class="s-sign" d="M40 280a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"/>
<text class="s-over" x="20" y="285">covering</text>
<text x="100" y="250" style="fill: #aaa">faint</text>
<text x="200" y="250" style="visibility: hidden">hidden</text>
<image href="http://example.com/picture.png" width="10" height="10"/>
</svg>"""


WRONG_PAGE = """<!doctype html><meta charset="utf-8"><title>Wrong</title>
<main><h1 id="same">Wrong</h1><p id="same" style="color: #aaa">faint</p>
<button style="font-size: 8px; padding: 0">small</button>
<button style="width: 60px; overflow-wrap: anywhere">long Fernbedienung</button>
<div style="width: 2000px">wide</div>
<div style="overflow: auto"><p style="width: 2000px">fine</p></div>
<a href="#nowhere">a link that leads nowhere</a><label for="missing">label</label>
<img src="https://example.com/picture.png">
</main>"""


class MeasuringTests(BrowserTestCase):
    """Each fault of a wrong picture is found, and nothing else."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        path = folder() / "wrong.svg"
        path.write_text(WRONG, encoding="utf-8")
        cls.browser.open(path)
        cls.asked = cls.browser.requests()
        cls.picture = Picture(cls.browser, is_thorough=True)

    def test_texts_in_each_other(self) -> None:
        self.assertEqual(self.picture.overlapping(), [("over", "lapping")])

    def test_clipped_texts(self) -> None:
        self.assertEqual(self.picture.clipped(), ["clipped"])

    def test_small_texts(self) -> None:
        self.assertEqual([one.text for one in self.picture.texts if one.size < 12], ["small"])

    def test_texts_that_are_drawn_upon(self) -> None:
        crossed = [one for one in self.picture.texts if one.crossed]
        self.assertEqual([one.text for one in crossed], ["drawn upon", "apart", "covering"])
        self.assertEqual([one.halo != "none" for one in crossed], [False, True, True])

    def test_texts_that_cover_symbols(self) -> None:
        self.assertEqual([one.text for one in self.picture.texts if one.covered], ["covering"])

    def test_faint_texts_and_marks(self) -> None:
        found = [name for name, _ in faint(self.picture, Look("light", ()))]
        self.assertEqual(found, ["faint", "hidden", "s-line", "s-stroke-gridline"])

    def test_requests(self) -> None:
        self.assertEqual(self.asked, ["http://example.com/picture.png"])

    def test_contrast_has_its_known_values(self) -> None:
        """Ratios that are published for greys on white."""
        white = parsed("rgb(255, 255, 255)")
        for colour, known in (
            ("rgb(0, 0, 0)", 21.0),
            ("rgb(118, 118, 118)", 4.54),
            ("rgb(119, 119, 119)", 4.48),
            ("rgb(148, 148, 148)", 3.03),
            ("none", 1.0),
        ):
            self.assertAlmostEqual(contrast(parsed(colour), white), known, places=2)


class PageMeasuringTests(BrowserTestCase):
    """Each fault of a wrong page is found."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        path = folder() / "wrong.html"
        path.write_text(WRONG_PAGE, encoding="utf-8")
        cls.browser.resize(320, 800)
        cls.browser.open(path)
        cls.asked = cls.browser.requests()

    def setUp(self) -> None:
        self.browser.resize(320, 800)

    def test_what_scrolls_sideways(self) -> None:
        self.assertGreater(measured(self.browser, "sideways"), 1000)
        self.assertEqual(measured(self.browser, "wide"), ["div “wide”"])

    def test_small_targets(self) -> None:
        small = [name for name, *size in measured(self.browser, "targets") if min(size) < 24]
        self.assertIn("button “small”", small)

    def test_broken_words(self) -> None:
        self.assertEqual(measured(self.browser, "broken"), ["Fernbedienung"])

    def test_identifiers(self) -> None:
        self.assertEqual(measured(self.browser, "duplicates"), ["same"])
        self.assertEqual(measured(self.browser, "dangling"), ["for=missing", "#nowhere"])

    def test_requests(self) -> None:
        self.assertEqual(self.asked, ["https://example.com/picture.png"])

    def test_faint_texts(self) -> None:
        faint_texts = [
            name
            for name, colour, background in measured(self.browser, "colours")
            if contrast(parsed(colour), parsed(background)) < 4.5
        ]
        self.assertEqual(faint_texts, ["p#same “faint”"])

    def test_violations_of_the_criteria(self) -> None:
        found = {line.split(":")[0] for line in violations(self.browser)}
        self.assertLessEqual({"color-contrast", "html-has-lang", "image-alt"}, found)
