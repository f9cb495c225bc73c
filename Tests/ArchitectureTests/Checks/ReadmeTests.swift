import Foundation
import Testing

@testable import ProjectFacts

/// Checks the README as far as possible.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FEATURE"].map { $0 == "Architecture" } ?? true))
struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  private func text() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// Every document, except in templates and fixtures, which mention files that do not exist yet.
  private func documents() throws -> [String] {
    try ProjectReader.read(at: root, withImports: false).paths.filter { path in
      path.hasSuffix(".md") && !path.contains("/Fixtures/") && !path.contains("/Templates/")
    }.sorted()
  }

  @Test func everyLinkLeadsToAFile() throws {
    let documents = try documents()
    #expect(documents.count > 30 && documents.contains("README.md"))
    var count = 0
    for path in documents {
      let document = root.appending(path: path)
      let text = try String(contentsOf: document, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)h#][^)#]*)(#[^)]*)?\)/) {
        count += 1
        let target = document.deletingLastPathComponent().appending(path: String(match.output.1))
        let isThere = FileManager.default.fileExists(atPath: target.path)
        #expect(isThere, "\(path) links to \(match.output.1), which is not there. \(cure(for: target.path))")
      }
    }
    #expect(count >= 60)
  }

  /// Figures are measured, not written by hand.
  private func cure(for path: String) -> String {
    path.contains("/Documentation/Measurements/")
      ? "Measure it with Tools/bench modules --write, and commit what that writes." : "Write it, or take the link out."
  }

  @Test func theWayOfAMessageHasTenFilesInOrder() throws {
    let steps = try text().matches(of: /(?m)^(\d+)\. \[([^\]]+)\]\(([^)]+)\)/)
    #expect(steps.map { String($0.output.1) } == (1...10).map(String.init))
    for step in steps { #expect(step.output.3.hasSuffix("/" + step.output.2)) }
  }
}
