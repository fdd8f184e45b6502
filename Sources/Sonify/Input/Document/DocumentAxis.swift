import SonifyBase
import SonifyChart
import SonifyTables

/// An axis of a chart document: the format of its values, and its members.
struct DocumentAxis {
  typealias Kind = ChartDocument.AxisKind

  /// The kind of values.
  let kind: Kind
  private let object: DocumentObject<ChartDocument.AxisMember>
  private let title: String
  /// Whether the document leaves the kind to be detected.
  private let isKindOpen: Bool
  /// The categories, as listed in the document or as met so far.
  private var categories: [String] = []
  private var places: [String: Int] = [:]
  private let areCategoriesListed: Bool

  /// Creates an axis from its JSON value.
  /// - Parameters:
  ///   - value: the axis in the document.
  ///   - path: the path of the axis in messages.
  ///   - isOfValues: whether it is a y axis, which has no categories.
  ///   - first: the first value on it, from which its kind is detected if necessary.
  ///   - faults: collects the faults.
  init?(
    _ value: JSONValue, path: String, isOfValues: Bool = false, first: JSONValue?,
    _ faults: inout DocumentFaults
  ) {
    guard
      let object = DocumentObject<ChartDocument.AxisMember>(value, path: path, &faults)
    else { return nil }
    self.object = object
    title = object.text(.title, &faults) ?? ""
    let names =
      isOfValues
      ? nil : object.array(.categories, atMost: ChartAssembly.maxCategories, &faults)
    let kind: Kind? = object.choice(.kind, &faults)
    isKindOpen = object[.kind] == nil
    if isOfValues, kind == .category {
      faults.add(DocumentFaultPhrases.valuesOnNames.text(), at: object.path(of: .kind))
      self.kind = .number
    } else {
      self.kind = kind ?? Self.likelyKind(hasNames: names != nil, first, isOfValues: isOfValues)
    }
    areCategoriesListed = names != nil
    for (number, name) in (names ?? []).enumerated() {
      guard let name = name.text else {
        faults.add(
          DocumentFaultPhrases.notText.text(["value": name.words]),
          at: "\(object.path(of: .categories))[\(number)]")
        continue
      }
      categories.append(name)
      if places[name] == nil { places[name] = number }
    }
    recordInapplicableMembers(&faults)
  }

  /// Records members that have no meaning for the kind.
  private func recordInapplicableMembers(_ faults: inout DocumentFaults) {
    let meaningless: [ChartDocument.AxisMember] =
      switch kind {
      case .category:
        [.range, .scale, .gridlines, .unit, .valueDescriptions, .granularity, .prefixes]
      case .number: [.categories, .granularity]
      case .year, .row: [.categories, .granularity, .prefixes]
      case .duration, .timeOfDay: [.categories, .granularity, .unit, .prefixes]
      case .date: [.categories, .unit, .prefixes]
      }
    for member in meaningless where object[member] != nil {
      faults.addUnknown(object.path(of: member))
    }
  }

  private static func likelyKind(hasNames: Bool, _ first: JSONValue?, isOfValues: Bool) -> Kind {
    if hasNames { return .category }
    guard let text = first?.text else { return .number }
    return date(text) != nil ? .date : isOfValues ? .number : .category
  }

  // MARK: - Values

  /// Returns the value as a number, seconds since 1970 or the index of a category, or nil if the
  /// axis has no such value.
  mutating func number(_ value: JSONValue) -> Double? {
    switch (kind, value) {
    case (.number, .number(let number)), (.year, .number(let number)),
      (.row, .number(let number)), (.duration, .number(let number)),
      (.timeOfDay, .number(let number)), (.date, .number(let number)):
      return number
    case (.date, .text(let text)): return Self.date(text)
    case (.category, .text(let name)): return place(of: name)
    case (.category, .number(let number)):
      return Int(exactly: number).flatMap { categories.indices.contains($0) ? number : nil }
    default: return nil
    }
  }

  /// Returns what is wrong with a value that the axis does not have.
  func problem(with value: JSONValue) -> String {
    switch kind {
    case .number, .year, .row, .duration, .timeOfDay:
      DocumentFaultPhrases.notNumber.text(["value": value.words])
    case .date: DocumentFaultPhrases.notDate.text(["value": value.words])
    case .category where value.text != nil && areCategoriesListed:
      DocumentFaultPhrases.notAmong.text([
        "value": value.words, "choices": object.path(of: .categories),
      ])
    case .category where value.text != nil:
      DocumentFaultPhrases.manyCategories.text(["maximum": "\(ChartAssembly.maxCategories)"])
    case .category: DocumentFaultPhrases.notCategory.text(["value": value.words])
    }
  }

  private mutating func place(of name: String) -> Double? {
    if let place = places[name] { return Double(place) }
    guard !areCategoriesListed, categories.count < ChartAssembly.maxCategories else {
      return nil
    }
    places[name] = categories.count
    categories.append(name)
    return Double(categories.count - 1)
  }

  /// Returns a date of ISO 8601, a month or a year, in seconds since 1970.
  static func date(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let isYear =
      bytes.count == 4
      && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isYear, let year = Int(text) {
      return CivilDate(year: year, month: 1, day: 1).map { Double($0.daysSince1970) * 86_400 }
    }
    return DateFormat.yearFirst.seconds(bytes.span)
  }

  // MARK: - The finished axis

  /// Whether the document has a linear scale, which is the default.
  var isLinear: Bool { object[.scale] == nil || object[.scale] == .text(AxisScale.linear.rawValue) }

  /// Returns the axis, once its values are known.
  /// - Parameters:
  ///   - values: the values on it; missing values are NaN.
  ///   - includesZero: whether the range includes zero if the document gives no range.
  ///   - faults: collects the faults.
  /// - Returns: the axis.
  mutating func finished(
    _ values: [[Double]], includesZero: Bool = false, _ faults: inout DocumentFaults
  ) -> DataAxis {
    guard kind != .category else {
      return .categorical(CategoricalAxis(title: title, categories: categories))
    }
    let quantity = quantity(values, &faults)
    let scale: AxisScale = object.choice(.scale, &faults) ?? .linear
    var range = range(&faults)
    if range == nil {
      range = Self.range(of: values)
      if includesZero, scale == .linear, let some = range {
        range = min(0, some.lowerBound)...max(0, some.upperBound)
      }
    }
    let extent = range ?? 0...0
    if scale != .linear {
      if case .date = quantity {
        faults.add(
          DocumentFaultPhrases.datesOnScale.text(["scale": scale.rawValue]),
          at: object.path(of: .scale))
      } else if extent.lowerBound <= 0 {
        faults.add(
          DocumentFaultPhrases.belowZero.text([
            "scale": scale.rawValue, "minimum": extent.lowerBound.inWords,
          ]),
          at: object.path(of: .scale))
      }
    }
    return .numeric(
      NumericAxis(
        title: title, range: extent, scale: scale, quantity: quantity,
        gridlines: gridlines(&faults)?.filter(extent.contains)
          ?? Gridlines.values(in: extent, scale: scale, quantity: quantity),
        unit: unit(&faults), valueDescriptions: descriptions(&faults)))
  }

  private func quantity(_ values: [[Double]], _ faults: inout DocumentFaults)
    -> NumericAxis.Quantity
  {
    switch kind {
    case .year: return .year
    case .row: return .row
    case .duration: return .duration
    case .timeOfDay: return .timeOfDay
    case .date:
      let granularity: DateGranularity? = object.choice(.granularity, &faults)
      return .date(granularity ?? .finest(in: values.flatMap { $0 }))
    case .number, .category:
      let prefixes: SizePrefixes? = object.choice(.prefixes, &faults)
      if let prefixes { return .size(prefixes) }
      let showsYears =
        isKindOpen && title.lowercased() == "year"
        && values.allSatisfy { column in
          column.allSatisfy { (1000..<3000).contains($0) && $0 == $0.rounded() }
        }
      return showsYears ? .year : .number
    }
  }

  /// Returns the smallest and the largest of some values, or nil if there are none.
  private static func range(of values: [[Double]]) -> ClosedRange<Double>? {
    var (minimum, maximum) = (Double.infinity, -Double.infinity)
    for column in values {
      for value in column where value.isFinite {
        minimum = min(minimum, value)
        maximum = max(maximum, value)
      }
    }
    return minimum <= maximum ? minimum...maximum : nil
  }

  /// Returns the values of an array, and records faulty ones by their paths.
  private mutating func numbers(
    _ values: [JSONValue], of member: ChartDocument.AxisMember, _ faults: inout DocumentFaults
  ) -> [Double] {
    var numbers: [Double] = []
    for (place, value) in values.enumerated() {
      if let number = number(value) {
        numbers.append(number)
      } else {
        faults.add(problem(with: value), at: "\(object.path(of: member))[\(place)]")
      }
    }
    return numbers
  }

  private mutating func range(_ faults: inout DocumentFaults) -> ClosedRange<Double>? {
    guard let ends = object.array(.range, &faults) else { return nil }
    guard ends.count == 2 else {
      faults.add(
        DocumentFaultPhrases.rangeElements.text(
          count: ends.count, ["count": "\(ends.count)"]), at: object.path(of: .range))
      return nil
    }
    let numbers = numbers(ends, of: .range, &faults)
    guard numbers.count == 2 else { return nil }
    guard numbers[0] <= numbers[1] else {
      faults.add(DocumentFaultPhrases.descending.text(), at: object.path(of: .range))
      return nil
    }
    return numbers[0]...numbers[1]
  }

  /// Returns the gridlines in ascending order, or nil if the document has none.
  private mutating func gridlines(_ faults: inout DocumentFaults) -> [Double]? {
    let limit = ChartDocument.maxMarkCount
    guard let values = object.array(.gridlines, atMost: limit, &faults) else { return nil }
    return Set(numbers(values, of: .gridlines, &faults)).sorted()
  }

  private func unit(_ faults: inout DocumentFaults) -> AxisUnit? {
    guard ![.date, .duration, .timeOfDay].contains(kind),
      let unit: DocumentObject<ChartDocument.UnitMember> = object.object(.unit, &faults)
    else { return nil }
    guard let one = unit.text(.one, &faults) else {
      if unit[.one] == nil {
        faults.add(DocumentFaultPhrases.missing.text(), at: unit.path(of: .one))
      }
      return nil
    }
    return AxisUnit(one: one, other: unit.text(.other, &faults) ?? one)
  }

  private mutating func descriptions(_ faults: inout DocumentFaults) -> [Double: String] {
    typealias Description = DocumentObject<ChartDocument.DescriptionMember>
    let limit = ChartDocument.maxMarkCount
    var descriptions: [Double: String] = [:]
    let entries = object.array(.valueDescriptions, atMost: limit, &faults) ?? []
    for (place, entry) in entries.enumerated() {
      let path = "\(object.path(of: .valueDescriptions))[\(place)]"
      guard let entry = Description(entry, path: path, &faults) else { continue }
      let value = entry[.value] ?? .null
      let text = entry.text(.description, &faults)
      if text == nil, entry[.description] == nil {
        faults.add(DocumentFaultPhrases.missing.text(), at: entry.path(of: .description))
      }
      guard let number = number(value) else {
        faults.add(problem(with: value), at: entry.path(of: .value))
        continue
      }
      if let text { descriptions[number] = text }
    }
    return descriptions
  }
}
