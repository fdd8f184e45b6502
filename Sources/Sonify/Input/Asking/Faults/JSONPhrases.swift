import SonifyBase

/// Why a text is not JSON, or not one that can be read.
enum JSONFaultPhrases {
  /// What is wrong, and where on the line.
  static let atByte = Phrase("{problem} (byte {byte})")

  static let noComma = Phrase("a comma or {bracket} is missing")
  static let noValue = Phrase("a value is missing")
  static let noKey = Phrase("a key in quotation marks is missing")
  static let noColon = Phrase("a colon is missing")
  static let endsInObject = Phrase("ends within the object that begins on line {line}: cut off?")
  static let endsInArray = Phrase("ends within the array that begins on line {line}: cut off?")
  static let lineEndsInObject = Phrase("the line ends within an object: cut off?")
  static let lineEndsInArray = Phrase("the line ends within an array: cut off?")
  static let lineEndsInString = Phrase("the line ends within a string: cut off?")
  static let more = Phrase("more follows behind the end of the value")
  static let deep = Phrase("more than {maximum} objects and arrays within each other")
  static let longNumber = Phrase("a number of more than {maximum} digits")
  static let longString = Phrase("a string longer than {size} KB")
  static let notUTF8 = Phrase("a string that is not UTF-8")
  static let control = Phrase("a control character within a string")
  static let unknownEscape = Phrase("{sign} and a sign that JSON does not know")
  static let shortEscape = Phrase("{sign} without four hexadecimal digits")
  static let notValue = Phrase("this is not a value of JSON")
  /// In JSON lines.
  static let notJSON = Phrase(
    "not JSON, as what is before it (other lines in between? {command})")
  static let notFinite = Phrase("not a finite number")
  static let manyValues = Phrase("more than {maximum} values: put the data into a file")
  static let manyColumns = Phrase("more than {maximum} columns")
  static let longKeys = Phrase("keys within keys of more than {maximum} bytes")
  /// `{first}` and `{other}` are names of columns in quotation marks.
  static let unequal = Phrase("{first} has {count} values and {other} {otherCount}")
  static let otherKeys = Phrase("{other} has other keys than {first}")
}

/// What JSON holds, and what of it does not go together.
enum JSONPhrases {
  static let skippedLines = Phrase(
    "lines can be skipped above tables of text, not in JSON")
  static let header = Phrase("whether the first row names the columns is settled in this JSON")
  static let noRows = Phrase("no rows: records, columns, pairs or numbers are looked for")
  static let noValues = Phrase("records without any value")

  static let holdsRecords = Phrase("it holds records")
  static let holdsRows = Phrase("it holds arrays, each a row")
  static let holdsNumbers = Phrase("it holds numbers")
  static let holdsColumns = Phrase("it holds an object of columns")
  static let holdsPairs = Phrase("it holds an object of numbers")
  static let holdsKeyedRecords = Phrase("it holds an object of records")
  static let dataFrom = Phrase("data from {path}")
  static let leftOut = Phrase("left out {names} (arrays within records)")
  static let repeated = Phrase(
    "\"{name}\" comes twice in a record (line {line}), the last value counts")

  /// A value, by `{value}`, that is not as the others.
  static let amongRecords = Phrase("{value} among records")
  static let amongRows = Phrase("{value} among arrays, each a row")
  static let amongNumbers = Phrase("{value} among numbers")
  static let amongColumns = Phrase("{value} among an object of columns")
  static let amongPairs = Phrase("{value} among an object of numbers")
  static let amongKeyedRecords = Phrase("{value} among an object of records")
}

/// What a value of JSON is, in sentences about what is wrong with it.
enum JSONValuePhrases {
  static let object = Phrase("an object")
  static let array = Phrase("an array")
  static let text = Phrase("a text")
  static let number = Phrase("a number")
  static let end = Phrase("the end")
}
