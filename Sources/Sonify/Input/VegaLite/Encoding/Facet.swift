/// The part of the records in one of several similar views.
struct Facet: Equatable {
  /// The channels that split the records.
  private(set) var channels: [Channel]
  /// The value of each.
  private(set) var key: [JSONValue]
  /// The number of transforms before the split.
  private let transformCount: Int
  private let data: DocumentNode?
  /// The title of the view.
  let title: String

  private init(
    _ channels: [Channel], _ key: [JSONValue], _ view: UnitView, _ names: [String]
  ) {
    self.channels = channels
    self.key = key
    transformCount = view.transforms.count
    data = view.data
    title = zip(channels, names).map { "\($0.title ?? $0.defaultTitle) \($1)" }
      .joined(separator: ", ")
  }

  /// Returns the facets that have records, sorted by the first channel and then by the second.
  static func all(of view: UnitView, _ runner: inout TransformRunner) throws(RecordsError)
    -> [Facet]
  {
    var channels: [Channel] = []
    var binnings: [Binning?] = []
    for (index, node) in view.facets.enumerated() {
      guard var channel = Channel("facet\(index)", node, &runner.unsupported),
        let field = channel.field
      else { continue }
      if let fault = channel.fault ?? runner.lacking[field.names[0]] {
        throw .specification(fault)
      }
      guard runner.records.has(field) else { continue }
      binnings.append(try runner.records.derive(&channel, &runner.unsupported))
      channels.append(channel)
    }
    let columns = channels.map { runner.records[$0.column] ?? [] }
    var keys: [[JSONValue]] = []
    for group in runner.records.groups(by: channels.map { FieldPath(names: [$0.column]) }) {
      keys.append(columns.map { $0[group[0]] })
    }
    guard !channels.isEmpty, !keys.isEmpty else { return [] }
    let orders = zip(channels, columns).map { channel, column in
      Self.order(channel, column)
    }
    keys.sort { one, other in
      for (index, order) in orders.enumerated() {
        let (first, second) = (order[GroupKey(one[index])] ?? 0, order[GroupKey(other[index])] ?? 0)
        if first != second { return first < second }
      }
      return false
    }
    return keys.prefix(UnitView.maxCount).map { key in
      let names = zip(zip(channels, binnings), key).map { part, value in
        part.1.flatMap { binning in value.number.map(binning.name) }
          ?? EncodedNames.label(
            value, part.0, areMoments: runner.records.moments.contains(part.0.column))
      }
      return Facet(channels, key, view, names)
    }
  }

  /// Returns the index of every value: as listed under "sort", otherwise ascending or descending.
  private static func order(_ channel: Channel, _ column: [JSONValue]) -> [GroupKey: Int] {
    var seen: Set<GroupKey> = []
    var values = column.filter { seen.insert(GroupKey($0)).inserted }
    let list = channel.node["sort"]?.value.array ?? []
    if channel.node["sort"]?.isNull != true {
      values.sort { $0.isOrdered(before: $1) }
      if channel.node["sort"]?.text == "descending" { values.reverse() }
      values = list.filter { seen.contains(GroupKey($0)) } + values
    }
    return Dictionary(
      values.enumerated().map { (GroupKey($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the transforms of a layer before the split.
  func transforms(of layer: UnitView) -> [DocumentNode] {
    layer.data == data ? Array(layer.transforms.prefix(transformCount)) : layer.transforms
  }

  /// Returns the transforms of a layer after the split.
  func laterTransforms(of layer: UnitView) -> [DocumentNode] {
    layer.data == data ? Array(layer.transforms.dropFirst(transformCount)) : []
  }

  /// Keeps the records of this facet, or all if they lack the field.
  func filter(_ runner: inout TransformRunner) throws(SpecificationError) {
    for (channel, value) in zip(channels, key) {
      guard let field = channel.field, runner.records.has(field) else { continue }
      var channel = channel
      do throws(RecordsError) {
        // The bins are those of all records, which are still here.
        _ = try runner.records.derive(&channel, &runner.unsupported)
      } catch {
        throw SpecificationError(channel.node, error.problem)
      }
      let column = runner.records[channel.column] ?? []
      let wanted = GroupKey(value)
      runner.records = runner.records.selecting(
        column.indices.filter { GroupKey(column[$0]) == wanted })
    }
  }
}
