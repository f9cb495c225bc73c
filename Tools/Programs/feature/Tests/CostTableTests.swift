import Foundation
import ProjectFacts
import Testing

@testable import feature

struct CostTableTests {
  private let table = CostTable(
    module: "Chat",
    costs: [
      EditCost(
        edit: .body, path: "Chat.swift", recompiled: Recompilation(files: ["Chat": 3, "chat_demo": 0]), seconds: 1),
      EditCost(edit: .type, path: "Chat.swift", recompiled: Recompilation(files: ["Profile": 2]), seconds: 1),
    ], siblings: ["Profile", "Explore"])

  @Test func namesTheSiblings() {
    let lines = table.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines[1].hasPrefix("the body of a function Chat (3), chat_demo 3 none"))
    #expect(lines[2].hasPrefix("a public type added Profile (2) 2 Profile"))
  }

  @Test func isReadByPrograms() throws {
    struct Row: Decodable { var edit: String, files: Int, siblings: [String], modules: [String: Int] }
    let rows = try JSONDecoder().decode([Row].self, from: Data(table.json.utf8))
    #expect(rows.map { $0.edit } == ["body", "type"])
    #expect(rows.map { $0.files } == [3, 2])
    #expect(rows.map { $0.siblings } == [[], ["Profile"]])
    #expect(rows[0].modules == ["Chat": 3, "chat_demo": 0])
  }
}
