import SonifyBase

extension ChartDescriptor {
  /// Returns the name of a series, or its number counted from 1 if it has no name.
  package func name(ofSeries index: Int) -> String {
    let name = UntrustedText.harmless(series[index].name)
    return name.isEmpty ? NamePhrases.series.text(["number": "\(index + 1)"]) : name
  }
}
