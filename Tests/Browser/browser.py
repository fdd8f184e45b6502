"""Chromium without a window, as the tests need it: media features, sizes, the accessibility tree
and what the page asks of the network."""

import json
import unittest
from pathlib import Path
from urllib.parse import urlsplit

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

OPTIONS = [
    "--headless=new",
    # CI runs as root, where the sandbox of Chromium cannot start; pages are our own.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    # No name can be resolved, so no request leaves the machine whatever a page tries.
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--autoplay-policy=user-gesture-required",
]
# Schemes of what a page has in itself.
OWN_SCHEMES = {"data", "blob", "about"}


class Browser:
    """One Chromium, with one page at a time."""

    def __init__(self, *, has_assistive_tree: bool = False) -> None:
        options = webdriver.ChromeOptions()
        if has_assistive_tree:
            options.add_argument("--force-renderer-accessibility=complete")
        options.binary_location = "/usr/bin/chromium"
        for option in OPTIONS:
            options.add_argument(option)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.page = ""

    def close(self) -> None:
        self.driver.quit()

    def command(self, name: str, **parameters: object) -> dict:
        """Runs a command of the Chrome DevTools Protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def run(self, script: str, *arguments: object) -> object:
        """What a script in the page returns."""
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition: str, *arguments: object, seconds: float = 10) -> object:
        """Waits until a script in the page returns something true, and returns that."""
        return WebDriverWait(self.driver, seconds, poll_frequency=0.02).until(
            lambda driver: driver.execute_script(condition, *arguments), condition
        )

    def open(self, path: Path) -> None:
        self.forget_requests()
        self.page = path.resolve().as_uri()
        self.driver.get(self.page)

    def resize(self, width: int, height: int, *, phone: bool = False) -> None:
        """Gives the page a size in CSS pixels; a phone has touch and its own viewport."""
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=phone,
        )
        self.command("Emulation.setTouchEmulationEnabled", enabled=phone, maxTouchPoints=2)

    def prefer(self, *, media: str = "", **features: str) -> None:
        """Sets media features: `prefer(color_scheme="dark", contrast="more")`. Others are reset.
        The medium is the screen, or `print`."""
        named = {
            (
                "forced-colors" if name == "forced_colors" else "prefers-" + name.replace("_", "-")
            ): value
            for name, value in features.items()
        }
        self.command(
            "Emulation.setEmulatedMedia",
            media=media,
            features=[{"name": name, "value": value} for name, value in named.items()],
        )

    def forget_requests(self) -> None:
        self.driver.get_log("performance")
        self.driver.get_log("browser")

    def requests(self) -> list[str]:
        """The addresses that the page asked for, but its own and those of data in it."""
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
            if message["method"] == "Network.webSocketCreated":
                asked.append(message["params"]["url"])
        return [
            address
            for address in asked
            if address.split("#")[0] != self.page and urlsplit(address).scheme not in OWN_SCHEMES
        ]

    def complaints(self) -> list[str]:
        """What the browser wrote into its console since the page was opened."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def accessible(self) -> list["AccessibleNode"]:
        """What the page gives to screen readers, in order."""
        tree = self.command("Accessibility.getFullAXTree")["nodes"]
        return [AccessibleNode(node) for node in tree if not node.get("ignored")]

    def accessible_at(self, selector: str) -> "AccessibleNode":
        """What the page gives to screen readers of the first element that a selector finds."""
        root = self.command("DOM.getDocument", depth=0)["root"]["nodeId"]
        node = self.command("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        own = self.command("DOM.describeNode", nodeId=node)["node"]["backendNodeId"]
        return next(one for one in self.accessible() if one.element == own)

    def assistive_line(self, identifier: str) -> str:
        """The line of an element in the tree that Chromium keeps for assistive technology: it has
        what the developer tools leave out, such as aria-valuetext of a native slider."""
        own = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        try:
            self.driver.get("chrome://accessibility")
            self.wait(
                "const row = [...document.querySelectorAll('div')]"
                "  .filter((div) => div.textContent.includes(arguments[0])).pop();"
                "const button = row?.querySelector('[id$=showOrRefreshTree]')"
                "  ?? row?.parentElement?.querySelector('[id$=showOrRefreshTree]');"
                "button?.click();"
                "return button",
                self.page,
            )
            return self.wait(
                "return document.body.innerText.split('\\n')"
                "  .find((line) => line.includes(`htmlId='${arguments[0]}'`))",
                identifier,
            )
        finally:
            self.driver.close()
            self.driver.switch_to.window(own)

    def screenshot(self, path: Path, *, width: int, height: int) -> None:
        self.resize(width, height)
        self.driver.save_screenshot(str(path))


class BrowserTestCase(unittest.TestCase):
    """Tests that share one browser."""

    browser: Browser

    @classmethod
    def setUpClass(cls) -> None:
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def setUp(self) -> None:
        self.browser.prefer()
        self.browser.resize(1280, 900)


class AccessibleNode:
    """What a screen reader knows of one element."""

    def __init__(self, node: dict) -> None:
        self.element: int | None = node.get("backendDOMNodeId")
        self.role: str = node["role"]["value"]
        self.name: str = node.get("name", {}).get("value", "")
        self.description: str = node.get("description", {}).get("value", "")
        self.value = node.get("value", {}).get("value")
        self.properties = {
            one["name"]: one["value"].get("value") for one in node.get("properties", [])
        }

    @property
    def value_text(self) -> str:
        return str(self.properties.get("valuetext") or "")

    def __repr__(self) -> str:
        return f"{self.role} “{self.name}”"
