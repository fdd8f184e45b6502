import SonifyChart
import SonifyTables

/// What the user's choices imply about the contents of columns.
enum ContentChoices {
  /// Sets the contents that the choices require: texts for labels and series, numbers for y unless
  /// it is only counted, and for x what its scale requires.
  static func apply(
    _ choices: ChartChoices, to profiles: inout [ColumnProfile]
  ) throws(InputError) {
    let names = profiles.map(\.name)
    if let reference = choices.label {
      let column = try reference.index(among: names)
      profiles[column].become(.text)
    }
    for property in ToneProperty.allCases {
      guard let column = try choices.tones[property]?.index(among: names) else { continue }
      profiles[column].become(property == .timbre ? .text : .number)
    }
    for reference in choices.y {
      let column = try reference.index(among: names)
      if choices.rows.grouping != .count { profiles[column].become(.number) }
    }
    if let reference = choices.series {
      let column = try reference.index(among: names)
      profiles[column].become(.text)
    }
    guard let reference = choices.x else { return }
    let column = try reference.index(among: names)
    switch choices.xScale {
    case .category: profiles[column].become(.text)
    case .linear, .log:
      if profiles[column].content == .text { profiles[column].become(.number) }
    case .time, .auto: break
    }
  }

  /// Sets contents that are known beforehand; numbers may still be dates.
  static func apply(_ contents: [Int: KeptColumn.Content], to profiles: inout [ColumnProfile]) {
    for (column, content) in contents where profiles.indices.contains(column) {
      if content == .number, profiles[column].content?.isDate == true { continue }
      profiles[column].become(content)
    }
  }
}

extension ChartChoices {
  /// The columns that the user chose for x and y.
  var axisColumns: [ColumnReference] { [x].compactMap { $0 } + y }
}
