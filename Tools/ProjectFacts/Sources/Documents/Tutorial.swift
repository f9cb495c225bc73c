public import Foundation

/// The steps of a tutorial: blocks of code, each after a comment with its file; a file to remove; a command to run.
public struct Tutorial {
  /// One step.
  public struct Step {
    /// The file, from the top of the project; empty for a command.
    public let path: String
    /// The lines before and after; without lines before, it is a new file; without both, the file goes.
    let old: String?, new: String?
    /// A command in place of an edit.
    public var command: String?
  }

  /// The steps, in order.
  public let steps: [Step]

  /// Reads the steps from the text of a tutorial.
  /// - Throws: `FactsError` where a comment has no block of code.
  public init(text: String) throws {
    let comment = /<!-- (file|edit|remove|run): (.+) -->(?:\n```\w+\n((?:.*\n)*?)```)?/
    steps = try text.matches(of: comment).map { match in
      let (_, kind, path, code) = match.output
      if kind == "run" { return Step(path: "", old: nil, new: nil, command: String(path)) }
      if kind == "remove" { return Step(path: String(path), old: nil, new: nil) }
      guard let block = code else { throw FactsError("\(path) has no block of code.") }
      let lines = block.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      guard kind == "edit" else { return Step(path: String(path), old: nil, new: lines.joined(separator: "\n")) }
      func side(_ sign: Character) -> String {
        lines.filter { $0.first == sign || $0.first == " " }.map { $0.dropFirst() }.joined(separator: "\n")
      }
      return Step(path: String(path), old: side("-"), new: side("+"))
    }
  }
}

extension Tutorial.Step {
  /// Carries out the edit in a project.
  /// - Throws: `FactsError` where a new file exists already, or the lines before are not in the file exactly once.
  public func apply(in root: URL) throws {
    let file = root.appending(path: path)
    guard let new else { return try FileManager.default.removeItem(at: file) }
    guard let old else {
      guard !FileManager.default.fileExists(atPath: file.path) else { throw FactsError("\(path) is there already.") }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data((new + "\n").utf8).write(to: file)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.ranges(of: old).count == 1 else { throw FactsError("\(path) does not have, once:\n\(old)") }
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }
}
