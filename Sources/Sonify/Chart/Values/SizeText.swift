package import SonifyBase

/// The prefixes of sizes in bytes.
public enum SizePrefixes: String, CaseIterable, Sendable {
  /// KiB, MiB, GiB and on, each 1024 times the one before, as `df -h` and `ls -lh` have them.
  case binary
  /// kB, MB, GB and on, each 1000 times the one before.
  case decimal

  /// The number of bytes in the unit of each prefix, and its name, rising.
  package var units: [(bytes: Double, name: String)] {
    let names =
      self == .binary
      ? ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"]
      : ["kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"]
    var bytes = 1.0
    return names.map { name in
      bytes *= self == .binary ? 1024 : 1000
      return (bytes, name)
    }
  }

  /// Returns the number of bytes in the largest unit that is not above a size, 1 for those below the first
  /// prefix.
  package func unit(of size: Double) -> Double {
    units.last { size.magnitude >= $0.bytes }?.bytes ?? 1
  }
}

/// The text of sizes for people: "512 bytes", "7.7 MiB", "252 GiB", or "1.5 GB".
///
/// A size has the largest unit of which it is at least one, and just enough digits to distinguish
/// neighbours.
package struct SizeText: Equatable, Sendable {
  private struct Unit: Equatable {
    let bytes: Double
    let name: AxisUnit
    let number: NumberText
  }

  /// The units of all prefixes, rising.
  private let units: [Unit]
  /// The numbers of sizes below the first of them.
  private let first: NumberText
  private let bytes: AxisUnit?

  /// Makes a formatter for sizes in a range.
  /// - Parameters:
  ///   - range: the minimum and maximum, in bytes.
  ///   - scale: the spacing of the sizes.
  ///   - prefixes: the prefixes of the unit.
  ///   - bytes: the unit without a prefix; nil for none.
  package init(
    range: ClosedRange<Double>, scale: AxisScale = .linear, prefixes: SizePrefixes,
    bytes: AxisUnit?
  ) {
    self.init(prefixes, bytes) { unit in
      NumberText(range: range.lowerBound / unit...range.upperBound / unit, scale: scale)
    }
  }

  /// Makes a formatter for sizes of any magnitude with at most `digits` digits.
  package init(digits: Int, prefixes: SizePrefixes, bytes: AxisUnit?) {
    self.init(prefixes, bytes) { _ in NumberText(digits: digits) }
  }

  private init(
    _ prefixes: SizePrefixes, _ bytes: AxisUnit?, _ number: (_ unit: Double) -> NumberText
  ) {
    self.bytes = bytes
    first = number(1)
    units = prefixes.units.map { (bytes, name) in
      Unit(bytes: bytes, name: AxisUnit(one: name, other: name), number: number(bytes))
    }
  }

  /// Returns the text of a size in bytes.
  package func text(_ size: Double) -> String {
    guard let unit = units.last(where: { size.magnitude >= $0.bytes }) else {
      let number = first.text(size)
      return bytes?.text(number) ?? number
    }
    return unit.name.text(unit.number.text(size / unit.bytes))
  }
}
