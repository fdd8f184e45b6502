import SonifyTables

extension ColumnRoles {
  /// Chooses roles, but reports numbers that are probably missed.
  ///
  /// Unless the columns of the values are chosen, it is an error if numbers cannot be read and only
  /// counters would be used instead of them, or if they are skipped only because of the decimal
  /// sign that the user chose.
  /// - Parameters:
  ///   - profiles: what is known of the columns.
  ///   - choices: the user's choices.
  ///   - source: the name of the data.
  ///   - dialect: the dialect of the table.
  /// - Throws: ``ReadingFailure``: the error of the choice of roles, or the first cell that cannot
  ///   be read.
  init(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, source: String, _ dialect: Dialect
  ) throws(ReadingFailure) {
    let names = profiles.map(\.name)
    var unreadable = choices.y.isEmpty ? profiles.compactMap(\.unreadable) : []
    for reference in [choices.x, choices.series].compactMap({ $0 }) {
      let column = try ReadingFailure.passingOn { () throws(InputError) in
        try reference.index(among: names)
      }
      unreadable.removeAll { $0.column == column }
    }
    do throws(InputError) {
      self = try ColumnRoles(profiles, choices, source: source)
    } catch let otherwise {
      throw unreadable.first.map(ReadingFailure.fault) ?? .input(otherwise)
    }
    if let fault = unreadable.first, !ys.isEmpty || areRowsCounted,
      dialect.isDecimalGiven || ys.allSatisfy({ profiles[$0].isCounter })
    {
      throw .fault(fault)
    }
    try refuseCounters(profiles, choices, source: source)
  }

  /// Refuses to plot years or numbers of rows alone beside texts of several numbers, such as "5–7" or
  /// "5 of 21", which are what was to be plotted.
  private func refuseCounters(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, source: String
  ) throws(ReadingFailure) {
    guard choices.y.isEmpty, !ys.isEmpty, ys.allSatisfy({ profiles[$0].isCounter }) else { return }
    for (column, profile) in profiles.enumerated() where profile.content == .text {
      guard let text = profile.almostNumber, profile.brokenNumber == nil,
        text.split(whereSeparator: { !$0.isLetter }).allSatisfy({ ["of", "to"].contains($0) })
      else { continue }
      throw .input(
        .badData(
          InputError.Place(source: source),
          .cell(.notNumber(text, mayBeMissing: false), column: column + 1, name: profile.name)))
    }
  }
}
