public import SonifyChart
public import SonifyInput

extension ChartDescriptor {
  /// Reads a chart from a file.
  ///
  /// The contents decide what the file is: a table of delimited text, a table as tools print it, JSON,
  /// a Vega-Lite specification or a chart document, packed with gzip or not. What is not asked for is
  /// chosen from the data; ``ChartLoader`` reports those choices, too.
  /// - Parameters:
  ///   - path: the file; pipes and devices are read to their end.
  ///   - reading: how its bytes are to be understood.
  ///   - choices: what is asked of the chart, as its columns and rows.
  /// - Throws: ``InputError`` when the file cannot be read or no such chart can be made of it.
  /// - Complexity: linear in the size of the file, unless rows must be sorted.
  public init(
    file path: String, reading: ReadingOptions = ReadingOptions(),
    choosing choices: ChartChoices = ChartChoices()
  ) throws(InputError) {
    self = try ChartLoader.load(.file(path: path), reading: reading, choosing: choices).chart
  }

  /// Reads a chart from text, as from the contents of a file.
  /// - Parameters:
  ///   - text: a table, JSON, a Vega-Lite specification or a chart document.
  ///   - name: what errors call the text.
  ///   - reading: how it is to be understood.
  ///   - choices: what is asked of the chart, as its columns and rows.
  /// - Throws: ``InputError`` when no such chart can be made of the text.
  /// - Complexity: linear in the length of the text, unless rows must be sorted.
  public init(
    text: String, named name: String = "text", reading: ReadingOptions = ReadingOptions(),
    choosing choices: ChartChoices = ChartChoices()
  ) throws(InputError) {
    let source = ChartSource.bytes(Array(text.utf8), name: name)
    self = try ChartLoader.load(source, reading: reading, choosing: choices).chart
  }
}
