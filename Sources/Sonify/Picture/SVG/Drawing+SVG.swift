package import SonifyArchives

extension Drawing {
  /// Returns the picture as an SVG document of its own.
  ///
  /// It has its own background, text that stays text, and roles and names of WAI-ARIA Graphics: a
  /// name for each axis, series and stop. The same drawing gives the same bytes.
  /// - Parameter theme: the colours; a picture for touch has none.
  /// - Returns: the document in SVG 1.1 with CSS, well-formed whatever the names in the chart.
  public func svg(theme: PictureTheme = .auto) -> String {
    svgElement(theme: theme, prefix: "s-", as: .document).xml + "\n"
  }

  /// What an SVG is for assistive technology.
  package enum SVGRole: Sendable {
    /// A document whose parts are found and named one by one.
    case document
    /// One image with the given name, because the words stand beside it.
    case image(name: String)
  }

  /// Returns the picture as an element, for a document of its own or within another.
  /// - Parameters:
  ///   - theme: the colours.
  ///   - prefix: what ids and classes begin with, different for each picture of a page: letters,
  ///     digits and "-".
  ///   - role: what the picture is for assistive technology.
  /// - Returns: the element.
  package func svgElement(theme: PictureTheme, prefix: String, as role: SVGRole) -> Markup {
    SVGWriter(prefix: prefix, names: role.namesParts).element(of: self, theme: theme, as: role)
  }
}

extension Drawing.SVGRole {
  /// Whether parts of the picture have roles and names.
  fileprivate var namesParts: Bool { if case .document = self { true } else { false } }
}

/// Writes the parts of a drawing as elements.
struct SVGWriter {
  /// What ids and classes begin with.
  let prefix: String
  /// Whether parts have roles and names.
  let names: Bool

  /// Returns the outermost element.
  func element(of drawing: Drawing, theme: PictureTheme, as role: Drawing.SVGRole) -> Markup {
    let (width, height) = (SVGNumber.text(drawing.width), SVGNumber.text(drawing.height))
    let style = Markup.element(
      "style", [:],
      StyleSheet(
        prefix: prefix, strokeScale: drawing.strokeScale, hasLevels: drawing.hasLevels
      ).text(
        of: theme, form: drawing.form))
    var patterns = drawing.hatchings.sorted().map { hatching($0, in: drawing.form) }
    if drawing.form == .tactile { patterns.append(dotting) }
    let definitions = patterns.isEmpty ? [] : [Markup.element("defs", [:], patterns.onLines)]
    let paper = Markup.element(
      "rect", ["class": "\(prefix)paper", "width": width, "height": height])
    let head = [style] + definitions
    let body = [paper] + drawing.parts.map(element)
    switch role {
    case .document:
      return .element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg",
          "width": length(drawing.width, in: drawing.form),
          "height": length(drawing.height, in: drawing.form),
          "viewBox": "0 0 \(width) \(height)", "lang": drawing.language,
          "xml:lang": drawing.language, "role": "graphics-document document",
          "aria-roledescription": drawing.kind, "aria-labelledby": "\(prefix)title",
          "aria-describedby": "\(prefix)summary", "data-sonify": "chart",
        ],
        ([
          .element("title", ["id": "\(prefix)title"], drawing.title),
          .element("desc", ["id": "\(prefix)summary"], drawing.summary),
        ] + head + body).onLines)
    case .image(let name):
      return .element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
          "lang": drawing.language, "role": "img", "aria-label": name, "data-sonify": "picture",
        ],
        // Screen readers with Firefox stop at the texts within an image.
        (head + [.element("g", ["aria-hidden": "true"], body.onLines)]).onLines)
    }
  }

  private func element(of part: Drawing.Part) -> Markup {
    let contents = shapes(part.shapes) + part.parts.map(element)
    guard names, !part.name.isEmpty else {
      // The title names the whole document.
      let hides = names && (part.role == .decoration || part.role == .title)
      return .element("g", ["aria-hidden": hides ? "true" : nil], contents.onLines)
    }
    return .element(
      "g",
      [
        "role": part.role.graphicsRole,
        "aria-roledescription": part.kind.isEmpty ? nil : part.kind, "aria-label": part.name,
      ],
      part.role == .stop ? contents : contents.onLines)
  }

  // MARK: - Shapes

  /// Returns the elements of shapes; neighbours that look the same are one path.
  private func shapes(_ shapes: [Drawing.Shape]) -> [Markup] {
    var elements: [Markup] = []
    var symbols: (style: String, path: String)?
    func flush() {
      if let found = symbols { elements.append(path(found.path, found.style)) }
      symbols = nil
    }
    for shape in shapes {
      guard case .symbol(let symbol, let point, let radius, let ink, let isFilled) = shape else {
        flush()
        elements += element(of: shape)
        continue
      }
      let style =
        isFilled && symbol.isClosed
        ? (radius < 3 ? "" : "\(name("edge")) ") + name("fill-", ink)
        : "\(name("line")) \(name("sign")) \(name("stroke-", ink))"
      if symbols?.style != style { flush() }
      symbols = (style, (symbols?.path ?? "") + symbol.path(around: point, radius: radius))
    }
    flush()
    return elements
  }

  private func element(of shape: Drawing.Shape) -> [Markup] {
    switch shape {
    case .line(let points, let ink, let width, let dash):
      return [
        .element(
          "path",
          [
            "class": "\(name("line")) \(name("stroke-", ink))", "d": SVGNumber.path(points),
            "stroke-width": SVGNumber.text(width),
            "stroke-dasharray": dash.isEmpty
              ? nil : dash.map(SVGNumber.text).joined(separator: " "),
          ])
      ]
    case .area(let points, let ink, let texture):
      let d = SVGNumber.path(points) + "Z"
      // An edge in the colour of the background would hide what is hardly wider.
      let edge = Self.isNarrow(points, ink) ? "" : "\(name("edge")) "
      let area = path(d, edge + name("fill-", ink))
      guard texture > 0 else { return [area] }
      return [area, .element("path", ["d": d, "fill": "url(#\(prefix)hatching\(texture))"])]
    case .band(let points, let ink):
      return [path(SVGNumber.path(points) + "Z", "\(name("band")) \(name("fill-", ink))")]
    case .symbol: return []
    case .text(let text):
      return text.writing == .braille ? braille(of: text) : [element(of: text)]
    case .region(let area): return [rectangle(area, "region")]
    }
  }

  /// Returns whether an area is so narrow or low that its edges would be most of it; of cells, also
  /// whether many edges would make them all paler.
  private static func isNarrow(_ points: [Drawing.Point], _ ink: Drawing.Ink) -> Bool {
    func length(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let limit: Double = if case .level = ink { 12 } else { 4 }
    return min(length(points.map(\.x)), length(points.map(\.y))) < limit
  }

  private func element(of text: Drawing.Text) -> Markup {
    .element(
      "text",
      [
        "class": "\(name("text")) \(name("fill-", text.ink))"
          + (text.isOverPlot ? " \(name("over"))" : ""),
        "x": SVGNumber.text(text.position.x), "y": SVGNumber.text(text.position.y),
        "font-size": SVGNumber.text(text.size),
        "text-anchor": text.anchor == .start ? nil : text.anchor.rawValue,
      ], text.text)
  }

  /// Returns the dots of a text in braille, with the text for those who see it.
  private func braille(of text: Drawing.Text) -> [Markup] {
    let d = text.dots.map { Drawing.Symbol.circle.path(around: $0, radius: BrailleDots.radius) }
    let dots = Markup.element(
      "path", ["class": name("fill-", text.ink), "d": d.joined()],
      [.element("title", [:], text.text)])
    let area = text.bounds
    return text.isOverPlot ? [rectangle(area, "paper"), dots] : [dots]
  }

  private func rectangle(_ area: Drawing.Rectangle, _ style: String) -> Markup {
    .element(
      "rect",
      [
        "class": name(style), "x": SVGNumber.text(area.x), "y": SVGNumber.text(area.y),
        "width": SVGNumber.text(area.width), "height": SVGNumber.text(area.height),
      ])
  }

  /// Returns a length on the screen, or on paper.
  private func length(_ pixels: Double, in form: PictureForm) -> String {
    form == .tactile
      ? SVGNumber.text(pixels / Drawing.millimetre) + "mm" : SVGNumber.text(pixels)
  }

  private func path(_ d: String, _ style: String) -> Markup {
    .element("path", ["class": style, "d": d])
  }

  // MARK: - Patterns

  /// Returns the pattern of a hatching, in the colour of the background over that of the series.
  private func hatching(_ number: Int, in form: PictureForm) -> Markup {
    let lines =
      switch (number - 1) % 6 {
      case 0: "M-3 3L3 -3M-3 13L13 -3M7 13L13 7"
      // For touch, a sample and a low bar show a line wherever their pattern begins.
      case 1 where form == .tactile: "M0 2.5L10 2.5M0 7.5L10 7.5"
      case 3 where form == .tactile: "M2.5 0L2.5 10M7.5 0L7.5 10"
      case 1: "M0 5L10 5"
      case 2: "M-3 7L3 13M-3 -3L13 13M7 -3L13 3"
      case 3: "M5 0L5 10"
      case 4: "M0 5L10 5M5 0L5 10"
      default: "M-3 3L3 -3M-3 13L13 -3M7 13L13 7M-3 7L3 13M-3 -3L13 13M7 -3L13 3"
      }
    return pattern(
      "hatching\(number)", size: 10, scale: form == .tactile ? 0.75 * Drawing.millimetre : 1,
      .element(
        "path",
        ["class": "\(name("line")) \(name("hatch"))", "d": lines, "stroke-width": "1.4"]))
  }

  /// The pattern of bands that fingers feel: dots of 1.2 mm, 4 mm apart.
  private var dotting: Markup {
    pattern(
      "dotting", size: 4, scale: Drawing.millimetre,
      .element("circle", ["class": name("fill-text"), "cx": "2", "cy": "2", "r": "0.6"]))
  }

  /// Returns a pattern of squares, whose unit is `scale` pixels.
  private func pattern(
    _ id: String, size: Double, scale: Double, _ contents: Markup
  ) -> Markup {
    let size = SVGNumber.text(size)
    return .element(
      "pattern",
      [
        "id": prefix + id, "patternUnits": "userSpaceOnUse", "width": size, "height": size,
        "patternTransform": scale == 1 ? nil : "scale(\(SVGNumber.text(scale)))",
      ], [contents])
  }

  // MARK: - Classes

  private func name(_ kind: String) -> String { prefix + kind }

  private func name(_ kind: String, _ ink: Drawing.Ink) -> String {
    switch ink {
    case .text: name("\(kind)text")
    case .axis: name("\(kind)axis")
    case .gridline: name("\(kind)gridline")
    case .series(let index): name("\(kind)series\(index % Palette.count)")
    case .level(let level): name("\(kind)level\(level)")
    case .paper: name("\(kind)paper")
    }
  }
}

extension Drawing {
  /// Whether there are cells, whose colours are levels.
  fileprivate var hasLevels: Bool {
    shapes.contains { if case .area(_, ink: .level, _) = $0 { true } else { false } }
  }

  /// The numbers of the hatchings that are used.
  fileprivate var hatchings: Set<Int> {
    Set(
      shapes.compactMap {
        if case .area(_, _, let texture) = $0, texture > 0 { texture } else { nil }
      })
  }
}

extension Drawing.Role {
  /// The role of WAI-ARIA Graphics.
  fileprivate var graphicsRole: String {
    switch self {
    case .stop: "graphics-symbol img"
    case .decoration, .title, .xAxis, .yAxis, .legend, .series, .note: "graphics-object group"
    }
  }
}
