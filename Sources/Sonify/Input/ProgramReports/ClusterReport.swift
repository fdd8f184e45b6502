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

/// `docker stats` and `podman stats`: what containers use, in one screen or in several under a header that comes again.
///
/// Of two sizes in a cell, as received and sent, each is a column; the limit of memory is left out.
struct ContainerReport: ProgramReport {
  let header: [String]
  private let names: [String]
  /// The columns that hold two sizes, and whether the second counts.
  private let pairs: [Int: Bool]
  /// The columns that are kept, and the number of screens so far, if there are several.
  private let columns: [Int]
  private let isRepeated: Bool
  private var count = 0

  init?(_ lines: [String]) {
    guard let head = lines.first.map(Self.columns), head.count > 3,
      let memory = head.firstIndex(of: "MEM USAGE / LIMIT"), head.contains("CPU %")
    else { return nil }
    names = head
    let isRepeated = lines.count { Self.columns($0) == head } > 1
    self.isRepeated = isRepeated
    // Of several screens, the names of the containers are series.
    let kept = head.indices.filter {
      !isRepeated || head[$0] != "CONTAINER ID" || !head.contains("NAME")
    }
    columns = kept
    let both = head.indices.filter { head[$0].hasSuffix(" I/O") || head[$0].hasSuffix(" IO") }
    pairs = Dictionary(uniqueKeysWithValues: both.map { ($0, true) } + [(memory, false)])
    let names = kept.flatMap { column in
      column == memory
        ? ["MEM USAGE"]
        : both.contains(column) ? ["\(head[column]) in", "\(head[column]) out"] : [head[column]]
    }
    header = (isRepeated ? ["sample"] : []) + names
  }

  /// Returns what is apart by two spaces or more.
  private static func columns(_ line: String) -> [String] {
    line.split(separator: "  ").map { $0.trimmingPrefix(" ").description }.filter { !$0.isEmpty }
  }

  mutating func cells(of line: String) -> [String]? {
    let cells = Self.columns(line)
    guard cells != names else {
      count += 1
      return nil
    }
    guard cells.count == names.count else { return nil }
    return (isRepeated ? ["\(count)"] : [])
      + columns.flatMap { column -> [String] in
        let cell = cells[column]
        guard let isBoth = pairs[column] else { return [cell] }
        let sizes = cell.split(separator: " / ").map(String.init)
        let used = sizes.count == 2 ? sizes : ["", ""]
        return isBoth ? used : [used[0]]
      }
  }
}
