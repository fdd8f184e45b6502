import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// R writes names of rows without a name above them.
@Suite struct RowNamesTests {
  @Test(arguments: [
    ["\"mpg\",\"cyl\"", "\"Mazda\",21,6", "\"Datsun\",22.8,4", "\"Hornet\",21.4,8"],
    ["mpg\tcyl", "Mazda\t21\t6", "Datsun\t22.8\t4", "Hornet\t21.4\t8"],
    ["\"mpg\";\"cyl\"", "\"Mazda\";21;6", "\"Datsun\";22,8;4", "\"Hornet\";21,4;8"],
  ])
  func theyNameTheRows(lines: [String]) throws {
    let loaded = try loadChart(lines.joined(separator: "\n") + "\n")
    #expect(loaded.chart.categories == ["Mazda", "Datsun", "Hornet"])
    #expect(loaded.chart.series.map(\.name) == ["mpg", "cyl"])
    #expect(
      loaded.choices.contains(
        "the first cells name the rows, though the header has no name for them"))
  }

  @Test func numbersNameRowsToo() throws {
    let loaded = try loadChart("\"a\",\"b\"\n\"1\",3,4\n\"2\",5,1\n\"3\",2,8\n\"4\",4,4\n")
    #expect(loaded.chart.series.map(\.name) == ["a", "b"])
    #expect(loaded.chart.series[1].ys == [4, 1, 8, 4])
    let tabs = try loadChart("mpg\tcyl\n1\t21.0\t6\n2\t22.8\t4\n3\t21.4\t8\n")
    #expect(tabs.chart.series.map(\.name) == ["mpg", "cyl"])
  }

  /// Commas may be those of numbers, and a unit may stand behind them; then the rows are wrong, as they stand.
  @Test(arguments: [
    ["country,population", "Germany,83,200", "France,67,800", "Italy,58,900"],
    ["Produkt,Preis", "Brot,3,20", "Milch,1,15", "Käse,5,80"],
    ["\"Produkt\",\"Preis\"", "\"Brot\",3,20", "\"Milch\",1,15", "\"Käse\",5,80"],
    ["country,population", "\"Germany\",83,200", "\"France\",67,800", "\"Italy\",58,900"],
    ["\"date\",\"temp\"", "\"2024-01-01\",5.1,6", "\"2024-01-02\",6.2,7", "\"2024-01-03\",4.9,3"],
    ["n,time", "1,3,2", "2,4,1", "3,5,9"], ["a,b", "x,1,3", "y,4,6", "z,7,9"],
    ["Name;Betrag", "Anna;12;EUR", "Ben;15;EUR", "Clara;9;EUR"],
    ["Name\tBetrag", "Anna\t12\tEUR", "Ben\t15\tEUR", "Clara\t9\tEUR"],
  ])
  func othersAreRefused(lines: [String]) {
    #expect(throws: InputError.self) { try loadChart(lines.joined(separator: "\n") + "\n") }
  }
}
