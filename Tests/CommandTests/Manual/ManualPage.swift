import Foundation

/// A page of documentation, with the commands that it shows and the output below each.
///
/// An example is a line that begins with "$ " in a block between fences, and the lines after it up
/// to the next example or the end of the block. A command goes on in the next line after a "\".
struct ManualPage {
  /// The examples of one block; they run one after another in one folder.
  struct Block {
    /// The examples, in the order of the page.
    var examples: [Example]
  }

  /// A command and what it prints.
  struct Example {
    /// The number of the command's first line, from 1.
    var lineNumber: Int
    /// The line for a shell, without the prompt.
    var command: String
    /// The indices of the lines of output.
    var output: Range<Int>
  }

  /// All lines of the page.
  private(set) var lines: [String]
  /// The blocks that have examples.
  let blocks: [Block]

  /// Reads a page.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = Self.blocks(of: lines)
  }

  /// Reads a page in a file of the project, such as "docs/MANUAL.md".
  init(file: String) throws { self.init(try Self.text(of: file)) }

  /// The text of a file of the project.
  static func text(of file: String) throws -> String {
    try String(contentsOf: url(of: file), encoding: .utf8)
  }

  /// Where a file of the project is.
  static func url(of file: String) -> URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: file)
  }

  /// The page as text.
  var text: String { lines.joined(separator: "\n") }

  /// The output that the page shows for an example.
  func excerpt(of example: Example) -> Excerpt { Excerpt(Array(lines[example.output])) }

  /// The page with new output for each of its examples, in the order of the page.
  func showing(_ outputs: [[String]]) -> ManualPage {
    let examples = blocks.flatMap(\.examples)
    precondition(outputs.count == examples.count)
    var lines = lines
    for (example, output) in zip(examples, outputs).reversed() {
      lines.replaceSubrange(example.output, with: excerpt(of: example).renewed(from: output))
    }
    return ManualPage(lines.joined(separator: "\n"))
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let first = start {
        let examples = examples(of: lines, in: first..<index)
        if !examples.isEmpty { blocks.append(Block(examples: examples)) }
        start = nil
      } else {
        start = index + 1
      }
    }
    return blocks
  }

  private static func examples(of lines: [String], in block: Range<Int>) -> [Example] {
    var examples: [Example] = []
    var index = block.lowerBound
    while index < block.upperBound {
      guard lines[index].hasPrefix("$ ") else {
        index += 1
        continue
      }
      let first = index
      while lines[index].hasSuffix("\\"), index + 1 < block.upperBound { index += 1 }
      let command = lines[first...index].joined(separator: "\n").dropFirst(2)
      let rest = index + 1..<block.upperBound
      let end = rest.first { lines[$0].hasPrefix("$ ") } ?? block.upperBound
      examples.append(
        Example(lineNumber: first + 1, command: String(command), output: index + 1..<end))
      index = end
    }
    return examples
  }
}

/// Lines of output as a page shows them: all, or the first and the last with "…" between them.
struct Excerpt: Equatable {
  /// The lines before "…", or all of them.
  var head: [String]
  /// The lines after "…", or nil if no lines are left out.
  var tail: [String]?

  /// Takes the lines of a page.
  ///
  /// The first line that is "…" and nothing else stands for any number of lines.
  init(_ lines: [String]) {
    let cut = lines.firstIndex(of: "…")
    head = Array(lines[..<(cut ?? lines.endIndex)])
    tail = cut.map { Array(lines[($0 + 1)...]) }
  }

  /// Whether these lines are an excerpt of what a program printed.
  func matches(_ printed: [String]) -> Bool {
    guard let tail else { return head == printed }
    return printed.count >= head.count + tail.count
      && printed.starts(with: head) && printed.suffix(tail.count).elementsEqual(tail)
  }

  /// The lines of an excerpt as long as this one, of what a program printed.
  func renewed(from printed: [String]) -> [String] {
    guard let tail, printed.count > head.count + tail.count else { return printed }
    return printed.prefix(head.count) + ["…"] + printed.suffix(tail.count)
  }
}
