/// Why a table could not be read.
package enum ReadingFailure: Error, Equatable {
  /// The data cannot be read, or do not allow a choice.
  case input(InputError)
  /// A row or a cell is malformed.
  case fault(ReadingFault)

  /// Runs work without rows and rethrows its error as a failure.
  package static func passingOn<Value>(
    _ work: () throws(InputError) -> Value
  ) throws(ReadingFailure) -> Value {
    do throws(InputError) {
      return try work()
    } catch {
      throw .input(error)
    }
  }

  /// Returns the failure with its line, if any, counted from the start of the data.
  func moved(by lines: Int) -> ReadingFailure {
    guard case .fault(var fault) = self else { return self }
    fault.line += lines
    return .fault(fault)
  }

  /// Returns the error for the user.
  /// - Parameters:
  ///   - source: the data.
  ///   - names: the names of the columns.
  ///   - dialect: the dialect of the table.
  /// - Returns: the error to throw.
  package func error(source: ByteSource, names: [String], dialect: Dialect) -> InputError {
    switch self {
    case .input(let error): error
    case .fault(let fault): fault.error(source: source, names: names, dialect: dialect)
    }
  }
}
