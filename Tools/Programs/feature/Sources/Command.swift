/// A command of the tool: `feature NAME OPERANDS…`.
struct Command: Sendable {
  let name: String
  /// The operands after the name, for help: `X`.
  var operands = ""
  /// A summary in one line.
  let summary: String
  /// Runs the command in the project's top folder, and returns the exit code.
  let run: @Sendable (_ operands: [String]) throws -> Int32

  /// All commands, in the order of help.
  static let all: [Command] = [
    .list, .build, .test, .runDemo, .graph, .affected, .owners, .new, .remove, .surfaces, .cost, .doubles,
  ]
}

/// A wrong command line: exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
