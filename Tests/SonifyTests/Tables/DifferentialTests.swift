import Foundation
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Our reader against Python's `csv` and `float`, where Python is installed.
@Suite(.enabled(if: Python.path != nil, "python3 is not installed"))
struct DifferentialTests {
  @Test func numbersAreThoseOfPythonBitForBit() throws {
    let script = """
      import random, struct
      r = random.Random(20)
      def digits(n): return ''.join(r.choice('0123456789') for _ in range(n))
      def case():
          k = r.randrange(10)
          if k == 0: return repr(struct.unpack('d', struct.pack('Q', r.getrandbits(64)))[0])
          if k == 1: return repr(r.uniform(-1e6, 1e6))
          if k == 2: return '%.*f' % (r.randrange(20), r.gauss(0, 10 ** r.randrange(12)))
          if k == 3: return '%.*e' % (r.randrange(25), r.gauss(0, 1) * 10.0 ** r.randrange(-300, 300))
          if k == 4: return digits(r.randrange(1, 22))
          if k == 5: return digits(r.randrange(0, 12)) + '.' + digits(r.randrange(1, 25))
          if k == 6: return r.choice(['+', '-', '']) + digits(r.randrange(1, 5)) + '.' + r.choice(['', digits(3)])
          if k == 7: return str(2 ** 53 + r.randrange(-4, 5)) + r.choice(['', '.', '.5', '.50', '.49999999999', 'e3'])
          if k == 8:
              # Nineteen decimals a hair above the middle between two doubles.
              five = 5 ** 19
              half = r.getrandbits(17) << 35 | 1 << 52 | 1 << 53
              while True:
                  s = r.randrange(1, 4096)
                  odd = half | (-s * pow(five, -1, 2 ** 35)) % 2 ** 35
                  if odd % 2: return '.%019d' % ((odd * five + s) >> 35)
          m = r.getrandbits(53) | 1 << 52
          return str(m * 2 + 1) + '0' * r.randrange(3)
      print('text,bits')
      n = 0
      while n < 20000:
          t = case()
          v = float(t)
          if v != v or v in (float('inf'), float('-inf')): continue
          print(t + ',' + str(struct.unpack('Q', struct.pack('d', v))[0]))
          n += 1
      """
    let lines = try Python.run(script).split(separator: "\n").dropFirst()
    #expect(lines.count == 20_000)
    for line in lines {
      let cells = line.split(separator: ",")
      let text = Array(cells[0].utf8)
      let bits = UInt64(cells[1])
      guard case .number(let long) = DecimalNumber.read(text.span, decimal: UInt8(ascii: "."))
      else {
        Issue.record("\(cells[0]) is not read")
        continue
      }
      #expect(long.bitPattern == bits, "\(cells[0]) the long way")
      let padded = text + [UInt8](repeating: UInt8(ascii: "\n"), count: RowParser.padding)
      var position = 0
      if let short = DecimalNumber.simple(
        padded.span, at: &position, decimal: UInt8(ascii: ".")), position == text.count
      {
        #expect(short.bitPattern == bits, "\(cells[0]) the short way")
      }
    }
  }

  @Test func cellsAreThoseOfPython() throws {
    // Each table goes over as one line of hexadecimal digits, and behind it what Python reads.
    let script = """
      import random, csv, io
      r = random.Random(21)
      def cell():
          k = r.randrange(8)
          if k < 3: return ''.join(r.choice('ab1.é') for _ in range(r.randrange(1, 5)))
          if k == 3: return ''
          if k == 4: return 'a"b'
          inner = ''.join(r.choice(['a', 'b', ',', '""', '\\n', '\\r\\n', '\\r', ' ', 'é']) for _ in range(r.randrange(0, 6)))
          return r.choice(['', ' ']) + '"' + inner + '"' + r.choice(['', '', '', 'tail'])
      for _ in range(5000):
          width = r.randrange(2, 5)
          end = r.choice(['\\n', '\\r\\n', '\\r'])
          text = end.join(','.join(cell() for _ in range(width)) for _ in range(r.randrange(1, 6)))
          text += r.choice(['', end, end + end])
          rows = [row for row in csv.reader(io.StringIO(text, newline=''), skipinitialspace=True) if row]
          print(text.encode().hex(), '|'.join(','.join(c.encode().hex() for c in row) for row in rows))
      """
    for line in try Python.run(script).split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      let bytes = Self.bytes(parts[0])
      let expected = parts[1].split(separator: "|").map { row in
        row.split(separator: ",", omittingEmptySubsequences: false).map { Self.bytes($0) }
      }
      let padded = bytes + [UInt8](repeating: .lineFeed, count: RowParser.padding)
      let grid = CellGrid(
        padded.span, end: bytes.count, from: 0, delimiter: UInt8(ascii: ","), isLast: true)
      let found = (0..<grid.rowCount).map { row in
        (0..<grid.width(row)).map { Array(grid.cell(row, $0) ?? []) }
      }
      #expect(found == expected, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  static func bytes(_ hexadecimal: Substring) -> [UInt8] {
    let digits = Array(hexadecimal.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).map { place in
      UInt8(String(decoding: digits[place...(place + 1)], as: UTF8.self), radix: 16) ?? 0
    }
  }
}

/// The Python of the machine.
enum Python {
  /// Where it lies, if it is installed.
  static let path = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Runs a script and gives what it writes.
  static func run(_ script: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = ["-c", script]
    process.environment = ["PYTHONIOENCODING": "utf-8"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
