/// A hash that is the same in every run and on every machine: FNV-1a with 64 bits, after Fowler, Noll
/// and Vo.
package struct StableHash: Sendable {
  /// The seed of FNV-1a.
  package static let usualSeed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of all bytes so far.
  package private(set) var value: UInt64

  /// Begins without bytes.
  package init(seed: UInt64 = usualSeed) { value = seed }

  /// Hashes bytes.
  package init(of bytes: some Sequence<UInt8>) {
    self.init()
    add(bytes)
  }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
