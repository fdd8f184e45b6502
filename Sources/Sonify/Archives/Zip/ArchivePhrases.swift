import SonifyBase

/// Why a zip archive cannot be read or written.
enum ArchivePhrases {
  static let notArchive = Phrase("not a zip archive, or its end is missing")
  static let severalFiles = Phrase("the zip archive is in several files")
  static let zip64 = Phrase("a zip archive in the form for more than 4 GiB is not read")
  static let tooManyEntries = Phrase(
    "the zip archive has {count} files; {maximum} is the maximum")
  static let damagedList = Phrase("the list of files in the zip archive is damaged")
  static let repeatedName = Phrase("the zip archive has two files of the name \"{name}\"")
  static let unsafeName = Phrase(
    "the zip archive has a file whose name leads out of it: \"{name}\"")
  static let overlap = Phrase(
    "\"{name}\" in the zip archive overlaps another file or lies outside the archive")
  static let encrypted = Phrase("\"{name}\" in the zip archive is encrypted")
  static let unknownMethod = Phrase(
    "\"{name}\" in the zip archive is compressed by a method other than deflate")
  static let tooLarge = Phrase(
    "\"{name}\" in the zip archive is too large to read; {maximum} MiB is the maximum")
  static let damaged = Phrase("\"{name}\" in the zip archive is damaged")
  static let missing = Phrase("the zip archive has no file \"{name}\"")
  static let noMemory = Phrase("there is no memory to unpack a zip archive")
}

extension ArchiveError: CustomStringConvertible {
  /// What is wrong, without the name of the archive.
  package var description: String {
    switch self {
    case .notArchive: ArchivePhrases.notArchive.text()
    case .severalFiles: ArchivePhrases.severalFiles.text()
    case .zip64: ArchivePhrases.zip64.text()
    case .tooManyEntries(let count, let maximum):
      ArchivePhrases.tooManyEntries.text([
        "count": LocaleSettings.current.numbers.grouped("\(count)"),
        "maximum": LocaleSettings.current.numbers.grouped("\(maximum)"),
      ])
    case .damagedList: ArchivePhrases.damagedList.text()
    case .repeatedName(let name): ArchivePhrases.repeatedName.text(["name": shown(name)])
    case .unsafeName(let name): ArchivePhrases.unsafeName.text(["name": shown(name)])
    case .overlap(let name): ArchivePhrases.overlap.text(["name": shown(name)])
    case .encrypted(let name): ArchivePhrases.encrypted.text(["name": shown(name)])
    case .unknownMethod(let name): ArchivePhrases.unknownMethod.text(["name": shown(name)])
    case .tooLarge(let name, let maximum):
      ArchivePhrases.tooLarge.text(["name": shown(name), "maximum": "\(maximum >> 20)"])
    case .damaged(let name): ArchivePhrases.damaged.text(["name": shown(name)])
    case .missing(let name): ArchivePhrases.missing.text(["name": shown(name)])
    case .unreadable(let problem): problem
    case .noMemory: ArchivePhrases.noMemory.text()
    }
  }

  private func shown(_ name: String) -> String { UntrustedText.harmless(name, limit: 80) }
}
