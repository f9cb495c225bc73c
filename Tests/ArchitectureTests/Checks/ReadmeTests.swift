import Foundation
import Testing

/// What the README tells is checked as far as it can be.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FEATURE"].map { $0 == "Architecture" } ?? true))
struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  private func text() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func everyLinkLeadsToAFile() throws {
    let links = try text().matches(of: /\]\(([^)h#][^)]*)\)/).map { String($0.output.1) }
    #expect(links.count >= 12)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: link).path), "\(link) is not there")
    }
  }

  @Test func theWayOfAMessageHasTenFilesInOrder() throws {
    let steps = try text().matches(of: /(?m)^(\d+)\. \[([^\]]+)\]\(([^)]+)\)/)
    #expect(steps.map { String($0.output.1) } == (1...10).map(String.init))
    for step in steps { #expect(step.output.3.hasSuffix("/" + step.output.2)) }
  }
}
