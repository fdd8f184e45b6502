/// The version of the program.
enum Version {
  static let current = "0.2.0"
}
