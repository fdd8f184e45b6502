import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyComposition

@Suite struct CaptionFormatTests {
  private let captions = [
    Caption(frames: 0..<66_000, text: "births: a line chart."),
    Caption(frames: 66_000..<(48_000 * 3725 + 12), text: "a\n\nb"),
  ]

  @Test func videoTextIsWrittenAsItsStandardSays() {
    #expect(
      CaptionFormat.vtt.text(of: captions, at: .standard) == """
        WEBVTT

        00:00:00.000 --> 00:00:01.375
        births: a line chart.

        00:00:01.375 --> 01:02:05.000
        a
        b


        """)
  }

  @Test func subtitlesAreNumbered() {
    #expect(
      CaptionFormat.srt.text(of: captions, at: .standard) == """
        1
        00:00:00,000 --> 00:00:01,375
        births: a line chart.

        2
        00:00:01,375 --> 01:02:05,000
        a
        b


        """)
  }

  @Test func noNameIsTakenForAMark() {
    let hostile = [Caption(frames: 0..<48_000, text: "<i>a & b</i> {\\an8} 1 --> 2")]
    let web = CaptionFormat.vtt.text(of: hostile, at: .standard)
    #expect(web.contains("&lt;i&gt;a &amp; b&lt;/i&gt; {\\an8} 1 --&gt; 2"))
    #expect(web.components(separatedBy: "-->").count == 2)
    let plain = CaptionFormat.srt.text(of: hostile, at: .standard)
    #expect(!plain.contains("<i") && !plain.contains("</") && !plain.contains("{\\"))
    #expect(plain.components(separatedBy: "-->").count == 2)
  }

  @Test(arguments: [("a.vtt", CaptionFormat.vtt), ("b/c.SRT", .srt), ("vtt", nil), ("a.txt", nil)])
  func theEndingChooses(path: String, format: CaptionFormat?) {
    #expect(CaptionFormat(path: path) == format)
  }
}
