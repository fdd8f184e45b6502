import SonifyWords

/// A grid of dots in cells of two columns and three rows, as braille is embossed.
struct DotRaster {
  /// The number of columns of dots.
  let width: Int
  /// The number of rows of dots.
  let height: Int
  private var dots: [Bool]

  /// Creates an empty grid of a number of cells.
  init(cells: Int, lines: Int) {
    (width, height) = (2 * cells, 3 * lines)
    dots = Array(repeating: false, count: width * height)
  }

  /// Whether there is a dot in a column and a row, counted from the top left; none outside.
  subscript(column: Int, row: Int) -> Bool {
    get { contains(column, row) && dots[row * width + column] }
    set { if contains(column, row) { dots[row * width + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<width).contains(column) && (0..<height).contains(row)
  }

  /// Sets the dots of a straight line, each a neighbour of the next.
  mutating func drawLine(from start: (column: Int, row: Int), to end: (column: Int, row: Int)) {
    let (across, down) = (end.column - start.column, end.row - start.row)
    let steps = max(abs(across), abs(down))
    for step in 0...max(1, steps) {
      let share = steps == 0 ? 0 : Double(step) / Double(steps)
      self[
        start.column + Int((share * Double(across)).rounded()),
        start.row + Int((share * Double(down)).rounded())] = true
    }
  }

  /// The lines of cells, from the top.
  var lines: [[BrailleCharacter]] {
    stride(from: 0, to: height, by: 3).map { row in
      stride(from: 0, to: width, by: 2).map { column in
        // Dots 1 to 3 run down the left column, 4 to 6 down the right one.
        let bits = (0..<6).reduce(UInt8(0)) { bits, dot in
          self[column + dot / 3, row + dot % 3] ? bits | 1 << UInt8(dot) : bits
        }
        return BrailleCharacter(bits: bits)
      }
    }
  }
}
