import Foundation
import ProjectFacts

/// The repository of the project, read only.
struct Git {
  let root: URL

  init(_ root: URL) { self.root = root }

  /// Whether the project is in a repository, and git is installed.
  var isThere: Bool { (try? run("rev-parse", "--is-inside-work-tree").status) == 0 }

  func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

  /// The names that git prints. The arguments must ask for zero bytes between them (`-z`), so that git quotes none.
  func names(_ arguments: String...) throws -> [String] { try names(arguments) }

  func names(_ arguments: [String]) throws -> [String] {
    let result = try run(arguments)
    guard result.status == 0 else { throw CheckoutError("git \(arguments[0]) failed: \(result.errors)") }
    return result.output.split(separator: "\0").map(String.init)
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    // Paths are relative to the project, also inside a larger repository; no lock is taken.
    try Program(URL(filePath: "/usr/bin/env"), ["git", "--no-optional-locks"] + arguments).result(in: root)
  }
}
