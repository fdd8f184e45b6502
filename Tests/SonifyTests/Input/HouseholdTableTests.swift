import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What people keep at home: statements of accounts, diaries of blood pressure and of the weather.
struct HouseholdTableTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  // MARK: - Accounts

  /// Who was paid divides no line: each has a few of the payments, and some rows have nobody.
  @Test func transactionsAreOneSeries() throws {
    let payees = ["Rent", "Shop", "Shop", "Cafe", "", "Power", "Shop", "Cafe", "Rent"]
    let rows = payees.enumerated().map {
      "0\($0 / 2 + 1).12.2025;\($1);note \($0);\($0 % 3 == 0 ? "" : "-")\($0 + 1)7,50;\(1000 + $0),25\n"
    }
    let chart = try load("Buchungstag;Empfänger;Zweck;Betrag;Saldo\n" + rows.joined())
    #expect(chart.series.map(\.name) == ["Betrag", "Saldo"])
    #expect(chart.series[0].count == 9)
    #expect(chart.xAxis.numeric?.quantity == .date(.day))
  }

  /// What is spent each month on each of some kinds of things has a line for each.
  @Test func amountsOfAllKindsInAllMonthsAreSeries() throws {
    let rows = (1...6).flatMap { month in
      ["Rent", "Food", "Fun"].enumerated().map { "2025-0\(month)-01,\($1),\(month * 10 + $0)\n" }
    }
    let chart = try load("month,category,amount\n" + rows.joined())
    #expect(chart.series.map(\.name) == ["Rent", "Food", "Fun"])
  }

  /// No money has three decimals, but for the price of fuel; before the number, the currency is that of
  /// another country.
  @Test(arguments: [
    (["35.175 €", "18.113 €", "101.405 €"], [35_175.0, 18_113, 101_405]),
    (["1.459 €", "1.519 €", "1.389 €"], [1.459, 1.519, 1.389]),
    (["35.175 €", "18.1 €", "17.405 €"], [35.175, 18.1, 17.405]),
    (["$35.175", "$18.113", "$17.405"], [35.175, 18.113, 17.405]),
  ])
  func pointsInMoneyAreOfThousands(cells: [String], values: [Double]) throws {
    let rows = zip(["A", "B", "C"], cells).map { "\($0),\($1)\n" }
    #expect(try load("place,income\n" + rows.joined()).series.map(\.ys) == [values])
  }

  /// People and what they do are whole, in languages that have a decimal comma.
  @Test(arguments: [
    ("Ort;Einwohner", ["13.451", "2.104", "21.777"], [13_451.0, 2104, 21_777]),
    ("Ort\tEinwohner", ["13.451", "2.104", "21.777"], [13_451, 2104, 21_777]),
    ("Ort\tEinwohner (Mio)", ["13.451", "2.104", "21.777"], [13.451, 2.104, 21.777]),
    ("day,Total steps", ["\"13,451\"", "\"2,104\"", "\"777\""], [13_451, 2104, 777]),
    ("Ort,Einwohner", ["13.451", "2.104", "21.777"], [13.451, 2.104, 21.777]),
    ("Ort;Einwohner", ["13.451", "2.1", "21.777"], [13.451, 2.1, 21.777]),
  ])
  func pointsOfWholeThingsAreOfThousands(header: String, cells: [String], values: [Double]) throws {
    let delimiter = header.first { ";,\t".contains($0) } ?? ";"
    let rows = zip("ABCD", cells).map { "\($0)\(delimiter)\($1)\n" }
    #expect(try load(header + "\n" + rows.joined()).series.map(\.ys) == [values])
  }

  /// What may be either is said.
  @Test(arguments: ["1.459 €,1.519 €,1.389 €", "1.255 €,1.180 €,1.040 €", "€1.750,€1.779,€1.790"])
  func openPointsInMoneyAreSaid(cells: String) throws {
    let rows = cells.split(separator: ",").enumerated().map { "\($0);\($1)\n" }
    let loaded = try loadChart("Ort;Preis\n" + rows.joined())
    #expect(loaded.chart.series[0].ys.allSatisfy { $0 < 2 })
    #expect(loaded.choices.contains("numbers in Preis have a decimal point"))
  }

  /// What `hledger balance --monthly` prints; the sum below the rule is no account.
  @Test func balancesOfMonthsAreSeries() throws {
    let chart = try load(
      """
      Balance changes in 2024-01-01..2024-03-31:

                       ||     Jan       Feb      Mar 
      =================++============================
       expenses:food   || €143.20   €171.85  €128.40 
       expenses:rent   || €780.00   €780.00  €795.00 
       expenses:travel ||       0    €64.50        0 
      -----------------++----------------------------
                       || €923.20  €1016.35  €923.40 

      """)
    #expect(chart.categories == ["Jan", "Feb", "Mar"])
    #expect(chart.series.map(\.name) == ["expenses:food", "expenses:rent", "expenses:travel"])
    #expect(chart.series[0].ys == [143.2, 171.85, 128.4])
    #expect(chart.series[2].ys == [0, 64.5, 0])
  }

  /// A currency may follow an amount, and a statement has parts with sums of their own.
  @Test func partsOfStatementsAreAccounts() throws {
    let chart = try load(
      """
      Income Statement 2024-01-01..2024-02-29

                      ||        Jan         Feb
      ================++========================
       Revenues       ||
      ----------------++------------------------
       income:salary  || 2450.00 EUR  2450.00 EUR
      ----------------++------------------------
                      || 2450.00 EUR  2450.00 EUR
      ================++========================
       expenses:food  ||  143.20 EUR   171.85 EUR
      ================++========================
       Net:           || 2306.80 EUR  2278.15 EUR

      """)
    #expect(chart.categories == ["income:salary", "expenses:food"])
    #expect(chart.series.map(\.ys) == [[2450, 143.2], [2450, 171.85]])
  }

  /// The sum that hledger prints under a rule has no account, and is none.
  @Test func sumsUnderARuleAreNoRows() throws {
    let chart = try load(
      """
                   $450.00  expenses:food
                  $1200.00  expenses:rent
                   $307.00  expenses:transport
                    $80.00  expenses:fun
      --------------------
                  $2037.00

      """)
    #expect(
      chart.categories
        == ["expenses:food", "expenses:rent", "expenses:transport", "expenses:fun"])
    #expect(chart.series.map(\.ys) == [[450, 1200, 307, 80]])
  }

  /// Letters before a dollar are those of a country; a decimal comma comes with days first; spaces between
  /// cells that semicolons divide are of thousands.
  @Test func moneyOfOtherCountries() throws {
    let real = try loadChart(
      "data;valor\n03/06/2024;R$ 150,00\n04/06/2024;R$ 1.120,50\n05/06/2024;R$ 99,90\n")
    #expect(real.chart.series.map(\.ys) == [[150, 1120.5, 99.9]])
    #expect(real.chart.series[0].xs.first == Samples.day(2024, 6, 3))
    #expect(real.choices.contains("valor is in R$"))
    #expect(try load("a;b\n1;-R$ 150,00\n2;R$ 9,90\n3;R$ 7,10\n").series[0].ys == [-150, 9.9, 7.1])
    let telephones = try load("Name;Telefon;Umsatz\nAnn;601 123 456;5\nBob;602 777 111;9\n")
    #expect(telephones.series.map(\.name) == ["Umsatz"])
    let prices = try load("місяць;ціна\n1;12 300\n2;11 800\n3;13 050\n")
    #expect(prices.series.map(\.ys) == [[12_300, 11_800, 13_050]])
  }

  // MARK: - Diaries

  /// Once a day, the time beside the day says when; it may be four digits.
  @Test(arguments: [
    (["8:46 AM", "7:49 AM", "1:31 PM"], [31_560.0, 28_140, 48_660]),
    (["846", "749", "1331"], [31_560, 28_140, 48_660]),
  ])
  func theTimeOfAMeasurementBelongsToItsDay(times: [String], seconds: [Double]) throws {
    let rows = times.enumerated().map { "2021-10-2\($0),\($1),\(150 + $0),\(80 - $0)\n" }
    let chart = try load("Date,Time,Systolic,Diastolic\n" + rows.joined())
    #expect(chart.series.map(\.name) == ["Systolic", "Diastolic"])
    #expect(
      chart.series[0].xs == zip(20..., seconds).map { Samples.day(2021, 10, $0) + $1 })
  }

  /// The time of sunrise is what is told of a day, and so is a time without anything else.
  @Test(arguments: ["Date,Sunrise,Hours", "Date,Time,"])
  func timesAloneAreValues(header: String) throws {
    let names = header.split(separator: ",", omittingEmptySubsequences: false)
    let rows = (1...5).map { day in
      "2024-03-0\(day),06:\(50 - day) AM,\(names[2].isEmpty ? "" : "1\(day)")\n"
    }
    let chart = try load(header + "\n" + rows.joined())
    #expect(chart.series.first?.name == String(names[1]))
  }

  /// The days of one month, whose number stands in each row, by their names in Czech.
  @Test func daysOfOneMonthAreDates() throws {
    let rows = (1...9).map { "2015,7,\($0),2\($0).5,9\($0)\n" }
    let chart = try load("ROK,MĚSÍC,DEN,TEPLOTA,VLHKOST\n" + rows.joined())
    #expect(chart.series.map(\.name) == ["TEPLOTA", "VLHKOST"])
    #expect(chart.series[0].xs == (1...9).map { Samples.day(2015, 7, $0) })
  }

  /// One time of many that is none is a missing value, and no reason to give up the others.
  @Test func aTimeThatIsNoneIsMissing() throws {
    let rows = (0..<400).map {
      "01/\($0 / 20 + 1)/13,\($0 % 20 + 1):\($0 == 300 ? "3" : "30"),\($0 % 90 + 80)\n"
    }
    let loaded = try loadChart("date,time,level\n" + rows.joined())
    #expect(loaded.chart.xAxis.title == "date and time")
    #expect(loaded.chart.series.map(\.name) == ["level"])
  }

  /// People type years with two digits and with four, and months by their names and in short.
  @Test(arguments: [
    ["Januari 1998", "Februari 1998", "Mar-98"], ["01/01/1998", "05/02/98", "13/03/1998"],
    ["03/06/98", "04/06/1998", "05/06/1998"],
  ])
  func yearsMayHaveTwoDigitsOrFour(dates: [String]) throws {
    let rows = dates.enumerated().map { "\($1),\($0 * 3 % 7)\n" }
    let text = "date,value\n" + rows.joined()
    let loaded = try loadChart(text) { $0.rows.first = nil }
    #expect(loaded.chart.xAxis.numeric?.quantity == .date(dates[0].first == "J" ? .month : .day))
    #expect(loaded.choices.contains("years of two digits are read as 1969 to 2068"))
  }

  /// Where two trips were on one day, how one drove makes no series of litres and costs; two meters with
  /// units of their own are series.
  @Test func kindsOfRowsAreNoSeries() throws {
    func fills(_ source: (Int) -> String, _ column: String = "app") throws -> [String] {
      let rows = (0..<30).map {
        "2023-01-\($0 < 10 ? "0" : "")\(max(1, $0)),\(8 + $0 % 3).5,\(30 + $0 % 7).25,\(source($0))\n"
      }
      return try load("date,gallons,cost,\(column)\n" + rows.joined()).series.map(\.name)
    }
    #expect(try fills { $0 < 15 ? "Fuelio" : "Lubelog" } == ["gallons", "cost"])
    #expect(try fills { $0 % 3 == 0 ? "Motorway" : "Normal" } == ["gallons", "cost"])
    #expect(
      try fills({ $0 % 2 == 0 ? "gas,kWh" : "power,MWh" }, "type,unit") == ["gas", "power"])
  }

  /// Beside dates, seconds since 1970 and grades of quality say nothing that one could hear.
  @Test func timesBesideDatesAreNoValues() throws {
    let rows = (0..<9).map {
      "2019-04-0\($0 + 1),\(1_554_076_800 + $0 * 86_400),3.\(9 - $0),\($0 % 4 == 0 ? 5 : 3)\n"
    }
    #expect(try load("date,uts,volts,qc\n" + rows.joined()).series.map(\.name) == ["volts"])
  }

  /// Words that rules know mean other things as well.
  @Test(arguments: [
    (
      "date,population", "2001-01-01,1260000000|2002-01-01,1270000000|2003-01-01,1285000000",
      ["population"]
    ),
    (
      "date,steps,quality", "2024-01-01,9000,3|2024-01-02,7000,4|2024-01-03,8000,2",
      ["steps", "quality"]
    ),
    ("player,matches,runs", "Ann,9,410|Bob,7,250|Cid,8,333", ["matches", "runs"]),
    ("date,time,reps", "2024-01-01,120,9|2024-01-02,130,8|2024-01-03,145,10", ["time", "reps"]),
    ("score,students", "0,3|1,9|2,12|3,7|4,2|5,1|6,1", ["students"]),
  ])
  func wordsHaveOtherMeanings(header: String, rows: String, series: [String]) throws {
    let chart = try load("\(header)\n\(rows.replacing("|", with: "\n"))\n")
    #expect(chart.series.map(\.name) == series)
    #expect(chart.xAxis.title == String(header.prefix { $0 != "," }))
  }

  /// A coarse clock comes to the same second twice; the number of rows beside it orders nothing more.
  @Test func coarseTimesAreX() throws {
    let rows = (0..<20).map { "\($0),0.\(10 + $0 * 2 / 3),\(150 - $0 * $0)\n" }
    #expect(try load(",tiempo (seg),posicion\n" + rows.joined()).xAxis.title == "tiempo (seg)")
  }

  // MARK: - Names

  @Test(arguments: [
    ["Янв 2025", "Фев 2025", "Мар 2025"], ["январь 2025", "февраль 2025", "март 2025"],
    ["1 січня 2025", "1 лютого 2025", "1 березня 2025"],
    ["1 januari 2025", "1 februari 2025", "1 mars 2025"],
    ["1. januar 2025", "1. februar 2025", "1. marts 2025"],
    ["tammikuu 2025", "helmikuu 2025", "maaliskuu 2025"],
    ["1. tammikuuta 2025", "1. helmikuuta 2025", "1. maaliskuuta 2025"],
    ["1 января 2025 г.", "1 февраля 2025 г.", "1 марта 2025 г."],
    ["1 ledna 2025", "1 února 2025", "1 března 2025"],
    ["1 Ocak 2025", "1 Şubat 2025", "1 Mart 2025"],
  ])
  func monthsHaveNamesInManyLanguages(dates: [String]) throws {
    let rows = dates.enumerated().map { "\($1),\($0 + 5)\n" }
    let chart = try load("date,value\n" + rows.joined())
    #expect(chart.series[0].xs == (1...3).map { Samples.day(2025, $0, 1) })
  }

  /// People read the name of a place, and not its code.
  @Test func namesComeBeforeCodes() throws {
    let rows = ["Adur", "Allerdale", "Amber Valley"].enumerated().map {
      "E38\($0)1,\($1),\(500 + $0 * 70),\(300 - $0 * 60)\n"
    }
    #expect(
      try load("E-code,Local authority,earmarked,total\n" + rows.joined()).categories
        == ["Adur", "Allerdale", "Amber Valley"])
  }

  /// A sign alone names a column of numbers and begins no comment.
  @Test func aNumberSignIsAName() throws {
    let chart = try loadTable("#,Name,Plays", ["1,Blue Train,42", "2,So What,31", "3,Naima,57"])
    #expect(chart.categories == ["Blue Train", "So What", "Naima"])
    #expect(chart.series.map(\.name) == ["Plays"])
  }

  /// Ten days of July are no seventh days of ten months.
  @Test func daysInARowAreNoMonths() throws {
    let chart = try loadTable("Date,Wh", (1...9).map { "07/0\($0)/2024,\($0 * 37 % 11)" })
    #expect(chart.xAxis.range == Samples.day(2024, 7, 1)...Samples.day(2024, 7, 9))
    // Bills of each tenth day and of each quarter are no days in a row.
    let bills = (2022...2024).flatMap { year in
      (1...12).map { "10/\($0 < 10 ? "0" : "")\($0)/\(year),\($0 * 37 % 11)" }
    }
    for rows in [
      bills, Array(bills[..<12]),
      bills.filter {
        $0.hasPrefix("10/01") || $0.hasPrefix("10/04") || $0.hasPrefix("10/07")
          || $0.hasPrefix("10/10")
      },
    ] {
      let monthly = try loadTable("Date,kWh", rows)
      #expect(monthly.xAxis.range.lowerBound == Samples.day(2022, 1, 10))
    }
  }

  /// What stands after a sign and a delimiter is a comment unless it names the cells below.
  @Test func commentsMayBeginWithADelimiter() throws {
    let chart = try loadChart("#;generated by tool\nx;y\n1;5\n2;6\n3;8\n").chart
    #expect(chart.xAxis.title == "x")
    #expect(chart.series.map(\.ys) == [[5, 6, 8]])
  }

  /// Years in which buildings were built are neither their height nor their order.
  @Test func yearsOfEventsAreNoMeasure() throws {
    let chart = try loadTable(
      "Building,Year Built,Height", ["A,1994,300", "B,1972,250", "C,2008,400"])
    #expect(chart.categories == ["A", "B", "C"])
    #expect(chart.series.map(\.name) == ["Height"])
  }

  /// A plan of a year sums up no others.
  @Test func thePlanOfAYearIsABar() throws {
    let chart = try loadTable("plan,price", ["Monthly,10", "Quarterly,25", "Annual,90"])
    #expect(chart.categories == ["Monthly", "Quarterly", "Annual"])
  }

  /// A diary of the weather: a title, names with units and a column of remarks that is mostly empty.
  @Test func remarksStandInTheLastColumn() throws {
    let chart = try loadChart(
      """
      Garten - Oktober 2024
      Tag   Min °C   Max °C   Regen mm   Bemerkung
       1.     7,2     14,8      0,0
       2.     8,1     15,2      2,4
       3.     6,5     13,9      0,0
       4.     4,3     12,6      0,0      erster Reif
       5.     5,8     14,1      0,0
      """
    ).chart
    #expect(chart.series.map(\.name) == ["Min °C", "Max °C", "Regen mm"])
    #expect(chart.series[0].ys == [7.2, 8.1, 6.5, 4.3, 5.8])
  }
}
