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
      set(.text, &profiles[column])
    }
    for property in ToneProperty.allCases {
      guard let column = try choices.tones[property]?.index(among: names) else { continue }
      set(property == .timbre ? .text : .number, &profiles[column])
    }
    for reference in choices.y {
      let column = try reference.index(among: names)
      if choices.rows.grouping != .count { set(.number, &profiles[column]) }
    }
    if let reference = choices.series {
      let column = try reference.index(among: names)
      set(.text, &profiles[column])
    }
    guard let reference = choices.x else { return }
    let column = try reference.index(among: names)
    switch choices.xScale {
    case .category: set(.text, &profiles[column])
    case .linear, .log:
      if profiles[column].content == .text { set(.number, &profiles[column]) }
    case .time, .auto: break
    }
  }

  /// Sets contents that are known beforehand; numbers may still be dates.
  static func apply(_ contents: [Int: KeptColumn.Content], to profiles: inout [ColumnProfile]) {
    for (column, content) in contents where profiles.indices.contains(column) {
      if content == .number, profiles[column].content?.isDate == true { continue }
      set(content, &profiles[column])
    }
  }

  /// Gives a column another content than was found in it.
  static func set(_ content: KeptColumn.Content, _ profile: inout ColumnProfile) {
    guard profile.content != content else { return }
    // Texts differ where the numbers that they are do.
    let areTexts = profile.content == .number && content == .text && profile.sampled > 0
    let (present, distinct) = areTexts ? (profile.sampled, profile.distinct) : (1, 1)
    profile.content = content
    // What was learnt about another content does not apply to this one.
    profile.isCertain = false
    profile.summary = ColumnSummary()
    profile.summary.present = present
    profile.distinct = distinct
    profile.almostNumber = nil
    profile.brokenNumber = nil
    profile.unreadable = nil
    profile.hint = nil
    profile.repeats = distinct < present
  }
}
