private import CSndfile

/// A file that libsndfile encodes, writing through an ``OutputFile``.
@safe struct LibrarySoundFile: ~Copyable {
  private let handle: OpaquePointer
  /// The file, kept alive for as long as libsndfile may write to it.
  private let output: Unmanaged<OutputFile>

  private init(adopting handle: OpaquePointer, output: Unmanaged<OutputFile>) {
    unsafe self.handle = handle
    unsafe self.output = output
  }

  deinit {
    unsafe sf_close(handle)
    unsafe output.release()
  }

  /// Begins a file; tags are written before the first sample.
  /// - Throws: ``OutputError/encoder(path:message:)`` when libsndfile refuses.
  static func open(
    _ file: OutputFile, as container: SoundFileFormat, format: SoundFormat, tags: SoundTags
  ) throws(OutputError) -> LibrarySoundFile {
    var information = SF_INFO()
    information.samplerate = Int32(format.sampleRate.framesPerSecond)
    information.channels = Int32(format.channels)
    information.format =
      container.libraryContainer | container.libraryEncoding(of: format.samples)
    var callbacks = outputCallbacks
    let output = unsafe Unmanaged.passRetained(file)
    guard
      let handle = unsafe sf_open_virtual(
        &callbacks, Int32(SFM_WRITE), &information, output.toOpaque())
    else {
      unsafe output.release()
      throw file.failure ?? .encoder(path: file.path, message: unsafe words(of: nil))
    }
    let opened = unsafe LibrarySoundFile(adopting: handle, output: output)
    opened.set(tags, in: container)
    return opened
  }

  /// The containers that this build of libsndfile writes.
  static func supportedContainers() -> Set<Int32> {
    var count: Int32 = 0
    let countSize = Int32(MemoryLayout<Int32>.size)
    unsafe sf_command(nil, Int32(SFC_GET_FORMAT_MAJOR_COUNT), &count, countSize)
    var containers: Set<Int32> = []
    for index in 0..<max(0, count) {
      var information = unsafe SF_FORMAT_INFO()
      unsafe information.format = index
      let size = unsafe Int32(MemoryLayout<SF_FORMAT_INFO>.size)
      if unsafe sf_command(nil, Int32(SFC_GET_FORMAT_MAJOR), &information, size) == 0 {
        unsafe containers.insert(information.format)
      }
    }
    return containers
  }

  /// Writes floating-point samples.
  func write(_ samples: Span<Float>) throws(OutputError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe sf_write_float(handle, $0.baseAddress, sf_count_t($0.count))
    }
    try check(written, of: samples.count)
  }

  /// Writes samples of 16 bits.
  func write(_ samples: Span<Int16>) throws(OutputError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe sf_write_short(handle, $0.baseAddress, sf_count_t($0.count))
    }
    try check(written, of: samples.count)
  }

  /// Writes the high bits of each sample, as many as the format stores.
  func write(_ samples: Span<Int32>) throws(OutputError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe sf_write_int(handle, $0.baseAddress, sf_count_t($0.count))
    }
    try check(written, of: samples.count)
  }

  /// Completes the file and gives it its name.
  consuming func finish() throws(OutputError) {
    let output = unsafe output
    unsafe sf_close(handle)
    discard self
    let file = unsafe output.takeRetainedValue()
    try file.commit()
  }

  private func check(_ written: sf_count_t, of count: Int) throws(OutputError) {
    let file = unsafe output._withUnsafeGuaranteedRef { $0 }
    if let failure = file.failure { throw failure }
    guard written == sf_count_t(count) else {
      throw .encoder(path: file.path, message: unsafe Self.words(of: handle))
    }
  }

  private func set(_ tags: SoundTags, in container: SoundFileFormat) {
    // LAME takes the texts of MP3 as Latin-1.
    let encode: (String) -> [CChar] =
      container == .mp3 ? { $0.latin1CString } : { Array($0.utf8CString) }
    let texts = [
      (SF_STR_TITLE, tags.title), (SF_STR_SOFTWARE, tags.software), (SF_STR_COMMENT, tags.comment),
    ]
    for (kind, text) in texts where !text.isEmpty {
      unsafe sf_set_string(handle, Int32(bitPattern: UInt32(kind)), encode(text))
    }
    if container.holdsMarkers, !tags.markers.isEmpty { set(tags.markers) }
    // A PEAK chunk holds the time of day, and so no two files would be the same.
    unsafe sf_command(handle, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, Int32(SF_FALSE))
    unsafe sf_command(handle, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
  }

  /// Hands over cue points as the C structure `SF_CUES` with as many as there are.
  private func set(_ markers: [ScoreMarker]) {
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
        point.fcc_chunk = 0x6174_6164  // "data", the low byte first
        point.sample_offset = frame
        unsafe cues.storeBytes(of: point, toByteOffset: start, as: SF_CUE_POINT.self)
        let name = unsafe UnsafeMutableRawBufferPointer(rebasing: cues[(start + nameOffset)...])
        unsafe name.copyBytes(from: marker.name.utf8)
      }
      unsafe sf_command(handle, Int32(SFC_SET_CUE), cues.baseAddress, Int32(cues.count))
    }
  }

  private static func words(of handle: OpaquePointer?) -> String {
    guard let text = unsafe sf_strerror(handle) else { return "libsndfile gives no reason" }
    return unsafe String(cString: text)
  }
}
