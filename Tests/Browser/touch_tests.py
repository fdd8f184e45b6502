"""The page with a pointer and on a phone, by touch alone."""

from browser import BrowserTestCase
from charts import named
from page import CURSOR, EXPLORER, Page
from program import page

PHONE = (390, 844)


class PointingTests(BrowserTestCase):
    """Dragging along the picture scrubs it."""

    def open(self, name: str, *, phone: bool = False) -> Page:
        if phone:
            self.browser.resize(*PHONE, phone=True)
        opened = Page(self.browser, page(named(name)))
        self.browser.run(
            "window.picture = [...document.querySelectorAll('svg[data-sonify]')]"
            "  .find((one) => one.checkVisibility());"
            "window.picture.scrollIntoView({ block: 'center' })"
        )
        opened.listen()
        return opened

    def across(self, text: str) -> float:
        """The middle of a gridline's text under the x axis, in pixels of the window."""
        return self.browser.run(
            "const text = [...window.picture.querySelectorAll('text')]"
            "  .find((one) => one.textContent === arguments[0] && one.checkVisibility());"
            "const { left, right } = text.getBoundingClientRect();"
            "return (left + right) / 2",
            text,
        )

    def down(self) -> float:
        """The middle of the picture, in pixels of the window."""
        return self.browser.run(
            "const { top, bottom } = window.picture.getBoundingClientRect();"
            "return (top + bottom) / 2"
        )

    def mouse(self, kind: str, x: float, *, pressed: bool = True) -> None:
        self.browser.command(
            "Input.dispatchMouseEvent",
            type=kind,
            x=x,
            y=self.down(),
            button="left" if pressed else "none",
            buttons=1 if pressed else 0,
            clickCount=1,
        )

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.browser.command(
            "Input.dispatchTouchEvent",
            type=kind,
            touchPoints=[{"x": x, "y": y} for x, y in points],
        )

    def test_pressing_says_the_point_under_the_pointer(self) -> None:
        opened = self.open("births")
        for year in ("1920", "1950", "1930"):
            x = self.across(year)
            self.mouse("mousePressed", x)
            self.mouse("mouseReleased", x)
            opened.advance(1000)
            self.assertEqual(opened.status.split(",")[0], year)
            self.assertEqual([live for live, _ in opened.heard()], ["polite"])
            self.assertEqual(opened.value_text, opened.status)

    def test_dragging_scrubs_and_resting_says_the_value(self) -> None:
        opened = self.open("births")
        start, end = self.across("1920"), self.across("1960")
        self.mouse("mousePressed", start)
        places = []
        for step in range(1, 41):
            self.mouse("mouseMoved", start + (end - start) * step / 40)
            opened.advance(20)
            places.append(
                self.browser.run(
                    f"const {{ left, right }} = {CURSOR}.getBoundingClientRect();"
                    "return (left + right) / 2"
                )
            )
        # The cursor follows the pointer, from left to right, and nothing speaks on the way.
        self.assertEqual(places, sorted(places))
        self.assertAlmostEqual(places[-1], end, delta=3)
        self.assertLessEqual(len(opened.heard()), 1)
        opened.advance(1000)
        self.mouse("mouseReleased", end)
        opened.advance(1000)
        heard = opened.heard()
        self.assertEqual([text.split(",")[0] for _, text in heard], ["1960"])
        self.assertEqual(heard[0][0], "polite")

    def test_moving_without_pressing_does_nothing(self) -> None:
        opened = self.open("births")
        before = opened.status
        self.mouse("mouseMoved", self.across("1950"), pressed=False)
        opened.advance(1000)
        self.assertEqual(opened.status, before)

    def test_the_series_under_the_pointer_is_said(self) -> None:
        """In a chart of several series the nearest line counts."""
        opened = self.open("stocks")
        x = self.across("2008")
        box = self.browser.run(
            "const label = [...window.picture.querySelectorAll('text')]"
            "  .find((one) => one.textContent === '600' && one.checkVisibility());"
            "const { top, bottom } = label.getBoundingClientRect();"
            "return (top + bottom) / 2"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.command(
                "Input.dispatchMouseEvent",
                type=kind,
                x=x,
                y=box,
                button="left",
                buttons=1,
                clickCount=1,
            )
        opened.advance(1000)
        self.assertIn("GOOG", opened.status)

    def test_touch_scrubs_on_a_phone(self) -> None:
        opened = self.open("births", phone=True)
        y = self.down()
        start, end = self.across("1920"), self.across("1960")
        self.touch("touchStart", (start, y))
        opened.advance(1000)
        self.assertEqual(opened.status.split(",")[0], "1920")
        for step in range(1, 21):
            self.touch("touchMove", (start + (end - start) * step / 20, y))
            opened.advance(20)
        # The browser hands touches on with its frames.
        self.browser.wait(
            f"const {{ left, right }} = {CURSOR}.getBoundingClientRect();"
            "return Math.abs((left + right) / 2 - arguments[0]) < 3",
            end,
        )
        opened.advance(1000)
        self.assertEqual(opened.status.split(",")[0], "1960")
        self.touch("touchEnd")
        self.assertEqual([live for live, _ in opened.heard()], ["polite", "polite"])

    def test_a_phone_still_scrolls_up_and_down(self) -> None:
        self.open("births", phone=True)
        before = self.browser.run("return scrollY")
        x, y = self.across("1940"), self.down()
        self.touch("touchStart", (x, y))
        for step in range(1, 15):
            self.touch("touchMove", (x, y - 15 * step))
        self.touch("touchEnd")
        self.browser.wait("return scrollY > arguments[0] + 100", before)

    def test_buttons_are_enough(self) -> None:
        """All points can be reached by touching buttons alone."""
        opened = self.open("births", phone=True)
        for command, year in (
            ("nextPoint", "1918"),
            ("nextPoint", "1919"),
            ("previousPoint", "1918"),
        ):
            button = f"document.querySelector('button[data-sonify-command={command}]')"
            self.browser.run(f"{button}.scrollIntoView({{ block: 'center' }})")
            x, y = self.browser.run(
                f"const box = {button}.getBoundingClientRect();"
                "return [box.x + box.width / 2, box.y + box.height / 2]"
            )
            self.touch("touchStart", (x, y))
            self.touch("touchEnd")
            self.browser.wait(
                f"const slider = document.querySelector('{EXPLORER}');"
                "testClock.advance(1000);"
                "return slider.getAttribute('aria-valuetext').startsWith(arguments[0])",
                year,
            )
            self.assertEqual([live for live, _ in opened.heard()], ["polite"])

    def test_sound_starts_at_the_latest_with_the_second_touch(self) -> None:
        """The context runs only after a gesture; each gesture wakes it."""
        self.browser.resize(*PHONE, phone=True)
        identifier = self.browser.command(
            "Page.addScriptToEvaluateOnNewDocument",
            source="const Plain = AudioContext; window.contexts = [];"
            "window.AudioContext = class extends Plain {"
            "  constructor(...options) { super(...options); contexts.push(this); }"
            "};",
        )["identifier"]
        opened = self.open("births", phone=True)
        self.browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=identifier)
        self.assertEqual(self.browser.run("return contexts.length"), 0)
        for year in ("1920", "1960"):
            self.touch("touchStart", (self.across(year), self.down()))
            self.touch("touchEnd")
            opened.advance(1000)
        self.browser.wait("return contexts.length === 1 && contexts[0].state === 'running'")
