/// `kubectl top`: what pods, containers or nodes use.
///
/// "12m" of the processor are thousandths of a core, and no minutes.
struct ClusterReport: ProgramReport {
  let header: [String]
  private let names: [String]
  /// The column of cores.
  private let cores: Int

  init?(_ lines: [String]) {
    guard let words = lines.first?.printedWords, let cores = words.firstIndex(of: "CPU(cores)"),
      words.contains("NAME"), words.contains("MEMORY(bytes)"), lines.count > 1
    else { return nil }
    names = words
    self.cores = cores
    header = words
  }

  mutating func cells(of line: String) -> [String]? {
    var words = line.printedWords
    guard words != names, words.count == names.count else { return nil }
    if words[cores].hasSuffix("m"), let thousandths = Int(words[cores].dropLast()) {
      words[cores] = "\(Double(thousandths) / 1000)"
    }
    return words
  }
}

/// `docker stats --no-stream` and `podman stats`: what containers use.
///
/// Of two sizes in a cell, as received and sent, each is a column; the limit of memory is left out.
struct ContainerReport: ProgramReport {
  let header: [String]
  private let names: [String]
  /// The columns that hold two sizes, and whether the second counts.
  private let pairs: [Int: Bool]

  init?(_ lines: [String]) {
    guard let head = lines.first.map(Self.columns), head.count > 3,
      let memory = head.firstIndex(of: "MEM USAGE / LIMIT"), head.contains("CPU %")
    else { return nil }
    names = head
    let both = head.indices.filter { head[$0].hasSuffix(" I/O") || head[$0].hasSuffix(" IO") }
    pairs = Dictionary(uniqueKeysWithValues: both.map { ($0, true) } + [(memory, false)])
    header = head.indices.flatMap { column in
      column == memory
        ? ["MEM USAGE"]
        : both.contains(column) ? ["\(head[column]) in", "\(head[column]) out"] : [head[column]]
    }
  }

  /// Returns what is apart by two spaces or more.
  private static func columns(_ line: String) -> [String] {
    line.split(separator: "  ").map { $0.trimmingPrefix(" ").description }.filter { !$0.isEmpty }
  }

  mutating func cells(of line: String) -> [String]? {
    let cells = Self.columns(line)
    guard cells != names, cells.count == names.count else { return nil }
    return cells.enumerated().flatMap { column, cell -> [String] in
      guard let isBoth = pairs[column] else { return [cell] }
      let sizes = cell.split(separator: " / ").map(String.init)
      let used = sizes.count == 2 ? sizes : ["", ""]
      return isBoth ? used : [used[0]]
    }
  }
}
