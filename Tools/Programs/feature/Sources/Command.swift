/// Something that the tool does: `feature NAME OPERANDS…`.
struct Command: Sendable {
  let name: String
  /// What stands after the name, for help: `X`.
  var operands = ""
  /// What it does, in one line.
  let summary: String
  /// Does it, in the project's top folder, and answers the exit code.
  let run: @Sendable (_ operands: [String]) throws -> Int32

  /// All there are, in the order of help.
  static let all: [Command] = [
    .list, .build, .test, .runDemo, .graph, .affected, .owners, .new, .remove, .api, .surfaces, .cost, .doubles,
  ]
}

/// Wrong words on the command line: exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
