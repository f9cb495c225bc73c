import Testing

@testable import ProjectFacts

struct ProtocolTests {
  private func read(_ text: String) throws -> ProtocolReference {
    let found = try ProtocolReader.protocols(in: SourceFile(path: "F/A.swift", text: text)) { _ in true }
    return try #require(found.first)
  }

  private func member(_ text: String) throws -> ProtocolMember {
    try #require(try read("@MainActor public protocol A { \(text) }").members.first)
  }

  @Test func aProtocolIsReadWhole() throws {
    let asked = try read(
      """
      import Entities
      /// What it is for.
      @available(*, deprecated) @MainActor public protocol ChatRouter: Sendable, Other.Router & AnyObject {
        /// One.
        func a(); func b(
          c d: [String: Int], _ e: @escaping @Sendable (Int, Int) async throws -> Void
        ) async
          throws -> Avatar.ID?
        @discardableResult
        func f() -> Dictionary<String, [Int]>.Index
        var g: (any View)? { get async throws(Gone) }
        mutating func h() throws(Gone)
        var i: Int { get set }
      }
      protocol Later {}
      """)
    #expect((asked.name, asked.file, asked.place) == ("ChatRouter", "A.swift", "F/A.swift:3"))
    #expect(asked.isPublic && asked.isOnMainActor)
    #expect(asked.inherited == ["Sendable", "Other.Router", "AnyObject"])
    #expect(asked.members.map(\.fullName) == ["a()", "b(c:_:)", "f()", "g", "h()", "i"])
    #expect(asked.members.map(\.isDiscardable) == [false, false, true, false, false, false])
    #expect(
      asked.members.map { $0.result?.text } == [
        nil, "Avatar.ID?", "Dictionary<String, [Int]>.Index", "(any View)?", nil, "Int",
      ])
    let b = asked.members[1]
    #expect(b.parameters.map(\.name) == ["d", "e"])
    #expect(b.parameters.map(\.label) == ["c", nil])
    #expect(b.parameters.map(\.type.text) == ["[String: Int]", "@Sendable (Int, Int) async throws -> Void"])
    #expect(b.parameters[1].type.attributes == ["escaping"])
    #expect(b.effects.isAsync && b.effects.isThrowing && b.place == "F/A.swift:5")
    #expect(asked.members[3].effects.failure?.text == "Gone" && asked.members[4].effects.failure?.text == "Gone")
    #expect(asked.members[5].kind == .property(isSettable: true))
  }

  @Test func theMainActorIsSeen() throws {
    #expect(try !read("public protocol A { func b() }").members[0].isOnMainActor)
    #expect(try read("public protocol A { @MainActor func b() }").members[0].isOnMainActor)
    #expect(try read("@MainActor @available(*, deprecated) protocol A { func b() }").members[0].isOnMainActor)
  }

  @Test(arguments: [
    ("Int", "Int"), ("[ Int ]?", "[Int]?"), ("any A&B", "any A & B"), ("(any Error)?", "(any Error)?"),
    ("() -> ()", "() -> ()"), ("@MainActor(A,B)->C?", "@MainActor (A, B) -> C?"), ("[A:[B : C]]", "[A: [B: C]]"),
    ("AsyncThrowingStream<A, any Error>", "AsyncThrowingStream<A, any Error>"),
    ("(A) async throws(E) -> (B) -> C", "(A) async throws(E) -> (B) -> C"), ("sending [A]", "sending [A]"),
    ("(a: A, b: any B.Type)", "(a: A, b: any B.Type)"),
  ])
  func typesReadAlike(_ written: String, _ read: String) throws {
    let function = try member("func a(_ b: \(written), c: Int) -> \(written)\n func d()")
    #expect(function.parameters.map(\.type.text) == [read, "Int"])
    #expect(function.result?.text == (read == "() -> ()" ? "() -> ()" : read))
  }

  @Test func kindsOfTypesAreDistinguished() throws {
    func type(_ text: String) throws -> TypeReference { try #require(try member("func a() -> \(text)").result) }
    #expect(try type("A?").isOptional && type("Optional<A>").isOptional && type("(() -> A)?").isOptional)
    #expect(try !type("() -> A?").isOptional && !type("[A?]").isOptional)
    #expect(try type("() -> A").isFunction && !type("(() -> A)?").isFunction && type("(() -> A)?").holdsFunction)
    #expect(try type("[A]").isList && type("[A: B]").isList && !type("[A]?").isList)
    #expect(try type("[A: B]").isDictionary && !type("[(a: A, b: B)]").isDictionary)
    #expect(try member("func a() -> Void").result == nil)
  }

  /// Each is refused with its line.
  @Test(arguments: [
    ("static func a()", "the type itself"), ("nonisolated func a()", "outside the main actor"),
    ("init(a: Int)", "“init” as a requirement"), ("subscript(a: Int) -> Int { get }", "“subscript” as a requirement"),
    ("associatedtype A", "“associatedtype” as a requirement"), ("func a<T>(b: T)", "generic requirement"),
    ("func a(b: some Sequence)", "opaque type"), ("func a(b: inout Int)", "“inout”"),
    ("func a(b: Int...)", "list of arguments"), ("func a(b: () -> Void) rethrows", "“rethrows”"),
    ("#if DEBUG\nfunc a()\n#endif", "condition"), ("@objc func a()", "“@objc”"),
    ("func a(b: Int", "“,” or “)” is expected"), ("func a() -> [Int", "nothing closes"),
    ("func a() where A: B", "conditions"), ("func + (a: Int)", "a name is expected"),
  ])
  func whatCannotBeFollowedIsRefused(_ text: String, _ words: String) {
    let file = SourceFile(path: "F/A.swift", text: "@MainActor public protocol A {\n\(text)")
    let problem = #expect(throws: SyntaxProblem.self) { try ProtocolReader.protocols(in: file) { _ in true } }
    #expect(problem?.description.contains(words) == true)
    #expect(problem?.place.hasPrefix("F/A.swift:") == true)
  }

  @Test(arguments: ["protocol A<B> {}", "protocol A where B: C {}", "protocol A: ", "protocol A", "protocol A { func"])
  func protocolsThatCannotBeFollowedAreRefused(_ text: String) {
    let file = SourceFile(path: "F/A.swift", text: text)
    #expect(throws: SyntaxProblem.self) { try ProtocolReader.protocols(in: file) { _ in true } }
  }
}
