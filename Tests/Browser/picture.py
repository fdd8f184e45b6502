"""A picture as Chromium lays it out: its texts, their boxes and what is painted."""

from dataclasses import dataclass
from pathlib import Path

from browser import Browser
from colours import Colour, contrast, over, parsed

MEASURE = (Path(__file__).parent / "picture.js").read_text(encoding="utf-8")


@dataclass
class Text:
    """A text with the box of its letters, in the units of the picture."""

    text: str
    is_visible: bool
    box: dict[str, float]
    size: float
    fill: str
    halo: str
    # The colour of the cell that it stands in, if any.
    ground: str | None
    # Classes of the marks that lie over or under it.
    crossed: list[str]
    # How many symbols lie under it.
    covered: int

    def overlap(self, other: "Text") -> tuple[float, float]:
        """How far two boxes lie in each other, across and down; negative if they are apart."""
        across = min(self.box["right"], other.box["right"]) - max(
            self.box["left"], other.box["left"]
        )
        down = min(self.box["bottom"], other.box["bottom"]) - max(self.box["top"], other.box["top"])
        return across, down


@dataclass
class Shape:
    """What is painted of one shape."""

    classes: str
    kind: str
    fill: str
    stroke: str


class Picture:
    """What is seen of the picture that the browser shows."""

    def __init__(self, browser: Browser, *, is_thorough: bool = False) -> None:
        measured = browser.run(MEASURE, is_thorough)
        self.width: float = measured["width"]
        self.height: float = measured["height"]
        self.texts = [Text(**text) for text in measured["texts"]]
        self.shapes = [Shape(**shape) for shape in measured["painted"]]

    @property
    def paper(self) -> Colour:
        return next(parsed(shape.fill) for shape in self.shapes if shape.kind == "paper")

    def contrast_of_text(self, text: Text) -> float:
        # A cell may let the paper through.
        ground = over(parsed(text.ground), self.paper) if text.ground else self.paper
        return contrast(parsed(text.fill), ground)

    def contrast_of_shape(self, shape: Shape) -> float:
        """The better of the contrasts of its area and its outline."""
        return max(contrast(parsed(ink), self.paper) for ink in (shape.fill, shape.stroke))

    def overlapping(self, tolerance: float = 0.5) -> list[tuple[str, str]]:
        """Pairs of texts whose boxes lie in each other."""
        return [
            (text.text, other.text)
            for index, text in enumerate(self.texts)
            for other in self.texts[index + 1 :]
            if text.is_visible and other.is_visible and min(text.overlap(other)) > tolerance
        ]

    def clipped(self, tolerance: float = 0.5) -> list[str]:
        """Texts that reach over an edge of the picture."""
        return [
            text.text
            for text in self.texts
            if text.is_visible
            and (
                min(text.box["left"], text.box["top"]) < -tolerance
                or text.box["right"] > self.width + tolerance
                or text.box["bottom"] > self.height + tolerance
            )
        ]
