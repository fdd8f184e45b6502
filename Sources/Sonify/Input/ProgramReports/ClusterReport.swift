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
