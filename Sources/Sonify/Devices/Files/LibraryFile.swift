/// A file as libsndfile sees it while it writes, going back to write its header again.
protocol LibraryFile: AnyObject {
  /// The name by which errors speak of the file.
  var path: String { get }

  /// Bytes from the start to where the next write goes.
  var position: Int { get }

  /// Bytes in the file.
  var length: Int { get }

  /// The first failure; after it every write fails in the same way.
  var failure: OutputError? { get }

  /// Moves to `position`.
  func seek(to position: Int) throws(OutputError)

  /// Writes bytes at ``position``.
  func write(_ bytes: RawSpan) throws(OutputError)

  /// Completes the file after libsndfile has closed it.
  func commit() throws(OutputError)
}

extension OutputFile: LibraryFile {}

/// A ``LibraryFile`` of any kind at one address, which C can hold on to.
final class LibraryFileReference {
  /// The file.
  let file: any LibraryFile

  /// Makes a reference to `file`.
  init(_ file: any LibraryFile) {
    self.file = file
  }
}
