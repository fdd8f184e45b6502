import SonifyArchives
import SonifyBase
package import SonifyPicture
import SonifyWords

/// A page that lists other pages.
package struct PageIndex: Sendable {
  /// A page in the list.
  package struct Entry: Sendable {
    /// The address of the page, relative to the list.
    package let address: String
    /// The title of its chart.
    package let title: String
    /// What the chart shows, in a sentence or two.
    package let summary: String

    /// Makes an entry for a page.
    package init(_ page: ChartPage, address: String) {
      self.address = address
      title = page.title
      summary = page.lines(.brief).joined(separator: " ")
    }
  }

  private let entries: [Entry]
  private let theme: PictureTheme

  /// Makes a list of pages in their order.
  package init(_ entries: [Entry], theme: PictureTheme) {
    (self.entries, self.theme) = (entries, theme)
  }

  /// The list in HTML.
  package var html: String {
    let title = PagePhrases.charts.text(count: entries.count)
    let language = LocaleSettings.current.messages.language.replacing("_", with: "-")
    let items = entries.map { entry in
      Markup.element(
        "li", [:],
        [
          .element(
            "a", ["href": Self.escaped(entry.address)], entry.title),
          .element("p", [:], entry.summary),
        ])
    }
    return Markup.element(
      "html", ["lang": language, "data-sonify-theme": theme.rawValue],
      [
        .lineEnd,
        .element("head", [:], ChartPage.head(title: title, theme: theme).onLines),
        .lineEnd,
        .element(
          "body", [:],
          [
            .element(
              "main", ["data-sonify": "contents"],
              [.element("h1", [:], title), .element("ol", [:], items.onLines)].onLines)
          ].onLines),
        .lineEnd,
      ]
    ).htmlDocument
  }

  /// Returns a file name as a relative address: what is no letter or digit of ASCII as RFC 3986
  /// escapes it.
  private static func escaped(_ name: String) -> String {
    name.utf8.reduce(into: "") { address, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
