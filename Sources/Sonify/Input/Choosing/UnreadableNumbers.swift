extension ColumnRoles {
  /// Chooses roles, but not without the numbers that a person must be missing.
  ///
  /// Unless the columns to hear are named, it is an error when numbers cannot be read and nothing
  /// but counters would be heard in their place, or when they are left out only because of the
  /// decimal sign that was asked for.
  /// - Parameters:
  ///   - profiles: what is known of the columns.
  ///   - choices: what the person asks for.
  ///   - opening: the beginning of the table.
  /// - Throws: ``InputError`` as the choice of roles does, or with the first cell that cannot be
  ///   read.
  init(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, _ opening: TableOpening
  ) throws(InputError) {
    let names = profiles.map(\.name)
    var unreadable = choices.y.isEmpty ? profiles.compactMap(\.unreadable) : []
    for reference in [choices.x, choices.series].compactMap({ $0 }) {
      let column = try reference.index(among: names)
      unreadable.removeAll { $0.column == column }
    }
    func error(_ fault: ReadingFault) -> InputError {
      fault.error(source: opening.source, names: names, dialect: opening.dialect)
    }
    do throws(InputError) {
      self = try ColumnRoles(profiles, choices, source: opening.source.name)
    } catch let otherwise {
      throw unreadable.first.map(error) ?? otherwise
    }
    guard let fault = unreadable.first, !ys.isEmpty else { return }
    if opening.dialect.isDecimalGiven || ys.allSatisfy({ profiles[$0].isCounter }) {
      throw error(fault)
    }
  }
}
