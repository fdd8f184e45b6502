"""Pages of `sonify page` as they are seen: on every screen, in every theme and in print."""

from browser import BrowserTestCase
from charts import Chart, charts, named
from colours import contrast, parsed
from page import CURSOR, Page
from page_tests import measured
from picture import Picture
from picture_tests import faint, looks
from program import page

# 1280 pixels at 400 %; a phone that is held upright; 200 %; a tablet; a laptop.
WIDTHS = (320, 390, 640, 768, 1280)


class PageLookTests(BrowserTestCase):
    """What must be true of how every page looks."""

    def open(self, chart: Chart, theme: str = "auto", *options: str) -> Page:
        return Page(self.browser, page(chart, theme, *options), keeps_time=True)

    def test_nothing_scrolls_sideways(self) -> None:
        """320 pixels are also 1,280 at 400 %: WCAG 1.4.10."""
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                for width in WIDTHS:
                    self.browser.resize(width, 800)
                    self.assertEqual((width, measured(self.browser, "sideways")), (width, 0))
                    self.assertEqual((width, measured(self.browser, "wide")), (width, []))

    def test_nothing_scrolls_sideways_with_text_of_twice_the_size(self) -> None:
        """WCAG 1.4.4: text alone may grow to 200 %."""
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                for width in (640, 1280):
                    self.browser.resize(width, 800)
                    self.browser.run("document.documentElement.style.fontSize = '200%'")
                    self.assertEqual((width, measured(self.browser, "sideways")), (width, 0))

    def test_texts_in_the_picture_stay_readable_at_every_width(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                for width in WIDTHS:
                    self.browser.resize(width, 800)
                    picture = Picture(self.browser, is_thorough=False)
                    texts = [text for text in picture.texts if text.is_visible]
                    self.assertTrue(texts)
                    small = [text.text for text in texts if text.size < 11.99]
                    self.assertEqual((width, small), (width, []))
                    self.assertEqual((width, picture.overlapping()), (width, []))
                    self.assertEqual((width, picture.clipped()), (width, []))

    def test_the_picture_has_the_contrast_of_its_theme(self) -> None:
        for theme in ("light", "dark", "contrast", "auto"):
            self.open(named("stocks"), theme)
            for look in (look for look in looks() if look.theme == theme):
                with self.subTest(look=str(look)):
                    self.browser.prefer(**dict(look.features))
                    self.assertEqual(faint(Picture(self.browser), look), [])

    def test_the_cursor_is_told_from_the_marks(self) -> None:
        """Straight, as rings are outliers; in forced colours with the contrast of text."""
        for theme in ("light", "auto"):
            self.open(named("stocks"), theme)
            for scheme in ("light", "dark"):
                self.browser.prefer(color_scheme=scheme, forced_colors="active")
                kind, way, fill, text = self.browser.run(
                    f"const cursor = {CURSOR};"
                    "const probe = document.body.appendChild(document.createElement('p'));"
                    "probe.style.color = 'CanvasText';"
                    "return [cursor.localName, cursor.getAttribute('d'),"
                    "  getComputedStyle(cursor).fill, getComputedStyle(probe).color]"
                )
                with self.subTest(theme=theme, scheme=scheme):
                    self.assertEqual((kind, fill), ("path", text))
                    self.assertNotRegex(way, "(?i)[acqst]")

    def test_headings_of_each_level_have_a_size_of_their_own(self) -> None:
        for options in ((), ("--fragment",)):
            self.open(named("stocks"), "auto", *options)
            sizes = self.browser.run(
                "return [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) =>"
                "  [heading.localName, parseFloat(getComputedStyle(heading).fontSize)])"
            )
            found = dict(sizes)
            in_order = [found[name] for name in sorted(found)]
            with self.subTest(options=options):
                self.assertGreaterEqual(len(found), 2)
                self.assertEqual(in_order, sorted(set(in_order), reverse=True))

    def test_targets_are_large_enough(self) -> None:
        """24 pixels of WCAG 2.5.8, on a phone too; 44 for the buttons beside the picture."""
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                for width in (320, 1280):
                    self.browser.resize(width, 800)
                    small = [
                        target
                        for target in measured(self.browser, "targets")
                        if min(target[1:]) < 23.99
                    ]
                    self.assertEqual(small, [])
                    commands = self.browser.run(
                        "return ['previousPoint', 'nextPoint', 'play'].map((name) => {"
                        "  const button = document.querySelector("
                        "    `button[data-sonify-command^='${name}']`);"
                        "  const box = button?.getBoundingClientRect();"
                        "  return box ? Math.min(box.width, box.height) : 0;"
                        "})"
                    )
                    self.assertGreaterEqual(min(commands), 44, commands)

    def test_words_of_buttons_are_whole(self) -> None:
        for language in ("en", "de", "es", "fr", "pl"):
            self.open(named("births"), "auto", "--language", language)
            for width in (320, 390, 1280):
                self.browser.resize(width, 800)
                with self.subTest(language=language, width=width):
                    self.assertEqual(measured(self.browser, "broken"), [])

    def test_print_has_all_texts_and_no_controls(self) -> None:
        for chart in (named("births"), named("stocks")):
            self.browser.prefer()
            self.open(chart)
            self.browser.prefer(media="print")
            with self.subTest(chart=chart.name):
                hidden = self.browser.run(
                    "return [...document.querySelectorAll('p, li, dt, dd, td')]"
                    "  .filter((one) => !one.checkVisibility() && one.textContent.trim())"
                    "  .filter((one) => !one.closest('.explorer, [data-sonify-no-script]'))"
                    "  .map((one) => one.textContent)"
                )
                self.assertEqual(hidden, [])
                shown = self.browser.run(
                    "return [...document.querySelectorAll("
                    "  '[data-sonify=cursor], [data-sonify=explorer], audio')]"
                    "  .filter((one) => one.checkVisibility()).length"
                )
                self.assertEqual(shown, 0)
                breaks = self.browser.run(
                    "return [...document.querySelectorAll('h1, h2, h3')]"
                    "  .map((heading) => getComputedStyle(heading).breakAfter)"
                )
                self.assertEqual(set(breaks), {"avoid"})

    def test_a_table_has_the_colours_of_its_fragment(self) -> None:
        """A page without a doctype gives tables the colour of the body."""
        for theme in ("light", "dark"):
            path = page(named("births"), theme, "--fragment")
            bare = path.with_name(f"bare-{theme}.html")
            colours = ("white", "black") if theme == "light" else ("black", "white")
            bare.write_text(
                f'<html lang="en"><meta charset="utf-8"><body bgcolor="{colours[1]}"'
                f' text="{colours[0]}">{path.read_text(encoding="utf-8")}',
                encoding="utf-8",
            )
            Page(self.browser, bare, keeps_time=True)
            with self.subTest(theme=theme):
                self.assertEqual(self.browser.run("return document.compatMode"), "BackCompat")
                faint_texts = [
                    name
                    for name, colour, background in measured(self.browser, "colours")
                    if contrast(parsed(colour), parsed(background)) < 4.5
                ]
                self.assertEqual(faint_texts, [])
