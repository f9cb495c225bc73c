import Foundation
import TerminalTesting
import TerminalUI
import Testing

@testable import terminalui_demo

/// The program in the README is the one that is built, and it works.
@MainActor struct DemoTests {
  @Test func packing() async {
    let pilot = Pilot(columns: 40, rows: 16, root: PackingList())
    await pilot.press(.tab, .tab, .enter)
    #expect(pilot.screen.contains("[✓] Passport"))
    #expect(pilot.screen.contains("Packed " + String(repeating: "━", count: 8) + "─"))
    await pilot.click(on: "Winter")
    #expect(pilot.screen.contains("For  Summer [Winter]"))
    #expect(pilot.screen.contains("[ ] Boots"))
    await pilot.click(on: "Search")
    await pilot.type("Boo")
    #expect(!pilot.screen.contains("Charger"))
    await pilot.click(on: "Unpack")
    #expect(!pilot.screen.contains("━"))
  }

  @Test func packingLineByLine() async {
    let pilot = PlainPilot(root: PackingList())
    await pilot.choose("Passport (off)")
    #expect(pilot.answer.contains("Passport (on)"))
    #expect(pilot.answer.contains("Packed: 25%"))
    await pilot.enter("Char", "")
    #expect(pilot.answer.contains("Charger (off)"))
    #expect(!pilot.answer.contains("Passport"))
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  @Test func theReadmeShowsTheProgram() throws {
    let program = try text("Demo/main.swift")
    #expect(try text("README.md").contains("```swift\n\(program)```"))
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test func theReadmeNamesEveryViewAndModifier() throws {
    let readme = try text("README.md")
    let sources = try #require(FileManager.default.enumerator(atPath: Self.folder.appending(path: "Sources").path))
    var names: Set<String> = []
    for case let path as String in sources where path.hasSuffix(".swift") {
      let source = try text("Sources/" + path)
      for match in source.matches(of: /(?m)^public (?:struct|enum) (\w+)(?:<[^\n]*>)?: (?:Primitive)?View\b/) {
        names.insert(String(match.output.1))
      }
      for block in source.matches(of: /(?ms)^extension View \{\n(.*?)^\}/) {
        for match in block.output.1.matches(of: /(?m)^  public func (\w+)/) { names.insert(String(match.output.1)) }
      }
    }
    #expect(names.isSuperset(of: ["Picker", "Grid", "toolbar", "searchable", "task"]) && names.count > 50)
    // Views that only a builder creates are not written in code; only the host calls `evaluate`.
    let unwritten: Set<String> = ["TupleView", "ConditionalView", "PlainLabel", "Searchable", "evaluate"]
    for name in names.subtracting(unwritten).sorted() {
      #expect(readme.contains("`\(name)`") || readme.contains("`.\(name)`"), "The README does not name \(name).")
    }
  }
}
