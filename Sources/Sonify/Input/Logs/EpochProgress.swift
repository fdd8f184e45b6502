/// How far a training has come, by its epoch and the step within it, which starts again with each epoch:
/// at line "Epoch: [2][10/100]", 2.1 epochs are done.
struct EpochProgress {
  /// The pieces of a line that hold the epoch and the step.
  let epoch: Int
  let step: Int
  /// The number of steps in an epoch.
  private let length: Double
  /// The number of the first epoch of a training.
  private let first: Double

  /// The name of a column of it.
  static let name = "epoch"

  private static let stepNames: Set<String> = [
    "step", "steps", "batch", "batches", "iter", "iters", "iteration", "iterations", "it",
  ]

  /// Recognises epochs and steps among what differs in the lines of a log, or returns nil.
  ///
  /// How many steps an epoch has stands after a stroke, as in "[10/100]", or shows where the next epoch
  /// begins.
  /// - Parameters:
  ///   - fields: what differs.
  ///   - lines: the first lines of that kind.
  init?(_ fields: [LogTemplate.Field], _ lines: [LogLine]) {
    func field(_ isNamed: (String) -> Bool) -> Int? {
      fields.first { $0.isNumber && isNamed($0.name.lowercased()) }?.place
    }
    guard let epoch = field({ $0 == "epoch" || $0.hasSuffix(" epoch") }),
      let step = field({ name in
        name.split(separator: " ").last.map { Self.stepNames.contains(String($0)) } ?? false
      }), let line = lines.first
    else { return nil }
    let positions = lines.compactMap { line in
      line.number(epoch).flatMap { epoch in line.number(step).map { (epoch: epoch, step: $0) } }
    }
    guard positions.count == lines.count, let start = positions.first?.epoch,
      let turns = Self.turns(of: positions)
    else { return nil }
    // Who says how many epochs there are counts them from 1.
    first = start == 1 || start > 0 && line.total(after: epoch) != nil ? 1 : 0
    // Steps of the whole training do not start again.
    guard turns > 0 || start == first,
      let length = line.total(after: step) ?? (turns > 0 ? Self.length(of: positions) : nil),
      positions.allSatisfy({ $0.step <= length })
    else { return nil }
    (self.epoch, self.step, self.length) = (epoch, step, length)
  }

  private typealias Position = (epoch: Double, step: Double)

  /// Returns how often steps start again, or nil unless they grow and start again with each epoch.
  private static func turns(of positions: [Position]) -> Int? {
    guard positions.allSatisfy({ $0.step >= 0 && $0.epoch >= 0 }) else { return nil }
    var turns = 0
    for (one, next) in zip(positions, positions.dropFirst()) {
      if next.epoch > one.epoch, next.step < one.step {
        turns += 1
      } else if next.epoch != one.epoch || next.step <= one.step {
        return nil
      }
    }
    return turns
  }

  /// Returns the number of steps in an epoch, by those that are shown of whole ones.
  private static func length(of positions: [Position]) -> Double? {
    let strides = zip(positions, positions.dropFirst()).filter { $0.epoch == $1.epoch }
      .map { $1.step - $0.step }.sorted()
    guard let largest = positions.map(\.step).max(), let shortest = strides.first else {
      return nil
    }
    guard positions.contains(where: { $0.step == 0 }) else { return largest }
    // 0 to 90 by tens are of 100, unless the last is nearer than the others are.
    let usual = strides[strides.count / 2]
    return largest + (shortest == usual ? usual : 1)
  }

  /// Returns the progress at a line, in epochs, or nil if it has none.
  func epochs(at line: LogLine) -> String? {
    guard let epoch = line.number(epoch), let step = line.number(step) else { return nil }
    return Self.epochs(epoch, from: first, step, of: length)
  }

  /// Returns how many epochs are done.
  /// - Parameters:
  ///   - epoch: the number of the epoch.
  ///   - first: the number of the first.
  ///   - step: the steps that are done of it.
  ///   - length: the number of steps in an epoch, above 0.
  /// - Returns: the number as a cell.
  static func epochs(
    _ epoch: Double, from first: Double, _ step: Double, of length: Double
  ) -> String {
    "\(((epoch - first) * length + step) / length)"
  }
}
