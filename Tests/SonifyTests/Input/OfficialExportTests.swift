import SonifyBase
import Testing

@testable import SonifyChart
@testable import SonifyInput

/// Files as statistical offices, weather services and meters hand them out: facts above, the parts of
/// dates in columns of their own, notes below.
@Suite struct OfficialExportTests {
  private func lines(_ lines: [String]) throws -> ChartDescriptor {
    try loadChart(lines.joined(separator: "\n") + "\n").chart
  }

  // MARK: - Dates in several columns

  /// Buoys of NDBC: five columns of the time, units in a second comment, MM where nothing was measured.
  @Test func buoysAreRead() throws {
    let chart = try lines([
      "#YY  MM DD hh mm WSPD  WVHT  PRES", "#yr  mo dy hr mn m/s      m   hPa",
      "2024 03 06 00 10  6.0   2.1 1014.2", "2024 03 06 00 00  5.0    MM 1014.3",
      "2024 03 05 23 50  7.0    MM 1014.1", "2024 03 05 23 40  8.0    MM 1014.4",
      "2024 03 05 23 30  9.0   2.3 1014.6",
    ])
    #expect(chart.xAxis.range == Samples.day(2024, 3, 5) + 84_600...Samples.day(2024, 3, 6) + 600)
    #expect(chart.series.map(\.name) == ["WSPD (m/s)", "WVHT (m)", "PRES (hPa)"])
    #expect(chart.series[0].ys == [9, 8, 7, 5, 6])
    #expect(chart.series[1].ys.filter { !$0.isNaN } == [2.3, 2.1])
  }

  @Test func hoursStandBesideDays() throws {
    let rows = (0..<6).map { "2010,1,2,\($0 * 4),\($0 * 7 % 5)" }
    let chart = try loadTable("year,month,day,hour,pm2.5", rows)
    #expect(chart.xAxis.numeric?.quantity == .date(.minute))
    #expect(chart.xAxis.range == Samples.day(2010, 1, 2)...Samples.day(2010, 1, 2) + 20 * 3600)
    #expect(chart.series.map(\.name) == ["pm2.5"])
    // Days and months that come again in each hour make no series.
    let days = (0..<96).map {
      "\($0 + 1),2010,\($0 < 48 ? 1 : 2),\($0 < 48 ? 30 + $0 / 24 : $0 / 24 - 1),\($0 % 24),\($0 * 7 % 5)"
    }
    let several = try loadTable("No,year,month,day,hour,pm2.5", days)
    #expect(several.series.map(\.name) == ["pm2.5"])
    #expect(several.series[0].ys.count == 96)
  }

  /// Hours of sunshine and millimetres are no times of day.
  @Test(arguments: ["Sunshine hours", "hours", "rain mm"])
  func whatIsMeasuredIsNoTime(header: String) throws {
    let rows = (1...20).map { "2024,1,\($0),\(10 + $0 % 3),\($0 * 5 % 13)" }
    let chart = try loadTable("Year,Month,Day,Temp,\(header)", rows)
    #expect(chart.series.map(\.name) == ["Temp", header])
    #expect(chart.xAxis.numeric?.quantity == .date(.day))
  }

  /// What was lowest in an hour is no minute.
  @Test func aMinimumIsNoMinute() throws {
    let rows = (0..<4).map { "2024,1,1,\($0 * 6),\($0 + 2),\($0 + 9)" }
    let chart = try loadTable("year,month,day,hour,min,max", rows)
    #expect(chart.series.map(\.name) == ["min", "max"])
  }

  /// Destatis has no header above years and months, and the base of the index below the names.
  @Test func yearsAndMonthsNeedNoHeader() throws {
    let months = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August"]
    let chart = try lines(
      ["Tabelle: 61111-0002", "Verbraucherpreisindex: Deutschland;;;", ";;Index;Veränderung"]
        + [";;2020=100;in (%)"] + months.map { "2022;\($0);105,2;+4,2" }
        + ["2023;Januar;106,1;+4,5"])
    #expect(chart.xAxis.range == Samples.day(2022, 1, 1)...Samples.day(2023, 1, 1))
    #expect(chart.series[0].ys.count == 9)
    #expect(chart.series[0].ys.last == 106.1)
    #expect(chart.series[0].name == "Index (2020=100)")
  }

  // MARK: - Facts above, notes below

  /// Meters say what they are in a smaller table above their values, with more or fewer columns.
  @Test(arguments: [
    ["Identifiant PRM;Unite;Pas en minutes", "19374826150937;W;30", "Horodate;Valeur"],
    [
      "Titel:;", "Periode:;01-01-1800;tot:;02-10-2018", "", "Locatie;X;Y", "P58;183900;371880;", "",
      "Datum;Stand",
    ],
  ])
  func aSmallerTableStandsAbove(head: [String]) throws {
    let values = (1...9).map { 240 + $0 * $0 }
    let rows = values.enumerated().map { "2024-03-0\($0 + 1);\($1)" }
    let chart = try lines(head + rows)
    #expect(chart.xAxis.range == Samples.day(2024, 3, 1)...Samples.day(2024, 3, 9))
    #expect(chart.series.map(\.ys) == [values.map(Double.init)])
  }

  /// More names than cells belong to the rows below.
  @Test func aLongHeaderIsNoTableAbove() throws {
    let chart = try lines(["a,b,c,d"] + (1...9).map { "2024-03-0\($0),\($0 * $0),5.\($0)" })
    #expect(chart.series.map(\.ys.count) == [9, 9])
    #expect(chart.series.map(\.name) == ["b", "c"])
  }

  /// Insee names the series on the first line, and the dates alone above them.
  @Test func factsOfASeriesStandAbove() throws {
    let chart = try lines(
      [#""Libellé";"Indice des prix";"Codes""#, #""idBank";"001759970";"""#, #""Période";"";"""#]
        + (1...6).map { #""2024-0\#($0)";"12\#($0).5";"A""# })
    #expect(chart.title == "Indice des prix")
    #expect(chart.xAxis.title == "Période")
    #expect(chart.series[0].ys == [121.5, 122.5, 123.5, 124.5, 125.5, 126.5])
  }

  /// pandas writes the levels of its columns above the name of the index.
  @Test func levelsOfColumnsAreNoFacts() throws {
    let chart = try lines(
      ["Price,Close,Volume", "Ticker,AAPL,AAPL", "Date,,"]
        + (1...6).map { "2024-01-0\($0),18\($0),820\($0)" })
    #expect(chart.xAxis.title == "Date")
    #expect(chart.series.map(\.name) == ["Close", "Volume"])
  }

  /// IBGE writes sources and notes below, in one cell each.
  @Test func notesFollowTheRows() throws {
    let months = ["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto"]
    let rows = months.enumerated().map { "\"\($1) 2022\";\"\($0),54\"\n" }.joined()
    let notes = "\"Fonte: IBGE - Índice Nacional\"\n\"Notas\"\n\"1 - Atualizado até 2024.\"\n"
    let loaded = try loadChart("\"Mês\";\"Brasil\"\n" + rows + notes)
    #expect(loaded.chart.series[0].ys == (0..<8).map { Double($0) + 0.54 })
    #expect(loaded.choices.contains("skipped 3 lines below the table"))
  }

  /// The weather service of Japan marks beside each value how good it is.
  @Test func qualitiesAreNotPlotted() throws {
    let chart = try lines(
      [",東京,東京,東京", "年月日,平均気温(℃),平均気温(℃),平均気温(℃)", ",,,", ",,品質情報,均質番号"]
        + (1...6).map { "2024/7/\($0),2\($0).\($0),8,\($0 % 2 + 1)" })
    #expect(chart.xAxis.title == "年月日")
    #expect(chart.series.count == 1)
    #expect(chart.series[0].ys == [21.1, 22.2, 23.3, 24.4, 25.5, 26.6])
  }

  /// What was predicted is about as great as what was observed.
  @Test func whatIsComparedIsPlotted() throws {
    let rows = (1...6).map { "\($0).0,\($0).1,0.\($0 * 7 % 5)" }
    let chart = try loadTable("observed temp,predicted temp,error", rows)
    #expect(chart.series.map(\.name).contains("predicted temp"))
  }

  /// A spectrometer writes the wavelengths of each scan, which are nearly the same.
  @Test func wavelengthsOfASecondScanAreNotPlotted() throws {
    let rows = (0..<6).map {
      "\(500 - $0 * 2).007,0.\($0 + 1),\(500 - $0 * 2).029,0.0\($0 + 1)"
    }
    let chart = try lines(["Quinine,,Blank,", "Wavelength (nm),Abs,Wavelength (nm),Abs"] + rows)
    #expect(chart.series.map(\.name) == ["Quinine Abs", "Blank Abs"])
  }

  // MARK: - Programs in other languages

  @Test func sarHasDecimalCommas() throws {
    let chart = try lines(
      ["Linux 6.1 (vm) \t28.11.2026 \t_x86_64_\t(2 CPU)", ""]
        + ["22:57:36        CPU     %user     %idle"]
        + (1...4).map { "22:57:4\($0)        all     9\($0),25      0,\($0)0" }
        + ["Durchschn.:     all     97,68      0,90"])
    #expect(chart.series.map(\.name) == ["%user", "%idle"])
    #expect(chart.series[0].ys == [91.25, 92.25, 93.25, 94.25])
  }

  @Test func sizesHaveDecimalCommas() throws {
    let chart = try lines([
      "Sys. de fichiers   Taille Utilisé Dispo Uti% Monté sur",
      "udev                 7,8G       0  7,8G   0% /dev",
      "tmpfs                1,6G    2,4M  1,6G   1% /run",
      "/dev/nvme0n1p2        92G     61G   27G  70% /",
      "tmpfs                5,0M     12K  5,0M   1% /run/lock",
      "/dev/sda1            1,8T    1,3T  441G  75% /media/claire",
    ])
    #expect(chart.categories == ["/dev", "/run", "/", "/run/lock", "/media/claire"])
    let free = chart.series.first { $0.name == "Dispo" }
    #expect(free?.ys.first == 7.8 * 1024 * 1024 * 1024)
  }

  /// hyperfine repeats a command at rising levels.
  @Test func aParameterIsX() throws {
    let rows = [1, 3, 6, 9].map { "xz -\($0) f,0.\($0),0.0\($0),\($0)" }
    let chart = try loadTable("command,mean,user,parameter_level", rows)
    #expect(chart.xAxis.title == "parameter_level")
    #expect(chart.kind == .line)
  }

  // MARK: - Numbers of things

  @Test(arguments: ["N. bolletta", "Rechnungsnummer", "site_no"])
  func numbersOfThingsAreNotPlotted(header: String) throws {
    let rows = (1...6).map { "\(202_100 + $0 * $0),2024-0\($0)-10,\($0 * 37 % 11)" }
    let chart = try loadTable("\(header),Datum,Verbrauch", rows)
    #expect(chart.series.map(\.name) == ["Verbrauch"])
  }

  /// A projection of three years and dividends are no events.
  @Test func aShortSeriesIsPlotted() throws {
    let rows = (0..<143).map {
      "\(1900 + $0),\($0 < 140 ? "\($0 % 7)" : ""),\($0 > 139 ? "8" : "")"
    }
    let chart = try loadTable("year,observed,projected", rows)
    #expect(chart.series.map(\.name) == ["observed", "projected"])
  }

  /// A party that is new has few values, as others had that are plotted.
  @Test func aNewPartyIsPlotted() throws {
    let rows = (1...90).map { day in
      "2024-0\(day / 31 + 1)-\(10 + day % 18),\(30 + day % 3),\(15 - day % 4),\(day > 88 ? "6" : "")"
    }
    let chart = try loadTable("Date,CDU,SPD,BSW", rows)
    #expect(chart.series.map(\.name) == ["CDU", "SPD", "BSW"])
  }

  /// A glucose meter lists meals and doses among its readings, and its own clock beside the time.
  @Test func eventsAmongReadingsAreNotPlotted() throws {
    let rows = (10..<60).map { minute in
      let isMeal = minute == 30
      return "2024-04-09T08:\(minute):00,\(isMeal ? "Carbs" : "EGV"),"
        + "\(isMeal ? "" : "\(90 + minute % 7)"),\(isMeal ? "45" : ""),\(4_218_000 + minute * 60)"
    }
    let chart = try loadTable("Timestamp,Event,Glucose (mg/dL),Carbs (g),Transmitter Time", rows)
    #expect(chart.series.map(\.name) == ["Glucose (mg/dL)"])
    #expect(chart.series[0].ys.count == 50)
  }
}
