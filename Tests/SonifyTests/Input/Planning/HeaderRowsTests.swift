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

  /// Years and dates stand below the names of groups, or without a label above rows that have one.
  @Test(arguments: [
    (
      ",Exports,,Imports,\nCountry,2019,2020,2019,2020\nNorway,1.5,2,3,4\nItaly,5,6,7,8\nPeru,1,2,2,1\n",
      "Country, Exports 2019, Exports 2020, Imports 2019, Imports 2020"
    ),
    (
      "Country,Pop,Pop,GDP,GDP\n,2010,2020,2010,2020\nA,2000,2010,1.5,2\nB,1990,2011,3,4\nC,1800,1900,3,4\n",
      "Country, Pop 2010, Pop 2020, GDP 2010, GDP 2020"
    ),
    (
      "City;Stichtag;Stichtag\n;31.12.2019;31.12.2020\nAa;1200;1210\nBb;25000;26000\nCc;33000;33010\n",
      "City, 31.12.2019, 31.12.2020"
    ),
    ("City,Year\n,2020\nAa,1200\nBb,25000\nCc,33000\n", "City, Year 2020"),
    // A workbook writes a merged cell in each of its rows.
    (
      "Município,Ano\nMunicípio,2020\nAlta Floresta,22728\nAriquemes,109523\nCabixi,5188\n",
      "Município, Ano 2020"
    ),
    ("name,a,b\n,2009,2010\nx,100,200\ny,200,300\nz,400,400\n", "name, a 2009, b 2010"),
    // Keys of the rows have no name.
    (
      ";;Vehicles;Vehicles\n;;Cars;Buses\n01.01.2001;1001;300;20\n01.01.2001;1002;500;30\n01.01.2002;1001;310;20\n",
      ", , Cars, Buses"
    ),
    (
      "Region,Age,2005,2005\nRegion,Age,Persons,Share\nSeoul,all,11770,0.3\nBusan,all,8785,0.4\nDaegu,all,3200,0.1\nUlsan,all,900,0.2\n",
      "Region, Age, Persons, Share"
    ),
    // Estimates have their intervals in brackets.
    (
      ",2016,2016\nCountry,Men,Women\nNorway,3.1 [1.0-7.1],3.0 [0.3-10.1]\nItaly,7.6 [4.1-12.4],9.5 [3.8-17.5]\n",
      "Country, Men, Women"
    ),
  ])
  func yearsAreJoinedToNames(text: String, expected: String) throws {
    #expect(try names(text).joined(separator: ", ") == expected)
  }

  /// Numbers, letters and numbers in brackets by which a text refers to the columns are no values.
  @Test(arguments: [
    "Region,Men,Women\n1,2,3\nNorth,1000,200\nSouth,2000,100\nEast,1500,340\n",
    "Region,Men,Women\nA,1,2\nNorth,1000,200\nSouth,2000,100\nEast,1500,340\n",
    "Region,Men,Women,All\n,1,2,3\nNorth,1000,200,1200\nSouth,2000,100,2100\nEast,1500,340,1840\n",
    "Oblast,Code,All\nА,Б,1\nMoscow,45,12000\nTula,70,1500\nOmsk,52,1900\n",
    "Year,Export,Import\n1,2,3\n2001,44,55\n2002,46,51\n2003,41,58\n",
    "Date,Export,Import\n(1),(2),(3)\n2001-01-01,44,55\n2001-02-01,46,51\n2001-03-01,41,58\n",
    "No.,State,Area\n(1),(2),(3)\n1,Assam,1000\n2,Bihar,2000\n3,Goa,50\n",
  ])
  func numbersOfColumnsAreNoRow(text: String) throws {
    #expect(
      try names(text) == text.split(separator: "\n")[0].split(separator: ",").map(String.init))
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.rowCount == 3)
    #expect(loaded.decisions.contains(.writing(.headerRows(2))))
  }

  /// Values that look like years or the numbers of columns remain values.
  @Test(arguments: [
    "player,rating,rating\nAnn,2000,1950\nBob,1700,1800\nCid,1650,2200\n",
    "name,run,run,run\nAnn,1900,1910,1920\nBob,1500,1600,1700\nCid,1200,1300,1100\n",
    "city,pop,,\nAa,1900,1950,2000\nBb,15,16,17\nCc,300,400,500\n",
    "Dept,Jan,Feb\n,1900,2010\nA,900,1010\nB,1000,1000\n",
    "rating,2019,2020\nA,1,2\nAA,100,200\nAAA,300,100\nBBB,300,400\n",
    "city,pop,\nAa,1600,1700\nBb,300,400\nCc,5000,6000\n",
    ",pop,area\nAa,1900,1901\nBb,300,400\nCc,5000,6000\n",
    "step,a,b,c\n1,2,3,4\n2,100,200,100\n3,200,300,100\n",
    "name,a,b,c\nx,1,2,3\ny,200,300,100\nz,400,400,120\n",
    "name,a,b,c\nA,1,2,3\nB,100,200,100\nC,200,300,100\n",
    "who,when,when\nAnn,2001-01-01,2002-01-01\nBob,2001-02-01,2003-01-01\nCid,2005-01-01,2006-01-01\n",
    "house,built,mended\n,1950,1990\nA,1960,2000\nB,1970,2010\n",
    "month,sales\nJan,2020\nFeb,3500\nMar,4000\n",
    "name,sales\n,2020\nA,3500\nB,4000\n",
  ])
  func valuesAreNoHeader(text: String) throws {
    let sniffer = try TableSniffer(
      ByteSource(name: "table", bytes: Array(text.utf8)), ReadingOptions(), ReadingLimits())
    #expect(sniffer.start.line == 1)
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

  /// The end of a note stands above the names, as in the files of FRED; the names are those of all columns.
  @Test func aNoteAboveSomeColumnsIsNotTheHeader() throws {
    let table =
      ",Billions of Dollars\nDATE,VALUE\n1947-01-01,237.2\n1947-04-01,240.1\n1947-07-01,241\n"
    let chart = try loadChart(table).chart
    #expect(chart.xAxis.title == "DATE" && chart.yAxis.title == "Billions of Dollars VALUE")
    #expect(chart.series[0].ys == [237.2, 240.1, 241])
  }
}
