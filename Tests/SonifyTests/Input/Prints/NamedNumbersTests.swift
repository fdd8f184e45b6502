import SonifyChart
import Testing

@testable import SonifyInput

/// Names and numbers as people write them down, a line each.
@Suite struct NamedNumbersTests {
  @Test(arguments: [
    "Rent: 1200\nFood: 420.5\nPhone: 15\n", "- Rent: 1200\n- Food: 420.5\n- Phone: 15\n",
    "Rent = 1200\nFood = 420.5\nPhone = 15\n", "Rent=1200\nFood=420.5\nPhone=15",
    "Rent ...... 1200\nFood ...... 420.5\nPhone ... 15\n",
    "# March\nRent:  1200\n\nFood:\t420.5\n* Phone: 15\n",
    "Rent: $1200\nFood: $420.50\nPhone: $15\n",
  ])
  func namesHaveBars(text: String) throws {
    let chart = try loadChart(text).chart
    #expect(chart.kind == .bar)
    #expect(chart.categories == ["Rent", "Food", "Phone"])
    #expect(chart.series[0].ys == [1200, 420.5, 15])
  }

  @Test(arguments: [
    "Weight\n1 Jan 2024: 84.2 kg\n8 Jan 2024: 83.7 kg\n15 Jan 2024: 83.9 kg\n",
    "2024-01-01: 84.2 kg\n2024-01-08: 83.7 kg\n2024-01-15: 83.9 kg\n",
    "- 2024-01-01: 84.2kg\n- 2024-01-08: 83.7kg\n- 2024-01-15: 83.9kg\n",
  ])
  func datesHaveALine(text: String) throws {
    let chart = try loadChart(text).chart
    #expect(chart.series[0].xs == [1, 8, 15].map { Samples.day(2024, 1, $0) })
    #expect(chart.series[0].ys == [84.2, 83.7, 83.9])
    #expect(chart.yAxes[0].unit?.one == "kg")
    if text.hasPrefix("Weight") { #expect(chart.series[0].name == "Weight") }
  }

  /// A list of records, as in YAML; a field may be missing.
  @Test func recordsHaveFields() throws {
    let text = """
      ---
      days:
        - date: 2024-03-01
          mood: 6
          sleep: 7.5
        - date: 2024-03-02
          mood: 7
        - date: 2024-03-03
          sleep: 6.75
          mood: 4
      """
    let chart = try loadChart(text).chart
    #expect(chart.series.map(\.name) == ["mood", "sleep"])
    #expect(chart.series[0].ys == [6, 7, 4])
    #expect(chart.series[1].ys[2] == 6.75)
  }

  @Test func timesOfDayAreValues() throws {
    let chart = try loadChart("Woke up\nMon: 7:10\nTue: 6:55\nWed: 7:30\nThu: 7:20\n").chart
    #expect(chart.categories == ["Mon", "Tue", "Wed", "Thu"])
    #expect(chart.series[0].ys.first == 25_800)
  }

  /// Text is no list, and neither are two lines.
  @Test(arguments: [
    "Dear Ann: thanks\nI saw: nothing\nBob said: go\n", "Rent: 1200\nFood: 420\n",
    "a: x\nb: y\nc: 3\nd: z\n", "config,ms\nthreads=4,120\nblock=32,98\nbatch=8,110\n",
    "title;n\nFriends: 1;24\nLost: 2;31\nDark: 3;12\n", "URL,ms\n/a?x=1,12\n/b?x=2,15\n/c?y=1,9\n",
    "text,p\nHello...,12\nBye...,15\nSo...,9\n",
    "Rent: 1200\nFood: 420\nand so on\nPhone: 3\nGas: 5\nno more\n",
  ])
  func othersAreNone(text: String) {
    #expect(NamedNumbersPrint(text.split(separator: "\n").map(String.init)) == nil)
  }

  /// "Name: Score" above numbers is a header, and commas after each line or within thousands divide no cells.
  @Test(arguments: [
    ("Name: Score\nAnn: 12\nBob: 15\nCy: 9\n", [12, 15, 9]),
    ("lat: 52.520,\nlon: 13.405,\nalt: 34.125\n", [52.52, 13.405, 34.125]),
    ("lat: 52.520,\nlon: 13.405,\nalt: 34.125,\n", [52.52, 13.405, 34.125]),
    ("Rent: 1,200\nCar: 420\nGas: 1,015\n", [1200, 420, 1015]),
    ("**Ann**: 12\n\"Bob\": 15\n'Cy': 9\n", [12, 15, 9]),
  ])
  func signsAroundThem(text: String, values: [Double]) throws {
    let chart = try loadChart(text).chart
    #expect(chart.series[0].ys == values)
    if text.hasPrefix("Name") { #expect(chart.series[0].name == "Score") }
    if text.hasPrefix("**") { #expect(chart.categories == ["Ann", "Bob", "Cy"]) }
  }

  /// People write amounts with a decimal comma, or with commas of thousands, after a space or a dash.
  @Test(arguments: [
    ("Miete 812,00\nStrom 78,00\nGas 95,50\n", [812, 78, 95.5]),
    ("Einkauf\nMilch 1,29\nBrot 3,40\nKäse am Stück 5,99\n", [1.29, 3.4, 5.99]),
    ("Miete: 812,00 €\nStrom: 78,00 €\nGas: 95,50 €\n", [812, 78, 95.5]),
    ("mleko 2 l - 7,98 zł\nchleb - 5,49 zł\njajka - 12,99 zł\n", [7.98, 5.49, 12.99]),
    ("Anna 12,5 s\nBen 13,1 s\nCleo 11,9 s\n", [12.5, 13.1, 11.9]),
    ("Alabama 5,024,279\nAlaska 733,391\nArizona 7,151,502\n", [5_024_279, 733_391, 7_151_502]),
    ("Kartoffeln 2,5 kg 4,99 €\nMilch 1,29 €\nBrot 3,40 €\n", [4.99, 1.29, 3.4]),
  ])
  func commasBelongToNumbers(text: String, values: [Double]) throws {
    #expect(try loadChart(text).chart.series.map(\.ys) == [values])
  }

  /// What counts on, a month and its day, and results have a comma or a dash for something else.
  @Test(arguments: [
    "Week 1,50\nWeek 2,48\nWeek 3,51\n", "Jan 1,204\nFeb 1,310\nMar 1,455\n",
    "Mon 5,82\nTue 6,81\nWed 7,83\n", "Ajax 3 - 2 PSV\nNAC 1 - 1 AZ\nNEC 0 - 4 PEC\n",
    "a 1,5\nb 12,25\nc 3,125\n", "Ann Lee 14,90\nBob Roy 12,85\nCy Fox 15,79\n",
  ])
  func otherCommasDivideCells(text: String) {
    #expect(NamedNumbersPrint(text.split(separator: "\n").map(String.init)) == nil)
  }

  @Test func yearsAndDatesAreCalledSo() throws {
    #expect(try loadChart("2021: 5\n2022: 7\n2023: 6\n").chart.xAxis.title == "year")
    #expect(
      try loadChart("2021-01-01: 5\n2021-01-02: 7\n2021-01-03: 6\n").chart.xAxis.title == "date")
  }
}
