/// Why a table could not be read.
enum ReadingFailure: Error, Equatable {
  /// The data cannot be read, or what is asked for cannot be had from them.
  case input(InputError)
  /// A row or a cell is not what it must be.
  case fault(ReadingFault)

  /// Does work that knows no rows, and passes its error on.
  static func passingOn<Value>(
    _ work: () throws(InputError) -> Value
  ) throws(ReadingFailure) -> Value {
    do throws(InputError) {
      return try work()
    } catch {
      throw .input(error)
    }
  }

  /// The failure with its line, if it has one, counted from the start of the data.
  func moved(by lines: Int) -> ReadingFailure {
    guard case .fault(var fault) = self else { return self }
    fault.line += lines
    return .fault(fault)
  }

  /// The line that a person is told.
  /// - Parameters:
  ///   - source: the data.
  ///   - names: the names of the columns.
  ///   - dialect: how the table is written.
  /// - Returns: the error to be thrown.
  func error(source: ByteSource, names: [String], dialect: Dialect) -> InputError {
    switch self {
    case .input(let error): error
    case .fault(let fault): fault.error(source: source, names: names, dialect: dialect)
    }
  }
}
