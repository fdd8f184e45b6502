"""Pages of `sonify page`: what they hold, for every reader."""

import functools
import json
from pathlib import Path

import axe_playwright_python
from selenium.webdriver.support.ui import WebDriverWait

from browser import Browser, BrowserTestCase
from charts import MARKUP, Chart, charts, named
from colours import contrast, parsed
from keys import Key
from page import EXPLORER, Page
from picture import Picture
from picture_tests import looks
from program import folder, page, sonify, source

MEASURE = (Path(__file__).parent / "page.js").read_text(encoding="utf-8")
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
CRITERIA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
HEADINGS = ["Summary", "Chart", "Landmarks", "Data", "Sound", "About"]


def measured(browser: Browser, name: str) -> list:
    """One of the measures of page.js."""
    return browser.run(MEASURE, name)


def violations(browser: Browser, *without: str) -> list[str]:
    """What axe-core finds against the criteria, a line each, without some of its rules."""
    browser.run(AXE)
    found = browser.driver.execute_async_script(
        "const [values, without, done] = arguments;"
        "const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));"
        # Rows of a long table are alike, and take seconds.
        "const exclude = [['tbody tr:nth-child(n + 20)']];"
        "axe.run({ exclude }, { runOnly: { type: 'tag', values }, rules })"
        "  .then((found) => done(found.violations))",
        CRITERIA,
        without,
    )
    return [
        f"{one['id']}: {node['target']}: {node['failureSummary']}"
        for one in found
        for node in one["nodes"][:3]
    ]


class PageTests(BrowserTestCase):
    """What must be true of every page."""

    def open(self, chart: Chart, theme: str = "auto", *options: str) -> Page:
        return Page(self.browser, page(chart, theme, *options), keeps_time=True)

    def test_axe_finds_no_violation_in_any_theme(self) -> None:
        for theme in ("light", "dark", "contrast", "auto"):
            self.open(named("births"), theme)
            for look in (look for look in looks() if look.theme == theme):
                with self.subTest(look=str(look)):
                    self.browser.prefer(**dict(look.features))
                    # axe-core reads another property than the one that forced colours change.
                    is_forced = ("forced_colors", "active") in look.features
                    without = ["color-contrast"] if is_forced else []
                    self.assertEqual(violations(self.browser, *without), [])
                    faint_texts = [
                        (name, colour, background)
                        for name, colour, background in measured(self.browser, "colours")
                        if contrast(parsed(colour), parsed(background)) < look.marks
                    ]
                    self.assertEqual(faint_texts, [])

    def test_axe_finds_no_violation_in_any_chart(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                self.assertEqual(violations(self.browser), [])

    def test_nothing_is_asked_of_the_network(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                self.assertEqual(self.browser.requests(), [])
                self.assertEqual(self.browser.complaints(), [])

    def test_the_picture_is_one_image_with_the_brief_description(self) -> None:
        """Its name has no more than the title once; its texts are no stops of their own."""
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                names = [one.name for one in self.browser.accessible() if one.role == "image"]
                self.assertEqual(names, [" ".join(described(chart, "brief"))])
                texts = self.browser.run(
                    "return [...document.querySelectorAll('svg[role=img] text')]"
                    ".map((text) => text.closest('[aria-hidden=true]') !== null)"
                )
                self.assertTrue(texts and all(texts))

    def test_headings_are_what_a_rotor_lists(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                headings = measured(self.browser, "headings")
                self.assertEqual([level for level, _ in headings if level == 1], [1])
                self.assertEqual(headings[0][0], 1)
                self.assertEqual([text for level, text in headings if level == 2], HEADINGS)
                levels = [level for level, _ in headings]
                self.assertTrue(all(b - a <= 1 for a, b in zip(levels, levels[1:], strict=False)))
                self.assertEqual(self.browser.driver.title, headings[0][1], chart.name)

    def test_the_language_is_named(self) -> None:
        for language in ("en", "de", "fr"):
            with self.subTest(language=language):
                self.browser.open(page(named("births"), "auto", "--language", language))
                self.assertEqual(self.browser.run("return document.documentElement.lang"), language)

    def test_one_slider_explores_the_chart(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                sliders = self.browser.run(
                    "return [...document.querySelectorAll('input[type=range]')]"
                    ".map((input) => [input.dataset.sonify, input.step])"
                )
                self.assertEqual(sliders, [["explorer", "1"]])
                slider = self.browser.accessible_at(EXPLORER)
                self.assertEqual(slider.role, "slider")
                self.assertTrue(slider.name)
                self.assertTrue(slider.value_text)
                applications = self.browser.run(
                    "return document.querySelectorAll('[role=application]').length"
                )
                self.assertEqual(applications, 0)

    def test_references_lead_somewhere(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                self.assertEqual(measured(self.browser, "duplicates"), [])
                self.assertEqual(measured(self.browser, "dangling"), [])

    def test_without_scripts_nothing_dead_is_shown(self) -> None:
        """What works without a script stays: sound, details and links."""
        for chart in (named("births"), named("stocks")):
            with self.subTest(chart=chart.name):
                self.browser.command("Emulation.setScriptExecutionDisabled", value=True)
                try:
                    self.browser.open(page(chart))
                    dead = [
                        control
                        for control in measured(self.browser, "controls")
                        if control.split("#")[0].split(" ")[0]
                        not in ("audio", "summary", "a", "div", "section", "figure")
                    ]
                    self.assertEqual(dead, [])
                    text = self.browser.run("return document.body.innerText")
                    headings = measured(self.browser, "headings")
                finally:
                    self.browser.command("Emulation.setScriptExecutionDisabled", value=False)
                notes = [line for line in text.splitlines() if "browser" in line.lower()]
                self.assertEqual(len(notes), 1, notes)
                self.assertEqual([text for level, text in headings if level == 2], HEADINGS)
                self.open(chart)
                text = self.browser.run("return document.body.innerText")
                self.assertNotIn(notes[0], text)

    def test_the_table_has_all_points(self) -> None:
        self.open(named("births"))
        rows = self.browser.run(
            "return [...document.querySelectorAll('table tbody tr')]"
            ".map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
        )
        self.assertEqual(
            [[float(cell) for cell in row] for row in rows], numbers(named("births").path)
        )
        headers = self.browser.run(
            "return [...document.querySelectorAll('table thead th')].map((cell) => cell.scope)"
        )
        self.assertEqual(set(headers), {"col"})

    def test_table_and_sound_have_the_name_of_the_chart(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                title = measured(self.browser, "headings")[0][1]
                found = self.browser.accessible()
                names = {one.role: one.name for one in found if one.role in ("table", "Audio")}
                self.assertEqual(names, {"table": title, "Audio": title})

    def test_no_two_rows_have_the_same_headers(self) -> None:
        for chart in (named("births"), named("stocks"), named("seattle-months")):
            with self.subTest(chart=chart.name):
                self.open(chart)
                rows = self.browser.run(
                    "return [...document.querySelectorAll('table tbody tr')]"
                    ".map((row) => [...row.querySelectorAll('th[scope=row]')]"
                    "  .map((cell) => cell.textContent).join(', '))"
                )
                self.assertTrue(rows and all(rows))
                self.assertEqual(len(set(rows)), len(rows))

    def test_data_sound_and_picture_can_be_saved(self) -> None:
        """The data again as a table, the sound as MP3, and a picture alone."""
        target = folder() / "saved"
        target.mkdir(exist_ok=True)
        self.browser.command(
            "Browser.setDownloadBehavior", behavior="allow", downloadPath=str(target)
        )
        self.open(named("births"))
        for name, suffixes in (
            ("data", {".csv"}),
            ("sound", {".mp3"}),
            ("picture", {".svg"}),
        ):
            button = f"document.querySelector('[data-sonify-download={name}]')"
            self.browser.run(f"{button}.scrollIntoView(); {button}.focus()")
            for event in Key("Enter").events:
                self.browser.command("Input.dispatchKeyEvent", **event)
            saved = WebDriverWait(target, 10, poll_frequency=0.05).until(
                lambda path, wanted=suffixes: [
                    one for one in path.iterdir() if one.suffix in wanted and one.stat().st_size
                ]
            )
            self.assertEqual(len(saved), 1)
            if name == "data":
                self.assertEqual(numbers(saved[0]), numbers(named("births").path))
            if name == "sound":
                # A tag, or a frame of layer 3.
                self.assertRegex(saved[0].read_bytes()[:3], rb"ID3|\xff[\xf2\xf3\xfa\xfb]")
            if name == "picture":
                self.browser.open(saved[0])
                picture = Picture(self.browser)
                self.assertEqual((picture.overlapping(), picture.clipped()), ([], []))

    def test_the_description_is_that_of_describe(self) -> None:
        """All sentences of the terminal's description are on the page."""
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                text = " ".join(
                    self.browser.run(
                        "return document.body.textContent.replace(/\\s+/g, ' ')"
                    ).split()
                )
                for detail in ("normal", "full"):
                    lines = described(chart, detail)
                    missing = [line for line in lines if line not in text]
                    self.assertEqual((detail, missing), (detail, []))

    def test_markup_in_a_title_stays_text(self) -> None:
        self.open(named("titles"))
        self.assertEqual(self.browser.driver.title, MARKUP)
        headings = measured(self.browser, "headings")
        self.assertEqual(headings[0], [1, MARKUP])
        self.assertEqual(self.browser.complaints(), [])

    def test_the_metadata_is_that_of_this_page(self) -> None:
        """schema.org: what the page is made of, and no claim beyond."""
        for chart in charts():
            with self.subTest(chart=chart.name):
                self.open(chart)
                found = self.browser.run(
                    "return [...document.querySelectorAll('script[type=\"application/ld+json\"]')]"
                    ".map((script) => script.textContent)"
                )
                self.assertEqual(len(found), 1)
                metadata = json.loads(found[0])
                self.assertIn("schema.org", str(metadata["@context"]))
                self.assertEqual(
                    set(metadata["accessMode"]), {"textual", "visual", "auditory", "chartOnVisual"}
                )
                self.assertTrue(metadata["accessModeSufficient"])
                for one in metadata["accessModeSufficient"]:
                    self.assertEqual(one["@type"], "ItemList")
                    self.assertTrue(one["itemListElement"])
                hazards = set(metadata["accessibilityHazard"])
                self.assertLessEqual({"noFlashingHazard", "noMotionSimulationHazard"}, hazards)
                self.assertEqual(len({h for h in hazards if "ound" in h}), 1)

    def test_the_claims_come_last(self) -> None:
        """Under About, in details that are closed: what the page says of its own accessibility."""
        self.open(named("births"))
        last = self.browser.run(
            "const all = [...document.querySelectorAll('main details')];"
            "const details = all.at(-1);"
            "return [details.open, details.closest('section')?.querySelector('h2')?.textContent]"
        )
        self.assertEqual(last, [False, "About"])

    def test_a_policy_forbids_requests(self) -> None:
        self.open(named("births"))
        policy = self.browser.run(
            "return document.querySelector('meta[http-equiv=\"Content-Security-Policy\"]')?.content"
        )
        self.assertIn("default-src 'none'", policy)
        refused = self.browser.driver.execute_async_script(
            "const done = arguments[0];"
            "fetch('https://example.com/').then(() => done(false), () => done(true))"
        )
        self.assertTrue(refused)
        self.assertEqual(self.browser.requests(), [])

    def test_fragments_share_a_page(self) -> None:
        """Two figures of a CMS have no identifier in common, and both work."""
        parts = [
            page(named(name), "auto", "--fragment").read_text(encoding="utf-8")
            for name in ("births", "nile")
        ]
        path = page(named("births"), "auto", "--fragment").with_name("two-fragments.html")
        path.write_text(
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Two charts</title>'
            f"<body><main><h1>Two charts</h1>{''.join(parts)}</main></body></html>",
            encoding="utf-8",
        )
        Page(self.browser, path)
        self.assertEqual(measured(self.browser, "duplicates"), [])
        self.assertEqual(measured(self.browser, "dangling"), [])
        values = self.browser.run(
            f"return [...document.querySelectorAll('{EXPLORER}')]"
            ".map((slider) => slider.getAttribute('aria-valuetext'))"
        )
        self.assertEqual([value[:4] for value in values], ["1917", "1871"])


@functools.cache
def described(chart: Chart, detail: str) -> list[str]:
    """The lines of the description of a chart, with single spaces."""
    text = sonify("describe", *source(chart), "--detail", detail, "--quiet")
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def numbers(path: Path) -> list[list[float]]:
    """The rows of a table of numbers below its header."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [[float(cell) for cell in line.split(",")] for line in lines]
