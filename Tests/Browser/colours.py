"""Contrast of colours, by the formula of WCAG 2.2."""

import re

Colour = tuple[float, float, float, float]


NONE: Colour = (0, 0, 0, 0)


def parsed(text: str) -> Colour:
    """A computed colour of CSS: red, green, blue and opacity, each from 0 to 1."""
    match = re.fullmatch(r"rgba?\(([^)]*)\)", text)
    if not match:
        return NONE
    numbers = [float(number) for number in re.split(r"[ ,/]+", match[1])]
    red, green, blue = (number / 255 for number in numbers[:3])
    return red, green, blue, numbers[3] if len(numbers) > 3 else 1.0


def over(colour: Colour, background: Colour) -> Colour:
    """What is seen of a colour that lets its background through."""
    share = colour[3]
    mixed = (share * a + (1 - share) * b for a, b in zip(colour[:3], background[:3], strict=True))
    return *mixed, 1.0


def luminance(colour: Colour) -> float:
    """Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(colour: Colour, background: Colour) -> float:
    """Contrast ratio, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio."""
    lighter, darker = sorted(
        (luminance(over(colour, background)), luminance(background)), reverse=True
    )
    return (lighter + 0.05) / (darker + 0.05)
