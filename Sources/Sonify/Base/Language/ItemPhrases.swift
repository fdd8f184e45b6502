/// Independent things that are said one after the other, as in "1957, 268.8, peak".
package enum ItemPhrases {
  /// The things before and the next.
  package static let next = Phrase("{first}, {second}")
}

extension Lists {
  /// Independent things in a row: "a, b, c"; empty ones are left out.
  package static func items(_ items: [String]) -> String {
    items.reduce("") { before, item in
      if before.isEmpty || item.isEmpty { return before + item }
      return ItemPhrases.next.text(["first": before, "second": item])
    }
  }

  /// The first of several independent items: "a, b, c and 3 more".
  package static func items(_ items: [String], of count: Int) -> String {
    count > items.count ? text(items, of: count) : self.items(items)
  }
}
