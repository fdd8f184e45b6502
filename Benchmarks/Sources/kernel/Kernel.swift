import Sonify

/// How fast the library renders and quantises: `kernel SECONDS` prints nanoseconds a frame, of the
/// median block, and a checksum of the samples, as `limits/kernel.c` does for the same work in C.
@main
struct Kernel {
  /// Frames that are rendered at a time.
  private static let block = 16_384

  static func main() {
    guard CommandLine.arguments.count == 2, let seconds = Int(CommandLine.arguments[1]),
      seconds > 0
    else {
      print("usage: kernel SECONDS")
      return
    }
    let score = GlidingScore.score(seconds: seconds)
    var renderer = Renderer(score)
    var samples = [Float](repeating: 0, count: 2 * block)
    var numbers = [Int16](repeating: 0, count: 2 * block)
    var rendering: [Duration] = []
    var quantizing: [Duration] = []
    var checksum: UInt32 = 2_166_136_261
    let clock = ContinuousClock()

    while renderer.position < score.frames {
      let first = renderer.position
      rendering.append(
        clock.measure {
          var output = samples.mutableSpan
          renderer.render(into: &output)
        })
      quantizing.append(
        clock.measure {
          var output = numbers.mutableSpan
          Quantizer.quantize(samples.span, at: 2 * first, into: &output)
        })
      for number in numbers.prefix(2 * (score.frames - first)) {
        checksum = (checksum ^ UInt32(UInt16(bitPattern: number))) &* 16_777_619
      }
    }
    print(
      "render", perFrame(rendering), "quantize", perFrame(quantizing), "checksum", checksum)
  }

  /// Nanoseconds a frame, with three decimals.
  private static func perFrame(_ blocks: [Duration]) -> Double {
    let median = blocks.sorted()[blocks.count / 2]
    return (median / .nanoseconds(1) / Double(block) * 1000).rounded() / 1000
  }
}
