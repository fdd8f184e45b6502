/// Voices in memory of their own, as an array's reference count could take a lock during rendering.
@safe
struct VoiceTable: ~Copyable {
  private let storage: UnsafeMutablePointer<Voice>
  let count: Int

  init(_ voices: [Voice]) {
    count = voices.count
    unsafe storage = .allocate(capacity: max(1, voices.count))
    for (index, voice) in voices.enumerated() { unsafe (storage + index).initialize(to: voice) }
  }

  deinit { unsafe storage.deallocate() }

  subscript(index: Int) -> Voice {
    @_noLocks get {
      precondition(index >= 0 && index < count)
      return unsafe storage[index]
    }
  }
}

/// Numbers in memory of their own: the loudness curve, or the waveforms of the cues.
@safe
struct NumberTable: ~Copyable {
  private let storage: UnsafeMutablePointer<Double>
  let count: Int

  init(_ numbers: [Double]) {
    count = numbers.count
    unsafe storage = .allocate(capacity: max(1, numbers.count))
    for (index, number) in numbers.enumerated() {
      unsafe (storage + index).initialize(to: number)
    }
  }

  deinit { unsafe storage.deallocate() }

  subscript(index: Int) -> Double {
    @_noLocks get {
      precondition(index >= 0 && index < count)
      return unsafe storage[index]
    }
  }

  /// Returns the value at a fractional index, by linear interpolation; outside, the value at the
  /// nearer end.
  @inline(__always) @_noLocks
  func value(at place: Double) -> Double {
    guard place > 0 else { return self[0] }
    guard place < Double(count - 1) else { return self[count - 1] }
    let index = Int(place)
    let fraction = place - Double(index)
    return self[index] + (self[index + 1] - self[index]) * fraction
  }
}

/// Timbres in memory of their own.
@safe
struct TimbreTable: ~Copyable {
  private let storage: UnsafeMutablePointer<Timbre>
  let count: Int

  init(_ timbres: [Timbre]) {
    count = timbres.count
    unsafe storage = .allocate(capacity: max(1, timbres.count))
    for (index, timbre) in timbres.enumerated() {
      unsafe (storage + index).initialize(to: timbre)
    }
  }

  deinit { unsafe storage.deallocate() }

  subscript(index: Int) -> Timbre {
    @_noLocks get {
      precondition(index >= 0 && index < count)
      return unsafe storage[index]
    }
  }
}
