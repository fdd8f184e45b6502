import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows that are the sums of others are no points: a last one whatever it is called, those within by their labels too.
@Suite struct RowsOfSumsTests {
  @Test(arguments: ["Alles zusammen", "Grand", "All of it", "∑"]) func itIsLeftOut(label: String)
    throws
  {
    let rows = ["Rent,900.50,920", "Food,410.25,430", "Trains,75,80", "Phone,20,20"]
    let loaded = try loadChart(
      (["item,2023,2024"] + rows + ["\(label),1405.75,1450"]).joined(separator: "\n") + "\n")
    #expect(loaded.chart.categories == ["Rent", "Food", "Trains", "Phone"])
    #expect(
      loaded.choices.contains("row \"\(label)\" at the end sums up the others and is no point"))
  }

  /// A total has a word of its own in many languages; "Media" may be a trade.
  @Test(arguments: [
    ("Yhteensä", 2), ("Totale", 2), ("Samtals", 2), ("I alt", 2), ("Итого", 2), ("합계", 2),
    ("Celkem", 2), ("Media", 3),
  ])
  func languagesHaveTheirWords(label: String, count: Int) throws {
    #expect(try loadTable("name,count", ["A,30", "B,20", "\(label),50"]).categories.count == count)
  }

  /// One column may be half of the whole, or income that equals costs.
  @Test(arguments: [
    ["A,3", "B,2", "C,1", "D,6"], ["A,0", "B,0", "C,30", "D,30"], ["A,30", "B,60", "C,90"],
    ["Kitchen,12", "Bath,6", "Hall,8", "Living,26"], ["A,25", "B,15", "C,10", "Other,50"],
    ["Coal,300", "Gas,250", "Oil,150", "Renewables,700"],
    ["Rent,900.50", "Food,400.25", "Trains,75", "Income,1375.75"],
    ["0-9,100", "10-19,120", "20-29,130", "30+,350"],
  ])
  func othersArePoints(rows: [String]) throws {
    #expect(try loadTable("name,count", rows).categories.count == rows.count)
  }

  /// Shares follow from counts, small counts are sums by chance, and a balance is a result.
  @Test(arguments: [
    ["A,30,1", "B,20,2", "C,10,3", "D,60,7"], ["A,250,25", "B,150,15", "C,100,10", "Other,500,50"],
    ["A,1250,12.5", "B,1750,17.5", "C,2000,20", "Other,5000,50"],
    ["Norway,10,5", "Italy,6,4", "France,4,1", "Germany,20,10"],
    ["Opening,1000,1700", "Sales,2500,2200", "Costs,-1800,-1950", "Closing,1700,1950"],
    ["A,250,500", "B,150,300", "C,100,200", "Other,500,1000"],
  ])
  func severalColumnsMayBeNoSums(rows: [String]) throws {
    #expect(try loadTable("name,count,share", rows).categories.count == 4)
  }

  /// A day has what it has.
  @Test func daysAreNoSums() throws {
    let rows = ["2024-01-01,30", "2024-01-02,20", "2024-01-03,10", "2024-01-04,60"]
    #expect(try loadTable("date,count", rows).series[0].count == 4)
  }

  /// Sums within a table, of the rows since the last one or of all.
  @Test(arguments: [
    ["North,10,12", "South,20,22", "Subtotal EU,30,34", "China,15,16", "Subtotal Asia,15,16"],
    [
      "Rent,800,800", "Power,90.5,85", "Total home,890.5,885", "Food,310,290", "Fun,,40",
      "Total other,310,330", "Grand total costs,1200.5,1215",
    ],
    ["A,1,5", "B,2,6", "Zwischensumme,3,11", "C,3,7", "D,4,8", "Zwischensumme,7,15"],
  ])
  func sumsWithinAreNoPoints(rows: [String]) throws {
    let loaded = try loadChart((["item,2023,2024"] + rows).joined(separator: "\n") + "\n")
    let isSum = { (row: String) in row.lowercased().contains(/total|summe/) }
    #expect(
      loaded.chart.categories == rows.filter { !isSum($0) }.map { String($0.prefix { $0 != "," }) })
    for row in rows where isSum(row) {
      let name = "\"\(row.prefix { $0 != "," })\""
      #expect(loaded.choices.contains { $0.contains(name) })
    }
  }

  /// A name is no sum.
  @Test(arguments: [
    ["Total Energies,30,34", "Shell,10,12", "BP,20,22"],
    ["Shell,10,12", "BP,20,22", "Total,31,34", "Eni,5,6"],
    ["Shell,10,12", "BP,20,22", "Total Energies,30,35", "Eni,5,6"],
    ["Suppe,4.5,4.5", "Gesamt-Salat,4.5,4.5", "Brot,2,2"],
    ["Ajax,3,2", "PSV,4,5", "Total Football,7,7", "AZ,1,3"],
  ])
  func namesWithTotalAreNoSums(rows: [String]) throws {
    #expect(try loadTable("company,2023,2024", rows).categories.count == rows.count)
    let values = ["LDL,50", "HDL,120", "Total cholesterol,170", "Glucose,90"]
    #expect(try loadTable("test,mg", values).categories.count == 4)
  }

  /// Canvas and others export what pupils could have reached as if it were one of them.
  @Test func whatCanBeReachedIsNoPoint() throws {
    let rows = [
      "    Points Possible,,10,100", "\"Adams, Ann\",S1,9,85", "\"Baker, Bob\",S1,10,78",
      "\"Chen, Cy\",S2,10,95", "\"Diaz, Di\",S2,6,65",
    ]
    let loaded = try loadChart(
      (["Student,Section,Homework (17),Exam (18)"] + rows).joined(separator: "\n") + "\n")
    #expect(loaded.chart.categories == ["Adams, Ann", "Baker, Bob", "Chen, Cy", "Diaz, Di"])
    #expect(
      loaded.choices.contains(
        "row \"Points Possible\" holds the highest possible values and is no point"))
    // Whoever is called Max may be the best, and a maximum is a statistic.
    for name in ["Max", "Maximum", "Possible"] {
      let names = ["\(name),11,98", "Bob,10,78", "Cy,10,95", "Di,6,65"]
      #expect(try loadTable("name,Homework,Exam", names).categories.count == 4, "\(name)")
    }
  }

  /// Nobody sums up more than a thousand rows by hand, and each would be compared with all before it.
  @Test func manyRowsAreNotCompared() throws {
    let rows = (0..<1_100).map { "Total \($0),\($0 * $0 % 97),\($0 % 7)" }
    let sum =
      "Subtotal,\((0..<1_100).reduce(0) { $0 + $1 * $1 % 97 }),\((0..<1_100).reduce(0) { $0 + $1 % 7 })"
    let chart = try loadTable("item,2023,2024", rows + [sum, "Rest,1,2"])
    #expect(chart.series[0].count == 1_102)
  }

  /// A whole and its regions stand above the parts of these, whatever they are called.
  @Test func firstRowsMayBeSums() throws {
    let states = (1...9).map { "S\($0),\(123_456 * $0 + 89)" }
    let whole = (1...9).reduce(0) { $0 + 123_456 * $1 + 89 }
    let regions = ["North,\(whole - 3_000_003)", "South,1500001", "West,1500002"]
    let loaded = try loadChart(
      (["name,people", "Country,\(whole)"] + regions + states + ["Island,77"]).joined(
        separator: "\n")
        + "\n")
    #expect(loaded.chart.categories.count == states.count + 1)
    #expect(loaded.choices.contains { $0.hasPrefix("rows \"Country\", \"North\"") })
    for other in [["Country,\(whole + 1)"] + regions, ["Income,\(whole)"]] {
      #expect(
        try loadTable("name,people", other + states).categories.count == states.count + other.count)
    }
  }

  /// A whole may be divided in two ways, neither of which is the sum of the other.
  @Test func twoDivisionsOfAWhole() throws {
    let places = [
      2_456_789, 1_000_000, 900_000, 800_000, 700_000, 700_000, 600_000, 600_000, 700_000,
    ]
    let rows =
      ["All persons,8456789", "young,1256789", "middle,5600000", "old,1600000"]
      + places.enumerated().map { "P\($0),\($1)" }
    #expect(try loadTable("group,people", rows).categories.count == rows.count)
  }

  /// `du` lists a directory beside those in it.
  @Test func theDirectoryOfAllIsNoPart() throws {
    let chart = try loadChart(
      "60M\t/usr/share\n30M\t/usr/share/doc\n10M\t/usr/share/man\n8M\t/usr/share/vim\n"
        + "4M\t/usr/share/perl\n2M\t/usr/share/java\n1M\t/usr/share/fonts\n"
    ).chart
    #expect(chart.categories.count == 6 && !chart.categories.contains("/usr/share"))
    // A page is no sum of others.
    let pages = (1...6).map { "/page\($0),\($0 * 9)" }
    #expect(try loadTable("Page,Views", ["/,5321"] + pages).categories.count == 7)
  }

  /// "Total professors" below three kinds of professors, though the numbers are small.
  @Test func aSumNamedByItsParts() throws {
    let rows = ["Professors (home),1", "Professors (abroad),2", "Total professors,3", "Guests,30"]
    #expect(
      try loadTable("what,count", rows).categories
        == ["Professors (home)", "Professors (abroad)", "Guests"])
    let others = ["Players,1", "Trainers,2", "Total football,3", "Guests,30"]
    #expect(try loadTable("what,count", others).categories.count == 4)
  }
}
