import SonifyTables

/// Columns that the user chose in place of those of a specification.
struct ChannelChoices {
  private let x: String?
  private let y: String?
  private let series: String?

  /// Finds the columns among the fields of the records.
  /// - Throws: ``RecordsError/choice(_:)`` if there is no such column.
  init(_ choices: ChartChoices, _ names: [String]) throws(RecordsError) {
    func name(_ reference: ColumnReference?) throws(RecordsError) -> String? {
      guard let reference else { return nil }
      do throws(InputError) {
        return names[try reference.index(among: names)]
      } catch {
        throw .choice(error)
      }
    }
    guard choices.y.count < 2 else {
      throw .choice(.badChoice(.severalYOfSpecification))
    }
    x = try name(choices.x)
    y = try name(choices.y.first)
    series = try name(choices.series)
  }

  /// Replaces channels of the specification by the chosen columns.
  /// - Returns: the names of the new channels.
  func replacing(_ channels: inout [Channel], _ encoding: ViewEncoding) -> Set<String> {
    var replaced: Set<String> = []
    func put(_ field: String, _ name: String, _ aggregate: String?) {
      var definition: JSONObject = ["field": .text(FieldPath.escaped(field))]
      if let aggregate { definition["aggregate"] = .text(aggregate) }
      var unsupported = UnsupportedParts()
      let node = DocumentNode(.object(definition), path: name)
      guard let channel = Channel(name, node, infersType: true, &unsupported) else { return }
      channels.removeAll { $0.name == name }
      channels.append(channel)
      replaced.insert(name)
    }
    if let x { put(x, encoding.x?.name ?? (encoding.isSideways ? "y" : "x"), nil) }
    if let y {
      let aggregate = encoding.y.aggregate.flatMap { $0 == .count ? nil : $0.rawValue }
      put(y, encoding.y.name, aggregate)
    }
    if let series {
      let former = Set(encoding.series.map(\.name))
      channels.removeAll { former.contains($0.name) }
      put(series, "color", nil)
    }
    return replaced
  }
}

extension FieldPath {
  /// Returns the name of a field with points and brackets escaped.
  static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      if ".[]\\".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
