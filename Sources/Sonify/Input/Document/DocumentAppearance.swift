import SonifyChart

/// Reads the colours of a chart document, which has none for texts.
enum DocumentAppearance {
  /// Returns the colours and where they are set, or nil if the document has none.
  static func appearance(
    of root: DocumentObject<ChartDocument.ChartMember>, _ series: [DocumentSeries],
    _ faults: inout DocumentFaults
  ) -> ChartAppearance? {
    let background = root.text(.background, &faults)
    let colours = series.map { ($0, $0.object.text(.color, &faults)) }
    guard background != nil || colours.contains(where: { $0.1 != nil }) else { return nil }
    let place = root.path(of: .background)
    var unread: [String] = []
    func number(_ text: String?, at place: String, on paper: UInt32) -> UInt32? {
      guard let text else { return nil }
      let colour = CSSColour(text)
      if colour == nil { unread.append(place) }
      return colour?.number(on: paper)
    }
    let white: UInt32 = 0xFFFFFF
    let paper = ChartAppearance.Paint(
      number(background, at: place, on: white) ?? white, place: place)
    var appearance = ChartAppearance(paper: paper, plot: paper)
    for (one, text) in colours {
      let place = one.object.path(of: .color)
      guard let colour = number(text, at: place, on: paper.colour) else { continue }
      let name = series.count > 1 ? one.name : nil
      appearance.marks.append(ChartAppearance.Paint(colour, place: place, name: name))
    }
    appearance.unread = unread
    return appearance
  }
}
