import SonifyBase

extension InputError {
  /// Why a part of a Vega-Lite specification is not supported.
  public indirect enum SpecificationFault: Equatable, Sendable, CustomStringConvertible {
    /// A fault stated in a sentence.
    case other(String)

    // MARK: - Its data, which ``ReadingOptions/data`` may give

    /// The specification has no data.
    case dataMissing
    /// No dataset has the name, which is in quotation marks.
    case noDataset(String)
    /// The kind of data is not supported.
    case notRead(kind: String)
    /// The URL of the data, in quotation marks as those below, is on the network.
    case onNetwork(String)
    /// The URL is not a file name.
    case noFileName(String)
    /// The file is not in the folder of the specification or below.
    case notBeside(String)
    /// The specification comes from a pipe, so its files cannot be found.
    case fromPipe(String)
    /// There is no such file beside the specification.
    case noFile(String)
    /// The file leads out of the folder of the specification.
    case leadsOut(String)
    /// The URL is not that of a regular file.
    case noPlainFile(String)
    /// The data cannot be read.
    case data(InputError)

    /// What is wrong, without the path and without a program's own means to fix it.
    public var description: String {
      switch self {
      case .other(let sentence): sentence
      case .dataMissing: SpecificationPhrases.dataMissing.text()
      case .noDataset(let name): SpecificationPhrases.noDataset.text(["name": name])
      case .notRead(let kind): SpecificationPhrases.notRead.text(["kind": kind])
      case .onNetwork(let file): DataFilePhrases.onNetwork.text(["file": file])
      case .noFileName: DataFilePhrases.noName.text()
      case .notBeside(let file): DataFilePhrases.notBeside.text(["file": file])
      case .fromPipe(let file): DataFilePhrases.fromInput.text(["file": file])
      case .noFile(let file): DataFilePhrases.noFile.text(["file": file])
      case .leadsOut(let file): DataFilePhrases.leadsOut.text(["file": file])
      case .noPlainFile(let file): DataFilePhrases.noPlainFile.text(["file": file])
      case .data(let error): error.description
      }
    }
  }
}
