/// A WAV file that is written sequentially, as a pipe requires, although libsndfile seeks back to
/// rewrite the header.
///
/// The header of the ``WaveRehearsal`` is written first and has the right sizes; the headers that
/// libsndfile writes are dropped.
final class WaveStream: LibraryFile {
  private let output: OutputFile
  private let rehearsal: WaveRehearsal
  private var disorder: OutputError?

  private(set) var position = 0
  private(set) var length = 0

  var path: String { output.path }
  var failure: OutputError? { disorder ?? output.failure }

  /// Writes the header.
  init(_ output: OutputFile, _ rehearsal: WaveRehearsal) throws(OutputError) {
    self.output = output
    self.rehearsal = rehearsal
    try output.write(rehearsal.header.span)
  }

  func seek(to position: Int) { self.position = position }

  func write(_ bytes: RawSpan) throws(OutputError) {
    if let failure { throw failure }
    if position + rehearsal.added >= rehearsal.header.count {
      guard position + rehearsal.added == output.length else {
        let error = OutputError.encoder(path: path, message: "libsndfile leaves the order of bytes")
        disorder = error
        throw error
      }
      try output.write(bytes)
    }
    position += bytes.byteCount
    length = max(length, position)
  }

  /// Completes the file and gives it its final name.
  /// - Precondition: it has the length of the rehearsal.
  func commit() throws(OutputError) {
    if let failure { throw failure }
    precondition(output.length == rehearsal.length)
    try output.commit()
  }
}
