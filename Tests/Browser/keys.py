"""Keys as someone presses them, for the browser and for `scrub --keys`."""

from dataclasses import dataclass

SHIFT = 8
CONTROL = 2
ALT = 1
# The name in `scrub --keys`, with what a browser knows of the key: its value and its code.
NAMED = {
    "Left": ("ArrowLeft", 37),
    "Up": ("ArrowUp", 38),
    "Right": ("ArrowRight", 39),
    "Down": ("ArrowDown", 40),
    "Home": ("Home", 36),
    "End": ("End", 35),
    "PgUp": ("PageUp", 33),
    "PgDn": ("PageDown", 34),
    "Enter": ("Enter", 13),
    "Esc": ("Escape", 27),
    "Backspace": ("Backspace", 8),
    "Tab": ("Tab", 9),
    "F1": ("F1", 112),
    "F5": ("F5", 116),
}
SHIFTED = '?<>+{}"'


@dataclass(frozen=True)
class Key:
    """One press of a key."""

    name: str
    modifiers: int = 0

    @property
    def events(self) -> tuple[dict, dict]:
        """What Input.dispatchKeyEvent takes for its press and its release."""
        if self.name in NAMED:
            key, code = NAMED[self.name]
            common = {"key": key, "code": key, "windowsVirtualKeyCode": code}
            text = "\r" if self.name == "Enter" else ""
        else:
            key = text = " " if self.name == "Space" else self.name
            common = {"key": key, "windowsVirtualKeyCode": ord(key.upper())}
            if key.isalpha():
                common["code"] = f"Key{key.upper()}"
        shift = SHIFT if len(key) == 1 and (key.isupper() or key in SHIFTED) else 0
        common["modifiers"] = self.modifiers | shift
        typed = {"text": text} if text and not self.modifiers else {}
        down = {"type": "keyDown" if typed else "rawKeyDown", **common, **typed}
        return down, {"type": "keyUp", **common}


def keys(names: str) -> list[Key]:
    """Keys by their names in `scrub --keys`: "Right h H Space"; "l*3" is three presses."""
    pressed = []
    for name in names.split():
        name, _, count = name.partition("*") if len(name) > 1 else (name, "", "")
        pressed += [Key(name)] * int(count or 1)
    return pressed
