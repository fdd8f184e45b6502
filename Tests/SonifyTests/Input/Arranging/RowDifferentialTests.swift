import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Conditions, order and groups against the same worked out by Python, where Python is installed.
@Suite(.enabled(if: Python.path != nil, "python3 is not installed"))
struct RowDifferentialTests {
  private struct Case: Decodable {
    var csv: String
    var conditions: [String]
    var order: String?
    var first: Int?
    var last: Int?
    var grouping: String?
    var ys: [Double?]
  }

  private func run(_ script: String, count: Int) throws {
    let lines = try Python.run(script).split(separator: "\n")
    #expect(lines.count == count)
    for line in lines {
      let wanted = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
      var choices = ChartChoices()
      choices.x = "x"
      // Of two columns that are asked for, texts make no series unasked.
      choices.y = ["y", "y"]
      choices.kind = .scatter
      choices.rows.conditions = try wanted.conditions.map {
        try #require(RowChoices.Condition(parsing: $0))
      }
      choices.rows.order = wanted.order.flatMap { RowChoices.Order(parsing: $0) }
      choices.rows.first = wanted.first
      choices.rows.last = wanted.last
      choices.rows.grouping = wanted.grouping.flatMap { RowChoices.Grouping(rawValue: $0) }
      let ys: [Double?]
      do {
        let chart = try ChartLoader.load(.text(wanted.csv), choosing: choices).chart
        ys = chart.series[0].ys.map { $0.isNaN ? nil : $0 }
      } catch {
        ys = []
      }
      let areClose =
        ys.count == wanted.ys.count
        && zip(ys, wanted.ys).allSatisfy { one, other in
          guard let one, let other else { return one == nil && other == nil }
          return abs(one - other) <= 1e-12 * max(1, abs(other))
        }
      #expect(areClose, "\(line)")
    }
  }

  @Test func rowsAreThoseOfPython() throws {
    // The y of every row is its number, so that the rows that are left are known by it.
    try run(
      """
      import random, json, datetime as d, operator as o
      r = random.Random(40)
      ops = {'=': o.eq, '!=': o.ne, '<': o.lt, '<=': o.le, '>': o.gt, '>=': o.ge}
      def number(s):
          try: return float(s)
          except ValueError: return None
      def key(s): return (1, 0, s) if number(s) is None else (0, number(s), s)
      texts = ['alpha', 'Beta', 'b c', '10', '9', '2.5', 'x-y', '']
      def day(): return d.date(2010, 1, 1) + d.timedelta(days=r.randrange(900))
      for _ in range(700):
          rows = [(r.randrange(9), i + 1, r.choice(texts), r.choice(['', 'NA', '%d' % r.randrange(-9, 9), '%.1f' % r.uniform(-9, 9)]),
                   r.choice(['', day().isoformat(), day().isoformat()])) for i in range(r.randrange(8, 40))]
          rows[0] = (1, 1, 'alpha', '1', '2010-05-05')
          csv = 'x,y,t,n,d\\n' + ''.join('%d,%d,%s,%s,%s\\n' % row for row in rows)
          kept, conditions = rows, []
          for _ in range(r.randrange(3)):
              op, c = r.choice(list(ops)), r.choice('tnd')
              if c == 't':
                  v = r.choice(texts[:-1])
                  test = lambda w, op=op, v=v: w != '' and (ops[op](w, v) if op in ('=', '!=') else ops[op](key(w), key(v)))
                  i = 2
              elif c == 'n':
                  v = r.choice(['%d' % r.randrange(-9, 9), '%.1f' % r.uniform(-9, 9)])
                  test = lambda w, op=op, v=v: number(w) is not None and ops[op](float(w), float(v))
                  i = 3
              else:
                  t = day(); v = t.isoformat()[:r.choice([4, 7, 10])]; n = len(v)
                  test = lambda w, op=op, v=v, n=n: w != '' and ops[op](w[:n], v)
                  i = 4
              if r.randrange(8) == 0:
                  op, v = r.choice(['=', '!=']), "''"
                  test = lambda w, op=op: (w in ('', 'NA')) == (op == '=')
              conditions.append(c + op + v)
              kept = [row for row in kept if test(row[i])]
          order = None
          if r.randrange(2):
              c = r.choice('xtnd'); falling = r.randrange(2) == 1; i = 'xytnd'.index(c)
              order = c + (':desc' if falling else '')
              there = [row for row in kept if row[i] not in ('', 'NA')]
              gone = [row for row in kept if row[i] in ('', 'NA')]
              k = dict(x=int, t=key, n=float, d=str)[c]
              # Equal rows stay in their order, falling too.
              kept = sorted(there, key=lambda row: k(row[i]), reverse=falling) + gone
          first = r.choice([None, None, r.randrange(1, 12)])
          last = r.choice([None, None, r.randrange(1, 12)])
          if first: kept = kept[:first]
          if last: kept = kept[-last:]
          print(json.dumps(dict(csv=csv, conditions=conditions, order=order, first=first, last=last, ys=[row[1] for row in kept])))
      """, count: 700)
  }

  @Test func groupsAreThoseOfPython() throws {
    try run(
      """
      import random, json, statistics as s, math
      r = random.Random(41)
      f = dict(mean=lambda v: math.fsum(v) / len(v), sum=math.fsum, count=len, median=s.median, min=min, max=max)
      for _ in range(400):
          rows = [(r.randrange(6), r.choice(['', repr(r.gauss(0, 10 ** r.randrange(-3, 9)))])) for _ in range(r.randrange(9, 60))]
          rows[0] = (rows[0][0], '1.5')
          name = r.choice(list(f)); first = r.choice([None, 3])
          ys = []
          for x in sorted(set(x for x, _ in rows)):
              v = [float(y) for k, y in rows if k == x and y]
              ys.append(f[name](v) if v else 0 if name == 'count' else None)
          if first: ys = ys[:first]
          if all(y is None for y in ys): ys = []
          print(json.dumps(dict(csv='x,y\\n' + ''.join('%d,%s\\n' % row for row in rows), conditions=[], grouping=name, first=first, ys=ys)))
      """, count: 400)
  }
}
