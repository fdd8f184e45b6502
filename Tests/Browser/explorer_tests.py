"""The explorer of a page: the keys and words of the terminal, and what screen readers get."""

import random

from browser import Browser, BrowserTestCase
from charts import Chart, charts, named
from keys import ALT, CONTROL, Key, keys
from page import CURSOR, EXPLORER, STATUS, Page
from program import page
from transcripts import scrubbed, transcript

# Every key but those whose answer is about the terminal (`?`) or that play in real time.
WALK = keys(
    "Right*3 H L End Right Home Left n n N f F u U x y w Enter i d m Right*5 M + + Right < > - z"
    " j k Down Up PgUp PgDn r n R R n t t v V . , l h e a Enter"
)
MOVES = (
    "Left Right h l H L Home End a e j k f F u U n N r R Enter x y w d i"
    " + - = z < > m M E t v V . , g"
).split()
# The manual names what differs from the terminal. A chart of more points than stops has the same
# stops in every view; a part in view has the landmarks, description, legend and speeds of the whole.
DENSE = ("co2", "seattle-weather", "dense-line", "dense-scatter")
VIEWING = ("+", "-", "=", "z", "<", ">")
OF_THE_WHOLE = ("d", "i", "n", "N", "r", "R", "g", ".", ",")
# At a mark, the terminal asks for a name; a page has none.
UNNAMED = "cancelled"


class ExplorerTests(BrowserTestCase):
    """The walk through a chart in the browser is that of the terminal."""

    def open(self, chart: Chart) -> Page:
        opened = Page(self.browser, page(chart))
        opened.focus()
        return opened

    def said(self, chart: Chart, pressed: list[Key]) -> list[str]:
        """What the page says to keys that are a second apart, and first of all."""
        opened = self.open(chart)
        texts = [opened.status or opened.value_text]
        for key in pressed:
            texts.append(opened.press(key))
        return texts

    def compare(self, chart: Chart, pressed: list[Key]) -> None:
        got = self.said(chart, pressed)
        wanted = transcript(chart, pressed)
        names = ["start", *(key.name for key in pressed)]
        wrong = [
            (index, name, page_text, terminal_text)
            for index, (name, page_text, terminal_text) in enumerate(
                zip(names, got, wanted, strict=True)
            )
            if page_text != terminal_text and not (name == "m" and terminal_text == UNNAMED)
        ]
        # What follows the first difference may follow from it.
        self.assertEqual(wrong[:3], [], " ".join(names[1 : wrong[0][0] + 1] if wrong else []))

    def test_every_key_says_what_the_terminal_says(self) -> None:
        for chart in charts():
            with self.subTest(chart=chart.name):
                dense = chart.name in DENSE
                walk = [key for key in WALK if not (dense and key.name in VIEWING)]
                self.compare(chart, walk)

    def test_any_keys_say_what_the_terminal_says(self) -> None:
        for chart in charts():
            chance = random.Random(chart.name)
            with self.subTest(chart=chart.name):
                moves = [name for name in MOVES if chart.name not in DENSE or name not in VIEWING]
                self.compare(chart, chosen(chance, moves, 25))

    def test_go_to_takes_what_the_terminal_takes(self) -> None:
        for name, places in (
            ("births", "1957 1800 2000 1930.4 seven"),
            ("stocks", "2004 2008-06 AMZN"),
            ("city-temperatures", "jul San October"),
            ("coffee", "6 best coffee"),
        ):
            chart = named(name)
            opened = self.open(chart)
            for place in places.split():
                with self.subTest(chart=name, place=place):
                    opened.press(Key("Home"))
                    opened.press(Key("G"))
                    self.browser.command("Input.insertText", text=place)
                    opened.press(Key("Enter"))
                    last = scrubbed(chart, f"Home wait 1s goto {place} wait 1s")[-1]
                    self.assertEqual(opened.status, last)
                    self.assertEqual(self.focused(), "explorer")
            with self.subTest(chart=name, place="nowhere"):
                opened.press(Key("G"))
                self.assertNotEqual(self.focused(), "explorer")
                opened.press(Key("Esc"))
                self.assertEqual(opened.status, scrubbed(chart, "G wait 1s")[-1])
                self.assertEqual(self.focused(), "explorer")

    def test_what_was_gone_to_is_spoken_once(self) -> None:
        """The slider gets the focus with the new point; what is not found is live."""
        opened = self.open(named("births"))
        self.browser.run(
            f"const slider = document.querySelector('{EXPLORER}');"
            "window.focused = [];"
            "slider.onfocus = () => window.focused.push(slider.getAttribute('aria-valuetext'))"
        )
        opened.listen()
        for typed, is_live in (("1957", False), ("seven", True)):
            opened.press(Key("G"))
            self.browser.command("Input.insertText", text=typed)
            opened.press(Key("Enter"))
            with self.subTest(typed=typed):
                heard = opened.heard()
                self.assertEqual([live for live, _ in heard], ["polite" if is_live else "off"])
                spoken = self.browser.run("return window.focused.splice(0)")
                self.assertEqual(spoken, ["1957, 268.8"])

    def focused(self) -> str:
        """What the page calls the element that takes the keys."""
        return self.browser.run("return document.activeElement.dataset.sonify ?? ''")

    def test_a_screen_reader_gets_value_and_text_together(self) -> None:
        """Names, roles and values in Chromium's accessibility tree after each of 20 keys."""
        for name in ("births", "stocks"):
            opened = self.open(named(name))
            pressed = keys("Right*4 L End H Home l*3 n N f F j k Right Left*2")
            self.assertEqual(len(pressed), 20)
            texts: list[str] = []
            for index, key in enumerate(pressed):
                opened.press(key)
                with self.subTest(chart=name, key=key.name, index=index):
                    slider = self.browser.accessible_at(EXPLORER)
                    self.assertEqual(slider.role, "slider")
                    self.assertTrue(slider.name)
                    self.assertTrue(slider.properties.get("focused"))
                    # A point has its place between the first and the last.
                    value, highest = self.browser.run(
                        f"const slider = document.querySelector('{EXPLORER}');"
                        "return [slider.valueAsNumber, Number(slider.max)]"
                    )
                    self.assertEqual(float(slider.value), value)
                    self.assertEqual(float(slider.properties["valuemax"]), highest)
                    # Where a key leads nowhere, the slider keeps the point.
                    texts.append(opened.status)
                    self.assertIn(opened.value_text, texts)

    def test_the_slider_stands_where_the_points_stand(self) -> None:
        opened = self.open(named("births"))
        for key, place in (("Home", 0), ("Right", 1), ("End", 58), ("Left", 57)):
            opened.press(Key(key))
            value = self.browser.run(f"return document.querySelector('{EXPLORER}').valueAsNumber")
            self.assertEqual((key, value), (key, place))

    def test_the_cursor_stands_on_its_mark(self) -> None:
        """On the bar of its series and category, or on the line of its series."""
        for name, pressed, mark in (
            ("barley", "Home", "series0"),
            ("barley", "j", "series1"),
            ("barley", "Right", "series0"),
            ("births", "End", "series0"),
            ("cars-economy", "j Right*3", "series1"),
        ):
            with self.subTest(chart=name, pressed=pressed):
                opened = self.open(named(name))
                for key in keys(pressed):
                    opened.press(key)
                near = self.browser.run(
                    f"const cursor = {CURSOR};"
                    "cursor.scrollIntoView({ block: 'center' });"
                    "const { left, right, top, bottom } = cursor.getBoundingClientRect();"
                    "const [x, y] = [(left + right) / 2, (top + bottom) / 2];"
                    "const found = [[0, 0], [0, 2], [0, -2], [2, 0], [-2, 0]].flatMap(([h, v]) =>"
                    "  document.elementsFromPoint(x + h, y + v));"
                    "return found.map((element) => element.getAttribute('class') ?? '')"
                )
                found = {name for classes in near for name in classes.split() if "series" in name}
                self.assertIn(mark, {name.rpartition("-")[2] for name in found})

    def test_a_point_is_spoken_once(self) -> None:
        """The slider speaks the points that keys lead to; all other texts are live."""
        opened = self.open(named("births"))
        opened.press(Key("Right"))
        opened.listen()
        for name, is_live in (("Right", False), ("End", False), ("w", True), ("i", True)):
            opened.press(Key(name))
            heard = opened.heard()
            self.assertEqual((name, len(heard)), (name, 1))
            self.assertEqual((name, heard[0][0] == "polite"), (name, is_live))

    def test_the_same_text_twice_is_announced_twice(self) -> None:
        opened = self.open(named("births"))
        opened.press(Key("x"))
        opened.listen()
        opened.press(Key("x"))
        opened.press(Key("x"))
        heard = opened.heard()
        self.assertEqual(len(heard), 2)
        self.assertEqual(heard[0], heard[1])
        self.assertEqual(heard[0][0], "polite")

    def test_a_held_key_gives_one_text(self) -> None:
        """At once after the first, then nothing until 200 ms after the last."""
        for interval in (30, 60, 100):
            opened = self.open(named("nile"))
            opened.listen()
            opened.press(Key("Right"), then=0)
            first = opened.heard()
            self.assertEqual(len(first), 1)
            for _ in range(20):
                opened.advance(interval)
                opened.press(Key("Right"), then=0)
            self.assertEqual(opened.heard(), [])
            opened.advance(199)
            self.assertEqual(opened.heard(), [])
            opened.advance(2)
            self.assertEqual([text[:4] for _, text in opened.heard()], ["1892"])

    def test_keys_of_the_browser_stay_its_own(self) -> None:
        """Ctrl, Alt, Tab and function keys are never taken from browser and screen reader."""
        opened = self.open(named("births"))
        self.browser.run(
            "window.taken = [];"
            "addEventListener('keydown', (e) => {"
            "  if (e.defaultPrevented) window.taken.push(e.key);"
            "  e.preventDefault();"
            "})"
        )
        before = opened.status
        own = [Key(name, CONTROL) for name in "alfcpdts+-"]
        own += [Key("Left", ALT), Key("Home", ALT), Key("d", ALT), Key("F1"), Key("F5"), Key("Tab")]
        for key in own:
            opened.press(key)
        self.assertEqual(self.browser.run("return window.taken"), [])
        self.assertEqual(opened.status, before)

    def test_focus_is_seen(self) -> None:
        """Each control that Tab reaches has an outline or another mark of focus."""
        self.open(named("births"))
        plain = []
        count = self.browser.run("return document.querySelectorAll('button, a, input').length")
        for _ in range(min(count, 60)):
            for event in Key("Tab").events:
                self.browser.command("Input.dispatchKeyEvent", **event)
            found = self.browser.run(
                "const focused = document.activeElement;"
                "const style = getComputedStyle(focused);"
                "const width = Number.parseFloat(style.outlineWidth);"
                "return [focused.outerHTML.slice(0, 60),"
                "  (style.outlineStyle !== 'none' && width >= 1) || style.boxShadow !== 'none']"
            )
            # The browser draws the controls of a sound, and their focus.
            if not found[1] and not found[0].startswith(("<body", "<audio")):
                plain.append(found[0])
        self.assertEqual(plain, [])

    def test_the_outline_of_the_slider_crosses_no_text(self) -> None:
        opened = self.open(named("births"))
        opened.press(Key("Right"))
        above, below = self.browser.run(
            f"const slider = document.querySelector('{EXPLORER}');"
            "const style = getComputedStyle(slider);"
            "const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);"
            "const { top, bottom } = slider.getBoundingClientRect();"
            "const box = (element) => element.getBoundingClientRect();"
            "return [top - reach - box(slider.labels[0]).bottom,"
            f"  box(document.querySelector('{STATUS}')).top - bottom - reach]"
        )
        self.assertGreaterEqual(min(above, below), 0)

    def test_landmarks_are_buttons(self) -> None:
        """Each moves the explorer there and says it, live."""
        opened = self.open(named("births"))
        buttons = self.browser.run(
            "const heading = [...document.querySelectorAll('h2')]"
            "  .find((one) => one.textContent.trim() === 'Landmarks');"
            "const section = heading.closest('section') ?? heading.parentElement;"
            "window.landmarks = [...section.querySelectorAll('button')]"
            "  .filter((button) => button.checkVisibility());"
            "return window.landmarks.map((button) => button.textContent.trim())"
        )
        self.assertTrue(buttons)
        opened.listen()
        for index, text in enumerate(buttons):
            with self.subTest(landmark=text):
                self.browser.run("window.landmarks[arguments[0]].click()", index)
                opened.advance(1000)
                heard = opened.heard()
                self.assertEqual([live for live, _ in heard], ["polite"])
                x = next(word for word in text.replace(",", " ").split() if word.isdigit())
                self.assertIn(x, heard[0][1])

    def test_all_keys_are_listed(self) -> None:
        opened = self.open(named("births"))
        opened.press(Key("?"))
        for word in ("point", "series", "landmark", "mark", "legend"):
            self.assertIn(word, opened.status)

    def test_the_status_is_shown(self) -> None:
        opened = self.open(named("births"))
        opened.press(Key("Right"))
        self.assertTrue(
            self.browser.run(f"return document.querySelector('{STATUS}').checkVisibility()")
        )


class AssistiveTreeTests(BrowserTestCase):
    """What Chromium hands to the accessibility interface of the system."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.browser = Browser(has_assistive_tree=True)
        cls.addClassCleanup(cls.browser.close)

    def test_text_and_value_of_the_slider_change_together(self) -> None:
        opened = Page(self.browser, page(named("births")))
        opened.focus()
        identifier = self.browser.run(f"return document.querySelector('{EXPLORER}').id")
        for key in keys("Right*2 L End H l F n j x"):
            opened.press(key)
            line = self.browser.assistive_line(identifier)
            with self.subTest(key=key.name):
                value = self.browser.run(f"return document.querySelector('{EXPLORER}').value")
                self.assertIn("slider focusable", line)
                self.assertIn(f"value='{value}'", line)
                self.assertIn(f"ariaValueText='{opened.value_text}'", line)


def chosen(chance: random.Random, moves: list[str], count: int) -> list[Key]:
    """Any keys, but for those that answer of the whole chart while a part is in view."""
    pressed: list[str] = []
    is_whole = True
    while len(pressed) < count:
        name = chance.choice(moves)
        is_whole = name == "z" or is_whole and name not in ("+", "=")
        if is_whole or name not in OF_THE_WHOLE:
            pressed.append(name)
    return [Key(name) for name in pressed]
