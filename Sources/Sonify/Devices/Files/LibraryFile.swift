/// A file as libsndfile sees it: it writes, and seeks back to rewrite the header.
protocol LibraryFile: AnyObject {
  /// The name of the file in errors.
  var path: String { get }

  /// The offset of the next write, in bytes.
  var position: Int { get }

  /// The length of the file in bytes.
  var length: Int { get }

  /// The first failure; all later writes fail with it.
  var failure: OutputError? { get }

  /// Moves to `position`.
  func seek(to position: Int) throws(OutputError)

  /// Writes bytes at ``position``.
  func write(_ bytes: RawSpan) throws(OutputError)

  /// Completes the file after libsndfile closes it.
  func commit() throws(OutputError)
}

extension OutputFile: LibraryFile {}

/// A ``LibraryFile`` of any kind at one address, which C can keep.
final class LibraryFileReference {
  /// The file.
  let file: any LibraryFile

  /// Makes a reference to `file`.
  init(_ file: any LibraryFile) {
    self.file = file
  }
}
