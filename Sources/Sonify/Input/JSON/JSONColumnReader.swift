import SonifyBase

/// Reads a JSON object whose members are columns, all columns in parallel, and writes rows.
///
/// Every column is read through a window of its own, so the memory does not grow with their length.
struct JSONColumnReader {
  private let source: ByteSource
  private let layout: JSONLayout
  private let columns: [JSONLayout.Column]
  private let isKeyed: Bool
  private var tokens: [JSONTokenizer] = []

  /// The maximum size of all windows together, in bytes, unless they become too small.
  private static let maxWindows = 16 << 20
  private static let minWindow = 1 << 10

  /// Starts at the first row.
  /// - Parameters:
  ///   - source: the text.
  ///   - layout: the layout of the object.
  ///   - columns: its columns.
  ///   - isKeyed: whether their keys are also a column.
  ///   - encoding: the encoding of the text.
  /// - Throws: ``InputError``, also if the columns differ in length.
  init(
    _ source: ByteSource, _ layout: JSONLayout, _ columns: [JSONLayout.Column], isKeyed: Bool,
    _ encoding: ReadingOptions.Encoding
  ) throws(InputError) {
    self.source = source
    self.layout = layout
    self.columns = columns
    self.isKeyed = isKeyed
    guard columns.count < CellGrid.maxWidth else {
      throw fault(JSONFaultPhrases.manyColumns.text(["maximum": "\(CellGrid.maxWidth)"]))
    }
    if let first = columns.first, let other = columns.first(where: { $0.count != first.count }) {
      throw fault(
        JSONFaultPhrases.unequal.text([
          "first": Self.name(first), "count": "\(first.count)", "other": Self.name(other),
          "otherCount": "\(other.count)",
        ]))
    }
    let windowSize = max(
      Self.minWindow,
      min(ByteStream.usualWindow, Self.maxWindows / max(1, columns.count)))
    for column in columns {
      tokens.append(
        try JSONTokenizer(
          source, .first, from: column.place, windowSize: windowSize, encoding: encoding))
      _ = try tokens[tokens.count - 1].next()
    }
  }

  /// Reads all rows.
  /// - Throws: ``InputError``.
  mutating func read(into writer: inout DelimitedWriter) throws(InputError) {
    let line = layout.place?.line ?? 0
    let first = isKeyed ? 1 : 0
    try writer.writeHeader((isKeyed ? [[]] : []) + columns.map(\.name), line: line)
    for _ in 0..<(columns.first?.count ?? 0) {
      var key: [UInt8]?
      for index in tokens.indices {
        var token = try tokens[index].next()
        if token == .key {
          let text = tokens[index].text
          guard key == nil || key == text else {
            throw tokens[index].fault(
              atToken: JSONFaultPhrases.otherKeys,
              ["other": Self.name(columns[index]), "first": Self.name(columns[0])])
          }
          if key == nil, isKeyed { writer.put(text, at: 0) }
          key = text
          token = try tokens[index].next()
        }
        writer.put(token, tokens[index].text, at: first + index)
      }
      try writer.endRow(width: first + columns.count, line: line)
    }
  }

  private func fault(_ problem: String) -> InputError {
    JSONFault(place: layout.place ?? ByteStream.Place(), problem: .other(problem))
      .error(source: source.name)
  }

  private static func name(_ column: JSONLayout.Column) -> String {
    "\"\(CellText.harmless(column.name, .utf8))\""
  }
}
