"""A page in the browser: its explorer, its clock and what it says."""

from pathlib import Path

from browser import Browser
from keys import Key

HERE = Path(__file__).parent
CLOCK = (HERE / "clock.js").read_text(encoding="utf-8")
OFFLINE = (HERE / "offline.js").read_text(encoding="utf-8")
EXPLORER = '[data-sonify="explorer"]'
STATUS = '[data-sonify="status"]'
# In JavaScript: the cursor of the picture that is seen.
CURSOR = (
    "[...document.querySelectorAll('[data-sonify=cursor]')].find((one) => one.checkVisibility())"
)

# Counts the keys that reach the page.
KEYS_SEEN = """
if (window.keysSeen === undefined) {
  window.keysSeen = 0;
  addEventListener("keydown", () => { window.keysSeen += 1; }, true);
}
return window.keysSeen;
"""


class Page:
    """The page that the browser shows, with a clock that only tests move, unless it keeps time."""

    def __init__(
        self, browser: Browser, path: Path, *, keeps_time: bool = False, sounds: bool = False
    ) -> None:
        self.browser = browser
        scripts = [CLOCK] * (not keeps_time) + [OFFLINE] * sounds
        added = [
            browser.command("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]
            for source in scripts
        ]
        browser.open(path)
        for identifier in added:
            browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=identifier)
        browser.wait(f"return document.querySelector('{EXPLORER}')?.checkVisibility()")

    def focus(self) -> None:
        self.browser.run(f"document.querySelector('{EXPLORER}').focus()")

    def advance(self, milliseconds: float) -> str:
        """Moves the clock of the page on; returns the text that is shown then."""
        shown = self.browser.run(
            "testClock.advance(arguments[0]);"
            f"return document.querySelector('{STATUS}').textContent",
            milliseconds,
        )
        return words(shown)

    def press(self, key: Key, *, then: float = 1000) -> str:
        """Presses and releases a key and moves the clock on; returns the text that is shown."""
        seen = self.browser.run(KEYS_SEEN)
        for event in key.events:
            self.browser.command("Input.dispatchKeyEvent", **event)
        if not key.modifiers and key.name not in ("F1", "F5", "Tab"):
            # On a busy machine the browser answers before the page has its key.
            self.browser.wait("return window.keysSeen > arguments[0]", seen)
        return self.advance(then)

    @property
    def status(self) -> str:
        """The text that is shown, with single spaces."""
        return words(self.browser.run(f"return document.querySelector('{STATUS}').textContent"))

    @property
    def value_text(self) -> str:
        """What a screen reader says of the slider."""
        return words(
            self.browser.run(
                f"return document.querySelector('{EXPLORER}').getAttribute('aria-valuetext')"
            )
        )

    def listen(self) -> None:
        """Keeps every text that a screen reader would announce, from now on."""
        self.browser.run(
            """
            window.announced = [];
            const status = document.querySelector(arguments[0]);
            new MutationObserver((changes) => {
              for (const { type, target, addedNodes } of changes) {
                // Orca keeps silent about a region whose liveness changes.
                if (type === "attributes") window.announced.push(["changed", target.textContent]);
                if (!addedNodes.length) continue;
                const live = target.closest("[aria-live]")?.getAttribute("aria-live") ?? "off";
                window.announced.push([live, target.textContent]);
              }
            }).observe(status, {
              attributeFilter: ["aria-live", "role"], childList: true, subtree: true,
            });
            """,
            STATUS,
        )

    def heard(self) -> list[tuple[str, str]]:
        """The texts since the last time, each with whether it is live."""
        texts = self.browser.run("return window.announced.splice(0)")
        return [(live, words(text)) for live, text in texts]


def words(text: str | None) -> str:
    return " ".join((text or "").split())
