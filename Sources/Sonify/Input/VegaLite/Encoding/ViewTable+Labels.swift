import SonifyBase
import SonifyChart

extension ViewTable {
  /// Returns what the text marks of a view say, one text for each record and empty for those
  /// without; nil if it is nothing or repeats a value of the point.
  static func markTexts(of view: EncodedView) -> [String]? {
    guard let definition = view.view.encoding.first(where: { $0.name == "text" })?.definition else {
      let text = view.view.node["mark"]?["text"]?.text
      return text.map { Array(repeating: $0, count: view.records.count) }
    }
    // Without its test, a condition would label points that it does not.
    guard definition["condition"] == nil else { return nil }
    if let text = (definition["value"] ?? definition["datum"])?.text {
      return Array(repeating: text, count: view.records.count)
    }
    guard let channel = view.encoding.all.first(where: { $0.name == "text" }),
      !([view.encoding.x, view.encoding.y, view.encoding.yEnd].compactMap { $0 })
        .contains(where: { $0.shows(sameAs: channel) })
    else { return nil }
    return (view.records[channel.column] ?? []).map { value in
      value.isValid ? EncodedNames.label(value, channel, view) : ""
    }
  }
}
