extension Double {
  /// The number rounded down, of a number from 0 to 2⁵¹.
  ///
  /// Adding 2⁵² leaves no bits for a fraction. Unlike `rounded(.down)` this is no call on any processor, so that the
  /// compiler can work on several numbers at a time.
  @inlinable
  package var wholePart: Double {
    @inline(__always) @_noLocks get {
      let rounded = (self + 0x1p52) - 0x1p52
      return rounded > self ? rounded - 1 : rounded
    }
  }

  /// The integer of a whole number from 0 to 2⁵¹, found as ``wholePart`` is.
  @inlinable
  package var wholeInteger: Int64 {
    @inline(__always) @_noLocks get {
      Int64(bitPattern: (self + 0x1p52).bitPattern & 0xf_ffff_ffff_ffff)
    }
  }
}
