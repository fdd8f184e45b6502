import Glibc
import SonifyBase
import SonifyTables

extension TableFindings {
  /// Leaves out rows that are sums of others or their highest possible values.
  /// - Returns: the decisions that were made.
  mutating func removeSums() -> [Decision] {
    guard roles.series == nil else { return [] }
    return removeLimits() + removeFirstSums() + removeSections() + removeSubtotals()
      + removeLastSum() + removeLevels()
  }

  /// Leaves out all rows that are sums of rows next to them, whatever their names are; of more series than a chart has
  /// room for, those that the first row sums up are used.
  private mutating func removeLevels() -> [Decision] {
    guard across != nil ? roles.x == nil : roles.xRule == .names, let labels = rowLabels,
      labels.count > Self.minParts,
      case let tree = SumTree(measures), !tree.parents.isEmpty
    else { return [] }
    let sums = tree.parents.filter { !labels[$0].isEmpty }
    let all = Set(sums)
    let parts = labels.indices.filter { !all.contains($0) }
    guard !sums.isEmpty, parts.count > 1, !labels.contains(where: TotalRow.namesResult) else {
      return []
    }
    let ofFirst = parts.prefix { $0 < tree.firstEnd }.count
    if across != nil, parts.count > WideTable.maxRows,
      (Self.minPartsOfFirst...WideTable.maxRows).contains(ofFirst)
    {
      across?.firstRows = ofFirst
    }
    table.keep(parts)
    return [.table(.subtotals(sums.map { labels[$0] }))]
  }

  /// Leaves out a first or last row whose label says that it holds the highest possible values, as the points that
  /// pupils could have.
  private mutating func removeLimits() -> [Decision] {
    guard let labels = rowLabels, labels.count > Self.minParts else { return [] }
    let found = [0, labels.count - 1].first { row in
      TotalRow.isLimit(labels[row])
        && measures.allSatisfy { values in
          values.allSatisfy { $0.isNaN || values[row].isNaN || $0 <= values[row] }
        }
    }
    guard let found else { return [] }
    table.keep(labels.indices.filter { $0 != found })
    return [.table(.limits([labels[found]]))]
  }

  /// Leaves out rows with the label of a sum that are the sum of the rows since the last one, or of all, in every column;
  /// a first one may be the sum of all below it.
  private mutating func removeSubtotals() -> [Decision] {
    guard let labels = rowLabels else { return [] }
    let measures = measures
    var sums: [Int] = []
    var (parts, all): ([Int], [Int]) = ([], [])
    if labels.count > Self.minParts, TotalRow.partialLabel(labels[0]) == .sure,
      Self.isSum(0, of: Array(labels.indices.dropFirst()), in: measures, .sure)
    {
      sums = [0]
    }
    for row in labels.indices.dropFirst(sums.count) {
      let label = TotalRow.partialLabel(labels[row])
      let isSum =
        label.map { label in
          [parts, all].contains { Self.isSum(row, of: $0, in: measures, label) }
            || label == .possible && Self.isNamed(row, by: parts, labels)
              && Self.isSum(row, of: parts, in: measures, .sure)
        } ?? false
      if isSum {
        sums.append(row)
        parts = []
      } else {
        parts.append(row)
        all.append(row)
      }
    }
    guard !sums.isEmpty, all.count > 1 else { return [] }
    table.keep(all)
    let names = sums.reduce(into: [String]()) { names, row in
      if !names.contains(labels[row]) { names.append(labels[row]) }
    }
    return [.table(.subtotals(names))]
  }

  /// Returns whether a row is the sum of others in all columns; a name that may be that of a sum has several parts and
  /// so many digits that chance has no share in it.
  private static func isSum(
    _ row: Int, of parts: [Int], in measures: [[Double]], _ label: TotalRow.Label
  ) -> Bool {
    guard !parts.isEmpty, measures.contains(where: { $0[row] != 0 }) else { return false }
    var digits = 0.0
    for values in measures {
      let own = parts.map { values[$0] }.filter { !$0.isNaN }
      let size = own.reduce(0) { $0 + abs($1) }
      guard abs(values[row] - own.reduce(0, +)) <= 1e-9 * size else { return false }
      if size > 0, values[row] != 0 { digits += log10(max(1, abs(values[row]) / step(of: own))) }
    }
    return label == .sure || parts.count > 1 && digits >= minDigits
  }

  /// The names of all rows, if texts on x name them, or those beside the times of a table across; nil for more rows than
  /// people sum up.
  var rowLabels: [String]? {
    guard table.rowCount <= Self.maxRows else { return nil }
    let columns =
      across.map { roles.x == nil ? $0.rowNames : [] }
      ?? roles.x.map { profiles[$0].content == .text ? [$0] : [] } ?? []
    let names = columns.compactMap { table.columns[$0] }
    guard !names.isEmpty else { return nil }
    let labels = (0..<table.rowCount).map { row in
      names.compactMap { column in
        Int(exactly: column.values[row]).map { CellText.clean(column.texts[$0]) }
      }.joined(separator: ", ")
    }
    // Rows without a name are not plotted.
    return labels.count { $0.isEmpty } * Self.minRowsPerBlank > labels.count ? nil : labels
  }

  /// The values of all columns that are plotted.
  var measures: [[Double]] {
    (across?.values ?? roles.ys).filter { profiles[$0].content == .number }.compactMap {
      table.columns[$0]?.values
    }
  }

  /// Leaves out a last row that is the sum of the others in every column of values, whatever its name is.
  ///
  /// One column shows no sum: what is left over may be half of the whole, and income may equal costs. In several
  /// columns that do not follow from each other, chance makes no such row of numbers with some digits.
  /// - Returns: the decisions that were made.
  private mutating func removeLastSum() -> [Decision] {
    guard across == nil, let x = roles.x, roles.xRule == .names, let names = table.columns[x],
      names.texts.count == table.rowCount,
      case let last = table.rowCount - 1, last >= Self.minParts,
      let place = Int(exactly: names.values[last])
    else { return [] }
    var known: [[Double]] = []
    var digits = 0.0
    for column in roles.ys {
      guard profiles[column].content == .number, let values = table.columns[column]?.values,
        case let parts = values.dropLast().filter({ !$0.isNaN && $0 != 0 }),
        parts.count >= Self.minParts, parts.allSatisfy({ $0 > 0 }), let sum = values.last,
        abs(sum - parts.reduce(0, +)) <= 1e-9 * sum
      else { return [] }
      let step = Self.step(of: parts)
      guard !known.contains(where: { Self.follows(values, from: $0, at: last, step: step) })
      else { continue }
      known.append(values)
      digits += log10(sum / step)
    }
    guard known.count > 1, digits >= Self.minDigits else { return [] }
    let label = CellText.clean(names.texts[place])
    table.keep(Array(0..<last))
    return [.table(.totals([label]))]
  }

  /// The minimum number of regions that a first row sums up above the states of these.
  private static let minRegions = 2
  /// The minimum number of series of which the first row is the sum; others of a long list may follow fewer.
  private static let minPartsOfFirst = 4
  /// The minimum number of rows of which one may have no name.
  private static let minRowsPerBlank = 10

  /// Returns whether the label of a sum has a second word that the labels of all parts have: "Total professors".
  private static func isNamed(_ row: Int, by parts: [Int], _ labels: [String]) -> Bool {
    guard labels[row].utf8.count <= maxLabel, parts.count > 1,
      case let words = HeaderWords(labels[row]).words, words.count == 2
    else { return false }
    return parts.allSatisfy {
      labels[$0].utf8.count <= maxLabel && HeaderWords(labels[$0]).words.contains(words[1])
    }
  }

  /// The maximum length of a label whose words are compared, in bytes.
  private static let maxLabel = 100

  /// Leaves out the first rows if they are sums of others: the directory of all paths, or a whole and its regions above the
  /// states of these.
  private mutating func removeFirstSums() -> [Decision] {
    guard let labels = rowLabels, labels.count > 2 * Self.minParts else { return [] }
    let areSizes = roles.ys.allSatisfy { profiles[$0].style?.measure?.isOfSizes == true }
    let count =
      areSizes && Self.isDirectory(labels) ? 1 : Self.firstSums(measures)
    guard count > 0 else { return [] }
    table.keep(Array(count..<labels.count))
    return [.table(.subtotals(Array(labels[..<count])))]
  }

  /// Returns whether the first label is that of the directory that all others are in, as `du` lists them.
  private static func isDirectory(_ labels: [String]) -> Bool {
    let path = labels[0].last == "/" ? labels[0] : labels[0] + "/"
    return (labels[0] == "." || labels[0].contains("/"))
      && labels.dropFirst().allSatisfy { $0.hasPrefix(path) }
  }

  /// Returns the number of first rows that are a whole and its regions, in all columns.
  ///
  /// The first is the sum of several rows below it and once more of many rows below those, none larger than a region;
  /// no number is negative, and they have so many digits that chance has no share in it.
  private static func firstSums(_ measures: [[Double]]) -> Int {
    guard let first = measures.first, measures.allSatisfy({ $0.allSatisfy { $0 >= 0 } }),
      measures.reduce(0, { $0 + ($1[0] > 0 ? log10($1[0] / step(of: $1)) : 0) })
        >= minDigitsOfFirst,
      let end = sumEnd(from: 1, measures), end > minRegions, end < first.count,
      // Beside the states of a country, other places may follow.
      let last = sumEnd(from: end, measures), last - end >= minParts * (end - 1)
    else { return 0 }
    let areParts = measures.allSatisfy { values in
      (values[1..<end].min() ?? 0) >= (values[end..<last].max() ?? 0)
    }
    return areParts ? end : 0
  }

  /// Returns the row after those from one on whose sum the first row holds in every column; nil if it holds none.
  private static func sumEnd(from start: Int, _ measures: [[Double]]) -> Int? {
    var sums = measures.map { _ in 0.0 }
    return (start..<measures[0].count).first { row in
      for (index, values) in measures.enumerated() { sums[index] += values[row] }
      return zip(sums, measures).allSatisfy { abs($0 - $1[0]) <= 1e-9 * $1[0] }
    }.map { $0 + 1 }
  }

  /// The minimum number of digits of sums that no word names.
  private static let minDigitsOfFirst = 6.0

  /// The maximum number of rows among which sums of parts are sought, as each may be compared with all before it.
  private static let maxRows = 1000
  /// The minimum number of rows that make a sum.
  private static let minParts = 3
  /// The minimum number of decimal digits of all sums together that agree.
  private static let minDigits = 4.0

  /// Returns whether numbers are multiples of others, but for rounding to a step, as shares are of counts; those of a row
  /// are the largest.
  static func follows(
    _ numbers: [Double], from others: [Double], at row: Int, step: Double
  ) -> Bool {
    let ratio = numbers[row] / others[row]
    return zip(numbers, others).allSatisfy { $0.isNaN || $1.isNaN || abs($0 - $1 * ratio) <= step }
  }

  /// Returns the power of ten of which all numbers are multiples, at most 1 and at least a millionth.
  static func step(of numbers: [Double]) -> Double {
    var step = 1.0
    while step > 1e-6,
      !numbers.allSatisfy({ abs(($0 / step).rounded() - $0 / step) <= 1e-6 })
    {
      step /= 10
    }
    return step
  }
}
