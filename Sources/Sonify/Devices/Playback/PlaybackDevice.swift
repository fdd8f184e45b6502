import CAlsa
private import Glibc
import SonifyBase

/// A device that can play sound.
public struct PlaybackDevice: Equatable, Sendable {
  /// The name with which it is opened.
  public let name: String
  /// A description in one line; may be empty.
  public let description: String

  /// Returns the devices that libasound lists: the default first, then in libasound's order.
  ///
  /// The default is listed also if its definition, such as that of a user, gives no hint for lists. No
  /// device is opened. All text is safe for a terminal. The null device is omitted, and so are the converters of
  /// libasound's plug-ins, which play on the first card.
  public static func all() -> [PlaybackDevice] {
    guard let library = AlsaLibrary() else { return [] }
    var alsa = unsafe library.functions
    var list: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard unsafe alsa.snd_device_name_hint(-1, "pcm", &list) >= 0, let hints = unsafe list else {
      return []
    }
    defer { _ = unsafe alsa.snd_device_name_free_hint(hints) }
    var devices: [PlaybackDevice] = []
    var place = unsafe hints
    while let hint = unsafe place.pointee {
      if let device = unsafe PlaybackDevice(hint: hint, of: alsa) { devices.append(device) }
      unsafe place += 1
    }
    if !devices.contains(where: \.isDefault), unsafe calsa_is_defined(&alsa, defaultName) {
      devices.append(PlaybackDevice(name: defaultName, description: ""))
    }
    return devices.filter(\.isDefault) + devices.filter { !$0.isDefault }
  }

  /// Whether libasound is installed, without which there are no devices.
  package static var areSupported: Bool { AlsaLibrary() != nil }

  /// The names in libasound's list that are not devices.
  private static let others: Set = [
    "null", "lavrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix",
  ]

  /// The name of the device that is used unless another is asked for.
  private static let defaultName = "default"

  private var isDefault: Bool { name == Self.defaultName }

  private init(name: String, description: String) {
    (self.name, self.description) = (name, description)
  }

  /// Makes the device of a hint, or returns nil if it only records or discards sound.
  @unsafe private init?(hint: UnsafeMutableRawPointer, of alsa: calsa_functions) {
    guard let name = unsafe Self.text("NAME", of: hint, alsa), !Self.others.contains(name),
      unsafe Self.text("IOID", of: hint, alsa) ?? "Output" == "Output"
    else { return nil }
    self.name = UntrustedText.harmless(name)
    let lines = unsafe Self.text("DESC", of: hint, alsa)?.split(separator: "\n") ?? []
    description = UntrustedText.harmless(lines.joined(separator: "; "))
  }

  @unsafe private static func text(
    _ key: String, of hint: UnsafeMutableRawPointer, _ alsa: calsa_functions
  ) -> String? {
    guard let text = unsafe alsa.snd_device_name_get_hint(hint, key) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
