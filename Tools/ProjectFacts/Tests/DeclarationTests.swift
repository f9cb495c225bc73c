import Testing

@testable import ProjectFacts

struct DeclarationTests {
  private func names(_ source: String, where isWanted: (Declaration) -> Bool = { _ in true }) -> [String] {
    SourceFile(path: "A.swift", text: source).declarations.filter(isWanted).map { "\($0.kind) \($0.name)" }
  }

  @Test func importsHaveManyForms() {
    let source = """
      public import A
      @testable import B
      import struct C.URL
      @_exported import D.Inner
      #if NEVER
      import E
      #endif
      // import F
      let text = "import G"
      """
    #expect(names(source) { $0.kind == "import" } == ["import A", "import B", "import C", "import D", "import E"])
  }

  @Test func bodiesAreNoDeclarations() {
    let source = """
      struct A {
        var b: Int { let c = 1; func d() {}; return c }
        func e(f: () -> Void = { struct G {} }) { if case .some(let h) = i { } }
        class func j() {}
        enum K { case l }
      }
      func m() {}
      """
    #expect(names(source) == ["struct A", "var b", "func e", "func j", "enum K", "case l", "func m"])
  }

  @Test func publicIsSeenWhereverItStands() {
    let source = """
      public protocol A { func b() }
      public extension C { func d() {}; private func e() {} }
      extension F { public private(set) var g: Int { get {} } ; func h() {} }
      @available(*, deprecated) @MainActor public final class I { var j = open(1) }
      struct K {}
      public enum L { case m }
      """
    let expected = ["protocol A", "func b", "extension C", "func d", "var g", "class I", "enum L"]
    #expect(names(source, where: \.isPublic) == expected)
  }

  @Test func scopesAreNamed() {
    let file = SourceFile(path: "A.swift", text: "extension A.B: C where D == E { struct F { func g() {} } }")
    #expect(file.declarations.last?.enclosing.map(\.name) == ["A.B", "F"])
  }
}
