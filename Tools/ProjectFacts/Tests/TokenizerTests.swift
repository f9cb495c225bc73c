import Testing

@testable import ProjectFacts

struct TokenizerTests {
  private func texts(_ source: String, _ kind: Token.Kind = .string) -> [String] {
    Tokenizer.tokens(of: source).filter { $0.kind == kind }.map(\.text)
  }

  @Test func commentsAreSkipped() {
    let source = """
      // "one"
      /* "two" /* "three" */ "four" */ "five"
      """
    #expect(texts(source) == ["five"])
  }

  @Test func escapesAreDecoded() {
    #expect(texts(#""\u{1B}[2J""#) == ["\u{1B}[2J"])
    #expect(texts(#""a\"b\\c\td""#) == ["a\"b\\c d"])
    #expect(texts(##"#"\u{1B}"#"##) == [#"\u{1B}"#])
    #expect(texts(##"#"\#u{1B} " "#"##) == ["\u{1B} \" "])
  }

  @Test func interpolationsHoldLiterals() {
    #expect(texts(#""a \(f("b", g("c)"))) d" "e""#) == ["a   d", "b", "c)", "e"])
  }

  @Test func longLiteralsKeepTheirLines() {
    let tokens = Tokenizer.tokens(of: "let a = \"\"\"\n  \"SELECT\"\n  \"\"\"\nlet b = \"\"")
    #expect(tokens.filter { $0.kind == .string }.map(\.text) == ["\n  \"SELECT\"\n  ", ""])
    #expect(tokens.filter { $0.startsLine }.map(\.line) == [1, 4])
    #expect(tokens.last?.line == 4)
  }

  @Test func slashesAfterOperandsDivide() {
    #expect(texts(#"let a = b / c + "x" / d"#) == ["x"])
    #expect(texts(#"let a = /"[a-z]\/"/; let b = "y""#) == ["y"])
    #expect(texts(#"let a = /"[a-z]\/"/"#, .regex) == [#""[a-z]\/""#])
    #expect(texts(##"f(#/a"/b/#, "z")"##) == ["z"])
  }

  @Test func brokenTextEnds() {
    for source in ["\"abc", "\"\"\"abc", "/* abc", "\"\\(", "\"\\u{", "#\"a", "#/a", "`", "\\"] {
      #expect(Tokenizer.tokens(of: source).count < 5)
    }
  }

  @Test func textMayEndAnywhere() {
    let source = ##"""
      @testable import struct A.B /* c /* d */ */
      public extension E { func f(g h: String = "i\(j("k")) \u{1B} \\") -> [Int] } // l
      let m = #"n\#(o)"#, p = /q\/"/, r = #/s"/#, t = `u`, v = 한글
      """##
    for length in 0...source.count {
      let file = SourceFile(path: "A.swift", text: String(source.prefix(length)) + "\\")
      #expect(file.tokens.count <= length + 3)
    }
  }
}
