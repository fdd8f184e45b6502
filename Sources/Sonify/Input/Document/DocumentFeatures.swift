import SonifyBase
import SonifyChart
import SonifyTables

/// The features of functions in chart documents.
extension CurveFeatures {
  /// The kind of a feature.
  private enum Kind: String, CaseIterable {
    /// A zero at which the sign changes.
    case crossing
    /// Another zero.
    case zero
    case peak, low, pole, jump
    /// A stretch without a value.
    case undefined
    /// There are more features than are looked for; then it is the only one.
    case more
  }

  /// Where a function goes at one side of a pole.
  private enum Direction: String, CaseIterable {
    case plus, minus

    init(_ sign: FloatingPointSign) { self = sign == .plus ? .plus : .minus }

    var sign: FloatingPointSign { self == .plus ? .plus : .minus }
  }

  private typealias Member = ChartDocument.FeatureMember

  // MARK: - Writing

  /// The features as an array of a chart document.
  var documentText: String {
    guard !isCutOff else { return "[\(Self.text(.more))]" }
    var texts = zeros.map { Self.text($0.isCrossing ? .crossing : .zero, (.x, $0.x)) }
    texts += extremes.map { Self.text($0.isPeak ? .peak : .low, (.x, $0.x), (.y, $0.y)) }
    texts += poles.map { pole in
      let sides = [(Member.before, pole.before), (.after, pole.after)].compactMap { member, sign in
        sign.map { "\"\(member.rawValue)\": \"\(Direction($0).rawValue)\"" }
      }
      return Self.text(.pole, (.x, pole.x), and: sides)
    }
    texts += jumps.map { Self.text(.jump, (.x, $0)) }
    texts += undefined.map { Self.text(.undefined, (.from, $0.lowerBound), (.to, $0.upperBound)) }
    return "[\(texts.joined(separator: ", "))]"
  }

  private static func text(
    _ kind: Kind, _ numbers: (Member, Double)..., and others: [String] = []
  ) -> String {
    let members = numbers.map { "\"\($0.0.rawValue)\": \(JSONText.number($0.1))" }
    let all = ["\"\(Member.kind.rawValue)\": \"\(kind.rawValue)\""] + members + others
    return "{\(all.joined(separator: ", "))}"
  }

  // MARK: - Reading

  /// Reads the features of a series; nil if the document does not say that it is a function.
  init?(
    of series: DocumentObject<ChartDocument.SeriesMember>, _ faults: inout DocumentFaults
  ) {
    guard
      let values = series.array(.features, atMost: SampledFunction.maxFeatures, &faults)
    else { return nil }
    self.init()
    for (number, value) in values.enumerated() {
      let path = "\(series.path(of: .features))[\(number)]"
      if let object = DocumentObject<Member>(value, path: path, &faults) { add(object, &faults) }
    }
    zeros.sort { $0.x < $1.x }
    extremes.sort { $0.x < $1.x }
    poles.sort { $0.x < $1.x }
    jumps.sort()
    undefined.sort { $0.lowerBound < $1.lowerBound }
    if isCutOff { self = .endless }
  }

  private mutating func add(_ object: DocumentObject<Member>, _ faults: inout DocumentFaults) {
    func number(_ member: Member) -> Double? {
      guard let number = object[member]?.number, number.isFinite else {
        faults.add(
          object[member].map { DocumentFaultPhrases.notNumber.text(["value": $0.words]) }
            ?? DocumentFaultPhrases.missing.text(), at: object.path(of: member))
        return nil
      }
      return number
    }
    func direction(_ member: Member) -> FloatingPointSign? {
      let direction: Direction? = object.choice(member, &faults)
      return direction?.sign
    }
    let kind: Kind? = object.choice(.kind, &faults)
    switch kind {
    case .crossing?, .zero?:
      if let x = number(.x) { zeros.append(Zero(x: x, isCrossing: kind == .crossing)) }
    case .peak?, .low?:
      if let x = number(.x), let y = number(.y) {
        extremes.append(Extreme(x: x, y: y, isPeak: kind == .peak))
      }
    case .pole?:
      if let x = number(.x) {
        poles.append(Pole(x: x, before: direction(.before), after: direction(.after)))
      }
    case .jump?:
      if let x = number(.x) { jumps.append(x) }
    case .undefined?:
      if let from = number(.from), let to = number(.to) {
        undefined.append(min(from, to)...max(from, to))
      }
    case .more?: isCutOff = true
    case nil:
      if object[.kind] == nil {
        faults.add(DocumentFaultPhrases.missing.text(), at: object.path(of: .kind))
      }
    }
  }
}
