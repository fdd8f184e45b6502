import Testing

/// What counts as an example, what matches it, and what a mint writes.
@Suite struct ManualPageTests {
  private static let page = """
    # Page

    $ not in a block

    ```
    make demo     # no example
    ```

    ```console
    $ one
    first
    second
    $ two \\
        --long
    ```

    ```
    $ three
    a
    …
    z
    ```
    """

  @Test func examplesAreCommandsInBlocks() {
    let page = ManualPage(Self.page)
    #expect(
      page.blocks.map { $0.examples.map(\.command) } == [["one", "two \\\n    --long"], ["three"]])
    let examples = page.blocks.flatMap(\.examples)
    #expect(examples.map(\.lineNumber) == [10, 13, 18])
    #expect(page.excerpt(of: examples[0]) == Excerpt(["first", "second"]))
    #expect(page.excerpt(of: examples[1]) == Excerpt([]))
    #expect(page.excerpt(of: examples[2]) == Excerpt(["a", "…", "z"]))
  }

  @Test func aPageMayHaveNoExamples() {
    #expect(ManualPage("# Page\n\n```\nmake demo\n```\n").blocks.isEmpty)
  }

  @Test func allLinesMustBeThere() {
    let excerpt = Excerpt(["a", "b"])
    #expect(excerpt.matches(["a", "b"]))
    #expect(!excerpt.matches(["a", "b", "c"]))
    #expect(!excerpt.matches(["a", "B"]))
    #expect(!excerpt.matches([]))
    #expect(!Excerpt([]).matches(["a"]))
  }

  @Test func dotsStandForAnyLines() {
    let excerpt = Excerpt(["a", "…", "z"])
    #expect(excerpt.matches(["a", "z"]))
    #expect(excerpt.matches(["a", "b", "c", "z"]))
    #expect(!excerpt.matches(["a", "b"]))
    #expect(!Excerpt(["a", "…", "a"]).matches(["a"]))
    #expect(Excerpt(["a", "…"]).matches(["a", "b"]))
  }

  @Test func aMintPutsNewOutputInThePlaceOfTheOld() {
    let page = ManualPage(Self.page)
      .showing([["only"], ["new", "lines"], ["A", "B", "C", "Z"]])
    let examples = page.blocks.flatMap(\.examples)
    #expect(
      examples.map { page.excerpt(of: $0) } == [
        Excerpt(["only"]), Excerpt(["new", "lines"]), Excerpt(["A", "…", "Z"]),
      ])
    #expect(page.showing([["first", "second"], [], ["a", "b", "z"]]).text == Self.page)
  }
}
