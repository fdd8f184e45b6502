private import CAlsa
private import Glibc
import SonifyBase

/// A device that can play sound.
public struct PlaybackDevice: Equatable, Sendable {
  /// The name by which it is opened.
  public let name: String
  /// What it is, in one line; it may be empty.
  public let description: String

  /// The devices that libasound knows of: the default first, then in libasound's order.
  ///
  /// All text is harmless to a terminal. The device that plays into nothing is left out, and so are
  /// the converters that come with libasound's plug-ins, which play through whatever card is first.
  public static func all() -> [PlaybackDevice] {
    calsa_silence()
    var list: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard unsafe snd_device_name_hint(-1, "pcm", &list) >= 0, let hints = unsafe list else {
      return []
    }
    defer { unsafe snd_device_name_free_hint(hints) }
    var devices: [PlaybackDevice] = []
    var place = unsafe hints
    while let hint = unsafe place.pointee {
      if let device = unsafe PlaybackDevice(hint: hint) { devices.append(device) }
      unsafe place += 1
    }
    return devices.filter(\.isDefault) + devices.filter { !$0.isDefault }
  }

  /// The names under which libasound lists what is no device.
  private static let others: Set = [
    "null", "lavrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix",
  ]

  private var isDefault: Bool { name == "default" }

  /// The device that a hint tells of, unless it only records or only swallows.
  @unsafe private init?(hint: UnsafeMutableRawPointer) {
    guard let name = unsafe Self.text("NAME", of: hint), !Self.others.contains(name),
      unsafe Self.text("IOID", of: hint) ?? "Output" == "Output"
    else { return nil }
    self.name = UntrustedText.harmless(name)
    let lines = unsafe Self.text("DESC", of: hint)?.split(separator: "\n") ?? []
    description = UntrustedText.harmless(lines.joined(separator: "; "))
  }

  @unsafe private static func text(_ key: String, of hint: UnsafeMutableRawPointer) -> String? {
    guard let text = unsafe snd_device_name_get_hint(hint, key) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
