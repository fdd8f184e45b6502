import SonifyBase

extension ChartDescriptor {
  /// What a series is called: its name, or its number counted from 1.
  package func name(ofSeries index: Int) -> String {
    let name = UntrustedText.harmless(series[index].name)
    return name.isEmpty ? NamePhrases.series.text(["number": "\(index + 1)"]) : name
  }
}
