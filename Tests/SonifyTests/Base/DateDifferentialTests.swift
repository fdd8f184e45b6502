import Foundation
import Testing

@testable import SonifyBase

/// Our dates against Python's `datetime`, where Python is installed.
@Suite(.enabled(if: Python.path != nil, "python3 is not installed"))
struct DateDifferentialTests {
  /// Ways of writing, as `strftime` has them, by the number of the format in the script.
  private static let formats: [DateFormat] = [
    .yearFirst, .yearFirst, .yearFirst, .compact, .dotted, .monthName, .monthName, .monthName,
    .dayMonthName, .dayMonthName, .dayMonthName, .slashedMonthFirst, .slashedDayFirst,
    .slashedDayFirst, .compactMonth, DateFormat(form: .slashedMonthFirst, hasShortYear: true),
    DateFormat(form: .dotted, hasShortYear: true),
    DateFormat(form: .dayMonthName, hasShortYear: true),
    DateFormat(form: .monthName, hasShortYear: true), .week, .quarter, .quarter, .quarter,
  ]

  @Test func momentsAreThoseOfPython() throws {
    // Every line: the number of the format, seconds since 1970, and the text, apart by bars.
    let script = """
      import random, datetime as d
      r = random.Random(30)
      utc = d.timezone.utc
      ways = ['%Y-%m-%d', '%Y/%m/%d', '%Y.%m.%d', '%Y%m%d', '%d.%m.%Y', '%b %d %Y', '%B %d, %Y',
          '%A, %B %d, %Y', '%d %B %Y', '%d-%b-%Y', '%a, %d %b %Y', '%m/%d/%Y', '%d/%m/%Y',
          '%d-%m-%Y', '%Y%m', '%m/%d/%y', '%d.%m.%y', '%d-%b-%y', '%b-%y']
      times = ['', '', ' %H:%M', 'T%H:%M:%S', ' %H:%M:%S.%f', ' %I:%M %p', ', %I:%M:%S %p',
          'T%H:%M:%SZ', ' %H:%M:%S UTC', 'T%H:%M:%S.%f%z', ' %H:%M:%S %z', ' %H:%M%:z']
      def show(f, k, t): print(k, repr((t - d.datetime(1970, 1, 1, tzinfo=utc)) / d.timedelta(seconds=1)), f, sep='|')
      for _ in range(9000):
          k = r.randrange(23)
          t = d.datetime(r.randrange(1000, 3000), 1, 1, tzinfo=utc) + d.timedelta(
              days=r.randrange(365), seconds=r.randrange(86400), microseconds=r.choice([0, r.randrange(10**6)]))
          if 15 <= k <= 18: t = t.replace(year=r.randrange(1969, 2069), day=min(t.day, 28))
          day = t.replace(hour=0, minute=0, second=0, microsecond=0)
          if k == 19:
              y, w, n = t.isocalendar()
              show('%04d%sW%02d' % (y, r.choice(['-', '']), w), k, day - d.timedelta(days=n - 1))
          elif k >= 20:
              q = (t.month + 2) // 3
              f = {20: '%d%sQ%d' % (t.year, r.choice(['', ' ', '-']), q), 21: 'Q%d %d' % (q, t.year), 22: '%dQ%d' % (q, t.year)}[k]
              show(f, k, day.replace(month=q * 3 - 2, day=1))
          elif k in (14, 18): show(t.strftime(ways[k]), k, day.replace(day=1))
          else:
              zone = d.timezone(d.timedelta(minutes=15 * r.randrange(-48, 57)))
              way = r.choice(times)
              there = t.astimezone(zone) if way.endswith('z') else t
              if not 1000 <= there.year < 3000: continue
              if 15 <= k <= 18 and not 1969 <= there.year < 2069: continue
              text = there.strftime(ways[k]) + there.strftime(way.replace('%:z', '')) + (there.isoformat()[-6:] if '%:z' in way else '')
              if way == '': t = day
              elif '%S' not in way: t = t.replace(second=0, microsecond=0)
              elif '%f' not in way: t = t.replace(microsecond=0)
              if r.randrange(4) == 0 and 5 <= k <= 10: text = text.upper() if r.randrange(2) else text.lower()
              show(text, k, t)
      """
    let lines = try Python.run(script).split(separator: "\n")
    #expect(lines.count > 8900)
    for line in lines {
      let cells = line.split(separator: "|", maxSplits: 2)
      let format = Self.formats[Int(cells[0]) ?? 0]
      let text = Array(cells[2].utf8)
      let seconds = try #require(Double(cells[1]))
      // Both round fractions of a second to a Double, each in its own order.
      let difference = format.seconds(text.span).map { abs($0 - seconds) }
      #expect(difference.map { $0 < 1e-5 } ?? false, "\(cells[2]) is \(seconds)")
    }
  }

  @Test func whatIsNoDayForPythonIsNone() throws {
    let script = """
      import random, datetime as d
      r = random.Random(31)
      for _ in range(3000):
          y, m, k = r.randrange(1, 10000), r.randrange(0, 15), r.randrange(0, 34)
          try: v = (d.date(y, m, k) - d.date(1970, 1, 1)).days
          except ValueError: v = ''
          print('%04d-%02d-%02d|%s' % (y, m, k, v))
      """
    for line in try Python.run(script).split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      let seconds = DateFormat.yearFirst.seconds(Array(cells[0].utf8).span)
      #expect(seconds == Double(cells[1]).map { $0 * 86_400 }, "\(cells[0])")
    }
  }
}
