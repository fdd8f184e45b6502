import SonifyArchives

/// Unpacks gzip data (RFC 1952), which may consist of several members.
final class GzipDecoder {
  /// The two bytes with which every member begins.
  static let mark: [UInt8] = [0x1f, 0x8b]

  /// The number of output bytes that are allowed whatever the input.
  private let harmlessCount: Int
  /// The maximum number of output bytes for each input byte, beyond ``harmlessCount``.
  ///
  /// Real data have a ratio of about ten, a table of one repeated line one of some hundreds; the
  /// format allows 1032.
  private static let maxRatio = 400

  private let name: String
  private let inflater: Inflater
  private var output = [UInt8](repeating: 0, count: 256 << 10)
  private var taken = 0
  private var given = 0
  private var isBetweenMembers = false

  /// Starts to unpack.
  /// - Parameters:
  ///   - name: the name of the data in messages.
  ///   - harmlessCount: the number of output bytes that are allowed whatever the input.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no memory.
  init(name: String, harmlessCount: Int = 256 << 20) throws(InputError) {
    self.name = name
    self.harmlessCount = harmlessCount
    guard let inflater = Inflater(.gzip) else {
      throw .unreadable(source: name, .noMemory)
    }
    self.inflater = inflater
  }

  /// Unpacks the next bytes.
  /// - Throws: ``InputError`` if the bytes are damaged or unpack to far more than real data do, and
  ///   whatever `text` throws.
  func take(_ piece: ArraySlice<UInt8>, into text: inout StreamDecoder) throws(InputError) {
    var start = piece.startIndex
    taken += piece.count
    while true {
      if isBetweenMembers {
        // Tapes and some programs pad the last member with zeros.
        while start < piece.endIndex, piece[start] == 0 { start += 1 }
        if start == piece.endIndex { return }
        isBetweenMembers = false
        inflater.reset()
      }
      let (state, used, count) = inflater.step(piece[start...], into: &output)
      start += used
      given += count
      if given > harmlessCount, given / Self.maxRatio > taken {
        throw damaged(.unpacksTooFar(factor: Self.maxRatio))
      }
      do {
        let unpacked = output
        try text.take(unpacked.span.extracting(first: count))
      }
      switch state {
      case .ended: isBetweenMembers = true
      case .running: if start == piece.endIndex, count < output.count { return }
      case .starved: return
      case .damaged: throw damaged(.damagedGzip)
      }
    }
  }

  /// Checks that the data are complete.
  /// - Throws: ``InputError`` if the data end within a member.
  func finish() throws(InputError) {
    guard isBetweenMembers else { throw damaged(.truncatedGzip) }
  }

  private func damaged(_ fault: InputError.DataFault) -> InputError {
    .badData(InputError.Place(source: name), fault)
  }
}
