import Foundation
import ProjectFacts

/// The repository around the project, read only.
struct Git {
  let root: URL

  init(_ root: URL) { self.root = root }

  /// Whether the project stands in a repository at all, and git is there to ask.
  var isThere: Bool { (try? run("rev-parse", "--is-inside-work-tree").status) == 0 }

  func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

  /// What git prints as names with a zero after each, so that no name is quoted.
  func names(_ arguments: String...) throws -> [String] { try names(arguments) }

  func names(_ arguments: [String]) throws -> [String] {
    let result = try run(arguments)
    guard result.status == 0 else { throw CheckoutError("git \(arguments[0]) failed: \(result.errors)") }
    return result.output.split(separator: "\0").map(String.init)
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    // Paths are the project's, wherever in its repository it stands; nothing is locked while others work.
    try Program(URL(filePath: "/usr/bin/env"), ["git", "--no-optional-locks"] + arguments).result(in: root)
  }
}
