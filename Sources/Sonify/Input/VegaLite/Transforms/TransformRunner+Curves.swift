import Glibc
import SonifyBase
import SonifyTables

extension TransformRunner {
  /// Replaces the records by points on a curve that fits those of each group.
  mutating func regression(_ node: DocumentNode) throws(RecordsError) {
    guard let y = node["regression"]?.text, let x = node["on"]?.text,
      node["params"]?.value.boolean != true
    else { throw incomplete(node) }
    let names = names(node["as"], usual: [x, y])
    guard names.count > 1 else { throw incomplete(node) }
    let method = node["method"]?.text ?? "linear"
    let order = Int(max(0, min(node["order"]?.number ?? 3, 1000)))
    let (xs, ys) = (measures(x), measures(y))
    let extent = try extent(of: node)
    try budget.spend(records.count, times: 10 * (1 + (method == "poly" ? order * order : 4)))
    try makeCurves(node, names) { group throws(RecordsError) in
      let points = group.map { (x: xs[$0], y: ys[$0]) }.filter { !$0.x.isNaN && !$0.y.isNaN }
      guard let low = points.map(\.x).min(), let high = points.map(\.x).max() else { return [] }
      guard let curve = Regression(method, order: order, points) else {
        throw .specification(
          SpecificationError(node["method"] ?? node, SpecificationPhrases.unknownOperation.text()))
      }
      let extent = extent ?? low...high
      if curve.isStraight {
        return [extent.lowerBound, extent.upperBound].map { ($0, curve.predict($0)) }
      }
      return SampledCurve.points(extent, minSteps: 25, maxSteps: 200, value: curve.predict)
    }
  }

  /// Replaces the records by points on a curve that follows those of each group.
  mutating func loess(_ node: DocumentNode) throws(RecordsError) {
    guard let y = node["loess"]?.text, let x = node["on"]?.text else { throw incomplete(node) }
    let names = names(node["as"], usual: [x, y])
    let bandwidth = node["bandwidth"]?.number ?? 0.3
    guard names.count > 1, (0...1).contains(bandwidth) else { throw incomplete(node) }
    let (xs, ys) = (measures(x), measures(y))
    for group in records.groups(by: try grouping(node)) {
      try budget.spend(
        group.count, times: 15 * LocalRegression.width(bandwidth, of: group.count))
    }
    try makeCurves(node, names) { group throws(RecordsError) in
      let points = group.map { (x: xs[$0], y: ys[$0]) }.filter { !$0.x.isNaN && !$0.y.isNaN }
      return points.isEmpty ? [] : LocalRegression(points, bandwidth: bandwidth).curve
    }
  }

  /// Replaces the records by points on the curve of the density of a field in each group.
  mutating func density(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["density"]?.text else { throw incomplete(node) }
    let names = names(node["as"], usual: ["value", "density"])
    guard names.count > 1 else { throw incomplete(node) }
    func steps(_ key: String) -> Int? {
      (node["steps"] ?? node[key])?.number.map { Int(max(1, min($0.isNaN ? 1 : $0, 1000))) }
    }
    let isShared = node["resolve"]?.text != "independent"
    let isCumulative = node["cumulative"]?.value.boolean == true
    let values = measures(field)
    let kept = records.values(FieldPath(field))
    var shared = try extent(of: node)
    if isShared, shared == nil, let low = values.filter(\.isFinite).min(),
      let high = values.filter(\.isFinite).max()
    {
      shared = low...high
    }
    let maxSteps = steps("maxsteps") ?? 200
    let minSteps = isShared ? maxSteps : steps("minsteps") ?? 25
    try budget.spend(records.count, times: 4 * max(minSteps, maxSteps))
    let isCounted = node["counts"]?.value.boolean == true
    let given = node["bandwidth"]?.number ?? 0
    try makeCurves(node, names) { group throws(RecordsError) in
      let present = group.map { values[$0] }.filter { !$0.isNaN }
      guard let low = present.min(), let high = present.max() else { return [] }
      // As in Vega, a value that is null counts as zero.
      let values = present + group.filter { kept[$0] == .null }.map { _ in 0 }
      let width = given > 0 ? given : Self.bandwidth(present, count: values.count)
      let factor = isCounted ? Double(group.count) : 1
      return SampledCurve.points(
        shared ?? low...high, minSteps: minSteps, maxSteps: max(minSteps, maxSteps)
      ) { x in
        var sum = 0.0
        for value in values {
          sum += Self.kernel((x - value) / width, isCumulative: isCumulative)
        }
        return factor * sum / (isCumulative ? 1 : width) / Double(values.count)
      }
    }
  }

  /// Returns the density of a normal distribution, or its integral up to a value.
  private static func kernel(_ distance: Double, isCumulative: Bool) -> Double {
    if isCumulative { return 0.5 * erfc(-distance / 2.0.squareRoot()) }
    return exp(-0.5 * distance * distance) / (2 * Double.pi).squareRoot()
  }

  /// Returns the width of the kernel by the rule of Scott.
  private static func bandwidth(_ values: [Double], count: Int) -> Double {
    let sorted = values.sorted()
    let deviation = AggregateOperation.stdev.number(of: values)
    let low = AggregateOperation.quantile(sorted, 0.25)
    let range = (AggregateOperation.quantile(sorted, 0.75) - low) / 1.34
    let candidates = [deviation.isNaN ? 0 : min(deviation, range), deviation, abs(low), 1]
    let width = candidates.first { $0 > 0 } ?? 1
    return 1.06 * width * pow(Double(count), -0.2)
  }

  /// Replaces the records by the points of a curve for each group.
  private mutating func makeCurves(
    _ node: DocumentNode, _ names: [String],
    _ points: ([Int]) throws(RecordsError) -> [(x: Double, y: Double)]
  ) throws(RecordsError) {
    let fields = try grouping(node)
    var rows: [Int] = []
    var all: [(x: Double, y: Double)] = []
    for group in records.groups(by: fields) {
      let curve = try points(group)
      try Records.check(all.count + curve.count, fields.count + 2)
      all += curve
      rows += curve.map { _ in group[0] }
    }
    try become(rows, keeping: fields)
    try records.set(names[0], all.map { JSONValue(measure: $0.x) })
    try records.set(names[1], all.map { JSONValue(measure: $0.y) })
  }

  private func measures(_ field: String) -> [Double] {
    let path = FieldPath(field)
    return records.values(path).map(\.measure)
  }

  /// Returns the ends of a curve that the transform gives.
  private func extent(of node: DocumentNode) throws(RecordsError) -> ClosedRange<Double>? {
    guard let extent = node["extent"], !extent.isNull else { return nil }
    let ends = extent.elements.compactMap(\.number)
    guard ends.count == 2, ends[0] <= ends[1], (ends[1] - ends[0]).isFinite else {
      throw incomplete(extent)
    }
    return ends[0]...ends[1]
  }
}
