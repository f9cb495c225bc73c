@testable import ProjectFacts
import Testing

@testable import documents

struct FocusTableTests {
  private let project = Project(modules: [
    Module(name: "Base", kind: "regular", path: "Modules/Base/Sources"),
    Module(name: "One", kind: "regular", path: "Modules/One/Sources", declared: ["Base"]),
    Module(name: "OneTests", kind: "test", path: "Modules/One/Tests", declared: ["One", "Help"]),
    Module(name: "Help", kind: "regular", path: "Modules/One/TestSupport", declared: ["Base"]),
    Module(name: "Other", kind: "regular", path: "Modules/Other/Sources", declared: ["Base"]),
  ])

  @Test func countsWhatTheTestsNeed() throws {
    let text = try FocusTable(project: project, names: ["One"]).text(before: "")
    #expect(text.contains("| `FEATURE=One` | 4 | 0 | 0 % |\n| the whole package | 5 | 0 | 0 % |"))
  }

  /// A number that is off by little stays, so that small changes do not make documents stale.
  @Test func aNumberThatIsNearStays() throws {
    let before = "| `FEATURE=One` | 4 | 30 | 60 % |\n| the whole package | 5 | 40 | 100 % |"
    #expect(
      try FocusTable(project: project, names: ["One"]).text(before: before).hasSuffix(
        "| `FEATURE=One` | 4 | 30 | 75 % |\n| the whole package | 5 | 40 | 100 % |"))
    #expect(throws: Document.Problem.self) { try FocusTable(project: project, names: ["None"]).text(before: "") }
  }
}
