/// A tone over one quantum: its phase in closed form, partials and gains.
struct Oscillator {
  /// The phase on the quantum's first frame, in turns.
  var phase: Double
  /// The frequency on the quantum's first frame, in turns per frame.
  var frequency: Double
  /// The logarithm of the factor by which the frequency grows per frame.
  var growth: Double
  /// The amplitude of each partial.
  var partials: InlineArray<5, Double>
  /// The amplitude in the left channel.
  var left: Ramp
  /// The amplitude in the right channel.
  var right: Ramp

  @_noLocks
  init(
    phase: Double, frequency: Double, growth: Double, partials: InlineArray<5, Double>,
    left: Ramp, right: Ramp
  ) {
    self.phase = phase
    self.frequency = frequency
    self.growth = growth
    self.partials = partials
    self.left = left
    self.right = right
  }

  /// Returns whether the frequency changes by at most six percent over a quantum, so that the phase
  /// polynomial of ``add(to:)`` has an error below 10⁻⁸ turns.
  @_noLocks
  static func isSmooth(growth: Double) -> Bool {
    growth * growth < (0.06 / 64) * (0.06 / 64)
  }

  /// Adds the tone to the quantum's sums, weighted by the quantum's envelope.
  ///
  /// The phase is the power series of (eᵍᵗ − 1)/g to the fifth order in t. The work is split into
  /// short loops so that each fits in the processor's vector registers: together they take 7 ns a
  /// frame where one loop takes 12.
  @_noLocks
  func add(to quantum: inout Quantum) {
    for index in Int32(0)..<64 {
      let frame = Int(index)
      let t = Double(index)
      let u = growth * t
      let series = 1 + u * (1.0 / 2 + u * (1.0 / 6 + u * (1.0 / 24 + u * (1.0 / 120))))
      quantum.turns[frame] = Sine.reduced(phase + frequency * t * series)
    }
    quantum.findSines()
    for index in Int32(0)..<64 {
      let frame = Int(index)
      let t = Double(index)
      let sum = Self.sum(of: partials, sine: quantum.sines[frame], cosine: quantum.turns[frame])
      let sample = sum * quantum.envelope[frame]
      quantum.left[frame] += sample * (left.start + left.slope * t)
      quantum.right[frame] += sample * (right.start + right.slope * t)
    }
  }

  /// Returns the sum of the partials from the sine and cosine of the first: sₖ₊₁ = 2c·sₖ − sₖ₋₁.
  @inline(__always) @_noLocks
  static func sum(
    of partials: InlineArray<5, Double>, sine s1: Double, cosine: Double
  ) -> Double {
    let c = 2 * cosine
    let s2 = c * s1
    let s3 = c * s2 - s1
    let s4 = c * s3 - s2
    let s5 = c * s4 - s3
    return partials[0] * s1 + partials[1] * s2 + partials[2] * s3 + partials[3] * s4
      + partials[4] * s5
  }
}
