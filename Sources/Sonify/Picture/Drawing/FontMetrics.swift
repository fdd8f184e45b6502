/// The widths of the letters of DejaVu Sans, a common and wide font, by which text is laid out: in a
/// usual sans-serif font it is narrower.
///
/// From the advance widths of DejaVu Sans 2.37, rounded up to hundredths of the font size, two
/// hexadecimal digits each.
enum FontMetrics {
  /// The height of a line above the baseline, in font sizes.
  static let ascent = 0.93
  /// The height of a line below the baseline, in font sizes.
  static let descent = 0.24

  /// Returns the width of a letter, in font sizes.
  static func width(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    for block in blocks where value >= block.first {
      let index = Int(value - block.first)
      if index < block.widths.count { return Double(block.widths[index]) / 100 }
    }
    return widthOutside(of: scalar)
  }

  /// Returns the width of a letter that is in no block: at most that of any font at hand.
  private static func widthOutside(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    case _ where scalar.properties.isEmojiPresentation: 1.4
    // Letters of other scripts are rarely wider than a square, in which East Asian ones stand.
    default: 1.05
    }
  }

  private struct Block: Sendable {
    let first: UInt32
    let widths: [UInt8]

    init(_ first: UInt32, _ digits: String) {
      self.first = first
      let values = digits.utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
      widths = stride(from: 0, to: values.count - 1, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    }
  }

  private static let blocks = [
    Block(
      0x20,
      """
      20292e5440604e1c282832542025202240404040404040404040222254545436644545464e403a4e4c1e\
      1e4238574b4f3d4f46403e4a4563453e452822285432323e4037403e2440401c1c3a1c62403e40402a35\
      28403c523c3c3540224054
      """),
    Block(
      0xA0,
      """
      20294040404022323264303e5425643232542929324040203229303e6161613645454545454562464040\
      40401e1e1e1e4e4b4f4f4f4f4f544f4a4a4a4a3e3d3f3e3e3e3e3e3e63373e3e3e3e1c1c1c1c3e403e3e\
      3e3e3e543e404040403c403c453e453e453e46374637463746374e404e40403e403e403e403e403e4e40\
      4e404e404e404c405c461e1c1e1c1e1c1e1c1e1c3b381e1c423a3a381c381c38263823391d4b404b404b\
      40524b404f3e4f3e4f3e6b67462a462a462a40354035403540353e283e283e284a404a404a404a404a40\
      4a4063523e3c3e45354535453524
      """),
    Block(
      0x391,
      """
      4545384540454c4f1e4245574b404f4c3d64403e3e4f454f4d1e3e423740223a42403c3e3737403e223b\
      3c4038383e3d403b403d3a423a4254223a3e3a54
      """),
    Block(
      0x400,
      """
      40404f3d46401e1e1e6e694f474b3d4c4545453d4f406c414b4b474c574c4f4c3d463e3d57454e456b6e\
      545945466c463e3e3b35463e5b3641413d404c423e4240373b3c563c453c5c5f474f3b37553d3e3e3f35\
      37351c1c1c5b5a423d413c42
      """),
    Block(
      0x2010,
      """
      2525403264643232202020203434343432323b3b22436420000000000000001487ae1726351726352228\
      28
      """),
    Block(0x20A0, "58404040406240806c634f4040404080404040404e4064644040406464406464"),
    Block(0x2190, "54545454"),
    Block(0x2212, "54"),
    Block(0x221E, "54"),
    Block(0x2248, "54"),
    Block(0x2260, "545454545454"),
  ]
}
