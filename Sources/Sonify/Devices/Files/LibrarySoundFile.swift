import CSndfile
private import Glibc
import SonifyBase
import SonifySound

/// A file that libsndfile encodes, writing through a ``LibraryFile``.
@safe struct LibrarySoundFile: ~Copyable {
  private let handle: OpaquePointer
  private let sndfile: csndfile_functions
  /// The file, retained for as long as libsndfile may write to it.
  private let output: Unmanaged<LibraryFileReference>

  private init(
    adopting handle: OpaquePointer, through sndfile: csndfile_functions,
    output: Unmanaged<LibraryFileReference>
  ) {
    unsafe self.handle = handle
    self.sndfile = sndfile
    unsafe self.output = output
  }

  deinit {
    _ = unsafe sndfile.sf_close(handle)
    unsafe output.release()
  }

  /// Opens a file; tags are written before the first sample.
  ///
  /// A WAV file may be RF64, whose sizes have 64 bits.
  /// - Throws: ``OutputError/encoder(path:message:)`` if libsndfile refuses.
  static func open(
    _ file: any LibraryFile, as container: SoundFileFormat, isRF64: Bool = false,
    format: SoundFormat, tags: SoundFileSink.Tags
  ) throws(OutputError) -> LibrarySoundFile {
    guard let library = SndfileLibrary() else {
      throw .unavailableFormat(path: file.path, container)
    }
    let sndfile = unsafe library.functions
    var information = SF_INFO()
    information.samplerate = Int32(format.sampleRate.framesPerSecond)
    information.channels = Int32(format.channels)
    information.format =
      (isRF64 ? Int32(SF_FORMAT_RF64) : container.libraryContainer)
      | container.libraryEncoding(of: format.samples)
    var callbacks = outputCallbacks
    let output = unsafe Unmanaged.passRetained(LibraryFileReference(file))
    guard
      let handle = unsafe sndfile.sf_open_virtual(
        &callbacks, Int32(SFM_WRITE), &information, output.toOpaque())
    else {
      unsafe output.release()
      throw file.failure ?? .encoder(path: file.path, message: unsafe words(of: nil, sndfile))
    }
    let opened = unsafe LibrarySoundFile(adopting: handle, through: sndfile, output: output)
    try opened.set(tags, in: container)
    // A PEAK chunk contains the time of day, so no two files would be equal. RF64 has none by
    // default, but this command adds one even with SF_FALSE (libsndfile 1.2.0).
    if !isRF64 {
      _ = unsafe sndfile.sf_command(handle, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, Int32(SF_FALSE))
    }
    return opened
  }

  /// Returns the containers that the installed libsndfile can write; none if it is not installed.
  static func supportedContainers() -> [Int32] {
    guard let library = SndfileLibrary() else { return [] }
    let sndfile = unsafe library.functions
    var count: Int32 = 0
    let countSize = Int32(MemoryLayout<Int32>.size)
    _ = unsafe sndfile.sf_command(nil, Int32(SFC_GET_FORMAT_MAJOR_COUNT), &count, countSize)
    var containers: [Int32] = []
    for index in 0..<max(0, count) {
      var information = unsafe SF_FORMAT_INFO()
      unsafe information.format = index
      let size = unsafe Int32(MemoryLayout<SF_FORMAT_INFO>.size)
      if unsafe sndfile.sf_command(nil, Int32(SFC_GET_FORMAT_MAJOR), &information, size) == 0 {
        unsafe containers.append(information.format)
      }
    }
    return containers
  }

  /// Writes floating-point samples.
  func write(_ samples: Span<Float>) throws(OutputError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe sndfile.sf_write_float(handle, $0.baseAddress, sf_count_t($0.count))
    }
    try check(written, of: samples.count)
  }

  /// Writes 16-bit samples.
  func write(_ samples: Span<Int16>) throws(OutputError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe sndfile.sf_write_short(handle, $0.baseAddress, sf_count_t($0.count))
    }
    try check(written, of: samples.count)
  }

  /// Writes the upper bits of each sample, as many as the format stores.
  func write(_ samples: Span<Int32>) throws(OutputError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe sndfile.sf_write_int(handle, $0.baseAddress, sf_count_t($0.count))
    }
    try check(written, of: samples.count)
  }

  /// Completes the file and gives it its final name.
  consuming func finish() throws(OutputError) {
    let output = unsafe output
    _ = unsafe sndfile.sf_close(handle)
    discard self
    let reference = unsafe output.takeRetainedValue()
    try reference.file.commit()
  }

  /// Extends the file to `frames` frames by writing one frame of silence as the last one.
  func writeLast(of frames: Int, channels: Int) throws(OutputError) {
    // Tags have moved the start of the samples.
    _ = unsafe sndfile.sf_command(handle, Int32(SFC_UPDATE_HEADER_NOW), nil, 0)
    guard frames > 0 else { return }
    let last = sf_count_t(frames - 1)
    guard unsafe sndfile.sf_seek(handle, last, SEEK_SET) == last else { throw refusal }
    let silence = [Float](repeating: 0, count: channels)
    try write(silence.span)
  }

  /// The last error of libsndfile.
  private var refusal: OutputError {
    .encoder(path: file.path, message: unsafe Self.words(of: handle, sndfile))
  }

  private var file: any LibraryFile {
    unsafe output._withUnsafeGuaranteedRef { $0.file }
  }

  private func check(_ written: sf_count_t, of count: Int) throws(OutputError) {
    if let failure = file.failure { throw failure }
    guard written == sf_count_t(count) else { throw refusal }
  }

  private func set(_ tags: SoundFileSink.Tags, in container: SoundFileFormat) throws(OutputError) {
    let texts = [
      (SF_STR_TITLE, tags.title), (SF_STR_SOFTWARE, tags.software), (SF_STR_COMMENT, tags.comment),
    ]
    for (kind, text) in texts where !text.isEmpty {
      _ = unsafe sndfile.sf_set_string(handle, Int32(bitPattern: UInt32(kind)), text)
    }
    if container == .wav {
      for chunk in MarkerChunk.chunks(for: tags.markers) { try set(chunk) }
    } else if container.holdsMarkers, !tags.markers.isEmpty {
      set(tags.markers)
    }
    _ = unsafe sndfile.sf_command(handle, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
  }

  private func set(_ chunk: MarkerChunk) throws(OutputError) {
    var bytes = chunk.bytes
    let code = unsafe bytes.withUnsafeMutableBytes { buffer in
      var information = unsafe SF_CHUNK_INFO()
      unsafe withUnsafeMutableBytes(of: &information.id) {
        unsafe $0.copyBytes(from: chunk.name.utf8)
      }
      unsafe information.id_size = UInt32(chunk.name.utf8.count)
      unsafe information.datalen = UInt32(buffer.count)
      unsafe information.data = buffer.baseAddress
      return unsafe sndfile.sf_set_chunk(handle, &information)
    }
    guard code == SF_ERR_NO_ERROR else { throw refusal }
  }

  /// Sets cue points as the C structure `SF_CUES` with as many elements as there are markers.
  private func set(_ markers: [Score.Marker]) {
    let stride = MemoryLayout<SF_CUE_POINT>.stride
    let nameOffset = MemoryLayout<SF_CUE_POINT>.offset(of: \.name) ?? 0
    var bytes = [UInt8](repeating: 0, count: 4 + stride * markers.count)
    unsafe bytes.withUnsafeMutableBytes { cues in
      unsafe cues.storeBytes(of: UInt32(markers.count), as: UInt32.self)
      for (index, marker) in markers.enumerated() {
        let frame = UInt32(clamping: marker.frame)
        let start = 4 + index * stride
        var point = SF_CUE_POINT()
        point.indx = Int32(index + 1)
        point.position = frame
        point.fcc_chunk = 0x6174_6164  // "data", little-endian
        point.sample_offset = frame
        unsafe cues.storeBytes(of: point, toByteOffset: start, as: SF_CUE_POINT.self)
        let name = unsafe UnsafeMutableRawBufferPointer(rebasing: cues[(start + nameOffset)...])
        unsafe name.copyBytes(from: marker.name.utf8)
      }
      _ = unsafe sndfile.sf_command(handle, Int32(SFC_SET_CUE), cues.baseAddress, Int32(cues.count))
    }
  }

  private static func words(
    of handle: OpaquePointer?, _ sndfile: csndfile_functions
  ) -> String {
    guard let text = unsafe sndfile.sf_strerror(handle) else { return "libsndfile gives no reason" }
    return unsafe String(cString: text)
  }
}
