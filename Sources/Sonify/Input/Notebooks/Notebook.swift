import SonifyBase
import SonifyTables

/// The outputs of a Jupyter notebook, version 4, that may be a chart or a table.
struct Notebook {
  /// An output that may be a chart or a table.
  struct Output {
    /// The number of the cell as Jupyter shows it, "[3]", or its position if it was not run.
    var name: String
    /// What the output holds, the best first.
    var parts: [Part]
  }

  /// A form of an output.
  enum Part {
    /// A figure of Plotly.
    case figure(JSONValue)
    /// A Vega-Lite specification.
    case specification(JSONValue)
    /// An HTML page, or a part of one.
    case page([UInt8])
    /// Text that a program printed.
    case text([UInt8])
  }

  /// The outputs, in order.
  private(set) var outputs: [Output] = []
  /// Whether any cell has an output.
  private(set) var hasOutputs = false
  /// Whether any output is a picture.
  private(set) var hasPictures = false

  /// The types of pictures.
  private static let pictures = ["image/png", "image/svg+xml", "image/jpeg"]

  /// Reads a notebook.
  /// - Parameter source: its text.
  /// - Throws: ``InputError`` if the text is not JSON.
  init(_ source: ByteSource) throws(InputError) {
    let root = try JSONValue.parse(source)
    for (index, cell) in (root.object?["cells"]?.array ?? []).enumerated() {
      guard let cell = cell.object, cell["cell_type"]?.text == "code" else { continue }
      let number = cell["execution_count"]?.number.flatMap { Int(exactly: $0) }
      for output in cell["outputs"]?.array ?? [] {
        guard let output = output.object else { continue }
        hasOutputs = true
        let parts = parts(of: output)
        guard !parts.isEmpty else { continue }
        outputs.append(Output(name: "[\(number ?? index + 1)]", parts: parts))
      }
    }
  }

  private mutating func parts(of output: JSONObject) -> [Part] {
    if output["output_type"]?.text == "stream" {
      guard output["name"]?.text == "stdout", let text = Self.text(output["text"]) else {
        return []
      }
      return [.text(text)]
    }
    guard let data = output["data"]?.object else { return [] }
    hasPictures = hasPictures || Self.pictures.contains { data[$0] != nil }
    var parts: [Part] = []
    if let figure = data["application/vnd.plotly.v1+json"] { parts.append(.figure(figure)) }
    if let key = data.members.first(where: { $0.key.hasPrefix("application/vnd.vegalite.v") }) {
      parts.append(.specification(key.value))
    }
    if let page = Self.text(data["text/html"]) { parts.append(.page(page)) }
    if let text = Self.text(data["text/plain"]) { parts.append(.text(text)) }
    return parts
  }

  /// Returns a text, which may be an array of lines.
  private static func text(_ value: JSONValue?) -> [UInt8]? {
    if let text = value?.text { return Array(text.utf8) }
    guard let lines = value?.array else { return nil }
    return Array(lines.compactMap(\.text).joined().utf8)
  }
}
