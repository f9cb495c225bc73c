import Foundation
import Testing

@testable import ProjectFacts

/// Checks the links of all documents, the glossary's types, and the README's way of a message.
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
      for match in text.matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) where !match.output.1.hasPrefix("http") {
        count += 1
        let target = document.deletingLastPathComponent().appending(path: String(match.output.1))
        let isThere = FileManager.default.fileExists(atPath: target.path)
        #expect(isThere, "\(path) links to \(match.output.1), which is not there. \(cure(for: target.path))")
      }
    }
    #expect(count >= 60)
  }

  /// The glossary leads from each type of the articles to a file here, and that file has what the link says.
  @Test func everyTypeOfTheArticlesHasItsFile() throws {
    let document = root.appending(path: "Modules/Documentation/Glossary.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let section = text.split(separator: "\n").prefix { $0 != "## The program's own words" }
    let rows = section.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| in the articles") }
    #expect(rows.count > 80)
    for row in rows {
      let links = row.matches(of: /\[`([^`]+)`\]\(([^)]+)\)/)
      #expect(row.hasPrefix("| `") && !links.isEmpty, "\(row)")
      for link in links {
        let file = document.deletingLastPathComponent().appending(path: String(link.output.2))
        let code = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        #expect(words.contains(link.output.1), "\(link.output.2) has no \(link.output.1).")
      }
    }
    for name in [
      "ExploreViewModel", "CounterInteractorOutput", "CoreBuilder", "UserSearchViewModel", "UserPresentable",
    ] {
      #expect(rows.contains { $0.split(separator: " | ")[0].contains("`\(name)`") }, "\(name)")
    }
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
