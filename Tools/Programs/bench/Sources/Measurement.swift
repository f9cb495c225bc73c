/// A measurement of the tool: `bench NAME OPTIONS…`.
struct Measurement: Sendable {
  let name: String
  /// The options after the name, for help.
  var options = ""
  /// What it measures, in one line.
  let summary: String
  /// Runs the measurement, in the project's top folder.
  let run: @Sendable (_ options: [String]) throws -> Void

  /// All measurements, in the order of help.
  static let all: [Measurement] = [.modules, .terminal, .ask, .library, .history, .layout, .message, .weight]
}

/// A wrong command line: exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
