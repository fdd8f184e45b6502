import SonifyBase
import SonifyChart
import SonifyTables

/// Separates the columns of numbers that are plotted from those that mark rows, stand for kinds of them, or say
/// again or how well what others say.
///
/// Beside a measure, columns of 0 and 1 mark rows that are cases; what never changes says little among cases, and in
/// a course only beside what it may be compared with; codes stand for kinds where no column orders the rows, and
/// steps of a program only order rows that have another x.
struct MeasureChooser {
  private let profiles: [ColumnProfile]
  /// The columns that may be measures.
  private let measures: [Int]
  private let x: ColumnProfile?
  private let rule: XRule?
  private let wantsPairs: Bool
  /// Whether rows are cases, and no moments or steps.
  private let areCases: Bool
  private let areDated: Bool
  /// The number of values of the fullest column.
  private let maxPresent: Int
  /// Whether a column names the events among readings.
  private let areEventsNamed: Bool
  private let hasNamedValue: Bool
  /// Whether x is made of dates and of times of day.
  private let isTimed: Bool
  /// Whether several measures are in percent.
  private let areShares: Bool
  /// The columns whose rows are those of another x.
  private let ofAnotherX: Set<Int>
  /// The columns that change.
  private let varying: [ColumnProfile]

  /// The columns that are plotted, the main ones first: all if there is a reason against each.
  private(set) var plotted: [Int] = []
  /// Why the other columns are not plotted, by column.
  private(set) var reasons: [Int: Decision.Reason] = [:]

  /// Chooses columns.
  /// - Parameters:
  ///   - roles: the rules for all columns.
  ///   - measures: the columns that may be measures.
  ///   - x: the column that is x, or nil.
  ///   - rule: the rule by which it was found; nil without an x.
  init(_ roles: RoleChooser, _ measures: [Int], x: Int?, by rule: XRule?) {
    let profiles = roles.profiles
    self.profiles = profiles
    self.measures = measures
    self.x = x.map { profiles[$0] }
    self.rule = rule
    wantsPairs = roles.wantsPairs
    areCases = rule.map { [.names, .pairs, .groups].contains($0) } ?? true
    areDated = rule == .dates || rule == .years
    let maxPresent = measures.map { profiles[$0].summary.present }.max() ?? 0
    self.maxPresent = maxPresent
    let full = measures.count {
      profiles[$0].summary.present * 2 > maxPresent && !profiles[$0].countsOn
    }
    areEventsNamed =
      full == 1 && areDated
      && roles.free.contains {
        profiles[$0].content == .text && profiles[$0].repeats && profiles[$0].distinct > 1
      }
    hasNamedValue = profiles.contains(where: \.isNamedValue)
    isTimed = profiles.contains { $0.isPartOfDate && $0.isClock }
    areShares = measures.count { profiles[$0].style?.unit?.one == "%" } > 1
    ofAnotherX = x.map { roles.besideAnotherX(measures, than: $0) } ?? []
    varying = measures.map { profiles[$0] }.filter { !$0.isConstant }
    choose()
  }

  /// The minimum number of rows of a course in which a column never changes.
  private static let rowsOfConstant = 5
  /// The minimum number of values of another column for each value of one that only marks events.
  private static let rowsOfEvent = 40
  /// The maximum number of columns whose headers are compared with each other.
  private static let maxCompared = 64

  private mutating func choose() {
    if let earthquakes {
      plotted = earthquakes
      let others = Set(measures).subtracting(earthquakes)
      reasons = Dictionary(uniqueKeysWithValues: others.map { ($0, .measure) })
      return
    }
    for column in measures {
      if let reason = ofAnotherX.contains(column) ? .otherX : reason(against: profiles[column]) {
        reasons[column] = reason
      } else {
        plotted.append(column)
      }
    }
    if plotted.isEmpty { (plotted, reasons) = (measures, [:]) }
  }

  /// Returns why a column is not plotted beside the others; nil if it is.
  private func reason(against profile: ColumnProfile) -> Decision.Reason? {
    if standsForKinds(profile) { return .kinds }
    if areCases, rule != .names, profile.mayNumberSites,
      measures.contains(where: { !profiles[$0].mayNumberSites })
    {
      return .identifier
    }
    if areCases, profile.isFlag { return profile.summary.maximum == 0 ? .zeros : .flag }
    if rule != nil, profile.isConstant, !tellsThoughConstant(profile) {
      return profile.summary.maximum == 0 ? .zeros : .constant
    }
    // Fast code is run more often to be timed.
    if rule == .names, profile.countsRuns { return .runs }
    if areCases, ranksRows(profile) { return .rank }
    if rule == .names || rule == .groups, profile.holdsYearsOfBirth { return .calendar }
    if saysHowGood(profile) {
      return !profile.isConstant ? .grades : profile.summary.maximum == 0 ? .zeros : .constant
    }
    // Beside readings of every minute, a meal and a dose are events if a column names them.
    if areEventsNamed, profile.isCertain, profile.summary.present * Self.rowsOfEvent < maxPresent {
      return .events
    }
    // Minutes and seconds have a name that says so.
    if profile.holdsHoursAndMinutes, profile.name.isEmpty { return .time }
    if let x, profile.saysAgain(x) { return .repeated }
    if profile.marksFreeDays { return .flag }
    if isTimed, profile.isEndOfInterval { return .time }
    if areDated, profile.countsOn { return .repeated }
    if measures.count <= Self.maxCompared, profile.mayBeUncertainty,
      x.map(profile.isUncertainty) == true
        || measures.contains(where: { profile.isUncertainty(of: profiles[$0]) })
    {
      return .uncertainty
    }
    return rule != nil && profile.isStepCounter ? .steps : nil
  }

  /// Returns whether numbers that are all the same are heard nevertheless.
  ///
  /// In a course they may be compared with what is near them, as a limit, or is of their kind, as another town; a few
  /// dividends say when they were paid; a few rows may be the same by chance, and what has no
  /// name cannot be said. Much has no room.
  private func tellsThoughConstant(_ profile: ColumnProfile) -> Bool {
    guard measures.count <= ColumnRoles.usualColumns, !profile.namesState,
      !CalendarWords.times.union(CalendarWords.hours).contains(profile.bareWords.last)
    else { return false }
    if areCases { return rule == .names && isOneOfParts(profile) }
    if profile.summary.present * 2 < maxPresent || maxPresent < Self.rowsOfConstant
      || profile.name.isEmpty
    {
      return true
    }
    let name = QuantityName(profile.name)
    return varying.isEmpty
      || varying.contains { other in
        other.isNear(profile.summary.minimum)
          || profile.quantity != nil && profile.quantity == other.quantity
          || name.isAlike(QuantityName(other.name))
      }
  }

  /// Returns whether numbers of named rows that are all the same belong to most of the others, as those of one age among
  /// several, by a word that their headers have in common: without them the others would not sum up.
  private func isOneOfParts(_ profile: ColumnProfile) -> Bool {
    let words = profile.headerWords.words.filter { Int($0) == nil }
    let alike = varying.count { $0.headerWords.contains(anyOf: words) }
    // The highest number of points is above all that are reached.
    let most = varying.map(\.summary.maximum).max() ?? 0
    return profile.summary.maximum > 0 && profile.summary.maximum < most
      && alike > 1 && alike * 3 >= varying.count * 2
  }

  /// Returns whether numbers are the ranks of rows: in their order, those of classes beside them, or all different.
  private func ranksRows(_ profile: ColumnProfile) -> Bool {
    if rule == .names, profile.isRank { return true }
    return profile.mayBeRank
      && (profile.distinct * 20 >= profile.sampled * 19
        || rule == .names && profiles.contains(where: \.isRank))
  }

  private func standsForKinds(_ profile: ColumnProfile) -> Bool {
    if rule == nil || rule == .pairs, !wantsPairs, profile.isCode { return true }
    return rule != nil && (profile.namesKinds || profile.countsParts)
      || rule == .steps && profile.areLevels && profile.summary.isWhole && !profile.isNamedMoney
        && !profile.headerWords.contains(anyOf: MeasureWords.largeAmounts)
  }

  /// Returns whether numbers say how good the values of others are, or how a server answered.
  private func saysHowGood(_ profile: ColumnProfile) -> Bool {
    if areDated, profile.gradesValues || profile.mayGradeValues && hasNamedValue { return true }
    if areShares, profile.summary.isWhole,
      MeasureWords.samples.contains(profile.bareWords.words.joined())
    {
      return true
    }
    return (areDated || rule == .steps) && profile.isNamelessCode
  }

  /// The magnitudes and depths of earthquakes, beside which catalogues have figures of quality; nil if the
  /// table is none.
  private var earthquakes: [Int]? {
    func isNamed(_ column: Int, _ names: [String]) -> Bool {
      names.contains(profiles[column].bareWords.words.joined(separator: " "))
    }
    guard rule == .dates else { return nil }
    let figures = ["depth", "mag type", "nst", "gap", "rms"]
    guard profiles.indices.contains(where: { isNamed($0, figures) }),
      profiles.contains(where: \.isLatitude), profiles.contains(where: \.isLongitude),
      measures.contains(where: { isNamed($0, ["mag", "magnitude"]) })
    else { return nil }
    return measures.filter { isNamed($0, ["mag", "magnitude"]) }
      + measures.filter { isNamed($0, ["depth", "depth km"]) }
  }
}
