import SonifyBase
import SonifyComposition

/// How loud all can be made by keys, in decibels against the usual loudness of a chart.
struct VolumeRange: Equatable, Sendable {
  /// How much one key changes, in decibels.
  static let step = 3.0
  /// Below this, a volume is told when a session begins, lest it be taken for silence.
  static let quiet = Decibels(-20)

  /// What the level of the chart is set to already, as an option of the command asked for.
  private let base: Double
  private let maximum: Double

  /// The volumes that the options of a session allow.
  init(_ options: SessionOptions) {
    base = options.sound.volume.value
    maximum = base + max(0, options.headroom.value)
  }

  /// The volume that was chosen, as far as the headroom allows; without a choice, that of the
  /// options.
  func volume(choosing choice: Decibels?) -> Decibels {
    min(choice ?? Decibels(base), Decibels(maximum))
  }

  /// A volume some steps louder, or softer if negative; nothing where there is no more of it.
  func volume(_ steps: Double, stepsFrom volume: Decibels) -> Decibels? {
    let minimum = SessionSettings.allowedVolumes.lowerBound.value
    let value = min(maximum, max(minimum, volume.value + steps * Self.step))
    return value == volume.value ? nil : Decibels(value)
  }

  /// How much louder or softer than its level the chart is to be at a volume.
  func gain(at volume: Decibels) -> Decibels { Decibels(volume.value - base) }
}
