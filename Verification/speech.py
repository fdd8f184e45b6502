"""How long a text takes to speak."""

import re

from shown import NUMBER

WORDS_A_MINUTE = 175
SCALES = 3
NUMBERS = re.compile(rf"(?<![\w.,]){NUMBER}")


def seconds(lines: list[str]) -> float:
    """Returns the time that lines take, each number said in words: "1,309" has five."""
    return 60 * sum(words(line) for line in lines) / WORDS_A_MINUTE


def seconds_as_written(lines: list[str]) -> float:
    """Returns the time that lines take if each number is one word."""
    return 60 * sum(len(line.split()) for line in lines) / WORDS_A_MINUTE


def words(text: str) -> int:
    numbers = NUMBERS.findall(text)
    others = NUMBERS.sub(" ", text)
    return sum(map(number_words, numbers)) + len(re.findall(r"\w[\w'’]*|%", others))


def number_words(text: str) -> int:
    """Returns the number of words of "-1,309.25": minus one thousand three hundred nine point two
    five."""
    sign, digits = text.startswith("-"), text.lstrip("-")
    digits, _, power = digits.partition("e")
    whole, _, decimals = digits.partition(".")
    count = int(sign) + (1 + len(decimals) if decimals else 0)
    count += 4 + number_words(power) if power else 0
    if re.fullmatch(r"1[1-9]\d\d|20[1-9]\d", whole) and not decimals:
        # A year, in pairs: nineteen fifty-seven, nineteen oh-five, nineteen hundred.
        rest = 2 if "00" < whole[2:] < "10" else max(1, below_hundred(int(whole[2:])))
        return count + below_hundred(int(whole[:2])) + rest
    whole = whole.replace(",", "")
    groups = [int(whole[max(0, end - SCALES) : end]) for end in range(len(whole), 0, -SCALES)]
    count += sum(
        below_thousand(group) + (1 if scale > 0 else 0)
        for scale, group in enumerate(groups)
        if group > 0
    )
    return count + (1 if int(whole) == 0 else 0)


def below_thousand(number: int) -> int:
    hundreds, rest = divmod(number, 100)
    return (2 if hundreds else 0) + below_hundred(rest)


def below_hundred(number: int) -> int:
    tens, ones = divmod(number, 10)
    if number < 20:
        return 1 if number else 0
    return 1 + (1 if ones else 0)
