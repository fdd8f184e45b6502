import SonifyChart
import SonifyInput
import Testing

/// Numbers that name what a row is about: how far apart they are means nothing.
@Suite struct IdentifierRuleTests {
  private static let named: [(header: String, rows: [String], names: [String])] = [
    (
      "port,packets", ["22,1200", "443,98000", "80,53000", "8080,400"], ["22", "443", "80", "8080"]
    ),
    ("status,count", ["200,9500", "301,120", "404,230", "503,4"], ["200", "301", "404", "503"]),
    ("room,temperature", ["101,21.5", "102,22.1", "201,23.4"], ["101", "102", "201"]),
    (
      "Kundennummer;Umsatz", ["10023;1250,50", "10057;980,00", "10011;1875,25"],
      ["10023", "10057", "10011"]
    ),
    (
      "account,balance", ["400123,1200.5", "400789,90.1", "400111,4300.0"],
      ["400123", "400789", "400111"]
    ),
  ]

  @Test(arguments: named)
  func identifiersNameTheRowsOfOneMeasure(header: String, rows: [String], names: [String]) throws {
    let chart = try loadTable(header, rows)
    #expect(chart.kind == .bar)
    #expect(chart.categories == names)
    #expect(chart.series.count == 1)
  }

  /// Numbers of things have no mean; their kinds are counted.
  @Test(arguments: ["Numéro", "Nr.", "Nummer", "číslo"])
  func numbersOfThingsAreNoMeasure(header: String) throws {
    let rows = (0..<30).map { "\(1000 + $0 * $0),\(["A", "B", "C"][$0 % 3]),\(["x", "y"][$0 % 2])" }
    let chart = try loadTable("\(header),Type,Ville", rows)
    #expect(chart.kind == .bar && chart.series.count == 1)
    #expect(chart.series[0].ys == [10, 10, 10])
    // A word that is also that of counts says too little.
    let counts = (0..<12).map { "City \($0),\(1000 + $0 * $0 * 7 % 90)" }
    #expect(try loadTable("City,Number", counts).series[0].ys.first == 1000)
  }

  /// "ID Bank" that counts on from 1 numbers the banks; ID is Indonesia, too.
  @Test func identifiersOfThingsThatCountOn() throws {
    let rows = (1..<12).map { "\($0),Bank \($0),\(40 + $0 * $0 % 7)" }
    #expect(try loadTable("ID Bank,Bank,score", rows).series.count == 1)
    let states = (1..<12).map { "State \($0),\(40 + $0 * $0 % 7),\($0)" }
    #expect(
      try loadTable("state,ID electors,seats", states).series.map(\.name).contains("ID electors"))
  }

  /// Where people vote has a number; so has each row of a list that begins anew for each party.
  @Test func numbersOfPrecinctsAndRows() throws {
    let voters = (0..<30).map { "\(1 + $0 / 6),\(1 + $0 % 6),\(900 + $0 * $0 * 37 % 701)" }
    #expect(try loadTable("district,precinct,voters", voters).yAxis.title == "voters")
    #expect(!(try loadTable("district,box,voters", voters).series.map(\.name).contains("district")))
    for header in ["S.N.", "Sr. No.", "Sl No", "S. No."] {
      let people = (0..<30).map { "P\($0 / 10),\(1 + $0 % 10),\(["F", "M"][$0 * $0 % 3 % 2])" }
      let chart = try loadTable("party,\(header),gender", people)
      #expect(chart.yAxis.title == "count", "\(header)")
    }
    let ratios = (0..<12).map { "B\($0),\(20 + $0 * 7 % 5)" }
    #expect(try loadTable("band,S/N", ratios).series[0].ys.first == 20)
  }

  /// What only ends so is measured.
  @Test(arguments: ["paid", "fluid", "acid", "humid", "bid"])
  func otherWordsThatEndSo(header: String) throws {
    let rows = (0..<30).map { "\($0 % 3 == 0 ? "x" : "y"),\(100 + $0 * 7919 % 1009)" }
    #expect(try loadTable("kind,\(header)", rows).yAxis.title.contains(header))
  }

  /// Numbers of rows begin anew where rows were appended.
  @Test func unnamedNumbersOfRowsBeginAnew() throws {
    let rows = (0..<12).map { "\($0 % 4),2020-01-\($0 + 10),\($0 * $0 % 7)" }
    #expect(try loadTable(",date,rain", rows).series.count == 1)
  }

  /// Numbers of accounts come again beside what is booked.
  @Test func accountsOfBookkeepingAreNoAmounts() throws {
    let rows = (0..<9).map {
      "2021-02-0\($0 + 1),\([2514, 1930, 2640][$0 % 3]),\(10 + $0 * 7 % 5),\($0 * 3 % 7)"
    }
    let chart = try loadTable("datum,konto,debit,kredit", rows)
    #expect(chart.series.map(\.name) == ["debit", "kredit"])
    let savings = (0..<9).map { "2021-0\($0 + 1)-01,\(1200 + $0 * 35)" }
    #expect(try loadTable("datum,konto", savings).series[0].ys.first == 1200)
  }

  /// Years of many names are counted by year.
  @Test(arguments: ["year", "date_publication", "Publication date"])
  func yearsOfManyNamesAreCounted(header: String) throws {
    let rows = (0..<40).map { "Book \($0),\(1950 + $0 * $0 % 23)" }
    let chart = try loadTable("title,\(header)", rows)
    #expect(chart.xAxis.title == header && chart.yAxis.title == "count")
    #expect(chart.series[0].ys.reduce(0, +) == 40)
  }

  @Test(arguments: [
    "identifiant", "p_partkey", "buyer.nip", "Telefone", "order_seq_num", "産地コード", "rok urodzenia",
    "Номер заказа", "Numer zamówienia", "Registracni_cislo", "OBJECTID", "fid", "Schluessel", "학번",
    "zoneid",
    "stationid", "customerid", "docket_number", "Issue #", "sifra",
  ])
  func otherWordsForIdentifiers(header: String) throws {
    let rows = (0..<30).map {
      "\($0 % 3 == 0 ? "x" : "y"),\(312_345_678 + $0 * 7919 % 1009),\($0 % 7)"
    }
    let chart = try loadTable("kind,\(header),score", rows)
    #expect(chart.series.allSatisfy { $0.name != header } && chart.yAxis.title == "score")
  }

  /// Beside two measures there are better axes.
  @Test func identifiersAreNotNeededBesidePairs() throws {
    let rows = ["1007,52000,3", "1012,61000,7", "1003,48000,1", "1044,75000,12", "1021,58000,5"]
    let chart = try loadTable("EmpNum,Salary,Years", rows)
    #expect(chart.xAxis.title == "Salary")
    #expect(chart.yAxis.title == "Years")
  }

  /// Groups of subjects are compared, and each pair of them.
  @Test func groupsGoBeforeIdentifiers() throws {
    let chart = try loadTable("Group,Subject,Score", ["A,11,5", "A,12,6", "B,21,7", "B,22,9"])
    #expect(chart.categories == ["A", "B"])
  }

  /// Months go before, and what counts orders of a month is a measure.
  @Test func amountsAreNoNames() throws {
    let chart = try loadTable("month,order", ["Jan,120", "Feb,95", "Mar,131"])
    #expect(chart.series[0].ys == [120, 95, 131])
    let towns = try loadTable("Comune,N. abitanti", ["a,4120", "b,1950", "c,12131", "d,2040"])
    #expect(towns.series[0].ys == [4120, 1950, 12131, 2040])
    let staff = try loadTable(
      "Year,N. employees", ["2019,1200", "2020,1300", "2021,1550", "2022,1700", "2023,2100"])
    #expect(staff.series[0].ys == [1200, 1300, 1550, 1700, 2100])
    let orders = try loadTable("order,rmse", ["1,0.5", "2,0.3", "4,0.1", "6,0.05", "10,0.04"])
    #expect(orders.xAxis.numeric != nil)
    let visitors = try loadTable("month,No of visitors", ["Jan,1200", "Feb,1450", "Mar,1399"])
    #expect(visitors.series[0].ys == [1200, 1450, 1399])
    let ages = try loadTable("client,latency", ["1,5", "2,9", "4,12", "8,20"])
    #expect(ages.xAxis.numeric != nil)
  }

  /// Codes of offices stand last in a header, or before "code".
  @Test func aMeasureOfAnOfficeIsNoCode() throws {
    let rows = ["a,120", "b,95", "c,131"]
    #expect(try loadTable("region,insee population", rows).series[0].ys == [120, 95, 131])
    let towns = try loadTable(
      "Codice Istat del Comune,Comune,Pop", ["1001,a,5", "1004,b,9", "1003,c,7"])
    #expect(towns.series.map(\.name) == ["Pop"])
    let codes = try loadTable("nom,code insee,population", ["a,1001,5", "b,1004,9", "c,1003,7"])
    #expect(codes.series.map(\.name) == ["population"])
  }

  /// Codes stand before what they name, and so do fish before their weight.
  @Test func codesOfThingsAreNotHeard() throws {
    let lists = try loadTable(
      "cod_lista,lista,voti", ["421335,Rossi,120", "421336,Verdi,95", "421351,Bianchi,80"])
    #expect(lists.series.map(\.name) == ["voti"])
    #expect(lists.categories == ["Rossi", "Verdi", "Bianchi"])
    let fish = try loadTable("port,cod catch", ["Bergen,421335", "Tromsø,421336", "Bodø,421351"])
    #expect(fish.series.map(\.name) == ["cod catch"])
  }

  @Test(arguments: ["COD in", "Id uA", "rut depth", "siren alarms", "id mm"])
  func otherMeaningsOfCodesAreMeasured(header: String) throws {
    let chart = try loadTable("day,\(header),other", ["1,40,5", "2,44,7", "3,39,6", "5,51,2"])
    #expect(chart.series.map(\.name) == [header, "other"])
  }

  /// A town that is numbered and named is called by its name.
  @Test func townsHaveTheirNames() throws {
    let rows = (2018...2021).flatMap { year in
      (0..<40).map { "\(year),\($0 * 7 + 11),Ort \($0),\(500 + ($0 * year) % 97)" }
    }
    let chart = try loadTable("JAHR,BFS,GEMEINDE,EINWOHNER", rows)
    #expect(chart.series.allSatisfy { $0.name.hasPrefix("Ort ") })
    #expect(chart.yAxis.title == "EINWOHNER")
  }

  /// Numbers of devices at the same times make series, which are named by what the numbers count.
  @Test(arguments: ["time", "date"])
  func numbersOfDevicesMakeSeries(header: String) throws {
    let times =
      header == "time" ? ["10:00", "10:05", "10:10"] : ["2024-01-01", "2024-01-02", "2024-01-03"]
    let rows = times.enumerated().flatMap { place, time in
      ["\(time),0,\(35 + place)", "\(time),1,\(80 - place)"]
    }
    let chart = try loadTable("\(header),gpu,util", rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["gpu 0", "gpu 1"])
    #expect(chart.series[1].ys == [80, 79, 78])
  }

  /// The wells of a plate and the plots of a field have numbers, and what could not be determined has none.
  @Test func numberedSitesAreNoMeasures() throws {
    let wells = (0..<24).map { place in
      "\(172 + place + place / 5),\(["A", "B"][place % 2]),\(place == 5 ? "Undetermined" : "\(20 + place % 7)")"
    }
    #expect(try loadTable("Well,Sample,Ct", wells).yAxis.title == "Ct")
    let plots = (0..<24).map { "\(["N", "S"][$0 % 2]),\($0 / 2 % 6 + 1),\($0 * 7 % 10)" }
    #expect(try loadTable("Site,plot,plants", plots).series.map(\.name) == ["plants"])
    // A sensor may also be what it reads, wells may be counted, and a plot be good.
    let readings = (0..<24).map { "\($0),\($0 * 13 % 4 + 1)" }
    #expect(try loadTable("time,sensor", readings).series.map(\.name) == ["sensor"])
    let counts = (0..<20).map { "S\($0),\(12 + $0 * 17 % 700),\(2010)" }
    #expect(try loadTable("state,well,year", counts).series.map(\.name) == ["well"])
    let ratings = (0..<12).map { "Book \($0),\($0 % 5 + 1),\($0 * 3 % 5 + 1)" }
    #expect(try loadTable("book,plot,style", ratings).series.map(\.name) == ["plot", "style"])
  }

  /// Departments are numbered but for two, so that none of their numbers is a measure; sizes have a unit.
  @Test(arguments: [("2A", false), ("2B", false), ("2K", true), ("12.5A", true)])
  func aLetterMakesCodes(cell: String, isHeard: Bool) throws {
    let rows = (1...60).map { "place \($0),\($0 == 20 ? cell : "\($0 * 37 % 61)"),\($0 * 7 % 50)" }
    let loaded = try loadChart("name,dept,prev\n" + rows.joined(separator: "\n"))
    #expect(loaded.chart.series.map(\.name) == (isHeard ? ["dept", "prev"] : ["prev"]))
  }
}
