import SonifyBase
import SonifyComposition

/// The range of volumes that keys can choose, in decibels relative to the usual level of a chart.
struct VolumeRange: Equatable, Sendable {
  /// The change by one key press, in decibels.
  static let step = 3.0
  /// The volume below which a session begins by reporting it, so that it is not taken for silence.
  static let quiet = Decibels(-20)

  /// The volume that the level of the chart already includes, from the options.
  private let base: Double
  let maximum: Double

  /// Creates the range of volumes that the options of a session allow.
  init(_ options: SessionOptions) {
    base = options.sound.volume.value
    maximum = base + max(0, options.headroom.value)
  }

  /// Returns the chosen volume, limited by the headroom; for nil, that of the options.
  func volume(choosing choice: Decibels?) -> Decibels {
    min(choice ?? Decibels(base), Decibels(maximum))
  }

  /// Returns the volume `steps` steps from `volume`, or nil if that is at its limit; negative is
  /// softer.
  func volume(_ steps: Double, stepsFrom volume: Decibels) -> Decibels? {
    let minimum = SessionSettings.allowedVolumes.lowerBound.value
    let value = min(maximum, max(minimum, volume.value + steps * Self.step))
    return value == volume.value ? nil : Decibels(value)
  }

  /// Returns the gain of the chart above its level at a volume; negative is softer.
  func gain(at volume: Decibels) -> Decibels { Decibels(volume.value - base) }
}
