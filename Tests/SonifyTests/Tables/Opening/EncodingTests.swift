import Glibc
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Text of other encodings reads as the same text in UTF-8.
struct EncodingTests {
  /// Tables as people have them, with the encoding that programs of their countries write.
  private static let tables = [
    ("CP932", "年月日,気温,降水量\n2024/1/1,5.2,0.0\n2024/1/2,6.1,1.5\n2024/1/3,4.8,0.0\n"),
    ("CP932", "年度,人口（千人）,世帯数\n2019,126167,52231\n2020,126146,55830\n2021,125502,56000\n"),
    ("CP932", "日付,気温\n2024/1/1,2.5\n2024/1/2,3.5\n2024/1/3,1.5\n"),
    ("EUC-JP", "年月日,気温,降水量\n2024/1/1,5.2,0.0\n2024/1/2,6.1,1.5\n"),
    ("GBK", "日期,收盘价,成交量\n2024-01-02,10.5,1000\n2024-01-03,10.7,1200\n2024-01-04,10.2,900\n"),
    ("BIG5", "日期,收盤價,成交量\n2024-01-02,10.5,1000\n2024-01-03,10.7,1200\n2024-01-04,10.2,900\n"),
    ("CP949", "날짜,기온,강수량\n2024-01-01,5.2,0.0\n2024-01-02,6.1,1.5\n2024-01-03,4.8,0.0\n"),
    ("CP1251", "Дата;Температура;Осадки\n01.01.2024;-5,2;0,0\n02.01.2024;-6,1;1,5\n"),
    ("KOI8-R", "Дата;Температура;Осадки\n01.01.2024;-5,2;0,0\n02.01.2024;-6,1;1,5\n"),
    ("CP1250", "Datum;Čas;Teplota;Vlhkost;Tlak;Rychlost větru\n1.1.2024;10:00;5,2;80;1013;3,1\n"),
    ("CP1250", "Miesiąc;Przychód;Wydatki w złotych\nstyczeń;5200;4100\nluty;5300;4000\n"),
    ("CP1250", "city;sold\nKraków;2\nWrocław;3\nŁódź;1\nPoznań;4\nGdańsk;2\n"),
    ("ISO-8859-2", "Miesiąc;Przychód;Wydatki w złotych\nstyczeń;5200;4100\nluty;5300;4000\n"),
    ("CP1253", "Ημερομηνία;Θερμοκρασία;Βροχή\n01/01/2024;5,2;0,0\n02/01/2024;6,1;1,5\n"),
    ("CP1254", "Tarih;Sıcaklık;Yağış\n01.01.2024;5,2;0,0\n02.01.2024;6,1;1,5\n"),
  ]

  /// Returns a text in an encoding, by the C library.
  private func encoded(_ text: String, _ name: String) -> [UInt8] {
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4)
    let count = unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        let handle = unsafe iconv_open(name, "UTF-8")
        defer { unsafe _ = iconv_close(handle) }
        var (source, target) = (input.baseAddress, output.baseAddress)
        var (left, free) = (input.count, output.count)
        _ = unsafe iconv(handle, &source, &left, &target, &free)
        return output.count - free
      }
    }
    return output[..<count].map { UInt8(bitPattern: $0) }
  }

  private func text(_ bytes: [UInt8], _ reading: ReadingOptions = ReadingOptions()) throws -> String
  {
    String(
      decoding: try ByteSource.open(.bytes(bytes, name: "e.csv"), reading).all(), as: UTF8.self)
  }

  @Test(arguments: tables)
  func theFrequencyOfCharactersShowsIt(name: String, table: String) throws {
    #expect(try text(encoded(table, name)) == table)
  }

  @Test(arguments: tables)
  func aNameSaysIt(name: String, table: String) throws {
    var reading = ReadingOptions()
    reading.otherEncoding = name.lowercased()
    #expect(try text(encoded(table, name), reading) == table)
  }

  /// Where pieces end changes nothing.
  @Test func piecesMayEndWithinCharacters() throws {
    for (name, table) in Self.tables {
      let bytes = encoded(table, name)
      for size in 1...4 {
        let converter = try #require(TextConverter(from: name))
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          text += converter.take(bytes[start..<min(start + size, bytes.count)].span)
        }
        #expect(String(decoding: text + converter.finish(), as: UTF8.self) == table)
      }
    }
  }

  @Test func whatStandsForNoCharacterIsReplaced() throws {
    let converter = try #require(TextConverter(from: "shift_jis"))
    #expect(
      String(decoding: converter.take([0x41, 0xff, 0x42].span), as: UTF8.self) == "A\u{FFFD}B")
    // The first half of a character.
    #expect(converter.take([0x93].span) == [])
    #expect(String(decoding: converter.finish(), as: UTF8.self) == "\u{FFFD}")
  }

  /// A wrong name is told by what it leaves without a character.
  @Test func aWrongNameIsSaid() throws {
    var reading = ReadingOptions()
    reading.otherEncoding = "US-ASCII"
    let bytes = Array("Ort,Höhe,Länge\nKöln,53,1\nBonn,60,2\n".utf8)
    let wrong = try ChartLoader.load(.bytes(bytes, name: "e.csv"), reading: reading)
    #expect(wrong.choices.contains("6 bytes are no characters in US-ASCII"))
    reading.otherEncoding = "UTF-8"
    let right = try ChartLoader.load(.bytes(bytes, name: "e.csv"), reading: reading)
    #expect(!right.choices.contains { $0.contains("no character") })
  }

  /// A name is no path, and asks iconv for nothing else.
  @Test(arguments: [
    "", "klingon", "../etc/passwd", "UTF-8//IGNORE", String(repeating: "a", count: 99),
  ])
  func otherNamesAreUnknown(name: String) {
    #expect(!ReadingOptions.canConvert(from: name))
  }

  /// `iconv --list` ends names with slashes.
  @Test func slashesMayEndNames() { #expect(ReadingOptions.canConvert(from: "SHIFT_JIS//")) }

  @Test func theEncodingIsReported() throws {
    let (name, table) = Self.tables[0]
    let loaded = try ChartLoader.load(.bytes(encoded(table, name), name: "e.csv"))
    #expect(loaded.chart.series.map(\.name) == ["気温", "降水量"])
    let decision = Decision.format(.converted(from: "SHIFT_JIS", isFound: true))
    #expect(loaded.decisions.contains(decision) && decision.isReported)
    var reading = ReadingOptions()
    reading.otherEncoding = "cp932"
    let asked = try ChartLoader.load(.bytes(encoded(table, name), name: "e.csv"), reading: reading)
    #expect(asked.decisions.contains(.format(.converted(from: "cp932", isFound: false))))
    #expect(asked.chart == loaded.chart)
  }

  /// Western text with few accents is Latin-1, whatever else its few letters would suit.
  @Test(arguments: [
    "Città,Qualità\nRoma,3\nBari,4\n", "Università,Attività\nA,3\nB,4\n",
    "Data,Velocità\n1,3\n2,4\n",
    "Mes,Niños\n1,3\n2,4\n", "Età,Peso\n1,3\n2,4\n", "Mois,Dépenses\n1,3\n2,4\n",
    "Província,n\nA,3\nB,4\n", "name,n\nMünchen,3\nBerlin,4\n",
    "name,n\nZoë,1\nFrançois,2\nBjörn,3\nSøren,4\nJosé,5\nNuño,6\n",
  ])
  func westernTextIsLatin(table: String) throws {
    let bytes = encoded(table, "CP1252")
    let loaded = try ChartLoader.load(.bytes(bytes, name: "l.csv"))
    #expect(loaded.choices.contains("text is Latin-1"))
    #expect(try text(bytes, ReadingOptions()) == table)
  }

  /// However a pipe delivers its bytes.
  @Test func streamsMayComeInPieces() throws {
    for (name, table) in Self.tables {
      let bytes = encoded(table, name)
      for size in [1, 2, 7, 40, 4096] {
        var intake = StreamDecoder(Spool(name: "e.csv"), ReadingOptions())
        for start in stride(from: 0, to: bytes.count, by: size) {
          try intake.take(bytes[start..<min(start + size, bytes.count)].span)
        }
        #expect(String(decoding: try intake.finish().all(), as: UTF8.self) == table)
      }
    }
  }

  /// The last letter may be held, because an accent could follow.
  @Test func theLastCharacterIsWritten() throws {
    let converter = try #require(TextConverter(from: "cp1258"))
    #expect(
      String(decoding: converter.take(Array("6,tha".utf8).span) + converter.finish(), as: UTF8.self)
        == "6,tha")
  }

  /// UTF-16 may be stated, too.
  @Test(arguments: ["UTF-16LE", "UTF-16BE", "utf-16"]) func wideCharactersMayBeStated(name: String)
    throws
  {
    var reading = ReadingOptions()
    reading.otherEncoding = name
    #expect(try text(encoded("x,y\n1,2\n", name), reading) == "x,y\n1,2\n")
  }

  /// UTF-8 is read in place, and what the user states is believed.
  @Test func othersAreReadAsTheyAre() throws {
    for text in ["Année;Température\n2020;5\n", "日,値\n1,2\n", "x,y\n1,2\n"] {
      let source = try ByteSource.open(.bytes(Array(text.utf8), name: "u.csv"))
      #expect(source.conversion.encoding == nil && source.count == text.utf8.count)
    }
    var reading = ReadingOptions()
    reading.encoding = .latin1
    let bytes = encoded(Self.tables[0].1, "CP932")
    let source = try ByteSource.open(.bytes(bytes, name: "e.csv"), reading)
    #expect(source.conversion.encoding == TextConverter.latin)
  }

  /// Units, names of months and numbers are what they are in UTF-8, however an office writes their letters.
  @Test(arguments: [
    "Tag;Temperatur\n1;1,5 °C\n2;2,5 °C\n3;0,5 °C\n4;1,0 °C\n",
    "Monat;Wert\nJanuar;3\nFebruar;4\nMärz;2\nApril;6\n",
    "date;valeur\n1 févr. 2024;3\n2 févr. 2024;4\n3 févr. 2024;2\n4 août 2024;6\n",
    "Probe;Gehalt\nA;1,5 µg\nB;2,5 µg\nC;0,5 µg\n", "Ort;Preis\nKöln;1,50 £\nUlm;2,50 £\n",
    "Jahr;Zahl\n2001;1\u{a0}234\n2002;2\u{a0}345\n2003;3\u{a0}456\n",
  ])
  func latinCellsMeanTheSame(table: String) throws {
    let latin = try ChartLoader.load(.bytes(encoded(table, "CP1252"), name: "l.csv"))
    #expect(try latin.chart == ChartLoader.load(.text(table, name: "l.csv")).chart)
  }

  /// A page states its encoding.
  @Test func pagesStateIt() throws {
    let page =
      "<html><head><meta charset=\"big5\"></head><body><table><tr><th>年<th>值"
      + "<tr><td>2020<td>5<tr><td>2021<td>7</table>"
    let loaded = try ChartLoader.load(.bytes(encoded(page, "BIG5"), name: "p.html"))
    #expect(loaded.chart.series.map(\.name) == ["值"])
    let latin =
      "<meta charset=iso-8859-1><table><tr><th>Età<th>Città<tr><td>20<td>5<tr><td>30<td>7</table>"
    let western = try ChartLoader.load(.bytes(encoded(latin, "CP1252"), name: "p.html"))
    #expect(western.chart.series.map(\.name) == ["Città"])
  }
}
