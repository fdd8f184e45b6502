import SonifyBase
import SonifyTables

/// The names of the values of a categorical channel, one for each record.
struct EncodedNames {
  /// The names, in order.
  private(set) var names: [String] = []
  /// For every record, the index of its name, or nil if it has none.
  private(set) var places: [Int?] = []

  /// Creates the names of the values of one channel.
  init(_ channel: Channel, _ order: CategoryOrder, _ view: EncodedView) {
    let values = view.records[channel.column] ?? []
    let labels = order.values.map { Self.label($0, channel, view) }
    names = labels
    places = values.map { $0 == .null ? nil : order.places[GroupKey($0)] }
    guard channel.isBinned else { return }
    // The upper edges of bins in the data are in another channel.
    guard let ends = view.records["encoding.\(channel.name)2"] else { return }
    for (row, place) in places.enumerated() {
      guard let place, let begin = values[row].number, let end = ends[row].number else { continue }
      names[place] = Binning.name(begin, end)
    }
  }

  /// Creates names for combinations of several channels, sorted by the first, then by the second.
  init(_ channels: [Channel], _ orders: [CategoryOrder], _ view: EncodedView) {
    let parts = zip(channels, orders).map { EncodedNames($0, $1, view) }
    guard parts.count != 1 else {
      self = parts[0]
      return
    }
    let keys = (0..<view.records.count).map { row -> [Int]? in
      let places = parts.compactMap { $0.places[row] }
      return places.count == parts.count ? places : nil
    }
    let distinct = Set(keys.compactMap { $0 }).sorted { $0.lexicographicallyPrecedes($1) }
    let indices = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
    names = distinct.map { key in
      zip(parts, key).map { $0.names[$1] }.joined(separator: ", ")
    }
    places = keys.map { key in key.flatMap { indices[$0] } }
  }

  /// Returns the name of a value.
  static func label(_ value: JSONValue, _ channel: Channel, _ view: EncodedView) -> String {
    if let binning = view.binnings[channel.name], let begin = value.number {
      return binning.name(from: begin)
    }
    return label(value, channel, areMoments: view.records.moments.contains(channel.column))
  }

  /// Returns the name of a value that is not a bin.
  static func label(_ value: JSONValue, _ channel: Channel, areMoments: Bool) -> String {
    if areMoments || channel.timeUnit != nil, let moment = value.number {
      if let unit = channel.timeUnit, unit.isCyclic || unit.parts.last == .quarter {
        return unit.name(of: moment)
      }
      let text = TimestampComponents(moment)?.iso8601 ?? ""
      return switch channel.timeUnit?.parts.last {
      case .year: String(text.prefix(4))
      case .month: String(text.prefix(7))
      default: text
      }
    }
    if let number = value.number { return Binning.short(number) }
    let text = value.coercedText
    return text.isEmpty ? LocaleSettings.naming { ValueNamePhrases.empty.text() } : text
  }
}
