package import SonifyBase

/// Why a text is not JSON, or not one that can be read.
package enum JSONFaultPhrases {
  /// What is wrong, and where on the line.
  static let atByte = Phrase("at byte {byte}: {problem}")

  package static let noComma = Phrase("a comma or the closing bracket {bracket} is missing")
  package static let noValue = Phrase("a value is missing")
  package static let noKey = Phrase("a key in quotation marks is missing")
  package static let noColon = Phrase("a colon is missing")
  package static let endsInObject = Phrase(
    "the text ends within the object that begins on line {line}; check whether the file was cut off"
  )
  package static let endsInArray = Phrase(
    "the text ends within the array that begins on line {line}; check whether the file was cut off")
  package static let lineEndsInObject = Phrase(
    "the line ends within an object; check whether it was cut off")
  package static let lineEndsInArray = Phrase(
    "the line ends within an array; check whether it was cut off")
  package static let lineEndsInString = Phrase(
    "the line ends within a string; check whether it was cut off")
  static let more = Phrase("there is more text after the end of the JSON value")
  package static let deep = Phrase(
    "objects and arrays are nested more than {maximum} deep; write the data as a list of records")
  package static let longNumber = Phrase("a number has more than {maximum} digits; shorten it")
  package static let longString = Phrase("a string is longer than {size} KB; shorten it")
  static let notUTF8 = Phrase("a string is not UTF-8 text; save the file as UTF-8")
  package static let control = Phrase("a string contains a control character; remove it")
  package static let unknownEscape = Phrase(
    "a backslash, {sign}, stands before a character that JSON does not allow after it; write two backslashes for one"
  )
  package static let shortEscape = Phrase("{sign} needs four hexadecimal digits after it")
  package static let notValue = Phrase("this is not a JSON value; put text in quotation marks")
  /// In JSON lines.
  package static let notJSON = Phrase(
    "this line is not JSON, but the lines before it are; to keep only the JSON lines, try {command}"
  )
  package static let notFinite = Phrase("this is not a finite number")
  package static let manyValues = Phrase(
    "there are more than {maximum} values; put the data into a file")
  package static let manyColumns = Phrase("there are more than {maximum} columns; leave some out")
  package static let longKeys = Phrase(
    "the keys that lead to this value are longer than {maximum} bytes; shorten them")
  /// `{first}` and `{other}` are names of columns in quotation marks.
  package static let unequal = Phrase(
    "{first} has {count} values, but {other} has {otherCount}; give both the same number")
  package static let otherKeys = Phrase(
    "{other} does not have the same keys as {first}; give both the same keys")
}

/// What JSON holds, and what of it does not go together.
package enum JSONPhrases {
  static let skippedLines = Phrase(
    "lines can be skipped only above tables of text, and this is JSON")
  static let header = Phrase(
    "this form of JSON settles whether there is a header; leave that choice out")
  static let noRows = Phrase("this JSON holds no rows; write the data as a list of records")
  static let noValues = Phrase("the records hold no values to plot")

  static let holdsRecords = Phrase("the JSON holds records")
  static let holdsRows = Phrase("the JSON holds an array for each row")
  static let holdsNumbers = Phrase("the JSON holds numbers")
  static let holdsColumns = Phrase("the JSON holds an object of columns")
  static let holdsArrays = Phrase("the JSON holds an array for each column")
  static let holdsPairs = Phrase("the JSON holds an object of numbers")
  static let holdsKeyedRecords = Phrase("the JSON holds an object of records")
  static let dataFrom = Phrase("data from {path}")
  static let leftOut = Phrase("skipped {names}: values within values are not used")
  static let repeated = Phrase(
    "\"{name}\" appears twice in the record on line {line}, and its last value is used")

  /// `{value}` is one of ``JSONValuePhrases``.
  package static let amongRecords = Phrase(
    "{value} stands where a record is expected; write all rows as records")
  package static let amongRows = Phrase(
    "{value} stands where the array of a row is expected; write all rows as arrays")
  package static let amongNumbers = Phrase(
    "{value} stands where a number is expected; write all values as numbers")
  package static let amongColumns = Phrase(
    "{value} stands where the array of a column is expected; write all columns as arrays")
  package static let amongPairs = Phrase(
    "{value} stands where a number with a key is expected; write all values as numbers")
  package static let amongKeyedRecords = Phrase(
    "{value} stands where a record with a key is expected; write all values as records")
}

/// What a value of JSON is, in sentences about what is wrong with it.
package enum JSONValuePhrases {
  package static let object = Phrase("an object")
  package static let array = Phrase("an array")
  package static let text = Phrase("a string")
  package static let number = Phrase("a number")
  package static let end = Phrase("the end of the text")
  static let malformed = Phrase("text that is not JSON")
}
