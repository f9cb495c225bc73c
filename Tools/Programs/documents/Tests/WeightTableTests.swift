import Foundation
import Testing

@testable import documents

struct WeightTableTests {
  @Test func countsTheFilesAndLinesOfEachRow() throws {
    let table = WeightTable(
      paths: ["Tools/a.swift", "Docs/b.swift", "Docs/more/c.swift", "Docs/d.md", "Docsmore/e.swift"], folder: "Docs",
      lines: { _ in 7 })
    let text = try table.text(
      before: """
        | form | where | files | lines |
        |---|---|--:|--:|
        | one | [a](../Tools/a.swift) | 9 | 90 |
        | two | [all](../Docs), [c again](more/c.swift) | 9 | 90 |
        """)
    #expect(
      text == """
        | form | where | files | lines |
        |---|---|--:|--:|
        | one | [a](../Tools/a.swift) | 1 | 7 |
        | two | [all](../Docs), [c again](more/c.swift) | 2 | 14 |
        """)
  }

  @Test(arguments: [(100, 100), (104, 104), (105, 100), (96, 96), (95, 100), (0, 100)])
  func aNumberThatIsNearStays(before: Int, shown: Int) throws {
    let table = WeightTable(paths: ["a.swift"], folder: "", lines: { _ in 100 })
    func row(_ lines: Int) -> String { "| one | [a](a.swift) | 1 | \(lines) |" }
    #expect(try table.text(before: row(before)) == row(shown))
  }

  @Test func countsTheLinesOfAFile() throws {
    let file = URL.temporaryDirectory.appending(path: "weights-\(UUID().uuidString).swift")
    try Data("// No code.\nlet a = 1\n\nlet b = 2\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(LineCount.lines(inFile: file.path) == 2)
  }

  @Test(arguments: ["| a | [gone](gone.swift) | 1 | 1 |", "| a | [x](x.swift) | 1 |"])
  func refusesWhatItCannotCount(row: String) {
    #expect(throws: Document.Problem.self) {
      try WeightTable(paths: ["Docs/x.swift"], folder: "Docs").text(before: row)
    }
  }

  @Test(arguments: [
    ("../a/b.swift", "Modules/Documentation", "Modules/a/b.swift"), ("./c", "Docs", "Docs/c"), ("../../x", "A/B", "x"),
  ])
  func linksStartAtTheDocument(link: String, folder: String, path: String) {
    #expect(WeightTable.path(of: link, from: folder) == path)
  }
}
