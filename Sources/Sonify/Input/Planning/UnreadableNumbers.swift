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
    guard let fault = unreadable.first, !ys.isEmpty else { return }
    if dialect.isDecimalGiven || ys.allSatisfy({ profiles[$0].isCounter }) {
      throw .fault(fault)
    }
  }
}
