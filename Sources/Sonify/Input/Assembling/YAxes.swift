import SonifyBase
import SonifyChart
import SonifyTables

/// The y axes of a chart.
package struct YAxes {
  /// The axis of the first series.
  let first: NumericAxis
  /// Additional axes, for series whose variation would be lost on the first.
  let others: [NumericAxis]
  /// The axis of every series: 0 is the first.
  let assigned: [Int]

  /// The maximum width of an axis relative to the values of any one of its columns.
  static let maxRatio = 10.0

  /// Creates axes for all series.
  /// - Parameters:
  ///   - assembly: the columns and the choices.
  ///   - kind: the kind of chart.
  ///   - isStacked: whether the series are stacked.
  ///   - drafts: the series.
  ///   - given: the title of an axis unless the user chose one; nil for the names of its series.
  /// - Throws: ``InputError/badChoice(_:)`` if the scale or the range does not suit the values.
  init(
    _ assembly: ChartAssembly, kind: ChartKind, isStacked: Bool, _ drafts: [SeriesDraft],
    title given: String? = nil
  ) throws(InputError) {
    let choices = assembly.choices
    guard choices.yScale != .time, choices.yScale != .category else {
      throw .badChoice(.yScale)
    }
    let scale: AxisScale = choices.yScale == .log ? .log10 : .linear
    let plotted = assembly.roles.ys.map { assembly.profiles[$0] }
    let (quantity, _) = NumericAxis.Quantity.number.measured(
      in: choices.yUnit ?? Self.unit(plotted)
        ?? plotted.compactMap { $0.style?.unit }.first { HumanMeasure($0)?.isOfSizes == true })
    let chosen = try choices.yRange.map { range throws(InputError) in
      try range.resolved(for: .y, quantity)
    }
    let ranges = drafts.map(\.y.range)
    guard ranges.contains(where: { $0 != nil }) else {
      let names = assembly.roles.ys.map { assembly.profiles[$0].displayName($0) }
      throw .badData(InputError.Place(source: assembly.source), .columnsMissing(names))
    }
    let isSplit = assembly.roles.series != nil && assembly.roles.ys.count == 1
    let units = drafts.map(\.unit)
    let haveUnits = isSplit && Set(units).count > 1
    // Of one column that is split, all series are of one quantity.
    let ys = drafts.count == assembly.roles.ys.count ? assembly.roles.ys : []
    let quantities = ys.map { assembly.profiles[$0].quantity }
    let isShared = isStacked || assembly.layout.sharesYAxis || chosen != nil
    let named =
      isSplit && !haveUnits && !isShared ? NamedUnits(drafts.map(\.series.name)) : nil
    // Rows of several measures, one below the other; percentiles and extremes are of one.
    let areMeasures =
      isSplit && units.allSatisfy { $0 == nil } && !Self.areAlike(drafts.map(\.series.name))
      && assembly.roles.series.map { assembly.profiles[$0].namesMeasures } == true
    let isOne =
      isShared || isSplit && !haveUnits && !areMeasures || Self.areShares(drafts, quantities)
    let groups = Self.groups(
      ranges, families: named?.units ?? (haveUnits ? units : quantities),
      areCounts: !ys.isEmpty && ys.allSatisfy { assembly.profiles[$0].summary.isWhole },
      areBars: kind.hasBars,
      areCompared: named != nil, isOne: isOne && named == nil)
    assigned = groups.group

    var axes: [NumericAxis] = []
    for (group, range) in groups.ranges.enumerated() {
      var range = chosen ?? range
      let includesZero = assembly.layout.includesZero ?? kind.hasBars
      if chosen == nil, isStacked {
        range = StackSum.range(of: drafts.map(\.series))
      } else if chosen == nil, includesZero, scale == .linear {
        range = min(0, range.lowerBound)...max(0, range.upperBound)
      }
      guard scale == .linear || range.lowerBound > 0 else {
        throw .badChoice(.notPositive(.y, minimum: range.lowerBound))
      }
      let members = drafts.indices.filter { groups.group[$0] == group }
      let names = members.map { drafts[$0].series.name }
      // Without a column of series, every plotted column is one series.
      let columns =
        assembly.roles.series != nil || given != nil
        ? assembly.roles.ys : members.map { assembly.roles.ys[$0] }
      let title =
        isSplit && (groups.ranges.count == 1 || assembly.roles.series == assembly.roles.units)
        ? assembly.profiles[assembly.roles.ys[0]].displayName(assembly.roles.ys[0])
        : named?.title(of: members) ?? Lists.items(names)
      let (quantity, unit) = NumericAxis.Quantity.number.measured(
        in: choices.yUnit ?? Self.unit(columns.map { assembly.profiles[$0] })
          ?? Self.unit(named: members.map { units[$0] }))
      axes.append(
        NumericAxis(
          title: choices.yTitle ?? given ?? title, range: range, scale: scale, quantity: quantity,
          gridlines: try choices.yGrid.values(in: range, scale, quantity), unit: unit))
    }
    first = axes[0]
    others = Array(axes.dropFirst())
  }

  /// Returns whether names are those of one quantity, as far as they tell.
  private static func areAlike(_ names: [String]) -> Bool {
    let quantities = names.map(QuantityName.init)
    return quantities.dropFirst().allSatisfy { $0.isAlike(quantities[0]) }
  }

  /// Returns whether series are shares of one whole, as of parties: in percent, together nearly 100 at each x.
  private static func areShares(_ drafts: [SeriesDraft], _ quantities: [String?]) -> Bool {
    let values = drafts.map(\.series.ys)
    guard values.count > 2, quantities.count == values.count, let count = values.map(\.count).min(),
      count > 0, values.allSatisfy({ $0.count == count }), quantities.allSatisfy({ $0 == "%" })
    else { return false }
    return (0..<count).allSatisfy { row in
      let own = values.map { $0[row] }.filter(\.isFinite)
      return own.isEmpty || own.min() ?? -1 >= 0 && (90...101).contains(own.reduce(0, +))
    }
  }

  /// Returns the unit of the values of columns, by their marks, or nil if they differ.
  private static func unit(_ profiles: [ColumnProfile]) -> AxisUnit? {
    let units = Set(profiles.map { $0.style?.unit })
    return units.count == 1 ? units.first ?? nil : nil
  }

  /// Returns the unit that all series have row by row, unless it only says that something is counted.
  private static func unit(named names: [String?]) -> AxisUnit? {
    guard Set(names).count == 1, let name = names.first ?? nil,
      !UnitText.none.contains(name.lowercased())
    else { return nil }
    return AxisUnit(one: name, other: name)
  }

  /// The maximum width of an axis relative to the values of any one of its columns, if all are counts
  /// of which the largest differ less than tenfold: marriages and divorces are compared.
  static let maxRatioOfCounts = 30.0

  /// Groups ranges that can share an axis on which each still fills at least a tenth.
  ///
  /// Series without values are on the first axis, and constant ones on the first axis that includes
  /// them.
  /// - Parameters:
  ///   - ranges: the range of each series, or nil if it has no values.
  ///   - families: the quantity of each series, as far as its name says it; series of different ones
  ///     share no axis. If empty, all are of one.
  ///   - areCounts: whether all values are whole numbers.
  ///   - areBars: whether the series are bars: those below zero are compared with those above it, as
  ///     men and women in a pyramid of ages are.
  ///   - areCompared: whether all series of one family are on one axis.
  ///   - isOne: whether all series are on one axis.
  /// - Returns: the axis of each series, and the range of each axis.
  package static func groups(
    _ ranges: [ClosedRange<Double>?], families: [String?] = [], areCounts: Bool = false,
    areBars: Bool = false, areCompared: Bool = false, isOne: Bool
  ) -> (group: [Int], ranges: [ClosedRange<Double>]) {
    var group: [Int] = []
    var axes: [SharedAxis] = []
    for (index, range) in ranges.enumerated() {
      let family = families.isEmpty ? nil : families[index]
      guard let range else {
        group.append(0)
        continue
      }
      let home = axes.firstIndex { axis in
        isOne || areCompared && axis.family == family
          || axis.fits(range, family: family, areCounts: areCounts, areBars: areBars)
      }
      if let home {
        axes[home].add(range)
      } else {
        axes.append(SharedAxis(range, family: family))
      }
      group.append(home ?? axes.count - 1)
    }
    return (group, axes.map(\.range))
  }
}
