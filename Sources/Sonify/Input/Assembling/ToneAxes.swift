import SonifyBase
import SonifyChart
import SonifyTables

/// The axes of the columns that properties of tones follow.
struct ToneAxes {
  /// An axis for each of ``ColumnRoles/toneColumns``.
  private(set) var axes: [DataAxis] = []
  /// The index of the axis of each property.
  let tones: [ToneProperty: Int]

  /// Makes the axes over all series.
  ///
  /// Of a column of categories, only those that occur are kept.
  /// - Throws: ``InputError`` if a column has no values or too many categories.
  init(_ assembly: ChartAssembly, _ drafts: inout [SeriesDraft]) throws(InputError) {
    let roles = assembly.roles
    let columns = roles.toneColumns
    tones = roles.tones.compactMapValues(columns.firstIndex(of:))
    for (number, column) in columns.enumerated() {
      let profile = assembly.profiles[column]
      let name = profile.displayName(column)
      let values = drafts.flatMap { $0.series.additionalValues[number].filter(\.isFinite) }
      guard let first = values.first else {
        throw .badData(InputError.Place(source: assembly.source), .columnsMissing([name]))
      }
      guard column == roles.tones[.timbre] else {
        let range = values.reduce(first...first) {
          min($0.lowerBound, $1)...max($0.upperBound, $1)
        }
        axes.append(
          .numeric(
            NumericAxis(
              title: name, range: range, gridlines: Gridlines.values(in: range),
              unit: profile.style?.unit)))
        continue
      }
      let used = Set(values.map { Int($0) }).sorted()
      let maximum = ToneProperty.timbre.maxSteps
      guard used.count <= maximum else {
        throw .badChoice(
          .tooManyTimbres(
            column: UntrustedText.harmless(name, limit: 60), count: used.count, maximum: maximum))
      }
      let texts = assembly.texts(column)
      axes.append(.categorical(CategoricalAxis(title: name, categories: used.map { texts[$0] })))
      for index in drafts.indices { drafts[index].renumber(column: number, keeping: used) }
    }
  }
}
