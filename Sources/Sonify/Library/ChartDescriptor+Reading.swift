public import SonifyChart
import SonifyInput
public import SonifyTables

extension ChartDescriptor {
  /// Reads a chart from a file.
  ///
  /// The format is detected from the contents: delimited text, a printed table, JSON, a Vega-Lite
  /// specification or a chart document, with or without gzip. Choices that are not given are made
  /// from the data; ``ChartLoader`` also reports those choices.
  /// - Parameters:
  ///   - path: the file; pipes and devices are read to their end.
  ///   - reading: the options for reading its bytes.
  ///   - choices: the choices for the chart, such as its columns and rows.
  /// - Throws: ``InputError`` if the file cannot be read or no such chart can be made of it.
  /// - Complexity: linear in the size of the file, unless rows must be sorted.
  public init(
    file path: String, reading: ReadingOptions = ReadingOptions(),
    choosing choices: ChartChoices = ChartChoices()
  ) throws(InputError) {
    self = try ChartLoader.load(.file(path: path), reading: reading, choosing: choices).chart
  }

  /// Reads a chart from text with the contents of a file.
  /// - Parameters:
  ///   - text: a table, JSON, a Vega-Lite specification or a chart document.
  ///   - name: the name of the text in errors.
  ///   - reading: the options for reading it.
  ///   - choices: the choices for the chart, such as its columns and rows.
  /// - Throws: ``InputError`` if no such chart can be made of the text.
  /// - Complexity: linear in the length of the text, unless rows must be sorted.
  public init(
    text: String, named name: String = "text", reading: ReadingOptions = ReadingOptions(),
    choosing choices: ChartChoices = ChartChoices()
  ) throws(InputError) {
    let source = ChartSource.bytes(Array(text.utf8), name: name)
    self = try ChartLoader.load(source, reading: reading, choosing: choices).chart
  }
}
