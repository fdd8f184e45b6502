import CAlsa
private import Glibc
import SonifyBase

extension AlsaDevice {
  /// Negotiates the encoding of samples and the length of the buffer with an open device.
  @unsafe static func negotiate(
    _ handle: OpaquePointer, through alsa: calsa_functions, name: String,
    request: PlaybackDevice.Request
  ) throws(DeviceError) -> DeviceFormat {
    var allocated: OpaquePointer?
    guard unsafe alsa.snd_pcm_hw_params_malloc(&allocated) >= 0, let parameters = unsafe allocated
    else {
      throw .failed(device: name, code: ENOMEM)
    }
    defer { unsafe alsa.snd_pcm_hw_params_free(parameters) }
    let code = unsafe alsa.snd_pcm_hw_params_any(handle, parameters)
    guard code >= 0 else { throw DeviceError(device: name, code: code) }

    guard
      unsafe alsa.snd_pcm_hw_params_set_access(handle, parameters, SND_PCM_ACCESS_RW_INTERLEAVED)
        >= 0
    else { throw .refused(device: name, .interleaving) }
    guard let samples = unsafe agreeOnSamples(handle, parameters, request, alsa) else {
      throw .refused(device: name, .samples)
    }
    guard let channels = unsafe agreeOnChannels(handle, parameters, request, alsa) else {
      throw .refused(device: name, .channels)
    }
    guard let sampleRate = unsafe agreeOnSampleRate(handle, parameters, request, alsa) else {
      throw .refused(device: name, .sampleRate)
    }
    // At another rate than requested, the same times are different numbers of frames.
    let periodFrames = Self.frames(request.periodFrames, of: request.sampleRate, at: sampleRate)
    let queueFrames = Self.frames(request.queueFrames, of: request.sampleRate, at: sampleRate)
    var period = snd_pcm_uframes_t(periodFrames)
    // Unless a length is requested, a buffer may hold seconds.
    var buffer = snd_pcm_uframes_t(max(queueFrames, 2 * periodFrames))
    guard unsafe alsa.snd_pcm_hw_params_set_period_size_near(handle, parameters, &period, nil) >= 0,
      unsafe alsa.snd_pcm_hw_params_set_buffer_size_near(handle, parameters, &buffer) >= 0
    else { throw .refused(device: name, .buffer) }
    let applied = unsafe alsa.snd_pcm_hw_params(handle, parameters)
    guard applied >= 0 else { throw DeviceError(device: name, code: applied) }

    // Plug-ins settle some of these values only now.
    guard unsafe alsa.snd_pcm_get_params(handle, &buffer, &period) >= 0, period >= 1,
      buffer >= period,
      buffer <= 1 << 30
    else { throw .refused(device: name, .buffer) }
    try unsafe setSoftware(handle, through: alsa, name: name, periodFrames: period)
    return DeviceFormat(
      sampleRate: sampleRate, channels: channels, samples: samples, periodFrames: Int(period),
      bufferFrames: Int(buffer),
      queueFrames: min(Int(buffer), max(queueFrames, 2 * Int(period))))
  }

  private static func frames(_ count: Int, of wished: SampleRate, at rate: SampleRate) -> Int {
    rate == wished ? count : max(1, rate.frames(in: wished.seconds(count)))
  }

  @unsafe private static func agreeOnSamples(
    _ handle: OpaquePointer, _ parameters: OpaquePointer, _ request: PlaybackDevice.Request,
    _ alsa: calsa_functions
  ) -> DeviceSamples? {
    DeviceSamples.preferences(for: request.samples).first {
      unsafe alsa.snd_pcm_hw_params_set_format(handle, parameters, $0.libraryFormat) >= 0
    }
  }

  /// Returns the requested number of channels if possible, else two, else the nearest number.
  @unsafe private static func agreeOnChannels(
    _ handle: OpaquePointer, _ parameters: OpaquePointer, _ request: PlaybackDevice.Request,
    _ alsa: calsa_functions
  ) -> Int? {
    for count in [request.channels, 2]
    where unsafe alsa.snd_pcm_hw_params_set_channels(handle, parameters, UInt32(count)) >= 0 {
      return count
    }
    var count: UInt32 = 2
    guard unsafe alsa.snd_pcm_hw_params_set_channels_near(handle, parameters, &count) >= 0,
      (1...maxChannels).contains(count)
    else { return nil }
    return Int(count)
  }

  /// Returns the card's own rate, at which the sound is then rendered, even if a plug-in could
  /// convert it: a converter rounds the length of every period, and so changes the speed.
  @unsafe private static func agreeOnSampleRate(
    _ handle: OpaquePointer, _ parameters: OpaquePointer, _ request: PlaybackDevice.Request,
    _ alsa: calsa_functions
  ) -> SampleRate? {
    var allocated: OpaquePointer?
    guard unsafe alsa.snd_pcm_hw_params_malloc(&allocated) >= 0, let open = unsafe allocated else {
      return nil
    }
    defer { unsafe alsa.snd_pcm_hw_params_free(open) }
    unsafe alsa.snd_pcm_hw_params_copy(open, parameters)
    for converts: UInt32 in [0, 1] {
      // Parameters that the first attempt excluded are available again.
      unsafe alsa.snd_pcm_hw_params_copy(parameters, open)
      var rate = UInt32(request.sampleRate.framesPerSecond)
      var minimum = UInt32(SampleRate.allowed.lowerBound)
      var maximum = UInt32(SampleRate.allowed.upperBound)
      _ = unsafe alsa.snd_pcm_hw_params_set_rate_resample(handle, parameters, converts)
      guard
        unsafe alsa.snd_pcm_hw_params_set_rate_minmax(
          handle, parameters, &minimum, nil, &maximum, nil)
          >= 0,
        unsafe alsa.snd_pcm_hw_params_set_rate_near(handle, parameters, &rate, nil) >= 0
      else { continue }
      return SampleRate(framesPerSecond: Int(rate))
    }
    return nil
  }

  /// Sets the stream to start with its first frame, and to play silence when it runs out of frames.
  ///
  /// A start that waits for a full buffer would wait for ever if the queue is shorter than the
  /// buffer.
  @unsafe private static func setSoftware(
    _ handle: OpaquePointer, through alsa: calsa_functions, name: String,
    periodFrames: snd_pcm_uframes_t
  ) throws(DeviceError) {
    var allocated: OpaquePointer?
    guard unsafe alsa.snd_pcm_sw_params_malloc(&allocated) >= 0, let parameters = unsafe allocated
    else {
      throw .failed(device: name, code: ENOMEM)
    }
    defer { unsafe alsa.snd_pcm_sw_params_free(parameters) }
    var boundary: snd_pcm_uframes_t = 0
    var code = unsafe alsa.snd_pcm_sw_params_current(handle, parameters)
    if code >= 0 {
      _ = unsafe alsa.snd_pcm_sw_params_set_start_threshold(handle, parameters, 1)
      _ = unsafe alsa.snd_pcm_sw_params_set_avail_min(handle, parameters, periodFrames)
      // Otherwise frames that were already played would sound again.
      if unsafe alsa.snd_pcm_sw_params_get_boundary(parameters, &boundary) >= 0 {
        _ = unsafe alsa.snd_pcm_sw_params_set_silence_threshold(handle, parameters, 0)
        _ = unsafe alsa.snd_pcm_sw_params_set_silence_size(handle, parameters, boundary)
      }
      code = unsafe alsa.snd_pcm_sw_params(handle, parameters)
    }
    guard code >= 0 else { throw DeviceError(device: name, code: code) }
  }

  /// A device with more channels is a mixing desk, which should be used through a plug-in.
  private static let maxChannels: UInt32 = 64
}

extension DeviceSamples {
  fileprivate var libraryFormat: snd_pcm_format_t {
    switch self {
    case .int16: SND_PCM_FORMAT_S16_LE
    case .int24: SND_PCM_FORMAT_S24_LE
    case .packed24: SND_PCM_FORMAT_S24_3LE
    case .int32: SND_PCM_FORMAT_S32_LE
    case .float32: SND_PCM_FORMAT_FLOAT_LE
    }
  }
}
