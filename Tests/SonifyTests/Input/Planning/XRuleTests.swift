import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which column becomes x by what it means, and why.
@Suite struct XRuleTests {
  private func x(_ text: String) throws -> String { try loadChart(text).chart.xAxis.title }

  private func table(_ header: String, _ rows: [[Double]]) -> String {
    header + "\n" + rows.map { $0.map { "\($0)" }.joined(separator: ",") }.joined(separator: "\n")
  }

  @Test(
    arguments: [
      "month,users,complaints\nJan,10,5\nFeb,20,3\nMar,40,4\nApr,70,9",
      "users,month,complaints\n10,Jan,5\n20,Feb,3\n40,Mar,4\n70,Apr,9",
    ])
  func namesOfMonthsGoBeforeWhatHappensToGrow(text: String) throws {
    let chart = try loadChart(text).chart
    #expect(chart.xAxis.title == "month")
    #expect(chart.series.map(\.name) == ["users", "complaints"])
  }

  @Test(arguments: [
    "Mon,Tue,Wed,Thu", "Q1,Q2,Q3,Q4", "q1,q2,q3,q4", "October,November,December,May",
  ])
  func calendarNamesAreX(names: String) throws {
    let rows = names.split(separator: ",").enumerated().map { "\($0 * $0 + 5),\($1)" }
    #expect(try x("visits,when\n" + rows.joined(separator: "\n")) == "when")
  }

  /// A diary of a day has a remark at each time; what happens at sunrise is no order of places.
  @Test func timesOfDayGoBeforeRemarks() throws {
    let rows = ["06:00,4,fog", "09:00,7,rain", "12:00,11,sun", "15:00,9,wind"]
    #expect(try x((["Time,Temp,Note"] + rows).joined(separator: "\n")) == "Time")
    #expect(try x((["Uhrzeit,Temp,Wetter"] + rows).joined(separator: "\n")) == "Uhrzeit")
    #expect(try x((["Sunrise,Temp,Town"] + rows).joined(separator: "\n")) == "Town")
  }

  /// Measures of 40 things in no order, from a small generator.
  private func cloud(_ columns: Int) -> [[Double]] {
    var state: UInt64 = 7
    return (0..<40).map { _ in
      (0..<columns).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(1 << 31)
      }
    }
  }

  @Test(arguments: [2, 3, 4]) func fewMeasuresInNoOrderAreAScatter(count: Int) throws {
    let names = ["a", "b", "c", "d"].prefix(count).joined(separator: ",")
    let chart = try loadChart(table(names, cloud(count))).chart
    #expect(chart.kind == .scatter)
    #expect(chart.xAxis.title == "a")
    #expect(chart.series.map(\.name) == ["b"])
  }

  @Test func pointsAreInGroupsOfATextColumn() throws {
    let rows = cloud(2).enumerated().map { "\($1[0]),\($1[1]),\($0 % 3 == 0 ? "yes" : "no")" }
    let chart = try loadChart("a,b,ok\n" + rows.joined(separator: "\n")).chart
    #expect(chart.kind == .scatter)
    #expect(Set(chart.series.map(\.name)) == ["yes", "no"])
  }

  @Test func recordsOverTimeAreNoScatter() throws {
    let rows = (0..<40).map { (index: Int) -> [Double] in
      let (one, two) = (index - 20, index - 9)
      return [Double(one * one), Double(abs(two))]
    }
    let chart = try loadChart(table("indoor,outdoor", rows)).chart
    #expect(chart.xAxis.title == "row")
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["indoor", "outdoor"])
  }

  @Test func scatterAloneIsEnough() throws {
    let text = "name,size,weight\na,1,5\nb,4,2\nc,3,9\nd,7,1\n"
    let chart = try loadChart(text) { $0.kind = .scatter }.chart
    #expect(chart.xAxis.title == "size")
    #expect(chart.series.map(\.name) == ["weight"])
  }

  @Test(arguments: ["", "rownames", "Unnamed: 0"]) func countersWithoutANameAreNeverUsed(
    header: String
  ) throws {
    let chart = try loadChart("\(header),deaths\n1,109\n2,65\n3,22\n4,3\n5,1\n").chart
    #expect(chart.xAxis.title == "row")
    #expect(chart.series.map(\.name) == ["deaths"])
  }

  @Test func identifiersAreUsedLast() throws {
    let rows = (1...12).map { "\($0),\(["fair", "dark", "light"][$0 % 3]),\($0 * 37 % 11)" }
    let chart = try loadChart("Subject,Hair color,Pain\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "Hair color")
    #expect(chart.series.map(\.name) == ["Pain"])
    #expect(try x("id,value\n1,5\n2,3\n3,9\n") == "id")
  }

  @Test(arguments: [(4.0, 2), (12.0, 2), (12.0, 3), (12.0, 6)])
  func decimalYearsAreDates(parts: Double, digits: Int) throws {
    let scale = [0, 1, 100, 1000, 10_000, 100_000, 1_000_000][digits]
    let rows = (0..<36).map { index in
      "\(((1949 + Double(index) / parts) * Double(scale)).rounded() / Double(scale)),\(index * 7 % 5)"
    }
    let chart = try loadChart("time,passengers\n" + rows.joined(separator: "\n")).chart
    guard case .numeric(let axis) = chart.xAxis, case .date = axis.quantity else {
      Issue.record("\(chart.xAxis)")
      return
    }
    let xs = chart.series[0].xs
    for (index, x) in xs.enumerated() {
      let month = index * 12 / Int(parts)
      #expect(x == Samples.day(1949 + month / 12, 1 + month % 12, 1), "\(index)")
    }
  }

  @Test func countsAreSummed() throws {
    let text = "class,sex,Freq\n1st,m,118\n1st,f,4\n2nd,m,154\n2nd,f,13\n3rd,m,387\n3rd,f,89\n"
    let loaded = try loadChart(text) {
      $0.x = "class"
      $0.splitsRows = false
    }
    #expect(loaded.chart.series.map(\.ys) == [[122, 167, 476]])
    #expect(loaded.chart.series[0].rowCounts.isEmpty)
    #expect(loaded.choices.contains("summed 2 rows for each class"))
  }

  @Test func namesOnceForEachSeriesAreX() throws {
    let rows = (0..<30).flatMap {
      ["1\($0),State \($0),income,\($0 * 7)", "1\($0),State \($0),rent,\($0)"]
    }
    let chart = try loadChart("GEOID,NAME,variable,estimate\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "NAME")
    #expect(chart.series.map(\.name) == ["income", "rent"])
  }

  @Test func quantitiesOfOneKindShareAnAxis() throws {
    let rows = (1...9).map { "2024-01-0\($0),\($0 * 3 % 10),\($0 + 5),\($0 + 2),\($0 * 7 % 8)" }
    let text = "date,precipitation,temp_max,temp_min,wind\n" + rows.joined(separator: "\n")
    #expect(try loadChart(text).chart.series.map(\.axis) == [0, 1, 1, 2])
    // Names of things do not say that they differ.
    let cities = "date,Oslo,Rome,Lima,Cairo\n" + rows.joined(separator: "\n")
    #expect(Set(try loadChart(cities).chart.series.map(\.axis)) == [0])
  }

  /// A letter for women or men is no unit, and seconds beside metres are.
  @Test(arguments: [
    ("pop_m,pop_f", true), ("MW_m,MW_w", true), ("run_s,jump_m", false),
    ("weight_g,length_m", false),
  ])
  func lettersOfPartsAreNoUnits(names: String, areShared: Bool) throws {
    let rows = (1...9).map { "\(2000 + $0),\(900 - $0 * 3),\(880 - $0 * 2)" }
    let chart = try loadTable("year,\(names)", rows)
    #expect((chart.yAxes.count == 1) == areShared)
  }

  /// pandas numbers two rows as it does many; without names, the numbers may be what was measured.
  @Test func twoRowsAreNumbered() throws {
    #expect(try loadTable(",name,v,w", ["0,a,4,8", "1,b,7,6"]).series.map(\.name) == ["v", "w"])
    let bare = try loadTable(",a,b", ["0,5,7", "1,6,9"])
    #expect(bare.series.map(\.name) == ["a", "b"])
  }

  @Test func everyColumnIsExplained() throws {
    let header = (1...30).map { "c\($0)" }.joined(separator: ",")
    let rows = (1...5).map { row in (1...30).map { "\($0 * row)" }.joined(separator: ",") }
    let loaded = try loadChart("\(header)\n\(rows.joined(separator: "\n"))")
    let lines = loaded.decisions.map(\.text).filter { $0.hasPrefix("column ") }
    #expect(lines.count == 30)
    #expect(lines.first == "column 1, c1, holds numbers: x, because it only rises or falls")
    #expect(lines.last == "column 30, c30, holds numbers: not used, others come first")
  }

  /// A clock with few digits comes again; without any header, it counts from 0.
  @Test func coarseTimesFromZeroAreX() throws {
    let rows = (0..<40).map {
      "\(Double($0 / 2 * 2 + $0 % 3 / 2) / 100) \(Double($0 * 37 % 11) / 7)"
    }
    let chart = try loadChart(rows.joined(separator: "\n") + "\n").chart
    #expect(chart.xAxis.title == "column 1")
    #expect(chart.series.count == 1)
  }

  /// Several episodes of a training end in the same second.
  @Test func stepsAreFinerThanTheirTimes() throws {
    let rows = (1...12).map { "\($0),\($0 * 37 % 11),2025-11-18 03:10:4\($0 / 5)" }
    let chart = try loadChart("Episode,Reward,Timestamp\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "Episode")
    #expect(chart.series.map(\.name) == ["Reward"])
  }

  /// LightGBM repeats the best step at the end.
  @Test func aStepMayComeAgain() throws {
    let rows = [5, 10, 15, 20, 25, 30, 15].map { "\($0),0.\(900 + $0 * 7 % 11),0.\(400 - $0)" }
    let chart = try loadChart("step,auc,loss\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "step")
    #expect(chart.series.map(\.name) == ["auc", "loss"])
  }

  /// A counter among measures may rise: the rows of `jstat -gc` have no x.
  @Test func aCounterAmongMeasuresIsNoX() throws {
    let rows = (1...9).map {
      "\($0 * 37 % 11).5,\($0 * $0),\($0 * 5 % 7).5,\($0 * 3 % 8).5,\($0 * 2 % 9).5"
    }
    let chart = try loadChart("EU,YGC,OU,MU,CCSU\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.isOfRows)
  }

  /// A year alone above far greater numbers names them; above others it is one of them.
  @Test func aYearAboveNumbersIsAHeader() throws {
    let chart = try loadChart("\"region\",\"2018\"\n\"A\",2344124\n\"B\",376354\n\"C\",59249\n")
      .chart
    #expect(chart.series.map(\.name) == ["2018"])
    #expect(chart.series[0].ys == [2_344_124, 376_354, 59_249])
    for other in ["A,2018\nB,2019\nC,1999\n", "small,1600\nmedium,50000\nlarge,90000\n"] {
      #expect(try loadChart(other).chart.series[0].count == 3)
    }
  }

  /// Frequencies that rise by equal steps are x, wherever they stand.
  @Test func evenStepsAreX() throws {
    let rows = (1...8).map { "\($0 * 37 % 11).5,\($0 * 10 + 400)" }
    let chart = try loadChart("absorbance,wavelength\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "wavelength")
  }

  /// When a medicine was begun or somebody was born is a property of what a row names.
  @Test(arguments: [
    ("Medication,Dose,Started", ["A,500,2019-03-01", "B,10,2020-06-15", "C,20,2018-01-10"]),
    ("Name,Geburtsdatum,Größe", ["A,03.01.1999,171", "B,14.02.1987,180", "C,01.05.1992,165"]),
    ("Food,Expires,Pieces", ["A,2025-03-01,4", "B,2025-01-02,9", "C,2025-02-01,1"]),
  ])
  func datesOfLivesAreNoAxis(header: String, rows: [String]) throws {
    let chart = try loadChart((header + "\n" + rows.joined(separator: "\n"))).chart
    #expect(chart.categories == ["A", "B", "C"])
  }

  /// In order, or without names before them, they are.
  @Test(arguments: [
    ("Medication,Dose,Started", ["A,500,2017-03-01", "B,10,2018-06-15", "C,20,2019-01-10"]),
    ("Started,Job,Pay", ["2019-03-01,A,500", "2020-06-15,B,10", "2018-01-10,C,20"]),
    ("Place,Date,Magnitude", ["A,2019-03-01,5", "B,2020-06-15,6", "C,2018-01-10,7"]),
  ])
  func otherDatesAreAnAxis(header: String, rows: [String]) throws {
    let chart = try loadChart((header + "\n" + rows.joined(separator: "\n"))).chart
    #expect(chart.categories.isEmpty)
  }

  /// Numbers of events are no distances.
  @Test func eventsAreNumberedAndNoDistances() throws {
    let text = "event,elapsed,pressure\n1,0:20,5\n2,0:41,7\n3,1:03,4\n4,1:59,8\n5,2:15,6\n"
    #expect(try x(text) == "elapsed")
  }

  /// Over longer courses times are longer: they are what was measured.
  @Test(arguments: [
    "Event,Time\n100 m,10.80\n200 m,21.90\n400 m,48.70\n800 m,1:52.40\n1500 m,3:50.10\n",
    "km,Time,Pulse\n5,0:27:30,140\n10,0:56:10,150\n15,1:25:40,155\n20,1:56:05,160\n",
    "Distance,Elapsed\n100,0:20\n200,0:41\n300,1:03\n400,1:24\n",
  ])
  func distancesAreXBeforeTimes(text: String) throws {
    let chart = try loadChart(text).chart
    #expect(chart.xAxis.title == text.prefix { $0 != "," })
    #expect(chart.yAxes[0].quantity == .duration)
  }

  /// Lists of years that fall are over time, too, if the first rows have only some of them.
  @Test func yearsMayFall() throws {
    let rows = (0..<22).flatMap { year in
      (0..<26).map { "\(2024 - year),district \($0),\(4000 + ($0 * 37 + year * 11) % 97)" }
    }
    let chart = try loadTable("Jahr,Bezirk,Dichte", rows)
    #expect(chart.series.count == 12 && chart.series[0].count == 22)
  }

  /// Years in a row are years under the header of a time, in many languages; numbers of rooms are not.
  @Test(arguments: [("Laikotarpis", true), ("Ár", true), ("TIME", true), ("room", false)])
  func yearsAreKnownByTheirHeaders(header: String, areYears: Bool) throws {
    let rows = (2015...2020).flatMap { year in
      (0..<3).map { part in "\(year),part \(part),\((year * 7 + part * 31) % 97)" }
    }
    let chart = try loadTable("\(header),region,value", rows)
    #expect((chart.xAxis.numeric?.quantity == .year) == areYears)
    let rising = (1977...1990).map { "\($0),\($0 * 7 % 97)" }
    #expect(try loadTable("tid,Hele landet", rising).xAxis.numeric?.quantity == .year)
  }
}

/// What was seen here and there on some days is a map; a way is followed over time.
struct PlacesOverTimeTests {
  @Test func sightingsAreAMap() throws {
    let rows = (0..<30).map {
      "2026-06-\($0 / 2 + 10),\(38 + Double($0 * 37 % 50) / 100),\(-107 + Double($0 * 23 % 70) / 100)"
    }
    let chart = try loadTable("date,lat,lng", rows)
    #expect(chart.kind == .scatter && chart.xAxis.title == "lng" && chart.yAxis.title == "lat")
  }

  @Test func aWayIsFollowed() throws {
    let rows = (0..<30).map {
      "2026-06-10 10:\($0 + 10),\(38 + Double($0 * $0) / 1000),\(-107 + Double($0) / 50)"
    }
    let chart = try loadTable("time,lat,lng", rows)
    #expect(chart.kind == .line && chart.xAxis.title == "time" && chart.series.count == 2)
  }

  /// Names of the rows say that they are no way.
  @Test func namedPlacesAreAMap() throws {
    let rows = (0..<8).map {
      "M\($0),\(40 + Double($0) / 10),\(-83 + Double($0) / 20),2026-05-\($0 + 10)"
    }
    let chart = try loadTable("id,lat,lon,start", rows)
    #expect(chart.xAxis.title == "lon" && chart.yAxis.title == "lat")
  }
}

/// Under no header, seconds since 1970 are times even where there is a row for each second.
struct UnnamedTimeTests {
  @Test func secondsSince1970AreTimes() throws {
    let rows = (0..<40).map { "\(1_517_472_835 + $0 - $0 / 20),\($0 * $0 % 13),\($0 % 7)" }
    let chart = try loadChart(rows.joined(separator: "\n") + "\n").chart
    #expect(chart.series[0].xs.first == 1_517_472_835 && chart.series.count == 2)
  }

  /// Satellites count their cycles before decimal years.
  @Test func decimalYearsAmongTheFirstColumnsAreX() throws {
    let rows = (0..<40).map { row in
      let values = [
        "0", "\(11 + row)", "\(1993.0115 + Double(row) * 0.0271)", "\(row * row % 17 - 40)",
      ]
      return values.joined(separator: ",")
    }
    let chart = try loadChart(rows.joined(separator: "\n") + "\n").chart
    #expect(chart.series.last?.xs.first.map { (725_000_000..<727_000_000).contains($0) } == true)
  }
}
