extension BrailleText {
  /// How lines of braille are written.
  public struct Style: Equatable, Sendable {
    /// The cells a line may have: from a note taker's to two wide displays side by side.
    public static let allowedCells = 8...200

    /// The most cells of a line, within ``allowedCells``.
    public var cells = 40
    /// How many dots a cell has.
    public var dots = Dots.six
    /// Whether cells are written in North American ASCII, as embossers take it, and not in Unicode;
    /// only for ``Dots/six``.
    public var isASCII = false

    /// How many dots a cell has.
    public enum Dots: Int, CaseIterable, Sendable {
      /// Four levels.
      case six = 6
      /// Eight levels.
      case eight = 8

      /// The cells that stand for the levels of a value, the lowest first.
      ///
      /// Six dots have three rows, too few for a row each: thin and thick lines climb from the
      /// lower edge to the upper. With eight, the row tells the quarter, and one dot or two the
      /// half of it.
      var levels: [BrailleCharacter] {
        switch self {
        case .six: [[3, 6], [2, 3, 5, 6], [1, 2, 4, 5], [1, 4]]
        case .eight: [[7], [7, 8], [3], [3, 6], [2], [2, 5], [1], [1, 4]]
        }
      }
    }

    /// Makes lines of 40 cells of six dots.
    public init() {}

    /// A line as text.
    package func text(_ characters: some Sequence<BrailleCharacter>) -> String {
      String(characters.map { isASCII ? $0.ascii : $0.unicode })
    }
  }
}

/// The dots of one cell.
package struct BrailleCharacter: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// Dot 1 is the lowest bit, dot 8 the highest.
  let bits: UInt8

  /// No dots.
  static let empty: BrailleCharacter = []

  /// A cell with the dots of these bits.
  init(bits: UInt8) { self.bits = bits }

  /// A cell with dots of these numbers, 1 to 8.
  package init(arrayLiteral dots: UInt8...) { bits = dots.reduce(0) { $0 | 1 << ($1 - 1) } }

  /// The character of Unicode.
  var unicode: Character { Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ") }

  /// The character of North American ASCII; dots 7 and 8 are left out.
  var ascii: Character {
    Character(Unicode.Scalar(Self.asciiCharacters[Int(bits & 0x3F)]))
  }

  /// The characters of all cells of six dots, in the order of their bits.
  private static let asciiCharacters = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#.utf8)
}
