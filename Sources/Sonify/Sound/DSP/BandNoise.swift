import SonifyBase

/// Noise over a band of frequencies whose edges may move.
///
/// The band is divided at its geometric middle into two halves of equal power. In each, noise that
/// is limited to ±1 cycle per unit modulates a sine: where the phases of the edges, in turns, are a
/// and b, the phase of the sine is (a + b)/2, and the noise is read at (b − a)/2 units. The
/// derivatives of these show that the result fills the band exactly, however its edges move, and
/// that it depends on the phases alone: no state passes from block to block, as that of a filter
/// would.
enum BandNoise {
  /// The number of table entries per unit.
  ///
  /// The entries are interpolated linearly, which leaves images of the noise 47 dB below it.
  static var entriesPerUnit: Double { @_noLocks get { 16 } }

  /// The number of entries in the table, a power of two.
  ///
  /// The noise repeats itself after 1024 units: in the upper half of the widest band after 1.8 s,
  /// in the lower half after another time.
  static var entries: Int { @_noLocks get { 16_384 } }

  /// The complex noise, as pairs of the real and the imaginary part.
  ///
  /// The first pair is repeated at the end. Both halves of a band together have the power of a sine
  /// of amplitude 1.
  static let table: [Double] = makeTable()

  /// The maximum absolute value of the noise.
  static let peak: Double = {
    var squares = 0.0
    for pair in 0..<entries {
      let (real, imaginary) = (table[2 * pair], table[2 * pair + 1])
      squares = max(squares, real * real + imaginary * imaginary)
    }
    return 2 * squares.squareRoot()
  }()

  /// Interpolates unit phasors of pseudorandom direction, two per unit, by a sinc that a raised
  /// cosine limits to 32 phasors to either side: the density falls to a quarter at the edge of the
  /// band, and within 6 % of half its width.
  private static func makeTable() -> [Double] {
    let (spacing, reach) = (8, 32)
    let phasors = entries / spacing
    // The weights of each phasor for all entries up to the next one, whose sums then grow side by side.
    let kernel = (1 - reach...reach).map { place in
      var weights = SIMD8<Double>(repeating: 1)
      for offset in 0..<spacing {
        let distance = Double(place) - Double(offset) / Double(spacing)
        guard distance != 0 else { continue }
        let sinc = Sine.of(distance / 2) / (distance * .pi)
        weights[offset] = sinc * RaisedCosine.step(1 - abs(distance) / Double(reach))
      }
      return weights
    }
    let directions = (0..<phasors).map { Noise.unit(3 << 32 + UInt64($0)) }
    let reals = directions.map { Sine.cosine($0) }
    let imaginaries = directions.map { Sine.of($0) }
    var table: [Double] = []
    table.reserveCapacity(2 * entries + 2)
    var power = 0.0
    for middle in 0..<phasors {
      var (real, imaginary) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
      for place in kernel.indices {
        let phasor = (middle + 1 - reach + place + phasors) & (phasors - 1)
        real += kernel[place] * reals[phasor]
        imaginary += kernel[place] * imaginaries[phasor]
      }
      for offset in 0..<spacing {
        power += real[offset] * real[offset] + imaginary[offset] * imaginary[offset]
        table.append(real[offset])
        table.append(imaginary[offset])
      }
    }
    let scale = (Timbre.power / (power / Double(entries))).squareRoot()
    for index in table.indices { table[index] *= scale }
    table += [table[0], table[1]]
    return table
  }
}

/// The edges of a band of noise, and its middle.
struct NoiseBand: BitwiseCopyable {
  /// A frequency that moves evenly in its logarithm, and its phase since the noise began.
  struct Edge: BitwiseCopyable {
    /// The phase on the first frame, in turns, with all whole turns.
    var phase = 0.0
    /// The frequency on the first frame, in turns per frame, and its logarithmic growth per frame.
    var frequency = 0.0
    var growth = 0.0

    @_noLocks
    init() {}

    @_noLocks
    init(phase: Double, frequency: Double, growth: Double) {
      self.phase = phase
      self.frequency = frequency
      self.growth = growth
    }

    /// Returns the edge as it is `elapsed` frames after the first.
    @_noLocks
    func advanced(by elapsed: Int) -> Edge {
      let t = Double(elapsed)
      return Edge(
        phase: phase + frequency * t * Exponential.mean(upTo: growth * t),
        frequency: growth == 0 ? frequency : frequency * Exponential.natural(growth * t),
        growth: growth)
    }

    /// Returns the phase since the first frame, by the power series of (eᵍᵗ − 1)/g.
    @inline(__always) @_noLocks
    func turns(after t: Double) -> Double {
      let u = growth * t
      return frequency * t * (1 + u * (1.0 / 2 + u * (1.0 / 6 + u * (1.0 / 24))))
    }
  }

  var lower = Edge()
  var middle = Edge()
  var upper = Edge()
  /// The distance, in places of the loudness curve, from the middle of the band to those of its
  /// halves.
  var halves = Ramp(from: 0, to: 0, over: 1)

  @_noLocks
  init() {}

  /// Returns the band as it is `elapsed` frames after the first.
  @_noLocks
  func advanced(by elapsed: Int) -> NoiseBand {
    var band = self
    band.lower = lower.advanced(by: elapsed)
    band.middle = middle.advanced(by: elapsed)
    band.upper = upper.advanced(by: elapsed)
    return band
  }

  /// Adds noise over the band to a quantum that begins on its first frame, weighted by the
  /// quantum's envelope.
  @_noLocks
  func add(to quantum: inout Quantum, of noise: borrowing NumberTable, left: Ramp, right: Ramp) {
    var sum = InlineArray<64, Double>(repeating: 0)
    Self.addHalf(from: lower, to: middle, of: noise, to: &sum, within: &quantum)
    Self.addHalf(from: middle, to: upper, of: noise, to: &sum, within: &quantum)
    for index in Int32(0)..<64 {
      let frame = Int(index)
      let t = Double(index)
      let sample = sum[frame] * quantum.envelope[frame]
      quantum.left[frame] += sample * (left.start + left.slope * t)
      quantum.right[frame] += sample * (right.start + right.slope * t)
    }
  }

  @_noLocks
  private static func addHalf(
    from lower: Edge, to upper: Edge, of noise: borrowing NumberTable,
    to sum: inout InlineArray<64, Double>, within quantum: inout Quantum
  ) {
    let carrier = Sine.reduced(0.5 * (lower.phase + upper.phase))
    let period = Double(BandNoise.entries) / BandNoise.entriesPerUnit
    let start = Sine.reduced(0.5 * (upper.phase - lower.phase) / period) * period
    var entries = InlineArray<64, Int64>(repeating: 0)
    var fractions = InlineArray<64, Double>(repeating: 0)
    for index in Int32(0)..<64 {
      let frame = Int(index)
      let t = Double(index)
      let (low, high) = (lower.turns(after: t), upper.turns(after: t))
      quantum.turns[frame] = Sine.reduced(carrier + 0.5 * (low + high))
      // A period more, so that no place is negative.
      let place = (start + period + 0.5 * (high - low)) * BandNoise.entriesPerUnit
      entries[frame] = place.wholePart.wholeInteger
      fractions[frame] = place - place.wholePart
    }
    quantum.findSines()
    for frame in 0..<64 {
      let fraction = fractions[frame]
      let entry = 2 * (Int(truncatingIfNeeded: entries[frame]) & (BandNoise.entries - 1))
      let real = noise[entry] + (noise[entry + 2] - noise[entry]) * fraction
      let imaginary = noise[entry + 1] + (noise[entry + 3] - noise[entry + 1]) * fraction
      sum[frame] += real * quantum.turns[frame] - imaginary * quantum.sines[frame]
    }
  }
}
