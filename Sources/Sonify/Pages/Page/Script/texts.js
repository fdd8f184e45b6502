// Numbers, dates and sentences, as the terminal writes them.

/**
 * @typedef {{digits: number} | {place: number}} Precision
 *   how many digits, or the power of ten of the last one
 * @typedef {{negative: boolean, digits: string, exponent: number}} Decimal
 *   digits without zeros at either end, and the power of ten of the last
 */

/** The shortest decimal that identifies a finite number. @param {number} value @returns {Decimal} */
function decimal(value) {
  const [mantissa, exponent] = Math.abs(value).toExponential().split("e");
  const all = mantissa.replace(".", "");
  return trimmed(value < 0, all, Number(exponent) - all.length + 1);
}

/** @param {boolean} negative @param {string} all @param {number} exponent @returns {Decimal} */
function trimmed(negative, all, exponent) {
  const digits = all.replace(/0+$/, "").replace(/^0+/, "");
  if (digits === "") return { negative: false, digits, exponent: 0 };
  return { negative, digits, exponent: exponent + all.length - all.replace(/0+$/, "").length };
}

/** Rounds to a multiple of 10^place; a tie goes to the even one. @param {Decimal} number @param {number} place @returns {Decimal} */
function rounded(number, place) {
  const { negative, digits, exponent } = number;
  const dropped = place - exponent;
  if (dropped <= 0 || digits === "") return number;
  if (dropped > digits.length) return trimmed(false, "", 0);
  const kept = digits.slice(0, digits.length - dropped) || "0";
  const next = Number(digits[digits.length - dropped]);
  const isOdd = Number(kept[kept.length - 1]) % 2 === 1;
  const up = next === 5 && dropped === 1 ? isOdd : next >= 5;
  return trimmed(negative, up ? String(BigInt(kept) + 1n) : kept, place);
}

/** The texts of a chart: its sentences, and its numbers in the reader's notation. */
class Texts {
  /** @param {any} table */
  constructor(table) {
    this.words = table.words;
    this.plurals = table.plurals;
    this.notation = table.notation;
  }

  /** Fills in a sentence. @param {string} pattern @param {Record<string, string>} values */
  fill(pattern, values) {
    return pattern.replace(/\{(\w+)\}/g, (all, name) => (name in values ? values[name] : all));
  }

  /** @param {string} name of a sentence @param {Record<string, string>} values */
  text(name, values = {}) {
    return this.fill(this.words[name], values);
  }

  /** The form of a sentence for a count. @param {string[]} forms @param {number} count @param {Record<string, string>} values */
  counted(forms, count, values = {}) {
    const form = forms[Number(this.plurals[count < 200 ? count : 100 + (count % 100)])];
    return this.fill(form, { ...values, count: this.grouped(String(count)) });
  }

  /** Independent things in a row; empty ones are left out. @param {(string | undefined)[]} items */
  items(items) {
    return items.reduce(
      (/** @type {string} */ first, second) =>
        first && second ? this.text("next", { first, second }) : first + (second ?? ""), "");
  }

  /** @param {string} digits before the decimal sign */
  grouped(digits) {
    const [sign, sizes, minimum] = this.notation.groups;
    if (!sign || !sizes.length || digits.length < sizes[0] + minimum) return digits;
    const groups = [];
    let rest = digits;
    for (let i = 0; rest.length > sizes[Math.min(i, sizes.length - 1)]; i += 1) {
      const size = sizes[Math.min(i, sizes.length - 1)];
      groups.unshift(rest.slice(-size));
      rest = rest.slice(0, -size);
    }
    return [rest, ...groups].join(sign);
  }

  /** @param {number} value @param {Precision} precision @param {boolean} grouping */
  number(value, precision, grouping = true) {
    let number = decimal(value);
    const leading = (/** @type {Decimal} */ n) => (n.digits ? n.exponent + n.digits.length - 1 : 0);
    const place = "place" in precision ? precision.place : leading(number) - precision.digits + 1;
    number = rounded(number, leading(number) < 15 ? Math.min(0, place) : place);
    const { negative, digits, exponent } = number;
    if (!digits) return "0";
    const minus = negative ? "-" : "";
    if (leading(number) < -5 || leading(number) >= 15) {
      const rest = digits.slice(1);
      return minus + digits[0] + (rest && this.notation.decimal + rest) + "e" + leading(number);
    }
    const count = Math.max(0, digits.length + exponent);
    const whole = digits.slice(0, count).padEnd(count, "0");
    const fraction =
      exponent < 0 ? "0".repeat(Math.max(0, -exponent - digits.length)) + digits.slice(count) : "";
    return minus + (whole ? (grouping ? this.grouped(whole) : whole) : "0")
      + (fraction && this.notation.decimal + fraction);
  }

  /** The digits that distinguish neighbours on an axis. @param {any} axis @returns {Precision} */
  precision(axis) {
    const half = axis.high / 2 - axis.low / 2;
    if (axis.scale !== "linear") return { digits: 4 };
    if (!(half > 0) || !Number.isFinite(half)) return { digits: 6 };
    const thousandth = Math.floor(Math.log10(half / 500));
    return { place: axis.form === "row" ? Math.max(Math.min(thousandth, 0), thousandth - 3) : thousandth };
  }

  /** A value of an axis without its unit, or undefined if only the engine can write it. @param {number} value @param {any} axis */
  value(value, axis) {
    switch (axis.form) {
      case "number":
      case "row": return this.number(value, this.precision(axis));
      case "year": return this.text("year", { year: this.number(value, this.precision(axis), false) });
      case "duration": return this.clock(value, axis);
      default: return undefined;
    }
  }

  /** Adds the unit of an axis. @param {string} number @param {any} axis */
  withUnit(number, axis) {
    if (axis.form !== "number" || !axis.unit) return number;
    const pattern = axis.unit[number === "1" || number === "-1" ? 0 : 1];
    return number.startsWith("-") && !pattern.startsWith("{")
      ? "-" + this.fill(pattern, { number: number.slice(1) }) : this.fill(pattern, { number });
  }

  /** A difference of two values of an axis. @param {number} difference @param {any} axis */
  amount(difference, axis) {
    if (axis.form === "duration") return this.clock(difference, axis);
    const plain = { low: axis.low, high: axis.high, scale: "linear" };
    const number = this.number(difference, this.precision(plain));
    return this.withUnit(number, { ...axis, form: "number" });
  }

  /** Hours, minutes and seconds. @param {number} seconds @param {any} axis */
  clock(seconds, axis) {
    const thousandth = axis.high / 1000 - axis.low / 1000;
    const perSecond =
      thousandth >= 3600 ? 1 / 3600 : thousandth >= 60 ? 1 / 60 : thousandth >= 1 ? 1
        : thousandth > 0 ? 10 ** Math.min(6, Math.ceil(-Math.log10(thousandth))) : 1000;
    const ticks = Math.round(Math.abs(seconds) * perSecond);
    const minute = Math.floor(ticks / (60 * perSecond) + 1e-9);
    const second = Math.max(0, Math.round(ticks - minute * 60 * perSecond)) / perSecond;
    const hour = Math.floor(minute / 60);
    const values = {
      hours: this.number(hour, { digits: 19 }), minutes: this.number(minute - hour * 60, { digits: 19 }),
      seconds: this.number(second, { digits: 9 }),
    };
    const name = hour > 0
      ? minute > hour * 60 ? (second > 0 ? "clock" : "hoursAndMinutes") : second > 0 ? "hoursAndSeconds" : "hours"
      : minute > 0 ? (second > 0 ? "minutesAndSeconds" : "minutes") : "seconds";
    const time = this.text(name, values);
    return seconds < 0 && ticks > 0 ? this.text("negative", { time }) : time;
  }

  /** A length of time between two dates. @param {number} from @param {number} to @param {string} granularity */
  span(from, to, granularity) {
    if (["year", "quarter", "month"].includes(granularity)) {
      const month = (/** @type {number} */ x) => {
        const date = new Date(x * 1000);
        return date.getUTCFullYear() * 12 + date.getUTCMonth();
      };
      const months = Math.abs(month(to) - month(from));
      return months % 12 === 0
        ? this.counted(this.words.years, months / 12) : this.counted(this.words.months, months);
    }
    let rest = Math.round(Math.abs(to - from));
    /** @type {{seconds: number, forms: string[]}[]} */
    const units = this.words.times;
    const first = units.findIndex((unit) => rest >= 2 * unit.seconds || rest === unit.seconds);
    const parts = units.slice(Math.max(0, first)).flatMap((unit) => {
      const count = Math.floor(rest / unit.seconds);
      rest -= count * unit.seconds;
      return count > 0 ? [this.counted(unit.forms, count)] : [];
    });
    return parts.reduceRight((shorter, longer) => this.text("combined", { longer, shorter }));
  }

  /** Two dates without what they share. @param {string} low @param {string} high @returns {[string, string]} */
  ends(low, high) {
    const [first, second] = [low.split(" "), high.split(" ")];
    if (low === high || first.length !== second.length) return [low, high];
    if (first.length === 1) {
      let shared = 0;
      while (shared < low.length && low[shared] === high[shared]) shared += 1;
      const sign = /^.*(?![\x00-\x7f])\p{L}/u.exec(low.slice(0, shared));
      return [low, high.slice(sign?.[0].length ?? 0)];
    }
    const last = second[second.length - 1];
    if (last.includes(":") && first.slice(0, -1).join(" ") === second.slice(0, -1).join(" ")) {
      return [low, last];
    }
    if (first[first.length - 1].includes(":")) return [low, high];
    let shared = 0;
    while (shared + 1 < first.length && first[first.length - 1 - shared] === second[second.length - 1 - shared]) {
      shared += 1;
    }
    const kept = first.slice(0, first.length - shared);
    if (shared > 0) kept[kept.length - 1] = kept[kept.length - 1].replace(/,$/, "");
    return [kept.join(" "), high];
  }
}
