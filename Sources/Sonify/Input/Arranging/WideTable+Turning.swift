import SonifyBase
import SonifyTables

extension WideTable {
  /// Makes a table with a row for each value: its time, the value, and its series.
  /// - Returns: the decisions that were made.
  func turn(_ found: inout TableFindings) -> [Decision] {
    let table = found.table
    let columns = values.map { table.columns[$0]?.values ?? [] }
    let years = roles.x.map { table.columns[$0]?.values ?? [] }
    // Headings and remarks between the rows have no values.
    let filled = (0..<table.rowCount).filter { row in columns.contains { !$0[row].isNaN } }
    let candidates = years == nil && !filled.isEmpty ? filled : Array(0..<table.rowCount)
    let groups = years == nil ? nil : rowNames.first.flatMap { table.columns[$0] }
    let kept = groups.map { highestGroups(of: candidates, $0, columns) } ?? []
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    let rows =
      if let years, let groups {
        candidates.filter { places[groups.values[$0]] != nil }
          .sorted { years[$0] < years[$1] }
      } else {
        years == nil ? highest(of: candidates, columns) : candidates
      }
    let count = rows.count
    var turned = (xs: [Double](), ys: [Double](), names: [Double]())
    for (place, row) in rows.enumerated() {
      for (moment, column) in zip(moments, columns) {
        turned.xs.append(years.map { Self.month(moment, of: $0[row]) } ?? moment)
        turned.ys.append(column[row])
        let group = groups.flatMap { places[$0.values[row]] }
        turned.names.append(Double(group ?? place))
      }
    }

    var profiles = [
      ColumnProfile(name: xName, ColumnSummary(turned.xs.span)),
      ColumnProfile(
        name: group ?? valueText(table) ?? unit(in: found.profiles)
          ?? LocaleSettings.naming { ColumnPhrases.value.text() },
        ColumnSummary(turned.ys.span)),
    ]
    profiles[1].content = .number
    profiles[1].style = style(found.profiles)
    var columnsMade = [Table.Column(turned.xs), Table.Column(turned.ys)]
    switch header {
    case .years: (profiles[0].content, profiles[0].holdsYears) = (.number, true)
    case .numbers: profiles[0].content = .number
    case .quarters: profiles[0].content = .date(DateFormat(form: .quarter))
    case .dates, .months:
      let names = values.map { Array(found.profiles[$0].name.utf8) }
      let areSplit = names.allSatisfy { DateFormat.splitYear.seconds($0.span) != nil }
      let areQuarters = values.allSatisfy { column in
        let name = found.profiles[column].name
        return DateFormat(form: .quarter).seconds(Array(name.utf8).span) != nil
          || Self.quarterOfYear(name) != nil
      }
      profiles[0].content =
        .date(
          areSplit ? .splitYear : areQuarters ? DateFormat(form: .quarter) : .yearFirst)
    case .monthNames, .quarterNames, .weekdayNames, .steps, .names:
      profiles[0].content = .text
      columnsMade[0] = Self.names(
        values.map { found.profiles[$0].name }, times: count)
    }
    if groups != nil || years == nil && count > 1 {
      let series = Table.Column(turned.names)
      if let groups {
        for name in kept { _ = series.texts.index(of: groups.texts[Int(name)].span) }
      } else {
        for row in rows {
          let name = name(ofRow: row, table, among: series.texts)
          _ = series.texts.index(of: name.span)
        }
      }
      let titles =
        unit(in: found.profiles) == nil
        ? rowNames.map { found.profiles[$0].displayName($0) } : []
      let title = LocaleSettings.naming {
        titles.isEmpty ? ColumnPhrases.row.text() : Lists.text(titles)
      }
      var profile = ColumnProfile(name: title, series.summary)
      profile.content = .text
      profile.distinct = series.texts.count
      profiles.append(profile)
      columnsMade.append(series)
    }
    let unused = others.map { found.profiles[$0].displayName($0) }
    found.table = Table()
    found.table.rowCount = turned.xs.count
    for (index, column) in columnsMade.enumerated() { found.table.columns[index] = column }
    found.profiles = profiles
    found.roles = ColumnRoles(x: 0, ys: [1], series: columnsMade.count > 2 ? 2 : nil)
    var decisions = decisions(unused: unused)
    if let all = groups?.texts.count, all > Self.maxRows {
      decisions.append(.rows(.highestSeries(Self.maxRows, of: all)))
    } else if groups == nil, count < candidates.count {
      let isFirst = firstRows != nil
      decisions.append(
        .rows(
          isFirst
            ? .firstSeries(count, of: candidates.count)
            : .highestSeries(count, of: candidates.count)))
    }
    return decisions
  }

  /// Returns the rows that are series, in their order.
  private func highest(of rows: [Int], _ columns: [[Double]]) -> [Int] {
    if let firstRows { return Array(rows.prefix(firstRows)) }
    guard rows.count > Self.maxRows else { return rows }
    return HighestMeans.indices(
      Self.maxRows, of: rows.map { row in Self.mean(of: columns.map { $0[row] }) }
    )
    .map { rows[$0] }
  }

  /// Returns the numbers of the groups of rows with the highest means, in their order.
  private func highestGroups(
    of rows: [Int], _ groups: Table.Column, _ columns: [[Double]]
  ) -> [Double] {
    var values: [Double: [Double]] = [:]
    for row in rows { values[groups.values[row], default: []] += columns.map { $0[row] } }
    let numbers = values.keys.filter { !$0.isNaN }.sorted()
    return HighestMeans.indices(
      Self.maxRows, of: numbers.map { Self.mean(of: values[$0] ?? []) }
    ).map { numbers[$0] }
  }

  private static func mean(of values: [Double]) -> Double {
    let known = values.filter { !$0.isNaN }
    return known.isEmpty ? -.infinity : known.reduce(0, +) / Double(known.count)
  }

  /// The format of all values, of which their unit follows; or else one with notes, which are reported.
  private func style(_ profiles: [ColumnProfile]) -> NumberFormat? {
    let styles = values.map { profiles[$0].style }
    return styles.allSatisfy { $0 == styles[0] }
      ? styles[0] : styles.compactMap { $0 }.first { $0.addition == .notes }
  }

  private var xName: String {
    let phrase =
      switch header {
      case .months, .monthNames: ColumnPhrases.month
      case .years: ColumnPhrases.year
      case .quarters, .quarterNames: ColumnPhrases.quarter
      case .weekdayNames: ColumnPhrases.weekday
      case .dates: ColumnPhrases.date
      case .steps, .numbers: ColumnPhrases.step
      case .names: ColumnPhrases.column
      }
    return LocaleSettings.naming { phrase.text() }
  }

  /// Returns the unit of all values that stands above the names of the rows, as offices write it.
  private func unit(in profiles: [ColumnProfile]) -> String? {
    guard rowNames.count == 1 else { return nil }
    let name = profiles[rowNames[0]].name
    let first = name.prefix { $0.isLetter }.lowercased()
    return UnitText.isUnit(name) || Self.amounts.contains(first) && first.count < name.count
      ? name : nil
  }

  /// What units of statistics begin with.
  private static let amounts: Set<String> = [
    "thousand", "thousands", "million", "millions", "billion", "billions", "trillion", "trillions",
    "tausend", "millionen", "milliarden", "milliers", "milliards", "miles", "millones", "miliony",
  ]

  /// Returns the single text that names all values.
  private func valueText(_ table: Table) -> String? {
    guard let texts = valueName.flatMap({ table.columns[$0]?.texts }), texts.count == 1 else {
      return nil
    }
    return CellText.clean(texts[0])
  }

  /// Returns the name of a row, with its number if another row before it has the same name; or else
  /// its number.
  private func name(
    ofRow row: Int, _ table: Table,
    among others: TextDictionary
  ) -> [UInt8] {
    let text = LocaleSettings.naming {
      ColumnPhrases.numberedRow.text(["number": "\(row + 1)"])
    }
    let number = Array(text.utf8)
    func texts(_ columns: [Int]) -> [[UInt8]] {
      columns.compactMap { table.columns[$0] }.compactMap { column in
        Int(exactly: column.values[row]).map { Array(column.texts[$0]) }
      }
    }
    var names = texts(rowNames)
    if names.isEmpty, let spareNames { names = texts([spareNames]) }
    let name = Array(names.joined(separator: Array(", ".utf8)))
    guard !name.isEmpty else { return number }
    let isTaken = (0..<others.count).contains { others[$0].elementsEqual(name) }
    return isTaken ? name + Array(", ".utf8) + number : name
  }

  /// Returns the beginning of a month, in seconds since 1970.
  private static func month(_ month: Double, of year: Double) -> Double {
    guard let year = Int(exactly: year), let month = Int(exactly: month),
      let date = CivilDate(year: year, month: month, day: 1)
    else { return .nan }
    return Double(date.daysSince1970) * 86_400
  }

  /// Returns a column that repeats the same names.
  private static func names(
    _ names: [String], times count: Int
  ) -> Table.Column {
    let column = Table.Column((0..<count).flatMap { _ in names.indices.map(Double.init) })
    for name in names { _ = column.texts.index(of: Array(name.utf8).span) }
    return column
  }

  private func decisions(unused: [String]) -> [Decision] {
    let across: Decision.Across =
      switch header {
      case .months: .monthsOfYears
      case .quarters: .quartersOfYears
      case .monthNames: .months
      case .quarterNames: .quarters
      case .weekdayNames: .weekdays
      case .years: .years
      case .dates: .dates
      case .steps, .numbers: .steps
      case .names: .names
      }
    var decisions = [Decision.rows(.across(across))]
    if !unused.isEmpty { decisions.append(.rows(.notAcross(unused))) }
    return decisions
  }
}
