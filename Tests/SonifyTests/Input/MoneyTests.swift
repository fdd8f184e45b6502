import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Amounts of money as people write them in many countries.
struct MoneyTests {
  private func load(_ cells: [String], separatedBy mark: String = ";") throws -> ChartDescriptor {
    let rows = cells.enumerated().map { "2024-01-0\($0 + 1)\(mark)\($1)\n" }
    return try loadChart("date\(mark)amount\n" + rows.joined()).chart
  }

  @Test(arguments: [
    (["1 200 kr", "350 kr", "-99,50 kr"], [1200, 350, -99.5], "kr"),
    (["kr 1.200,00", "kr 350,00", "kr 99,50"], [1200, 350, 99.5], "kr"),
    (["120 TL", "350 TL", "99 TL"], [120, 350, 99], "TL"),
    (["1 200,50 zł", "350,00 zł", "-99,50 zł"], [1200.5, 350, -99.5], "zł"),
    (["1 200 Kč", "350 Kč", "99 Kč"], [1200, 350, 99], "Kč"),
    (["Rp 12.000", "Rp 13.500", "Rp 9.000"], [12_000, 13_500, 9000], "Rp"),
    (["Rp9.000", "Rp8.500", "Rp7.000"], [9000, 8500, 7000], "Rp"),
    (["€ 12.500", "€ 13.250", "€ 9.100"], [12_500, 13_250, 9100], "€"),
    (["CHF 1'200.50", "CHF 950.00", "CHF 1'105.25"], [1200.5, 950, 1105.25], "CHF"),
    (["1.200,50 EUR", "950,00 EUR", "-1.100,25 EUR"], [1200.5, 950, -1100.25], "EUR"),
    (["EUR 12.50", "EUR 13.10", "EUR 9.00"], [12.5, 13.1, 9], "EUR"),
    (["12,50 Euro", "9,00 Euro", "-1,25 Euro"], [12.5, 9, -1.25], "Euro"),
    (["1200円", "950円", "1105円"], [1200, 950, 1105], "円"),
    (["120 руб.", "95,50 руб.", "110 руб."], [120, 95.5, 110], "руб."),
    (["US$ 12", "US$ 9", "US$ 11"], [12, 9, 11], "$"),
    (["EUR 12.500", "EUR 13.250", "EUR 9.100"], [12_500, 13_250, 9100], "EUR"),
    (["kr 12.500", "kr 13.250", "kr 9.100"], [12_500, 13_250, 9100], "kr"),
    // Beside amounts without a separator, those with one are thousands; a price of fuel has none beside it.
    (["€ 1.250", "€ 980", "€ 1.400"], [1250, 980, 1400], "€"),
    (["950 €", "980 €", "1.020 €"], [950, 980, 1020], "€"),
    (["$ 990", "$ 7.990", "$ 12.990"], [990, 7990, 12_990], "$"),
    (["$950", "$980", "$1,020"], [950, 980, 1020], "$"),
    (["€ 1.859", "€ 1.849", "€ 1.899"], [1.859, 1.849, 1.899], "€"),
    (["USD100", "USD250", "USD1200"], [100, 250, 1200], "USD"),
    (["Rs500", "Rs75", "Rs1200"], [500, 75, 1200], "Rs"),
    // A rate of exchange has more decimals than an amount.
    (["12.859 USD", "12.849 USD", "12.899 USD"], [12.859, 12.849, 12.899], "USD"),
    (["GBP 12.859", "GBP 12.849", "GBP 12.899"], [12.859, 12.849, 12.899], "GBP"),
    (["$12.850", "$12.849", "$12.890"], [12.85, 12.849, 12.89], "$"),
    // Where all are round, they are thousands: a program that writes three decimals writes other digits.
    (["$ 125.000", "$ 98.500", "$ 12.990"], [125_000, 98_500, 12_990], "$"),
    (["1.250 EUR", "2.400 EUR", "1.890 EUR"], [1250, 2400, 1890], "EUR"),
    (["$12.250", "$12.500"], [12.25, 12.5], "$"),
    (["$3.990", "$4.190", "$3.790"], [3.99, 4.19, 3.79], "$"),
    // These have no price with three decimals.
    (["1.250 Kč", "1.399 Kč", "1.101 Kč"], [1250, 1399, 1101], "Kč"),
    (["1.251 Ft", "1.399 Ft", "1.101 Ft"], [1251, 1399, 1101], "Ft"),
    (["CLP 1.251", "CLP 1.399", "CLP 1.101"], [1251, 1399, 1101], "CLP"),
    // A dash stands for the decimals.
    (["1250,-", "980,-", "99,50"], [1250, 980, 99.5], ""),
    (["CHF 1'250.–", "CHF 980.–", "CHF 99.50"], [1250, 980, 99.5], "CHF"),
    (["-12,-- €", "9,-- €", "7,50 €"], [-12, 9, 7.5], "€"),
    (["NT$1,250", "NT$980", "NT$1,399"], [1250, 980, 1399], "TWD"),
    (["12.859 EUR", "12.849 EUR", "12.899 EUR"], [12_859, 12_849, 12_899], "EUR"),
  ])
  func currenciesStandBeforeOrAfter(cells: [String], values: [Double], unit: String) throws {
    let chart = try load(cells)
    #expect(chart.series.map(\.ys) == [values])
    #expect(chart.yAxis.unit?.other ?? "" == unit)
  }

  /// In India the last three digits are a group, and every two before them.
  @Test(arguments: [
    (["\"1,20,000\"", "\"95,000\"", "\"12,10,500\""], [120_000, 95_000, 1_210_500]),
    (["\"Rs. 1,20,000\"", "\"Rs. 95,000\"", "\"Rs. 1,10,500\""], [120_000, 95_000, 110_500]),
    (["\"₹1,20,000.50\"", "\"₹95,000\"", "\"₹1,10,500\""], [120_000.5, 95_000, 110_500]),
  ])
  func lakhs(cells: [String], values: [Double]) throws {
    #expect(try load(cells, separatedBy: ",").series.map(\.ys) == [values])
  }

  /// Groups of other lengths are no numbers.
  @Test(arguments: ["1,20,00", "1,2,000", "1,20,000,00", "123,45,678", "1,234,56,789", "0,12,345"])
  func otherGroups(text: String) {
    let number = SpreadsheetNumber(Array(text.utf8).span)
    #expect(number?.plain(decimal: UInt8(ascii: "."), .comma) == nil)
  }

  /// A word that goes on is no currency, and a code of a product is no amount.
  @Test(arguments: [
    "12 kroner", "CHFX 12", "12 lein", "TLC 5", "Rpm 900", "kr", "12 kr 5", "TL1", "EUR4", "kr3",
    "12-", "1.2-", "-,-", "12,-3", "RM 101", "COP 21",
  ])
  func otherWords(text: String) {
    #expect(SpreadsheetNumber(Array(text.utf8).span) == nil)
  }

  /// Spaces separate thousands also between commas, where the numbers are of different lengths.
  @Test func spacesSeparateThousands() throws {
    let chart = try loadChart(
      "state,people,women\nA,1 341 432, 689 247\nB,837 683,408 989\nC,15 175 862,7 790 066\n"
    ).chart
    #expect(
      chart.series.map(\.ys) == [[1_341_432, 837_683, 15_175_862], [689_247, 408_989, 7_790_066]])
  }

  /// Pairs of numbers, as lenses and `uniq -c` of codes have them, are no thousands.
  @Test(arguments: [["24 105", "70 200", "8 300", "100 400"], ["120 080", "98 070", "5 090"]])
  func pairsAreNone(cells: [String]) {
    let rows = cells.enumerated().map { "n\($0),\($1)\n" }
    #expect(throws: InputError.self) { try loadChart("name,pair\n" + rows.joined()) }
  }

  /// Houses are no rates.
  @Test func housesAreNoRates() {
    #expect(NumberAddition.unit(in: Array("12/a".utf8).span) == nil)
    #expect(NumberAddition.unit(in: Array("27186/s".utf8).span) == "/s")
    #expect(NumberAddition.unit(in: Array("3.699/gal".utf8).span) == "/gal")
  }

  @Test func telephoneNumbersAreNone() {
    #expect(throws: InputError.self) {
      try loadChart("name,number\nA,555 123 456\nB,555 654 321\nC,444 111 222\n")
    }
  }

  /// Dollars have no three decimals, but for rates and fuel, whatever is between the cells.
  @Test(arguments: [
    ("city,income", ["\"$58,116\"", "\"$61,020\"", "\"$49,900\""], [58_116.0, 61_020, 49_900]),
    ("city;income", ["$58,116", "$61,020", "$49,900"], [58_116, 61_020, 49_900]),
    ("city;income", ["£58,116", "£61,020", "£9,900"], [58_116, 61_020, 9900]),
    ("city;rent", ["£1,275", "£980", "£1,300"], [1275, 980, 1300]),
    ("Woche;Kurs", ["$ 1,085", "$ 1,092", "$ 1,079"], [1.085, 1.092, 1.079]),
    ("Woche;Kurs", ["1,085 USD", "1,092 USD", "1,079 USD"], [1.085, 1.092, 1.079]),
    ("Woche;Benzin", ["CHF 1,789", "CHF 1,799", "CHF 1,809"], [1.789, 1.799, 1.809]),
    ("Woche;Gold", ["58,125 €", "57,250 €", "59,005 €"], [58.125, 57.25, 59.005]),
    ("town;diesel", ["1,799 €", "1,819 €", "1,759 €"], [1.799, 1.819, 1.759]),
    ("town;price", ["$1,79", "$1,81", "$1,75"], [1.79, 1.81, 1.75]),
  ])
  func commasInMoneyAreOfThousands(header: String, cells: [String], values: [Double]) throws {
    let delimiter = header.contains(";") ? ";" : ","
    let rows = zip("ABC", cells).map { "\($0)\(delimiter)\($1)" }
    #expect(try loadTable(header, rows).series.map(\.ys) == [values])
  }

  /// What one customer paid adds up, and prices do not.
  @Test(arguments: [
    ("Amount", [30.0, 5]), ("Betrag (EUR)", [30, 5]), ("Paid out", [30, 5]), ("Price", [15, 5]),
    ("Credit score", [15, 5]), ("Valor", [15, 5]), ("Average amount", [15, 5]),
  ])
  func amountsAddUp(name: String, values: [Double]) throws {
    let chart = try loadTable("Customer,\(name)", ["Meyer,10", "Ruiz,5", "Meyer,20"])
    #expect(chart.categories == ["Meyer", "Ruiz"])
    #expect(chart.series.map(\.ys) == [values])
  }

  /// Nobody gives a rent in thousandths, whatever separates the cells; only whole amounts with all their points
  /// are so read, and no price of fuel.
  @Test(
    arguments: [
      ("Stadt;Miete", ";", "1.255 €,1.320 €,1.075 €", [1255, 1320, 1075]),
      ("Stadt;Kaltmiete in Euro", ";", "€ 1.255,€ 1.320,€ 987", [1255, 1320, 987]),
      ("name,salary", ",", "€2.155,€1.978,€2.433", [2155, 1978, 2433]),
      ("Ort\tRent", "\t", "1.255 €,1.320,50 €", [1255]),
      ("Stadt;Miete pro qm", ";", "12.55 €,13.20 €,10.75 €", [12.55, 13.2, 10.75]),
      ("Stadt;Miete pro qm", ";", "1.255 €,1.320 €,1.075 €", [1.255, 1.32, 1.075]),
      (
        "company,Revenue (billions)", ",", "$383.285,$394.328,$211.915",
        [383.285, 394.328, 211.915]
      ),
      ("Firma;Umsatz in Mio.", ";", "1.255 €,1.320 €,1.075 €", [1.255, 1.32, 1.075]),
      ("Tankstelle;Preis", ";", "1.459 €,1.519 €,1.389 €", [1.459, 1.519, 1.389]),
    ])
  func rentsHaveNoThousandths(header: String, delimiter: String, cells: String, values: [Double])
    throws
  {
    let rows = cells.split(separator: ",").prefix(values.count).enumerated()
      .map { "Ort \($0)\(delimiter)\($1)\n" }
    #expect(try loadChart(header + "\n" + rows.joined()).chart.series.map(\.ys) == [values])
  }
}
