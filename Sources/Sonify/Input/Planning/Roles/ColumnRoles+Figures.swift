import SonifyChart
import SonifyTables

extension ColumnRoles {
  /// Chooses the columns of boxes, candles or a band, if the user asks for such a chart or the names
  /// of the columns leave no doubt.
  /// - Returns: whether it did.
  /// - Throws: ``InputError`` if the user asks for one and the table has no columns for it.
  mutating func choosesFigures(
    _ choices: ChartChoices, _ profiles: [ColumnProfile], chooser: RoleChooser, source: String
  ) throws(InputError) -> Bool {
    let wanted = choices.kind.flatMap { $0.mainPart == nil ? nil : $0 }
    guard
      wanted != nil
        || choices.kind == nil && ys.isEmpty && choices.isStacked != true && choices.tones.isEmpty,
      choices.rows.grouping == nil && choices.rows.combinedPeriod == nil || wanted != nil,
      choices.binCount == nil
    else { return false }
    guard
      let found = (wanted.flatMap { FigureRoles.chosen(ys, for: $0) })
        ?? (ys.isEmpty || wanted == .box ? FigureRoles.found(wanted, withY(chooser)) : nil),
      let main = found.kind.mainPart
    else {
      guard let wanted else { return false }
      guard wanted == .box else { throw .badChoice(.noFigureColumns(wanted)) }
      try chooseRawBoxes(choices, chooser, source: source)
      return true
    }
    // Columns that the user named are boxes by their names alone.
    if wanted == .box, !ys.isEmpty, !Set(ys).isSubset(of: found.columns.values) {
      try chooseRawBoxes(choices, chooser, source: source)
      return true
    }
    figure = found
    ys = [found.columns[main]].compactMap { $0 }
    let rest = RoleChooser(
      profiles: profiles, taken: chooser.taken.union(found.columns.values).union(found.others),
      chosenSeries: series)
    if choices.x == nil, let x = rest.x(hasY: true) { (self.x, xRule) = (x.column, x.rule) }
    unused = rest.measures(x: x).filter { $0 != x && profiles[$0].content == .number }
    chooseSeriesOfFigures(choices, by: rest)
    return true
  }

  /// Returns the rules for all columns but those that the user chose for something else than y.
  private func withY(_ chooser: RoleChooser) -> RoleChooser {
    RoleChooser(
      profiles: chooser.profiles, taken: chooser.taken.subtracting(ys),
      chosenSeries: chooser.chosenSeries)
  }

  private mutating func chooseSeriesOfFigures(_ choices: ChartChoices, by chooser: RoleChooser) {
    let profiles = chooser.profiles
    guard choices.series == nil, choices.splitsRows else { return }
    candidates = chooser.seriesCandidates(
      x: x, by: xRule == .pairs ? nil : xRule, ys: ys, areWanted: false)
    series = candidates.first {
      profiles[$0].isCertain && (2...Self.usualSeries).contains(profiles[$0].distinct)
    }
    if candidates.allSatisfy({ profiles[$0].isCertain }) { candidates = [] }
  }

  /// The maximum number of different values of a column whose values each get a box.
  static let usualBoxes = 50

  /// Chooses the values that boxes summarise, and the column each of whose values gets a box: the
  /// first of repeated texts; else none, and each column of values is a box.
  private mutating func chooseRawBoxes(
    _ choices: ChartChoices, _ chooser: RoleChooser, source: String
  ) throws(InputError) {
    let profiles = chooser.profiles
    if choices.x == nil {
      let groups = chooser.free.filter { column in
        let profile = profiles[column]
        return profile.content == .text && profile.repeats && !profile.holdsRemarks
          && profile.summary.present > 0
      }
      x = groups.first { profiles[$0].distinct <= Self.usualBoxes }
      if x == nil { pooled = groups.first }
    }
    if ys.isEmpty {
      let measures = chooser.measures(x: x)
      ys = Array(measures.prefix(Self.usualColumns))
      unused = Array(measures.dropFirst(Self.usualColumns))
    }
    guard !ys.isEmpty else { throw chooser.noValues(source: source) }
    figure = FigureRoles(kind: .box)
  }
}

extension ColumnRoles {
  /// Chooses the column whose values a histogram counts, which is also x: the chosen one, or else
  /// the first measure.
  mutating func chooseCounted(
    by chooser: RoleChooser, source: String
  ) throws(InputError) {
    guard ys.count < 2, x == nil || ys.isEmpty || ys == [x] else {
      throw .badChoice(.histogramOfSeveral)
    }
    if ys.isEmpty, x == nil, let error = chooser.onlyCountersError(x: nil, source: source) {
      throw error
    }
    guard let column = ys.first ?? x ?? chooser.measures(x: nil).first else {
      throw chooser.noValues(source: source)
    }
    (x, ys) = (column, [column])
  }
}
