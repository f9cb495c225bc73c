import Testing

@testable import ProjectFacts

struct RequirementTests {
  private func signatures(_ body: String) -> [String] {
    let file = SourceFile(path: "A.swift", text: "public protocol ExploreRouter: Sendable {\n\(body)\n}")
    return Requirement.requirements(in: file, feature: "Explore").map(\.signature)
  }

  @Test(arguments: [
    ("func a()", "func a()"),
    ("func a() async throws -> Void", "func a()"),
    ("func a(b c: Int, _ d: String) -> [Int]", "func a(b: Int, _: String) -> [Int]"),
    ("@MainActor\n  func a(\n    b: Int,\n    c: Int\n  ) async\n    throws -> Int", "func a(b: Int, c: Int) -> Int"),
    ("func a<T>(b: T) where T: Sendable", "func a<T>(b: T)"),
    ("func a(b: @escaping @Sendable (Int, Int) -> Void)", "func a(b: (Int, Int) -> Void)"),
    ("func a(b: [String: Int]) -> AsyncStream<Int>", "func a(b: [String: Int]) -> AsyncStream<Int>"),
    ("var a: [Int] { get async }", "var a: [Int]"),
    ("static var a: any Sendable { get set }", "static var a: any Sendable"),
    ("var a: (any View)? { get }", "var a: (any View)?"),
  ])
  func equalOnesReadAlike(_ written: String, _ read: String) {
    #expect(signatures(written) == [read])
  }

  @Test func eachLineIsOne() {
    let body = """
      /// One.
      func a() -> Array<Int>
      /// Two.
      func b(
        c: Int
      ) -> Int
      nonisolated var d: Int { get }; func e()
      associatedtype F
      """
    #expect(signatures(body) == ["func a() -> Array<Int>", "func b(c: Int) -> Int", "var d: Int", "func e()"])
  }

  @Test func otherProtocolsAskCoreForNothing() {
    let text = "protocol AInteractor { func a() }\npublic protocol Sorting { func b() }\nstruct CRouter { func c() {} }"
    #expect(Requirement.requirements(in: SourceFile(path: "A.swift", text: text), feature: "A").isEmpty)
  }
}
