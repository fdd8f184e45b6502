import CSndfile

/// A sound file as libsndfile reads it.
struct DecodedSound {
  var sampleRate = 0
  var channels = 0
  var frames = 0
  /// Interleaved; whole numbers are scaled so that 2³¹ is full scale.
  var samples: [Int32] = []
  var floats: [Float] = []
  var title = ""
  var software = ""
  var comment = ""
  /// The frames of the first 100 markers.
  var cueFrames: [Int] = []
  /// The names of the first 100 markers.
  var cueNames: [String] = []

  /// Reads a file, with its samples unless only what is told about them is wanted.
  init?(path: String, readsSamples: Bool = true) {
    var information = SF_INFO()
    guard let handle = unsafe sf_open(path, Int32(SFM_READ), &information) else { return nil }
    defer { unsafe sf_close(handle) }
    sampleRate = Int(information.samplerate)
    channels = Int(information.channels)
    frames = Int(information.frames)
    if readsSamples {
      samples = [Int32](repeating: 0, count: frames * channels)
      floats = [Float](repeating: 0, count: frames * channels)
      unsafe sf_readf_int(handle, &samples, sf_count_t(frames))
      unsafe sf_seek(handle, 0, SEEK_SET)
      unsafe sf_readf_float(handle, &floats, sf_count_t(frames))
    }
    let text = { (kind: Int) in
      unsafe sf_get_string(handle, Int32(kind)).map { unsafe String(cString: $0) } ?? ""
    }
    title = text(SF_STR_TITLE)
    software = text(SF_STR_SOFTWARE)
    comment = text(SF_STR_COMMENT)
    var cues = SF_CUES()
    let size = Int32(MemoryLayout<SF_CUES>.size)
    if unsafe sf_command(handle, Int32(SFC_GET_CUE), &cues, size) == SF_TRUE {
      let count = Int(cues.cue_count)
      unsafe withUnsafeBytes(of: cues.cue_points) { points in
        for index in 0..<min(100, count) {
          let offset = index * MemoryLayout<SF_CUE_POINT>.stride
          let point = unsafe points.load(fromByteOffset: offset, as: SF_CUE_POINT.self)
          cueFrames.append(Int(point.sample_offset))
          let name = unsafe withUnsafeBytes(of: point.name) { unsafe Array($0.prefix { $0 != 0 }) }
          cueNames.append(String(decoding: name, as: UTF8.self))
        }
      }
    }
  }
}
