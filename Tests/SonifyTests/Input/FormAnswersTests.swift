import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Answers to a form are counted, and what people note of themselves has a course.
@Suite struct FormAnswersTests {
  static let ratings = [4, 5, 3, 4, 2, 5, 4, 5]

  private func load(
    _ header: String, isDaily: Bool = false, _ cells: (Int) -> String
  ) throws -> LoadedChart {
    let rows = Self.ratings.indices.map {
      "2024/05/0\($0 / (isDaily ? 1 : 4) + 1) 10:1\($0):33 am GMT+2,\(cells($0))"
    }
    return try loadChart((["\(header)"] + rows).joined(separator: "\n") + "\n")
  }

  @Test func ratingsAreCounted() throws {
    let loaded = try load("Timestamp,How satisfied are you? (1-5),Would you come again?") {
      "\(Self.ratings[$0]),\($0 % 3 == 0 ? "No" : "Yes")"
    }
    #expect(loaded.chart.kind == .histogram)
    #expect(loaded.chart.series[0].ys == [1, 1, 3, 3])
  }

  @Test func choicesAreCounted() throws {
    let loaded = try load("Zeitstempel,Würden Sie wiederkommen?,Was fehlt?") {
      "\($0 % 4 == 0 ? "Nein" : "Ja"),\($0 == 2 ? "Kaffee" : "")"
    }
    #expect(loaded.chart.categories == ["Nein", "Ja"])
    #expect(loaded.chart.series[0].ys == [2, 6])
  }

  @Test(arguments: ["Timestamp,Weight", "Timestamp,Mood (1-5)"])
  func notesOfOneselfHaveACourse(header: String) throws {
    let loaded = try load(header) {
      header.hasSuffix("Weight") ? "\(80 - Double($0) / 10)" : "\(Self.ratings[$0])"
    }
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series[0].count == 8)
  }

  /// A weight beside questions is measured.
  @Test func whatIsMeasuredIsHeard() throws {
    let loaded = try load("Timestamp,What do you weigh today?,How do you feel today? (1-5)") {
      "\(80 - Double($0) / 10),\(Self.ratings[$0])"
    }
    #expect(loaded.chart.kind == .line)
  }

  /// Answers of a few people in the order of nothing are counted, however long it took.
  @Test func fewAnswersInNoOrderAreCounted() throws {
    let days = [12, 3, 28, 4, 13, 7, 27, 2, 11]
    let rows = days.enumerated().map {
      "2024/05/\($1 < 10 ? "0" : "")\($1) 10:1\($0):33 am GMT+2,\($0 % 3 + 2)"
    }
    let header = "Timestamp,How well do you know the rules of the house?"
    #expect(
      try loadChart((([header] + rows).joined(separator: "\n")) + "\n").chart.kind == .histogram)
  }

  /// One answer a day is a diary.
  @Test func dailyAnswersHaveACourse() throws {
    let loaded = try load("Timestamp,How many cups of coffee did you drink?", isDaily: true) {
      "\(Self.ratings[$0])"
    }
    #expect(loaded.chart.kind == .line)
  }

  /// Logs and diaries of several rows a day have an even pace, or the header of no form.
  @Test(arguments: [
    ("timestamp", "number of active users,number of failed logins", 1),
    ("Timestamp", "Pain level right now (0-10),Did you take pills?", 300),
    ("timestamp", "How many users?,How many errors?", 1),
  ])
  func logsHaveACourse(time: String, names: String, minutes: Int) throws {
    let rows = (0..<24).map { row in
      let minute = row * minutes
      let (day, hour) = (minute / 1440 + 1, minute / 60 % 24)
      return
        "2024-05-0\(day) \(hour < 10 ? "0" : "")\(hour):\(minute % 60 < 10 ? "0" : "")\(minute % 60):00,\(row * 7 % 5),\(row % 3)"
    }
    let chart = try loadTable("\(time),\(names)", rows)
    #expect(chart.kind == .line)
  }

  @Test func furtherRatingsAreNamed() throws {
    let loaded = try load("Timestamp,How good is the food?,How good is the service?") {
      "\(Self.ratings[$0]),\(Self.ratings[7 - $0])"
    }
    #expect(loaded.choices.contains("not used: How good is the service?"))
  }
}
