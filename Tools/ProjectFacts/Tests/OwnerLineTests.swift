import Testing

@testable import ProjectFacts

struct OwnerLineTests {
  @Test(arguments: [
    ("/Modules/Core/", "Modules/Core", true),
    ("/Modules/Core/", "Modules/Core/Sources/A.swift", true),
    ("/Modules/Core/", "Modules/CoreTwo", false),
    ("/Modules/Core/", "Other/Modules/Core", false),
    ("/Modules/Features/*/", "Modules/Features/Chat", true),
    ("/Modules/Features/*/", "Modules/Features", false),
    ("Tests/", "Tests", true),
    ("Tests/", "Modules/Core/Tests", true),
    ("/Modules/**/Tests/", "Modules/Features/Chat/Tests", true),
    ("*.md", "Modules/Core/README.md", true),
    ("*.md", "Modules/Core/Sources", false),
    ("*", "anything/at/all", true),
  ])
  func patternsAreGitHubs(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(OwnerLine(pattern: pattern, owners: [], line: 1).matches(path) == isMatch)
  }

  @Test func commentsAndBlanksAreNoLines() {
    let lines = OwnerLine.lines(of: "# Owners\n\n/A/ @b @c # who\n   \n/D/\n")
    #expect(lines.map(\.pattern) == ["/A/", "/D/"])
    #expect(lines.map(\.owners) == [["@b", "@c"], []])
    #expect(lines.map(\.line) == [3, 5])
  }
}
