import SonifyBase
import SonifyTables

/// Reads all columns of delimited text as records.
struct DelimitedRecords {
  private let opening: TableSniffer
  private let limits: ReadingLimits
  private let texts: Set<String>

  /// Examines the beginning of the text.
  /// - Parameters:
  ///   - bytes: the text.
  ///   - reading: how to parse it.
  ///   - limits: limits of size and concurrency.
  ///   - texts: the columns to keep as text.
  /// - Throws: ``InputError`` if there is no table in the text.
  init(
    _ bytes: ByteSource, _ reading: ReadingOptions, _ limits: ReadingLimits,
    keepingTexts texts: Set<String>
  ) throws(InputError) {
    opening = try TableSniffer(bytes, reading, limits)
    self.limits = limits
    self.texts = texts
  }

  /// Reads the rows; a column whose cells contradict its first rows is read as text.
  func records() throws(InputError) -> Records {
    let name = opening.source.name
    let profiles = opening.profiles
    let (size, overflow) = (opening.source.count / max(1, opening.usualRow))
      .multipliedReportingOverflow(by: profiles.count)
    // Twice the maximum, because the first rows may be shorter than the rest.
    guard !overflow, size <= Records.maxSize * 2 else {
      throw SpecificationError(path: "", RecordsError.tooLarge.problem).error(source: name)
    }
    var contents = profiles.map { profile in
      texts.contains(profile.name) ? .text : profile.content ?? KeptColumn.Content.number
    }
    for _ in 0...profiles.count {
      let kept = profiles.indices.map {
        KeptColumn(index: $0, content: contents[$0], style: profiles[$0].style)
      }
      let reader = TableReader(
        source: opening.source,
        parser: RowParser(
          dialect: opening.dialect, columnCount: profiles.count, kept: kept, limits: limits),
        start: opening.start, usualRow: opening.usualRow)
      do throws(ReadingFailure) {
        return try records(of: try reader.read(), contents)
      } catch {
        switch error {
        case .input(let error): throw error
        case .fault(let fault):
          guard let column = fault.column, contents[column] != .text, fault.isAboutContent else {
            throw fault.error(
              source: opening.source, names: profiles.map(\.name), dialect: opening.dialect)
          }
          contents[column] = .text
        }
      }
    }
    throw SpecificationError(path: "", SpecificationPhrases.noColumns.text()).error(source: name)
  }

  private func records(
    of table: Table, _ contents: [KeptColumn.Content]
  ) throws(ReadingFailure) -> Records {
    let source = opening.source.name
    var records = Records(count: table.rowCount)
    for (index, profile) in opening.profiles.enumerated() {
      guard let column = table.columns[index] else { continue }
      guard !column.hasOverflowed else {
        let name = UntrustedText.harmless(profile.displayName(index), limit: 60)
        let problem = SpecificationPhrases.manyTexts.text([
          "name": name, "maximum": "\(TextDictionary.maxCount)",
        ])
        throw .input(SpecificationError(path: "", problem).error(source: source))
      }
      let values: [JSONValue]
      switch contents[index] {
      case .text:
        let names = column.texts.strings().map {
          JSONValue.text($0).shortened
        }
        values = column.values.map { value in Int(exactly: value).map { names[$0] } ?? .null }
      case .date: values = column.values.map { JSONValue(measure: $0 * 1000) }
      default: values = column.values.map(JSONValue.init(measure:))
      }
      do throws(RecordsError) {
        try records.set(profile.displayName(index), values, areMoments: contents[index].isDate)
      } catch {
        throw .input(SpecificationError(path: "", error.problem).error(source: source))
      }
    }
    return records
  }
}

extension ReadingFault {
  /// Whether a cell does not have the type that the first rows of its column suggest.
  fileprivate var isAboutContent: Bool {
    switch problem {
    case .notNumber, .notDate: true
    default: false
    }
  }
}
