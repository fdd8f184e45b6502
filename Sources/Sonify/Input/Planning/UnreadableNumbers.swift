extension ColumnRoles {
  /// Chooses roles, but not without the numbers that a person must be missing.
  ///
  /// Unless the columns to hear are named, it is an error when numbers cannot be read and nothing
  /// but counters would be heard in their place, or when they are left out only because of the
  /// decimal sign that was asked for.
  /// - Parameters:
  ///   - profiles: what is known of the columns.
  ///   - choices: what the person asks for.
  ///   - source: what the data are called.
  ///   - dialect: how the table is written.
  /// - Throws: ``ReadingFailure``: the error of the choice of roles, or the first cell that cannot be
  ///   read.
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
