import Sonify

extension ChartArguments {
  /// Fails if an output would replace a file that the chart is read from.
  /// - Parameters:
  ///   - output: the path of the output, or nil if there is none.
  ///   - named: the paths of files that the chart names, once it is read.
  /// - Throws: ``CommandFailure`` that names the file.
  func refuse(output: String?, named: [String] = []) throws(CommandFailure) {
    guard let output, let target = FileIdentity(path: output) else { return }
    for input in [source, data].compactMap(\.self) + named {
      let identity = input == "-" ? FileIdentity.ofStandardInput : FileIdentity(path: input)
      guard identity == target else { continue }
      throw CommandFailure(
        status: .cannotCreate,
        message: MessagePhrases.outputIsInput.text([
          "path": UntrustedText.harmless(output, limit: 5000)
        ]))
    }
  }
}
