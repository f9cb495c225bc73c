import Foundation
import ProjectFacts
import Testing

@testable import feature

/// The generated doubles, for sources made up here.
struct DoublesTests {
  private static let test = SourceFile(path: "Modules/Features/Toy/Tests/T.swift", text: "let x = StubToyInteractor()")

  private func files(_ sources: String...) throws -> [String: String] {
    let sources = sources.enumerated().map { SourceFile(path: "Modules/Features/Toy/Sources/F\($0).swift", text: $1) }
    let files = try Doubles(feature: "Toy", home: "Modules/Features/Toy", sources: sources, tests: [Self.test]).files()
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  private func router(_ body: String) throws -> String {
    let text = "public import Entities\n@MainActor public protocol ToyRouter {\n\(body)\n}"
    return try #require(try files(text)["Modules/Features/Toy/TestSupport/Generated/RecordingToyRouter.swift"])
  }

  private func stub(_ sources: String...) throws -> String {
    let sources = sources.enumerated().map { SourceFile(path: "Modules/Features/Toy/Sources/F\($0).swift", text: $1) }
    let files = try Doubles(feature: "Toy", home: "Modules/Features/Toy", sources: sources, tests: [Self.test]).files()
    return try #require(files.first { $0.path.hasSuffix("/StubToyInteractor.swift") }).text
  }

  @Test func onlyPublicProtocolsGetDoubles() throws {
    #expect(try files("public struct ToyBuilder {}", "protocol InnerRouter { func a() }").isEmpty)
    let paths = try files("@MainActor public protocol ToyInteractor { func a() }").keys
    #expect(Array(paths) == ["Modules/Features/Toy/TestSupport/Generated/StubToyInteractor.swift"])
  }

  @Test func aStubThatNoTestNamesIsNotMade() throws {
    let source = SourceFile(path: "F.swift", text: "@MainActor public protocol ToyInteractor { func a() }")
    let comment = SourceFile(path: "T.swift", text: "// StubToyInteractor")
    #expect(try Doubles(feature: "Toy", home: "Toy", sources: [source], tests: [comment]).files() == [])
    #expect(try Doubles(feature: "Toy", home: "Toy", sources: [source], tests: [Self.test]).files().count == 1)
  }

  @Test func theHeaderNamesFilesAndImports() throws {
    let text = try stub(
      "import Zeta\npublic import Entities\n@MainActor public protocol BInteractor { func b() }",
      "public import FeatureKit\npublic import Zeta\n@MainActor public protocol AInteractor { func a() }",
      "public import Never\npublic struct C {}")
    #expect(
      text.hasPrefix(
        """
        // Generated from F0.swift and F1.swift by `Tools/feature doubles Toy`. Do not edit.
        // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
        public import Entities
        public import FeatureKit
        import FeatureKitTestSupport
        public import Toy
        public import Zeta

        /// Answers the screens of Toy as a test sets it. A member without an answer fails the test, by its name.
        @MainActor public final class StubToyInteractor: AInteractor, BInteractor {

        """))
  }
}

// MARK: - Routers

extension DoublesTests {
  @Test func verbsAreRecorded() throws {
    let text = try router("func show(_ a: A, for error: any Error)\n func dismiss() async\n func open(in `in`: B)")
    for part in [
      "case dismiss\n    case open(in: B)\n    case show(_ a: A, for: String)\n",
      "public func dismiss() async {\n    record(.dismiss)\n  }",
      "public func show(_ a: A, for error: any Error) {\n    record(.show(a, for: \"\\(error)\"))\n  }",
      "public func open(`in`: B) {\n    record(.open(in: `in`))\n  }",
    ] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("FeatureKitTestSupport"))
  }

  @Test func questionsAreAnswered() throws {
    let text = try router("func ask(of name: String) async -> Bool\n func pick() async throws -> A")
    for part in [
      "import FeatureKitTestSupport\n",
      "/// What `ask(of:)` answers.\n  public var onAsk: (@MainActor (String) async -> Bool)?",
      "record(.ask(of: name))\n    guard let onAsk else {",
      "return Unanswered.call(\"RecordingToyRouter.ask(of:)\", set: \"onAsk\", default: false)",
      "return await onAsk(name)",
      "throw Unanswered.error(\"RecordingToyRouter.pick()\", set: \"onPick\")",
      "return try await onPick()",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test func propertiesAreStored() throws {
    let text = try router("var list: [A] { get }\n var title: Title { get }")
    #expect(text.contains("public var list: [A] = []\n"))
    #expect(text.contains("public var title: Title\n"))
    #expect(text.contains("public init(title: Title, onCall: @escaping @MainActor (Call) -> Void = { _ in }) {"))
    #expect(text.contains("self.title = title\n"))
  }

  /// Names that clash with the recorder's own, and values that tests could not compare.
  @Test(arguments: [
    ("func record(_ a: A)", "needs for itself"), ("var calls: Int { get }", "needs for itself"),
    ("func show(_ a: A)\n func show()", "cannot both be cases"),
    ("func show(_ a: A)\n func show(_ b: B)", "has other types here"),
    ("func show() -> A\n func onShow()", "onShow, which is taken"), ("func call() -> A", "onCall, which is taken"),
    ("func show(then: @escaping () -> Void)", "cannot be compared"), ("func show(_ a: any P)", "cannot be compared"),
    ("func show(_ a: (A, B))", "cannot be compared"), ("func show(_ a: [any Error])", "cannot be compared"),
    ("func show<T>(_ a: T)", "generic"), ("static func show()", "the type itself"),
  ])
  func whatCannotBeRecordedIsRefused(_ body: String, _ words: String) {
    let problem = #expect(throws: SyntaxProblem.self) { try router(body) }
    #expect(problem?.description.contains(words) == true)
    #expect(problem?.place.hasPrefix("Modules/Features/Toy/Sources/F0.swift:") == true)
  }
}

// MARK: - Interactors

extension DoublesTests {
  private static let asking = """
    @MainActor public protocol ToyInteractor {
      func avatar(_ id: ID) async throws -> Avatar?
      func avatar(named name: String) async throws(Gone) -> Avatar
      func updates(of id: ID) async -> AsyncStream<Message>
      func stop()
      @discardableResult func keep(then: @escaping @Sendable () -> Void) -> Int
      var version: String { get }
      var name: Name { get set }
      var later: [String: Int] { get async throws }
    }
    """

  @Test func anAnswerThatIsNotSetFailsByName() throws {
    let text = try stub(Self.asking)
    for part in [
      "throw Unanswered.error(\"StubToyInteractor.avatar(_:)\", set: \"onAvatar\")",
      "return Unanswered.call(\"StubToyInteractor.avatar(named:)\", set: \"onAvatarNamed\")",
      "set: \"onUpdates\", default: AsyncStream { $0.finish() })",
      "return Unanswered.call(\"StubToyInteractor.stop()\", set: \"onStop\", default: ())",
      "return Unanswered.call(\"StubToyInteractor.version\", set: \"onVersion\", default: \"\")",
      "return Unanswered.call(\"StubToyInteractor.name\", set: \"onName\")",
      "throw Unanswered.error(\"StubToyInteractor.later\", set: \"onLater\")",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test func closuresAnswer() throws {
    let text = try stub(Self.asking)
    for part in [
      "public var onAvatarNamed: (@MainActor (String) async throws(Gone) -> Avatar)?",
      "return try await onAvatarNamed(name)", "public var onVersion: (@MainActor () -> String)?",
      "public var onKeep: (@MainActor (@escaping @Sendable () -> Void) -> Int)?",
      "@discardableResult public func keep(then: @escaping @Sendable () -> Void) -> Int {",
      "public var later: [String: Int] {\n    get async throws {", "set { onName = { newValue } }",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test func whatIsInheritedIsAskedToo() throws {
    let text = try stub(
      "public import A\n@MainActor public protocol ToyInteractor: Base, Sendable { func a() async throws -> Int }",
      "public import B\n@MainActor public protocol Base { func b(); func a() async -> Int }")
    #expect(text.contains("final class StubToyInteractor: ToyInteractor {"))
    #expect(text.contains("public func b() {"))
    // One body for both requirements must not throw.
    #expect(text.contains("public func a() async -> Int {"))
    #expect(text.contains("public import A\npublic import B\n"))
    #expect(text.contains("from F0.swift and F1.swift by"))
  }

  @Test(arguments: [
    ("public protocol ToyInteractor { func a() }", "not on the main actor"),
    ("@MainActor public protocol ToyInteractor: Other.Base { func a() }", "no public protocol of this feature"),
    ("@MainActor public protocol ToyInteractor { associatedtype A }", "associatedtype"),
    ("@MainActor public protocol ToyInteractor { func a(b: some P) }", "opaque"),
  ])
  func whatCannotBeAnsweredIsRefused(_ text: String, _ words: String) {
    let problem = #expect(throws: SyntaxProblem.self) { try stub(text) }
    #expect(problem?.description.contains(words) == true)
    #expect(problem?.place.hasPrefix("Modules/Features/Toy/Sources/F0.swift:1") == true)
  }
}
