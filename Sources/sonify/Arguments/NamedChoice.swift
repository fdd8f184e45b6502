import ArgumentParser

/// A choice that is an option under the name of its case.
///
/// The parser asks for these lists each time it describes the options. Its own are made at run time,
/// through key paths and conformances that the runtime must find; these are compiled.
protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension NamedChoice {
  /// The name of the case.
  public var defaultValueDescription: String { rawValue }

  /// The names of all cases.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing beside the names.
  public static var allValueDescriptions: [String: String] { [:] }

  /// The names of all cases.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
