import Foundation
import Testing

@testable import ProjectFacts

/// `Inventory.md` names a file and a test for everything in the reference app. These tests check that each of them
/// exists.
@Suite(.enabled(if: Projects.areWanted)) struct InventoryTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  private func inventory() throws -> Inventory {
    try Inventory(
      String(contentsOf: root.appending(path: "Modules/Documentation/Inventory.md"), encoding: .utf8))
  }

  private func catalogue() throws -> TestCatalogue {
    var catalogue = TestCatalogue()
    for path in try ProjectReader.read(at: root, withImports: false).paths.sorted()
    where path.hasSuffix(".swift") && path.contains("Tests/") && !path.contains("/Fixtures/") {
      catalogue.add(try String(contentsOf: root.appending(path: path), encoding: .utf8), at: path)
    }
    return catalogue
  }

  /// A row without an excuse names the file that does it, by an end of its path that only this file has.
  @Test func everyNamedFileIsThere() throws {
    let paths = try ProjectReader.read(at: root, withImports: false).paths.filter { $0.contains("/Sources/") }
    for row in try inventory().rows {
      #expect(
        row.files.isEmpty == row.isExcused, "“\(row.what)” names no file, or names one and says that it is not here.")
      for name in row.files {
        let found = paths.filter { "/\($0)".hasSuffix("/\(name)") }
        #expect(found.count == 1, "“\(row.what)” names \(name), which is \(found.isEmpty ? "no file" : "\(found)").")
      }
    }
  }

  @Test func everyNamedTestIsThere() throws {
    let (rows, catalogue) = (try inventory().rows, try catalogue())
    #expect(rows.count > 180 && catalogue.count > 1500)
    for row in rows {
      for name in row.tests {
        #expect(catalogue.file(of: name) != nil, "“\(row.what)” names \(name), and there is no such test.")
      }
    }
  }

  /// A row without a test says why: it begins with “Not here:”, or with “Missing:”.
  @Test func everyRowHasATestOrAReason() throws {
    for row in try inventory().rows where row.tests.isEmpty {
      #expect(row.isExcused, "“\(row.what)” has neither a test nor a reason.")
    }
  }

  @Test func everyDefectHasATestThatSaysSo() throws {
    let (rows, catalogue) = (try inventory().rows, try catalogue())
    for number in 10...24 {
      let row = try #require(
        rows.first { $0.what.hasPrefix("\(number)") && $0.section == "Defects" }, "defect \(number)")
      if row.isExcused { continue }
      let files = row.tests.compactMap { catalogue.file(of: $0) }
      let isSaid = try files.contains { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return text.lowercased().contains("defect \(number)")
      }
      #expect(isSaid, "No test of defect \(number) says whose regression it keeps away.")
    }
  }

  // MARK: Tests of the checks themselves

  @Test func whatIsReadOfADocument() throws {
    let text = """
      ## Welcome
      | here | done by | shown by |
      |---|---|---|
      | `Get` started | `WelcomeView.swift`, `A/B.swift` | `WelcomeViewTests/Enter goes on, once`, `A/b` |
      | Terms | – | Not here: there is no service. |
      | Nothing | – | soon |
      | Later | – | Missing: it comes with `x/y`. |
      """
    let rows = Inventory(text).rows
    #expect(Set(rows.map(\.section)) == ["Welcome"] && rows.count == 4)
    #expect(rows.map(\.files) == [["WelcomeView.swift", "A/B.swift"], [], [], []])
    #expect(rows.map(\.tests) == [["WelcomeViewTests/Enter goes on, once", "A/b"], [], [], []])
    #expect(rows.map(\.isExcused) == [false, true, false, true])
  }

  @Test func whatIsReadOfATestFile() {
    var catalogue = TestCatalogue()
    catalogue.add(
      """
      @MainActor struct FirstTests {
        enum State { case one }
        @Test(arguments: [1, 2]) func `It works`(number: Int) {}
        @Test
        func plain() async throws {}
        private func helper() {}
        // struct Nothing
        struct Inner {
          @Test(
            arguments: [1])
          func nested() {}
        }
        @Test func last() { struct Local {} }
      }
      @Suite(.timeLimit(.minutes(10))) struct OtherTests { let words = "struct Words" }
      extension OtherTests {
        @Test func other() {}
      }
      """, at: "Tests/First.swift")
    #expect(catalogue.file(of: "FirstTests/It works") == "Tests/First.swift")
    #expect(catalogue.file(of: "FirstTests/plain") != nil)
    #expect(catalogue.file(of: "FirstTests/helper") == nil && catalogue.file(of: "OtherTests/plain") == nil)
    #expect(catalogue.file(of: "Inner/nested") != nil && catalogue.file(of: "FirstTests/last") != nil)
    // A test after the end of a type is not in that type.
    for name in ["State/It works", "State/plain", "Inner/last", "FirstTests/nested", "FirstTests/other", "Local/other"]
    {
      #expect(catalogue.file(of: name) == nil, "\(name)")
    }
    #expect(catalogue.file(of: "OtherTests/other") != nil && catalogue.count == 5)
  }

  /// Navigation after a fixed time fails on a slow machine, and over another screen: the reference app's defect 16.
  @Test func nothingThatLeadsSomewhereSleeps() throws {
    let paths = try ProjectReader.read(at: root, withImports: false).paths.filter { $0.hasSuffix(".swift") }
    func sleepers(in folder: Regex<Substring>) throws -> [String] {
      try paths.filter { $0.prefixMatch(of: folder) != nil }.filter { path in
        try String(contentsOf: root.appending(path: path), encoding: .utf8).contains("sleep(")
      }
    }
    #expect(try sleepers(in: /Modules\/(?:Features\/\w+|Core|Interface\/Navigation)\/Sources\//) == [])
    #expect(try sleepers(in: /Modules\/Interface\/TerminalUI\/Sources\//).isEmpty == false)
  }
}

/// The rows of the tables in a document.
struct Inventory {
  struct Row {
    /// The heading above its table, and the text of the first cell.
    let section: String, what: String
    /// The names between backquotes in the second cell: `View.swift`.
    let files: [String]
    /// The names between backquotes in the last cell: `Suite/test`.
    let tests: [String]
    /// Whether the last cell says why there is no test.
    let isExcused: Bool
  }

  let rows: [Row]

  init(_ text: String) {
    var section = ""
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), line.hasSuffix(" |") else { continue }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
      guard cells.count == 3, let last = cells.last, last != "shown by" else { continue }
      let isExcused = last.hasPrefix("Not here: ") || last.hasPrefix("Missing: ")
      rows.append(
        Row(
          section: section, what: String(cells[0]),
          files: cells[1].matches(of: /`([^`]+\.swift)`/).map { String($0.output.1) },
          tests: isExcused ? [] : last.matches(of: /`([^`]+\/[^`]+)`/).map { String($0.output.1) },
          isExcused: isExcused))
    }
    self.rows = rows
  }
}

/// Every test of the project, by its type and its name.
struct TestCatalogue {
  private var files: [String: String] = [:]

  var count: Int { files.count }

  func file(of name: String) -> String? { files[name] }

  /// A test belongs to the type that contains it: the last type that began with less indentation. The content of a
  /// multiline text is not code.
  mutating func add(_ text: String, at path: String) {
    var types: [(indent: Int, name: Substring)] = []
    var (isTest, isQuoted) = (false, false)
    for line in text.split(separator: "\n") {
      if line.ranges(of: "\"\"\"").count == 1 { isQuoted.toggle() }
      let indent = line.prefix { $0 == " " }.count
      guard !isQuoted, !line.dropFirst(indent).hasPrefix("//") else { continue }
      if let type = line.firstMatch(of: Self.type)?.output.1 {
        types.removeAll { $0.indent >= indent }
        types.append((indent, type))
      }
      if line.contains("@Test") { isTest = true }
      guard isTest, let name = line.firstMatch(of: /func (?:`([^`]+)`|(\w+))/) else { continue }
      isTest = false
      types.removeAll { $0.indent >= indent }
      if let type = types.last?.name { files["\(type)/\(name.output.1 ?? name.output.2 ?? "")"] = path }
    }
  }

  nonisolated(unsafe) private static let type =
    /^ *(?:@\w+(?:\(.*\))? |[a-z]+ )*(?:struct|class|enum|extension|actor) ([\w.]+)/
}
