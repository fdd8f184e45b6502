import Foundation
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Our JSON against Python's `json`, where Python is installed: the same texts are JSON, and they
/// have the same values, bit for bit.
@Suite(.enabled(if: Python.path != nil, "python3 is not installed"))
struct JSONDifferentialTests {
  /// How many documents are made; four in ten are damaged, of which some stay whole.
  private static let count = 6000

  @Test func valuesAreThoseOfPython() throws {
    // Each document goes over as a line of hexadecimal digits, and behind it what Python reads:
    // nothing, or the value in a form of its own, in which numbers are their bits.
    let script = """
      import random, json, struct, re
      r = random.Random(22)
      def spaces(): return r.choice(['', '', '', ' ', '\\n', '\\t ', '\\r\\n'])
      def number():
          k = r.randrange(8)
          if k == 0: return str(r.randrange(-10, 10))
          if k == 1: return repr(r.uniform(-1e6, 1e6))
          if k == 2: return repr(struct.unpack('d', struct.pack('Q', r.getrandbits(62)))[0])
          if k == 3: return '%.*e' % (r.randrange(25), r.gauss(0, 1) * 10.0 ** r.randrange(-300, 300))
          if k == 4: return str(r.getrandbits(r.randrange(1, 200)))
          if k == 5: return r.choice(['-0', '0', '-0.0', '0e0', '1E5', '1e+05', '-1.5E-3', '5e-324', '1e-400', '2.2250738585072011e-308'])
          if k == 6: return '0.' + ''.join(r.choice('0123456789') for _ in range(r.randrange(1, 30)))
          return str(2 ** 53 + r.randrange(-4, 5)) + r.choice(['', '.5', '.50', '.49999999999', 'e3'])
      def text():
          parts = []
          for _ in range(r.randrange(0, 8)):
              k = r.randrange(7)
              if k < 3: parts.append(r.choice('abc XYZ,:{}[]0.1-'))
              elif k == 3: parts.append(r.choice(['é', '€', '😀', '\\u007f', '\\u2028', 'ß']))
              elif k == 4: parts.append('\\\\' + r.choice('\"\\\\/bfnrt'))
              elif k == 5: parts.append('\\\\u%04x' % r.choice([0, 10, 65, 233, 0x20ac, 0xffff, 0xd7ff, 0xe000]))
              else: parts.append(r.choice(['\\\\ud83d\\\\ude00', '\\\\uD83D\\\\uDE00', '\\\\ud83d', '\\\\ude00', '\\\\ud83d\\\\n', '\\\\ud83d\\\\u0041', '\\\\ud83d\\\\ud83d\\\\ude00']))
          return '\"' + ''.join(parts) + '\"'
      def value(depth):
          k = r.randrange(10 if depth < 5 else 6)
          if k < 2: return number()
          if k < 4: return text()
          if k < 6: return r.choice(['true', 'false', 'null'])
          n = r.randrange(0, 5)
          if k < 8: return '[' + spaces() + (spaces() + ',' + spaces()).join(value(depth + 1) for _ in range(n)) + spaces() + ']'
          return '{' + spaces() + (spaces() + ',' + spaces()).join(text() + spaces() + ':' + spaces() + value(depth + 1) for _ in range(n)) + spaces() + '}'
      def damaged(t):
          b = bytearray(t.encode())
          for _ in range(r.randrange(1, 3)):
              if not b: break
              i = r.randrange(len(b))
              k = r.randrange(4)
              if k == 0: del b[i:]
              elif k == 1: b[i] = r.choice(b'{}[]\",:0123456789.eE+-tfn \\n\\\\x') 
              elif k == 2: del b[i]
              else: b[i:i] = bytes([r.choice(b'{}[]\",:01.eE+-tn \\n\\\\\\xc3')])
          return bytes(b)
      def scalars(s):
          # As we do: pairs are joined by Python, what is left alone is replaced.
          return re.sub('[\\ud800-\\udfff]', '\\ufffd', s)
      class Refused(Exception): pass
      def form(v):
          if v is None: return 'n'
          if v is True: return 't'
          if v is False: return 'f'
          if isinstance(v, (int, float)):
              try: v = float(v)
              except OverflowError: raise Refused()
              if v in (float('inf'), float('-inf')): raise Refused()
              return 'd' + str(struct.unpack('Q', struct.pack('d', v))[0])
          if isinstance(v, str): return 's' + scalars(v).encode().hex()
          if isinstance(v, list): return '[' + ','.join(map(form, v)) + ']'
          return '{' + ','.join('s' + scalars(k).encode().hex() + ':' + form(x) for k, x in v.items()) + '}'
      def integer(t): return float(t) if t == '-0' else int(t)
      for i in range(COUNT):
          t = spaces() + value(0) + spaces()
          b = damaged(t) if r.random() < 0.4 else t.encode()
          try:
              v = form(json.loads(b.decode(), parse_int=integer, parse_constant=lambda c: None if c == 'NaN' else 1e999))
          except (ValueError, Refused, RecursionError): v = ''
          print(b.hex(), v)
      """.replacingOccurrences(of: "COUNT", with: "\(Self.count)")
    var refused = 0
    let lines = try Python.run(script).split(separator: "\n")
    #expect(lines.count == Self.count)
    for line in lines {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      let bytes = DifferentialTests.bytes(parts[0])
      let found = (try? JSONValue.parse(ByteSource(name: "a", bytes: bytes))).map(Self.form) ?? ""
      if found.isEmpty { refused += 1 }
      #expect(found == parts[1], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    #expect((Self.count / 4...Self.count / 2).contains(refused))
  }

  private static func form(_ value: JSONValue) -> String {
    switch value {
    case .null: return "n"
    case .boolean(let value): return value ? "t" : "f"
    case .number(let value): return "d\(value.bitPattern)"
    case .text(let text): return form(text)
    case .array(let elements): return "[\(elements.map(form).joined(separator: ","))]"
    case .object(let object):
      let members = object.members.map { "\(form($0.key)):\(form($0.value))" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private static func form(_ text: String) -> String {
    "s"
      + text.utf8.map { byte in
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
      }.joined()
  }
}
