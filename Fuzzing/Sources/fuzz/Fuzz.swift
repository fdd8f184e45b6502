import Glibc
import Sonify

/// Feeds damaged data to every reader until the time is up.
///
/// `fuzz FOLDER SECONDS SEED FILE…` damages the files; before each case it is written into the
/// folder, so that it is at hand when this process dies of it. `fuzz --replay SEED NUMBER FILE`
/// reads one kept case with the options that it had. A case fails by a trap, by taking longer than
/// ``maxSeconds``, by more memory than ``maxMemory``, or by an error that is not one harmless line.
@main
struct Fuzz {
  /// How long one case may take, in seconds.
  static let maxSeconds: UInt32 = 10
  /// How much memory the process may take, in bytes.
  static let maxMemory = 2 << 30

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    var limit = rlimit(rlim_cur: rlim_t(maxMemory), rlim_max: rlim_t(maxMemory))
    guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else {
      fail("no limit can be set")
    }
    if arguments.first == "--replay", arguments.count == 4,
      let seed = UInt64(arguments.dropFirst().first ?? ""),
      let number = UInt64(arguments.dropFirst(2).first ?? "")
    {
      print(read(bytes(arguments.last ?? ""), Options(seed: seed, number: number)))
      return
    }
    guard arguments.count > 3, let seconds = Int(arguments.dropFirst().first ?? ""),
      let seed = UInt64(arguments.dropFirst(2).first ?? "")
    else { fail("usage: fuzz FOLDER SECONDS SEED FILE…, or fuzz --replay SEED NUMBER FILE") }
    let folder = arguments.first ?? ""
    let corpus = arguments.dropFirst(3).map(bytes).filter { !$0.isEmpty }
    run(corpus, seed: seed, until: now() + Double(seconds), folder)
  }

  /// Makes and reads case after case; each depends on the seed, its number and the corpus alone.
  private static func run(
    _ corpus: [[UInt8]], seed: UInt64, until end: Double, _ folder: String
  ) {
    var number: UInt64 = 0
    var charts = 0
    var slowest = (seconds: 0.0, number: UInt64(0))
    while now() < end {
      var mutation = Mutation(corpus: corpus, random: Random(seed: seed, number: number))
      let bytes = mutation.bytes()
      let options = Options(seed: seed, number: number)
      write(bytes, to: "\(folder)/case")
      write(
        Array("case \(number) of seed \(seed), \(options.reading.format.rawValue)".utf8),
        to: "\(folder)/case.txt")
      let start = now()
      alarm(maxSeconds)
      let outcome = read(bytes, options)
      alarm(0)
      if outcome.hasPrefix("chart") { charts += 1 }
      let taken = now() - start
      if taken > slowest.seconds { slowest = (taken, number) }
      number += 1
    }
    print(
      "\(number) cases of seed \(seed), of which \(charts) became charts; the slowest, "
        + "case \(slowest.number), took \(Int(slowest.seconds * 1000)) ms; "
        + "peak \(peak() >> 10) MiB")
  }

  /// Reads a case.
  /// - Returns: what it came to, in one line.
  private static func read(_ bytes: [UInt8], _ options: Options) -> String {
    do {
      let loaded = try ChartLoader.load(
        .bytes(bytes, name: "case"), reading: options.reading, choosing: options.choices)
      if loaded.decisions.contains(where: { steers($0.text) }) {
        fail("a decision that can steer a terminal")
      }
      let points = loaded.chart.series.reduce(0) { $0 + $1.ys.count }
      return "chart: \(points) points; \(loaded.choices.joined(separator: "; "))"
    } catch {
      let text = "\(error)"
      if steers(text) { fail("an error that can steer a terminal") }
      return text
    }
  }

  /// Whether a text holds control characters.
  private static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
