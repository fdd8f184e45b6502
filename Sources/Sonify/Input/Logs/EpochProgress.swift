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
  static let name = "epochs"

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
    let places = lines.compactMap { line in
      line.number(epoch).flatMap { epoch in line.number(step).map { (epoch: epoch, step: $0) } }
    }
    guard places.count == lines.count, places.allSatisfy({ $0.step >= 0 && $0.epoch >= 0 }) else {
      return nil
    }
    var strides: [Double] = []
    var turns = 0
    for (one, next) in zip(places, places.dropFirst()) {
      if next.epoch == one.epoch, next.step > one.step {
        strides.append(next.step - one.step)
      } else if next.epoch > one.epoch, next.step < one.step {
        turns += 1
      } else {
        return nil
      }
    }
    guard let largest = places.map(\.step).max(), let stride = Self.median(strides) else {
      return nil
    }
    // Who says how many epochs there are counts them from 1.
    let isOfAll = line.total(after: epoch) != nil && places[0].epoch > 0
    first = places[0].epoch == 1 || isOfAll ? 1 : 0
    // Steps of the whole training do not start again.
    guard turns > 0 || places[0].epoch == first else { return nil }
    if let total = line.total(after: step) {
      guard total >= largest else { return nil }
      length = total
    } else if turns > 0 {
      // 0 to 90 by tens are of 100, unless the last is nearer than the others are.
      let isRegular = (strides.min() ?? 0) == stride
      length = places.contains { $0.step == 0 } ? largest + (isRegular ? stride : 1) : largest
    } else {
      return nil
    }
    (self.epoch, self.step) = (epoch, step)
  }

  /// Returns the progress at a line, in epochs, or nil if it has none.
  func epochs(at line: LogLine) -> String? {
    guard let epoch = line.number(epoch), let step = line.number(step) else { return nil }
    return "\(((epoch - first) * length + step) / length)"
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
