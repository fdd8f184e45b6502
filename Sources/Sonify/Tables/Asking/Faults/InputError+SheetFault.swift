import SonifyBase

extension InputError {
  /// Why a page or a workbook has no table that can be read.
  public enum SheetFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// No table of the page has numbers.
    case noTableOnPage
    /// The page is in this encoding.
    case encoding(String)
    /// There are too many cells, or merged cells cover too many.
    case tooLarge
    /// The page has more bytes than are read.
    case pageTooLong(maximum: Int)

    /// No sheet of the workbook has a table with numbers.
    case noTableInWorkbook
    /// The sheet that was chosen has no table with numbers.
    case noTableOnSheet(String)
    /// The cells that were chosen, as typed, hold no table with numbers.
    case noTableInCells(String)
    /// The workbook is protected with a password.
    case encrypted
    /// The workbook is damaged, in a sentence.
    case damaged(String)
    /// The workbook is in the binary form of Excel.
    case binary

    /// No cell of the notebook has an output.
    case noOutputs
    /// The outputs of the notebook are pictures, and no charts or tables.
    case onlyPictures
    /// No output of the notebook is a chart or a table with numbers.
    case noTableInNotebook

    /// What is wrong, without the name of the data.
    public var description: String {
      switch self {
      case .noTableOnPage: SheetFaultPhrases.noTableOnPage.text()
      case .encoding(let name):
        SheetFaultPhrases.encoding.text(["name": UntrustedText.harmless(name, limit: 40)])
      case .noTableInWorkbook: SheetFaultPhrases.noTableInWorkbook.text()
      case .noTableOnSheet(let name):
        SheetFaultPhrases.noTableOnSheet.text(["name": UntrustedText.harmless(name, limit: 60)])
      case .noTableInCells(let name):
        SheetFaultPhrases.noTableInCells.text(["name": UntrustedText.harmless(name, limit: 60)])
      case .encrypted: SheetFaultPhrases.encrypted.text()
      case .damaged(let problem): SheetFaultPhrases.damaged.text(["problem": problem])
      case .binary: SheetFaultPhrases.binary.text()
      case .noOutputs: SheetFaultPhrases.noOutputs.text()
      case .onlyPictures: SheetFaultPhrases.onlyPictures.text()
      case .noTableInNotebook: SheetFaultPhrases.noTableInNotebook.text()
      case .tooLarge: SheetFaultPhrases.tooLarge.text()
      case .pageTooLong(let maximum):
        SheetFaultPhrases.pageTooLong.text(["size": ReadingOptions.sizeText(maximum)])
      }
    }
  }
}
