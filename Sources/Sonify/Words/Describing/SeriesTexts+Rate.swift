import Glibc
import SonifyBase
import SonifyChart

extension SeriesTexts {
  /// Returns a slope in words, per a unit of x that suits the length of the axis: "1.4 a year".
  /// - Parameter slope: the change of y for a change of x by 1; its sign is ignored.
  /// - Returns: the text, or nil if x is a category, its axis has no length, or the rate is zero or
  ///   not finite.
  func rate(_ slope: Double) -> String? {
    guard case .numeric(let axis) = xAxis, slope != 0 else { return nil }
    let extent = axis.range.upperBound - axis.range.lowerBound
    guard extent > 0, extent.isFinite else { return nil }
    switch axis.quantity {
    case .row: return nil
    case .date, .duration, .timeOfDay: return rate(slope, Self.timeStep(in: extent))
    case .year:
      let step = Self.timeStep(in: extent * DurationText.year)
      return rate(slope, (step.length / DurationText.year, step.phrase))
    case .size(let prefixes):
      let step = prefixes.unit(of: extent / 3)
      let unit = SizeText(digits: 1, prefixes: prefixes, bytes: axis.unit).text(step)
      return told(slope * step).map { RatePhrases.step.text(["amount": $0, "step": unit]) }
    case .number:
      // The largest power of ten that fits the axis three or more times.
      let step = pow(10, log10(extent / 3).rounded(.down))
      guard let amount = told(slope * step) else { return nil }
      let number = NumberText(digits: 1).text(step)
      if let unit = axis.unit {
        let text = UntrustedText.harmless(unit.text(number), limit: 60)
        // Of one, the name alone, where it stands apart from the number: "per cup", but "per $1".
        let name = UntrustedText.harmless(unit.one, limit: 60)
        return step == 1 && !name.isEmpty && text == "\(number) \(name)"
          ? RatePhrases.unit.text(["amount": amount, "unit": name])
          : RatePhrases.step.text(["amount": amount, "step": text])
      }
      return RatePhrases.stepOf.text(["amount": amount, "step": number, "title": xTitle])
    }
  }

  /// Returns how often events come, in the smallest unit of time that has at least one: "3 a month";
  /// nil if x is not a time or has no length.
  func frequency(of events: Int, in extent: Double) -> String? {
    guard case .numeric(let axis) = xAxis, extent > 0, extent.isFinite else { return nil }
    let seconds: Double
    switch axis.quantity {
    case .date, .duration, .timeOfDay: seconds = extent
    case .year: seconds = extent * DurationText.year
    case .number, .row, .size: return nil
    }
    let units: [Step] = [
      (60, RatePhrases.minute), (3600, RatePhrases.hour), (DurationText.day, RatePhrases.day),
      (DurationText.month, RatePhrases.month), (DurationText.year, RatePhrases.year),
      (10 * DurationText.year, RatePhrases.decade), (100 * DurationText.year, RatePhrases.century),
    ]
    return units.lazy.map { ($0, Double(events) * $0.length / seconds) }.first { $0.1 >= 1 }
      .map { unit, count in
        unit.phrase.text(["amount": NumberText(digits: count < 9.5 ? 1 : 2).text(count.rounded())])
      }
  }

  private typealias Step = (length: Double, phrase: Phrase)

  private func rate(_ slope: Double, _ step: Step) -> String? {
    told(slope * step.length).map { step.phrase.text(["amount": $0]) }
  }

  private func told(_ amount: Double) -> String? {
    guard amount.isFinite, amount != 0 else { return nil }
    return fineAmount(amount)
  }

  /// Returns the unit of time for rates on an axis that spans `extent` seconds.
  private static func timeStep(in extent: Double) -> Step {
    let (day, year) = (DurationText.day, DurationText.year)
    let steps: [(minimum: Double, step: Step)] = [
      (2000 * year, (100 * year, RatePhrases.century)),
      (200 * year, (10 * year, RatePhrases.decade)),
      (2.5 * year, (year, RatePhrases.year)), (90 * day, (DurationText.month, RatePhrases.month)),
      (3 * day, (day, RatePhrases.day)), (3 * 3600, (3600, RatePhrases.hour)),
      (180, (60, RatePhrases.minute)),
    ]
    return steps.first { extent >= $0.minimum }?.step ?? (1, RatePhrases.second)
  }
}
