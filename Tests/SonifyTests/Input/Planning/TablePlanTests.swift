import Testing

@testable import SonifyBase
@testable import SonifyInput
@testable import SonifyTables

/// A plan is made of what the first rows show, and revised by what contradicts it, without any
/// bytes.
struct TablePlanTests: PlanMaking {
  @Test func theColumnsThatPlayAPartAreRead() throws {
    let plan = try plan([
      column("name", .text, [0, 1, 2, 2]), column("date", .date(dates), [1, 2, 3, 4]),
      column("id", .number, [7, 5, 9, 8]), column("rate", .number, [3, 1, 2, 5]),
    ])
    #expect(plan.roles.x == 1)
    #expect(plan.roles.ys == [3])
    #expect(plan.kept.map(\.index) == [0, 1, 3])
    #expect(plan.kept.map(\.content) == [.text, .date(dates), .number])
  }

  @Test func aTextInAColumnThatWasEmptyGivesItsPartToOthers() throws {
    var plan = try plan([
      column("date", .date(dates), [1, 2, 3]), column("other", nil),
      column("rate", .number, [3, 1, 2]),
    ])
    #expect(plan.roles.ys == [1, 2])
    #expect(plan.kept[1] == KeptColumn(index: 1, content: .number))
    try plan.revise(after: notNumber("late", 1), Self.noCells)
    #expect(plan.profiles[1].content == .text)
    #expect(plan.roles.ys == [2])
    #expect(plan.kept.map(\.index) == [0, 2])
  }

  @Test func aColumnOfRemarksIsNeverOneOfValues() throws {
    var plan = try plan([
      column("date", .date(dates), [1, 2, 3]), column("note", nil, [.nan, .nan, .nan]),
      column("rate", .number, [3, 1, 2]),
    ])
    #expect(plan.roles.ys == [2] && plan.roles.labels == 1)
    try plan.revise(after: notNumber("late", 1), Self.noCells)
    #expect(plan.profiles[1].content == .text)
    #expect(plan.roles.ys == [2] && plan.roles.labels == 1)
  }

  @Test func aTextAmongTheNumbersThatAreHeardIsForgivenOnce() throws {
    var plan = try plan([
      column("date", .date(dates), [1, 2, 3]), column("rate", .number, [3, 1, 2]),
    ])
    let before = plan.kept
    var rareOutlier = notNumber("late", 1)
    rareOutlier.isUnlikeColumn = true
    try plan.revise(after: notNumber("late", 1), Self.noCells)
    #expect(plan.forgiveness.columns == [1])
    #expect(throws: ReadingFailure.fault(rareOutlier)) {
      try plan.revise(after: notNumber("late", 1), Self.noCells)
    }
    #expect(plan.kept == before)
  }

  @Test func aColumnThatIsAskedForStaysOneOfNumbers() throws {
    var plan = try plan([column("date", .date(dates), [1, 2, 3]), column("note", nil)]) {
      $0.y = ["note"]
    }
    try plan.revise(after: notNumber("late", 1), Self.noCells)
    #expect(throws: ReadingFailure.self) {
      try plan.revise(after: notNumber("late", 1), Self.noCells)
    }
    #expect(plan.kept[1].content == .number)
  }

  @Test func withoutAnyNumbersThereIsNothingToHear() throws {
    var plan = try plan([column("name", .text, [0, 1, 2]), column("rate", nil)])
    #expect {
      try plan.revise(after: notNumber("high", 1), Self.noCells)
    } throws: { error in
      if case .input(.badData) = error as? ReadingFailure { true } else { false }
    }
  }

  @Test func aColumnThatOnlySelectsRowsMayHoldTexts() throws {
    var plan = try plan(
      [
        column("date", .date(dates), [1, 2, 3]), column("rate", .number, [3, 1, 2]),
        column("place", .number, [4, 6, 5]),
      ], rowColumns: [2]
    ) {
      ($0.x, $0.y) = ("date", ["rate"])
    }
    #expect(plan.kept.map(\.content) == [.date(dates), .number, .number])
    let roles = plan.roles
    try plan.revise(after: notNumber("Oslo", 2), Self.noCells)
    #expect(plan.kept.map(\.content) == [.date(dates), .number, .text])
    #expect(plan.roles == roles)
  }

  @Test func aDateThatHasNoSuchMonthExchangesDayAndMonthOnce() throws {
    var plan = try plan([
      column("date", .date(slashed), [1, 2, 3]), column("rate", .number, [3, 1, 2]),
    ])
    try plan.revise(after: notDate("13/2/2012", 0, plan, line: 20), Self.noCells)
    #expect(plan.kept[0].content == .date(DateFormat(form: .slashedDayFirst)))
    // The order that fits more rows knows better what is wrong.
    for (line, told) in [(5, 20), (30, 30)] {
      var again = plan
      let fault = notDate("2/14/2012", 0, plan, line: line)
      try again.revise(after: fault, Self.noCells)
      #expect(again.forgiveness.columns == [0])
      #expect {
        try again.revise(after: fault, Self.noCells)
      } throws: { error in
        guard case .fault(let fault) = error as? ReadingFailure else { return false }
        return fault.line == told && fault.isUnlikeColumn
      }
    }
  }

  @Test func datesWhoseOrderWasAskedForKeepIt() throws {
    var purpose = TablePlan.Purpose()
    purpose.dialect.dateOrder = .monthFirst
    var plan = try TablePlan(
      [column("date", .date(slashed), [1, 2, 3]), column("rate", .number, [3, 1, 2])], for: purpose)
    let before = plan.kept
    try plan.revise(after: notDate("13/2/2012", 0, plan, line: 20), Self.noCells)
    #expect(plan.forgiveness.columns == [0])
    #expect(throws: ReadingFailure.self) {
      try plan.revise(after: notDate("13/2/2012", 0, plan, line: 20), Self.noCells)
    }
    #expect(plan.kept == before)
  }

  @Test func datesThatMakeBetterSenseExchangedAreReadAgain() throws {
    var plan = try plan([
      column("date", .date(slashed), [1, 2, 3]), column("rate", .number, [3, 1, 2, 4]),
    ])
    // 1 January to 4 January, or the first days of four months.
    let days = (1...4).map { Samples.day(2012, 1, $0) }
    var read = table([0: days, 1: [3, 1, 2, 4]])
    let isFirstAccepted = try plan.accepts(&read)
    #expect(!isFirstAccepted)
    #expect(plan.kept[0].content == .date(DateFormat(form: .slashedDayFirst)))
    let isSecondAccepted = try plan.accepts(&read)
    #expect(isSecondAccepted)
  }

  @Test func aNumberOfAnotherFormChangesTheStyle() throws {
    var plan = try plan([
      column("date", .date(dates), [1, 2, 3]), column("Sales", .number, [998, 12, 7]),
    ])
    #expect(plan.kept[1].style == nil)
    let first = NumberEvidence(of: ["998", "12", "7"].map { Array($0.utf8)[...] }, Dialect())
    try plan.revise(after: notNumber("1,204", 1)) { _ in first }
    #expect(plan.kept[1].style?.grouping == .comma)
    try plan.revise(after: notNumber("$12,000", 1)) { _ in first }
    #expect(plan.kept[1].style?.mark == .dollar)
    // What was seen before still counts.
    #expect(plan.kept[1].style?.grouping == .comma)
    #expect(throws: ReadingFailure.self) {
      try plan.revise(after: notNumber("1.204,50 €", 1)) { _ in first }
    }
  }

  @Test func aSpareColumnIsDropped() throws {
    let plan = try plan(
      [
        column("date", .date(dates), [1, 2, 3]), column("rate", .number, [3, 1, 2]),
        column("id", .number, [7, 5, 9]),
      ], rowColumns: [0]
    ) {
      $0.rows.conditions = [RowChoices.Condition("date", .greater, "2000")]
    }
    #expect(plan.kept.map(\.index) == [0, 1, 2])
    let roles = plan.roles
    for problem in [ReadingFault.Problem.notNumber([0x61]), .zeroByte, .longCell(9)] {
      var plan = plan
      let fault = ReadingFault(line: 4, column: 2, problem: problem)
      try plan.revise(after: fault, Self.noCells)
      #expect(plan.kept.map(\.index) == [0, 1])
      #expect(plan.roles == roles)
      #expect(throws: ReadingFailure.fault(fault)) { try plan.revise(after: fault, Self.noCells) }
    }
  }

  @Test func aRowOfAnotherWidthIsForgivenOnce() throws {
    var plan = try plan([column("x", .number, [1, 2, 3]), column("y", .number, [3, 1, 2])])
    let fault = ReadingFault(line: 4, problem: .ragged(cells: 3))
    try plan.revise(after: fault, Self.noCells)
    #expect(plan.forgiveness.skipsRows)
    #expect(throws: ReadingFailure.fault(fault)) { try plan.revise(after: fault, Self.noCells) }
  }

  @Test func columnsThatWereReadWholeMayGiveTheirPartToOthers() throws {
    var plan = try plan([
      column("a", .number, [1, 2, 3]), column("year", .number, [2000, 2001, 2003]),
      column("rate", .number, [3, 1, 2]),
    ])
    #expect(plan.roles.x == 1)
    // Of all rows, the years come back, and the other column rises.
    var read = table([1: [2000, 2001, 2003, 2000], 2: [3, 1, 2, 2]])
    var isAccepted = try plan.accepts(&read)
    var isFulfilled = try plan.isFulfilled(by: read)
    #expect(isAccepted && !isFulfilled)
    #expect(plan.kept.contains { $0.index == 0 })
    var whole = table([0: [1, 2, 3, 4], 1: [2000, 2001, 2003, 2000], 2: [3, 1, 2, 2]])
    isAccepted = try plan.accepts(&whole)
    isFulfilled = try plan.isFulfilled(by: whole)
    #expect(isAccepted && isFulfilled)
    #expect(plan.roles.x == 0)
    #expect(plan.profiles.allSatisfy { $0.isCertain })
  }

  @Test func datesThatColumnsSpellAreReadFromTheirParts() throws {
    var plan = try plan([
      column("year", .number, [2000, 2000, 2001]), column("month", .number, [1, 7, 1]),
      column("rate", .number, [3, 1, 2]),
    ])
    #expect(plan.roles.x == 3)
    #expect(plan.kept.map(\.index) == [0, 1, 2])
    var read = table([0: [2000, 2000, 2001], 1: [1, 7, 1], 2: [3, 1, 2]])
    let isAccepted = try plan.accepts(&read)
    #expect(isAccepted)
    #expect(
      read.columns[3]?.values
        == [Samples.day(2000, 1, 1), Samples.day(2000, 7, 1), Samples.day(2001, 1, 1)])
    let isFulfilled = try plan.isFulfilled(by: read)
    #expect(isFulfilled)
  }

  @Test func aTableThatRunsAcrossIsReadWhole() throws {
    let columns = ["country", "2000", "2001", "2002"].enumerated().map {
      column($1, $0 == 0 ? .text : .number, [3, 1, 2])
    }
    let across = try plan(columns)
    #expect(across.across != nil)
    #expect(across.kept.map(\.index) == [0, 1, 2, 3])
    let asked = try plan(columns) { $0.y = ["2001"] }
    #expect(asked.across == nil)
  }
}
