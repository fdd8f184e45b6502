extension BrailleText {
  /// The format of lines of braille.
  public struct Style: Equatable, Sendable {
    /// The allowed numbers of cells in a line: from a note taker's to two wide displays side by
    /// side.
    public static let allowedCells = 8...200

    /// The maximum number of cells in a line, within ``allowedCells``.
    public var cells = 40
    /// The number of dots in a cell.
    public var dots = Dots.six
    /// Whether cells are written in North American ASCII, as embossers expect, instead of Unicode;
    /// only for ``Dots/six``.
    public var isASCII = false

    /// The number of dots in a cell.
    public enum Dots: Int, CaseIterable, Sendable {
      /// Four levels.
      case six = 6
      /// Eight levels.
      case eight = 8

      /// The cells that stand for the levels of a value, lowest first.
      ///
      /// Six dots have three rows, too few for a row to each level: thin and thick lines climb from
      /// the lower edge to the upper. With eight dots, the row stands for the quarter, and one dot
      /// or two for its half.
      var levels: [BrailleCharacter] {
        switch self {
        case .six: [[3, 6], [2, 3, 5, 6], [1, 2, 4, 5], [1, 4]]
        case .eight: [[7], [7, 8], [3], [3, 6], [2], [2, 5], [1], [1, 4]]
        }
      }
    }

    /// Creates the default style: 40 cells of six dots.
    public init() {}

    /// Returns a line as text.
    package func text(_ characters: some Sequence<BrailleCharacter>) -> String {
      String(characters.map { isASCII ? $0.ascii : $0.unicode })
    }
  }
}

/// The dots of one cell.
package struct BrailleCharacter: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// Dot 1 is the lowest bit, dot 8 the highest.
  package let bits: UInt8

  /// No dots.
  package static let empty: BrailleCharacter = []

  /// Creates a cell with the dots of the given bits.
  package init(bits: UInt8) { self.bits = bits }

  /// Creates a cell with dots of the given numbers, 1 to 8.
  package init(arrayLiteral dots: UInt8...) { bits = dots.reduce(0) { $0 | 1 << ($1 - 1) } }

  /// The Unicode character.
  package var unicode: Character { Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ") }

  /// The North American ASCII character; dots 7 and 8 are ignored.
  package var ascii: Character {
    Character(Unicode.Scalar(Self.asciiCharacters[Int(bits & 0x3F)]))
  }

  /// The characters of all cells of six dots, in the order of their bits.
  private static let asciiCharacters = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#.utf8)
}
