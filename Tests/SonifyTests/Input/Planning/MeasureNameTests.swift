import SonifyBase
import SonifyChart
import SonifyInput
import SonifyTables
import Testing

/// Headers with a word that elsewhere names rows, above numbers that measure something.
@Suite struct MeasureNameTests {
  private static let tables: [(header: String, rows: [String], names: [String])] = [
    (
      "country,income per person", ["Norway,82000", "Chad,1600", "Peru,13000", "India,7100"],
      ["income per person"]
    ),
    (
      "year,GDP per person,life expectancy", ["2000,1000,60", "2001,1100,61", "2002,1150,61"],
      ["GDP per person", "life expectancy"]
    ),
    ("school,student", ["Oak,410", "Elm,320", "Ash,515"], ["student"]),
    (
      "date,air quality index,pm10", ["2024-01-01,40,12", "2024-01-02,52,15", "2024-01-03,47,13"],
      ["air quality index", "pm10"]
    ),
    (
      "project,lines of code", ["curl,181000", "vim,340000", "bash,120000"], ["lines of code"]
    ),
    (
      "date,cases per day,deaths",
      ["2020-03-01,3,0", "2020-03-02,7,1", "2020-03-03,12,1", "2020-03-04,20,3"],
      ["cases per day", "deaths"]
    ),
    (
      "date,engine hours,fuel", ["2024-01-01,120,30", "2024-01-02,128,35", "2024-01-03,133,20"],
      ["engine hours", "fuel"]
    ),
    (
      "date,mm,sunshine", ["2024-01-01,3,6", "2024-01-02,8,2", "2024-01-03,1,7"],
      ["mm", "sunshine"]
    ),
    ("date,yes,no", ["2024-01-01,3,2", "2024-01-02,8,5", "2024-01-03,9,9"], ["yes", "no"]),
    (
      "date,steps,calories", ["2024-01-01,4100,200", "2024-01-02,5200,240", "2024-01-03,7100,210"],
      ["steps", "calories"]
    ),
  ]

  @Test(arguments: tables)
  func theyAreHeard(header: String, rows: [String], names: [String]) throws {
    #expect(try loadTable(header, rows).series.map(\.name) == names)
  }

  /// Quarters across are quarters as those down a column are.
  @Test func quartersAcrossAreQuarters() throws {
    let chart = try loadTable("Region,Q1 2023,Q2 2023,Q3 2023", ["North,12,13,11", "South,9,10,8"])
    #expect(chart.xAxis.numeric?.quantity == .date(.quarter))
  }

  /// Swimmers of many countries write hundredths after a comma.
  @Test func hundredthsFollowAComma() throws {
    let rows = ["Lucía;27,84;1:00,31", "Marta;28,15;1:01,02", "Inés;29,40;1:03,77"]
    let chart = try loadTable("Nadadora;50 libre;100 libre", rows)
    #expect(chart.series.map(\.ys) == [[27.84, 28.15, 29.4], [60.31, 61.02, 63.77]])
  }

  /// However many lines below a table say how many rows it has, they are not removed one after the other.
  @Test func manyCountsBelowATableAreRefused() {
    let rows = (1...28).map { "2024-01-\($0 < 10 ? "0" : "")\($0),\($0 * $0 % 17)\n" }.joined()
    let text = "date,n\n" + rows + String(repeating: "(1 rows)\n", count: 60_000)
    #expect(throws: InputError.self) { try loadChart(text) }
  }
}
