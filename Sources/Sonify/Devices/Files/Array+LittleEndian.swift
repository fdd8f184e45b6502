extension [UInt8] {
  /// Returns the number in four bytes at `offset`, in little-endian order.
  func number(at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }

  /// Writes 32 bits of `number` at `offset`, in little-endian order.
  mutating func set(_ number: Int, at offset: Int) {
    for byte in 0..<4 { self[offset + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
  }

  /// Appends 32 bits of `number`, in little-endian order.
  mutating func append(number: Int) {
    append(contentsOf: [0, 0, 0, 0])
    set(number, at: count - 4)
  }
}
