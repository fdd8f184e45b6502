"""What Vega draws of a specification, read from the aria labels of an SVG.

The labels that Vega-Lite writes round their numbers, and a line has one for all its points. So
each mark gets a label of our own, an expression that writes the values behind each channel in
full, and lines and areas are drawn as symbols, one for each point.
"""

import html
import json
import os
import re
from dataclasses import dataclass, field
from typing import Any

import vl_convert

VERSION = "6.4"
PATHS = {"line", "area", "trail"}
# The channels whose values tell something; the others only place or colour text.
CHANNELS = (
    "x", "x2", "xc", "y", "y2", "yc", "fill", "stroke", "size", "opacity", "shape", "strokeDash",
    "strokeWidth", "startAngle", "endAngle", "theta", "outerRadius", "radius", "text", "angle",
    "fillOpacity", "strokeOpacity", "defined", "xOffset", "yOffset", "width", "height",
)  # fmt: skip
PART, VALUE = "‖", "⁞"
FIELD = re.compile(r"""datum((?:\["(?:[^"\\]|\\.)*"\]|\['(?:[^'\\]|\\.)*'\]|\.[A-Za-z_$][\w$]*)+)""")


class NotDrawn(Exception):
    """Vega cannot draw the specification."""


@dataclass
class Mark:
    """The marks of one layer in one view, or in one facet of it."""

    type: str
    name: str
    # The names of the groups around it, and the values by which they are split.
    view: str
    # For each channel, the names of its fields.
    fields: dict[str, list[str]]
    # One for each mark: the values of each channel, and of what splits lines.
    items: list[dict[str, list[Any]]] = field(default_factory=list)


def drawn(path: str) -> list[Mark]:
    """Returns what Vega draws, in the order of the document."""
    with open(path, encoding="utf-8") as file:
        specification = json.load(file)
    try:
        vega = vl_convert.vegalite_to_vega(specification, vl_version=VERSION)
        inline(vega, os.path.dirname(path))
        taps: list[Tap] = []
        tap(vega, (), [], taps)
        svg = vl_convert.vega_to_svg(vega)
    except ValueError as error:
        raise NotDrawn(str(error).splitlines()[0][:200]) from error
    return read(svg, taps)


@dataclass
class Tap:
    """A mark of the compiled specification, whose items write their values."""

    type: str
    name: str
    groups: tuple[str, ...]
    channels: dict[str, list[str]]


def inline(node: Any, folder: str) -> None:
    """Puts the text of data files in place of their addresses."""
    if isinstance(node, dict):
        url = node.get("url")
        if isinstance(url, str) and "name" in node and "type" not in node:
            kind = node.setdefault("format", {}).get("type")
            if kind is None:
                kind = os.path.splitext(url)[1].lstrip(".")
                node["format"]["type"] = kind
            del node["url"]
            with open(os.path.join(folder, url), encoding="utf-8") as file:
                node["values"] = file.read()
        for value in node.values():
            inline(value, folder)
    elif isinstance(node, list):
        for value in node:
            inline(value, folder)


def tap(node: dict, groups: tuple[str, ...], splits: list[tuple[str, str]], taps: list[Tap]):
    """Makes every mark of a group write its values."""
    for mark in node.get("marks", []):
        if mark["type"] == "group":
            facet = mark.get("from", {}).get("facet", {})
            by = facet.get("groupby", [])
            by = [by] if isinstance(by, str) else by
            name = mark.get("name", "")
            # Rounded corners of a stack are cut by a group around each stack.
            is_path = name.endswith("pathgroup") or "stack_group" in name + facet.get("name", "")
            kind = "line" if is_path else "facet"
            here = [(kind, f"parent{access(name)}") for name in by if isinstance(name, str)]
            tap(mark, groups + (() if is_path else (name,)), here + deeper(splits), taps)
            continue
        add(mark, groups, splits, taps)


def deeper(splits: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Expressions for the data of groups, one level farther in: they are out of reach there.

    Vega gives a mark only the data of the group around it, so lines carry what splits them, and
    facets of lines are known by the fields that the line's own records have.
    """
    return [(kind, text.replace("parent", "datum", 1)) for kind, text in splits]


def access(name: str) -> str:
    """Returns the expression for a field of Vega: "a.b" is a path, "a\\.b" a name."""
    parts, part, index = [], "", 0
    while index < len(name):
        letter = name[index]
        if letter == "\\" and index + 1 < len(name):
            part += name[index + 1]
            index += 1
        elif letter == ".":
            parts.append(part)
            part = ""
        elif letter == "[":
            end = name.find("]", index)
            if part:
                parts.append(part)
            part = name[index + 1 : end].strip("'\"")
            index = end
        else:
            part += letter
        index += 1
    parts.append(part)
    return "".join(f"[{json.dumps(part)}]" for part in parts)


def add(mark: dict, groups: tuple[str, ...], splits: list[tuple[str, str]], taps: list[Tap]):
    """Makes the items of one mark write their values."""
    entries: dict[str, list[Any]] = {}
    for stage in ("enter", "update"):
        for name, entry in mark.get("encode", {}).get(stage, {}).items():
            if name in CHANNELS:
                entries[name] = entry if isinstance(entry, list) else [entry]
    channels: dict[str, list[str]] = {}
    texts = []
    for name, rules in entries.items():
        found: dict[str, str] = {}
        for rule in rules:
            collect(rule, found)
        if name == "defined":
            found = {"defined": rules[0]["signal"]} if "signal" in rules[0] else {}
        if found:
            channels[name] = list(found)
            texts.append((name, list(found.values())))
    for kind in ("line", "facet"):
        chosen = [text for what, text in splits if what == kind]
        if chosen:
            channels[kind] = chosen
            texts.append((kind, chosen))
    number = len(taps)
    taps.append(Tap(mark["type"], mark.get("name", ""), groups, channels))
    pieces = [json.dumps(f"tap{PART}{number}")]
    for name, values in texts:
        pieces.append(json.dumps(f"{PART}{name}"))
        pieces += [f"{json.dumps(VALUE)} + ({written(value)})" for value in values]
    update = mark.setdefault("encode", {}).setdefault("update", {})
    update["description"] = {"signal": " + ".join(pieces)}
    mark["aria"] = True
    update.pop("aria", None)
    if mark["type"] in PATHS:
        mark["type"] = "symbol"
        mark.pop("sort", None)
        for name in ("defined", "interpolate", "tension"):
            update.pop(name, None)


def collect(rule: Any, found: dict[str, str]) -> None:
    """Finds the fields that a channel depends on."""
    if not isinstance(rule, dict):
        return
    name = rule.get("field")
    if isinstance(rule.get("offset"), dict):
        collect(rule["offset"], found)
    if isinstance(name, str):
        found[name] = f"datum{access(name)}"
    elif isinstance(name, dict) and isinstance(name.get("datum"), str):
        found[name["datum"]] = f"datum{access(name['datum'])}"
    for text in (rule.get("signal"), rule.get("test")):
        if isinstance(text, str):
            for match in FIELD.finditer(text):
                parts = re.findall(r"\[[\"'](.*?)[\"']\]|\.([\w$]+)", match.group(1))
                found[".".join(one or other for one, other in parts)] = match.group(0)
    if "scale" in rule and isinstance(rule.get("signal"), str):
        found[f"signal {rule['signal']}"] = rule["signal"]
    if "scale" in rule and "value" in rule and not isinstance(rule["value"], dict):
        found[f"value {rule['value']}"] = json.dumps(rule["value"])


def written(text: str) -> str:
    """Returns an expression that writes a value with its type, in full."""
    text = f"({text})"
    return (
        f"(isDate{text} ? 'd' + time{text} : isNumber{text} ? 'n' + {text}"
        f" : isString{text} ? 's' + {text} : isBoolean{text} ? 'b' + {text}"
        f" : isArray{text} ? 's' + join({text}, ',') : 'u')"
    )


LABEL = re.compile(r'aria-label="(tap‖[^"]*)"')


def read(svg: str, taps: list[Tap]) -> list[Mark]:
    """Reads the labels of the items, in order."""
    marks: dict[tuple, Mark] = {}
    for number, one in enumerate(taps):
        marks[(number, ())] = Mark(one.type, one.name, "/".join(one.groups), one.channels)
    for match in LABEL.finditer(svg):
        parts = html.unescape(match.group(1)).split(PART)
        number = int(parts[1])
        one = taps[number]
        item = {}
        for part in parts[2:]:
            name, *values = part.split(VALUE)
            item[name] = [value_of(value) for value in values]
        if item.get("defined", [True])[0] in (False, 0, "false"):
            item["hidden"] = [True]
        key = tuple(repr(value) for value in item.get("facet", []))
        if (number, key) not in marks:
            view = "/".join(one.groups) + "".join(f" {value}" for value in key)
            marks[(number, key)] = Mark(one.type, one.name, view, one.channels)
        marks[(number, key)].items.append(item)
    return [mark for mark in marks.values() if mark.items]


@dataclass(frozen=True)
class Moment:
    """A date, in milliseconds since 1970."""

    time: float


def value_of(text: str) -> Any:
    kind, rest = text[:1], text[1:]
    if kind == "n":
        return float(rest.replace("Infinity", "inf"))
    if kind == "d":
        return Moment(float(rest) if rest != "NaN" else float("nan"))
    if kind == "b":
        return rest == "true"
    return rest if kind == "s" else None
