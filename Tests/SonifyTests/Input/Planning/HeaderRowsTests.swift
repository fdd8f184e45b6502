import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// A header of several rows names its columns as a person would.
struct HeaderRowsTests {
  private func names(_ text: String) throws -> [String] {
    let sniffer = try TableSniffer(
      ByteSource(name: "table", bytes: Array(text.utf8)), ReadingOptions(), ReadingLimits())
    return sniffer.profiles.map(\.name)
  }

  @Test(arguments: [
    (
      "time,temperature,wind\n,°C,km/h\n2024-01-01,3.5,12\n2024-01-02,4.5,10\n",
      "time, temperature (°C), wind (km/h)"
    ),
    ("time,force\n(s),(kN)\n1,3.5\n2,4.5\n3,5.5\n", "time (s), force (kN)"),
    ("Time;Force\n[s];[kN]\n0,1;3,5\n0,2;4,5\n0,3;2,5\n", "Time (s), Force (kN)"),
    (
      "date\ttemp\train\nYYYY-MM-DD\tdegC\tmm\n2024-01-01\t3.5\t12\n2024-01-02\t4.5\t10\n",
      "date, temp (degC), rain (mm)"
    ),
    // The row of formats in the tables of the US Geological Survey.
    (
      "site\tdate\tflow\n15s\t20d\t14n\n0123\t2024-01-01\t3.5\n0123\t2024-01-02\t4.5\n",
      "site, date, flow"
    ),
  ])
  func unitsArePartOfNames(text: String, expected: String) throws {
    #expect(try names(text).joined(separator: ", ") == expected)
  }

  /// pandas 3.0 wrote these with `to_csv`, and yfinance the last.
  @Test(arguments: [
    (
      ",mean,mean,max,max\ncity,Oslo,Rome,Oslo,Rome\nmonth,,,,\n1,11.4,11.6,11.4,11.6\n2,8.4,1.9,8.4,1.9\n",
      "month, mean Oslo, mean Rome, max Oslo, max Rome"
    ),
    (",t,t\ncity,Oslo,Rome\nmonth,,\n1,11.4,11.6\n2,8.4,1.9\n", "month, Oslo, Rome"),
    (
      "Ticker,AAPL,AAPL,MSFT,MSFT\nPrice,Close,Volume,Close,Volume\nDate,,,,\n2024-01-01,1.0,100,4.0,10\n2024-01-02,2.0,120,5.0,12\n",
      "Date, AAPL Close, AAPL Volume, MSFT Close, MSFT Volume"
    ),
    (
      "Price,Close,Open\nTicker,AAPL,AAPL\nDate,,\n2024-01-01,1.0,100\n2024-01-02,2.0,120\n",
      "Date, Close, Open"
    ),
    // A spreadsheet writes a merged cell once.
    (
      ",2019,,2020,\nCountry,Men,Women,Men,Women\nNorway,1,2,3,4\nItaly,5,6,7,8\n",
      "Country, 2019 Men, 2019 Women, 2020 Men, 2020 Women"
    ),
  ])
  func groupsAreJoinedToNames(text: String, expected: String) throws {
    #expect(try names(text).joined(separator: ", ") == expected)
  }

  /// Rows of texts that are no units and no names remain rows.
  @Test(arguments: [
    "city,sales,cost\nOslo,,\nRome,7,2\nParis,8,1\n",
    "city,sales,cost\nOslo,closed,x\nRome,7,2\nParis,8,1\n",
    "code,value\na,1\nb,2\n",
  ])
  func firstRowsAreKept(text: String) throws {
    #expect(
      try names(text) == text.split(separator: "\n")[0].split(separator: ",").map(String.init))
    let sniffer = try TableSniffer(
      ByteSource(name: "table", bytes: Array(text.utf8)), ReadingOptions(), ReadingLimits())
    #expect(sniffer.start.line == 1)
  }

  /// Long names below short ones, and the questions below the names of answers, are no data.
  @Test(arguments: [
    "dt,tas,pr\nDate,Mean air temperature,Precipitation\n2024-01-01,3.2,5\n2024-01-02,4.2,6\n",
    "age,height,kids\nHow old are you?,How tall are you?,How many?\n{\"id\":1},{\"id\":2},{\"id\":3}\n31,170,2\n45,181,3\n",
    "site,tas,pr\nName of the site,Mean temperature,Mean rain\nOslo,3.2,5\nRome,4.2,6\n",
  ])
  func descriptionsAreNoRows(text: String) throws {
    #expect(
      try names(text) == text.split(separator: "\n")[0].split(separator: ",").map(String.init))
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.series[0].count == 2)
    #expect(
      loaded.decisions.contains { if case .writing(.headerRows) = $0 { true } else { false } })
  }

  /// Words for what was not measured, and texts that come again, are data.
  @Test(arguments: [
    "city,sales,cost\nOslo,closed,ill\nRome,7,2\nParis,8,1\n",
    "date,sales,cost\n2024-01-01,no data,unknown\n2024-01-02,7,2\n2024-01-03,8,1\n",
    "city,sales,cost\nOslo,not measured,no data\nRome,7,2\nParis,8,1\n",
  ])
  func oddRowsAreData(text: String) throws {
    let sniffer = try TableSniffer(
      ByteSource(name: "table", bytes: Array(text.utf8)), ReadingOptions(), ReadingLimits())
    #expect(sniffer.start.line == 1)
  }

  @Test func whatWasFoundIsSaid() throws {
    let units = try ChartLoader.load(.text("t,v\ns,mm\n1,2\n2,4\n3,3\n"))
    #expect(units.decisions.contains(.writing(.units(row: 2))))
    #expect(units.chart.series[0].ys == [2, 4, 3])
    let levels = try ChartLoader.load(
      .text(",t,t\ncity,Oslo,Rome\nmonth,,\n1,11.4,11.6\n2,8.4,1.9\n"))
    #expect(levels.decisions.contains(.writing(.headerRows(3))))
  }
}
