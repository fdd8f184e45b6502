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

    /// What is wrong, without the name of the data.
    public var description: String {
      switch self {
      case .noTableOnPage: SheetFaultPhrases.noTableOnPage.text()
      case .encoding(let name):
        SheetFaultPhrases.encoding.text(["name": UntrustedText.harmless(name, limit: 40)])
      case .tooLarge: SheetFaultPhrases.tooLarge.text()
      case .pageTooLong(let maximum):
        SheetFaultPhrases.pageTooLong.text(["size": ReadingOptions.sizeText(maximum)])
      }
    }
  }
}
