/// Something that the tool measures: `bench NAME OPTIONS…`.
struct Measurement: Sendable {
  let name: String
  /// What may stand after the name, for help.
  var options = ""
  /// What it measures, in one line.
  let summary: String
  /// Measures it, in the project's top folder.
  let run: @Sendable (_ options: [String]) throws -> Void

  /// All there are, in the order of help.
  static let all: [Measurement] = [.modules, .terminal, .ask, .layout]
}

/// Wrong words on the command line: exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
