import Foundation
import ProjectFacts
import Testing

@testable import feature

/// Which files of a folder are written, and which are left alone.
struct DoublesRenewalTests {
  private let protocols = "@MainActor public protocol ToyRouter {\n  func show()\n}\n"
  private let recorder = "Modules/Features/Toy/TestSupport/Generated/RecordingToyRouter.swift"

  /// A project of one feature in a folder with a space in its name.
  private func inProject(_ source: String, _ body: (URL, (String) throws -> Renewal) throws -> Void) throws {
    try Toolchain.withTemporaryFolder { folder in
      let root = folder.appending(path: "a project")
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      try "{ \"version\": 1, \"indentation\": { \"spaces\": 2 }, \"lineLength\": 120 }".write(
        to: root.appending(path: ".swift-format"), atomically: true, encoding: .utf8)
      try body(root) { source in
        let files = [SourceFile(path: "Modules/Features/Toy/Sources/ToyRouter.swift", text: source)]
        let tests = [SourceFile(path: "Modules/Features/Toy/Tests/ToyTests.swift", text: "StubToyInteractor()")]
        let doubles = Doubles(feature: "Toy", home: "Modules/Features/Toy", sources: files, tests: tests)
        let found = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String]
        return try Renewal(of: [doubles], among: Set(found ?? []), at: root)
      }
    }
  }

  @Test func renewsOnceAndIsThenFresh() throws {
    try inProject(protocols) { root, renewal in
      let first = try renewal(protocols)
      #expect(first.changes.map(\.path) == [recorder])
      #expect(!FileManager.default.fileExists(atPath: root.appending(path: recorder).path))
      try first.write()
      let text = try String(contentsOf: root.appending(path: recorder), encoding: .utf8)
      #expect(text.hasPrefix("// Generated from ToyRouter.swift by `Tools/feature doubles Toy`. Do not edit.\n"))
      #expect(try renewal(protocols).changes.isEmpty)
      #expect(try renewal(protocols + "// more\n").changes.isEmpty)
      #expect(try renewal(protocols.replacing("show", with: "open")).changes.map(\.path) == [recorder])
    }
  }

  @Test func aDoubleWithoutItsProtocolIsRemoved() throws {
    try inProject(protocols) { root, renewal in
      try renewal(protocols).write()
      let own = root.appending(path: "Modules/Features/Toy/TestSupport/Generated/Own.swift")
      try "struct Own {}\n".write(to: own, atomically: true, encoding: .utf8)
      let last = try renewal("struct Nothing {}")
      #expect(last.changes.map(\.path) == [recorder] && last.changes.map(\.new) == [nil])
      try last.write()
      #expect(!FileManager.default.fileExists(atPath: root.appending(path: recorder).path))
      #expect(FileManager.default.fileExists(atPath: own.path))
    }
  }

  @Test func aProtocolThatCannotBeFollowedChangesNothing() throws {
    try inProject(protocols) { root, renewal in
      try renewal(protocols).write()
      #expect(throws: SyntaxProblem.self) { try renewal("@MainActor public protocol ToyRouter { static func a() }") }
      #expect(try renewal(protocols).changes.isEmpty)
    }
  }

  @Test func aFailureIsUndone() throws {
    try inProject(protocols) { root, renewal in
      let both = protocols + "@MainActor public protocol ToyInteractor { func a() }\n"
      let change = try renewal(both)
      try #require(change.changes.count == 2)
      // The second file cannot be written, because a folder has its path.
      let second = root.appending(path: change.changes[1].path).appending(path: "inside")
      try FileManager.default.createDirectory(at: second, withIntermediateDirectories: true)
      #expect(throws: (any Error).self) { try change.write() }
      #expect(!FileManager.default.fileExists(atPath: root.appending(path: change.changes[0].path).path))
    }
  }
}
