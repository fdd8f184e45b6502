import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyInput
@testable import SonifyTables

/// Whatever contradicts a plan, revising it comes to an end.
struct TablePlanPropertyTests: PlanMaking {
  /// Plans are compared, so that none may hold what is not equal to itself.
  @Test func aPlanIsEqualToItself() throws {
    let plan = try plan([column("name", .text, [1, 2]), column("rate", .number, [5, 5, 5])])
    #expect(plan == plan)
    for numbers in [[], [7], [5, 5, 5, 5, 5], [1e308, -1e308, 1e308, -1e308, 1e308]] {
      #expect(ColumnProfile.stepRatio(numbers) == 0)
    }
    #expect(ColumnProfile.stepRatio([0, 1, 0, 1, 0, 1]) > 2)
  }

  /// Whatever contradicts it, a plan changes or says what is wrong; it never comes back to what it
  /// was, so that it cannot be revised for ever.
  @Test(arguments: 0..<200) func noPlanComesTwice(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let contents: [KeptColumn.Content?] = [.number, .number, .text, nil, .date(slashed)]
    let columns = (0..<6).map { _ in
      column(
        ["a", "year", "rate", "month"].randomElement(using: &random) ?? "",
        contents.randomElement(using: &random) ?? nil,
        (0..<4).map { _ in Double(Int.random(in: 1...5, using: &random)) })
    }
    let cells = ["x", "1,204", "1.204", "12,5", "$3", "5 %", "1 204,5", "998", "1'000", "€ 7"]
    guard
      var plan = try? plan(
        columns, rowColumns: seed % 3 == 0 ? [1] : [],
        {
          if seed % 2 == 0 { $0.rows.conditions = [RowChoices.Condition("1", .notEqual, "")] }
        })
    else { return }
    var plans = [plan]
    while plans.count < 1000 {
      guard let kept = plan.kept.randomElement(using: &random) else { break }
      let cell = cells.randomElement(using: &random) ?? ""
      let problem: ReadingFault.Problem =
        switch kept.content {
        case .number: .notNumber(Array(cell.utf8))
        case .date(let format): .notDate(Array(cell.utf8), format)
        case .text: .zeroByte
        }
      let fault = ReadingFault(line: plans.count, column: kept.index, problem: problem)
      do {
        try plan.revise(after: fault, Self.noCells)
      } catch {
        break
      }
      #expect(!plans.contains(plan))
      plans.append(plan)
    }
    #expect(plans.count < 1000)
  }

  /// Reads rows of cells by a plan, as the reader of tables does with bytes.
  private func read(_ rows: [[String]], by plan: TablePlan) throws(ReadingFault) -> Table {
    var columns: [Int: [Double]] = [:]
    for (line, row) in rows.enumerated() {
      for kept in plan.kept {
        let cell = Array(row[kept.index].utf8)
        let value: Double
        switch kept.content {
        case .text: value = Double(line)
        case .number:
          guard case .number(let number) = Dialect().number(cell.span, kept.style) else {
            throw ReadingFault(line: line, column: kept.index, problem: .notNumber(cell))
          }
          value = number
        case .date(let format):
          guard let seconds = format.seconds(cell.span) else {
            throw ReadingFault(line: line, column: kept.index, problem: .notDate(cell, format))
          }
          value = seconds
        }
        columns[kept.index, default: []].append(value)
      }
    }
    return table(columns)
  }

  /// Whatever the rows hold that come after the first ones, the plan is fulfilled or says what is
  /// wrong before a table was read too often.
  @Test(arguments: 0..<200) func everyTableIsSettled(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds = [
      ["1", "2", "3"], ["5", "4.5", "3"], ["7", "1,204", "$3"], ["a", "b", "2"], ["9", "x", "8"],
      ["1/2/2012", "2/2/2012", "13/2/2012"], ["1/1/2012", "1/2/2012", "1/3/2012"],
    ]
    let chosen = (0..<5).map { _ in kinds.randomElement(using: &random) ?? [] }
    let rows = (0..<8).map { _ in chosen.map { $0.randomElement(using: &random) ?? "" } }
    let columns = chosen.enumerated().map { index, kind in
      let isDate = kind[0].contains("/")
      let content = isDate ? .date(slashed) : [KeptColumn.Content.number, nil][index % 2]
      return column("c\(index)", kind[0] == "a" ? .text : content, isDate ? [1, 2] : [3, 1])
    }
    guard
      var plan = try? plan(
        columns,
        {
          if seed % 2 == 0 { $0.rows.conditions = [RowChoices.Condition("1", .notEqual, "")] }
        })
    else { return }
    for _ in 0..<TablePlan.maxReadings {
      do {
        var table = try read(rows, by: plan)
        guard try plan.accepts(&table) else { continue }
        guard try plan.isFulfilled(by: table) else { continue }
        #expect(plan.roles.columns.allSatisfy { table.columns[$0] != nil })
        return
      } catch let fault as ReadingFault {
        do { try plan.revise(after: fault, Self.noCells) } catch { return }
      } catch {
        return
      }
    }
    Issue.record("the table was read too often")
  }
}
