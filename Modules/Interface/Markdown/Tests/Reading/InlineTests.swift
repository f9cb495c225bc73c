import Markdown
import Testing

/// Examples of running text, by the sections of CommonMark 0.31 and GitHub Flavored Markdown 0.29.
struct InlineTests {
  private static let examples: [(rule: String, source: String, outline: String)] = [
    ("2.4 escapes", "\\*a\\* \\a \\\\", "'*a* \\a \\'"),
    ("2.5 references", "&lt;&amp;&#65;&#x1F600;&#0;&nope;&copy", "'<&A😀\u{FFFD}&nope;&copy'"),
    ("6.1 code", "`a` ``b`c`` ` d ` `  `", "code('a') ' ' code('b`c') ' ' code('d') ' ' code('  ')"),
    ("6.1 backticks that do not match", "``a` b", "'``a` b'"),
    ("6.1 code binds stronger than emphasis", "*a`*`", "'*a' code('*')"),
    ("6.2 emphasis", "*a* _b_ **c** __d__ ***e***", "em('a') ' ' em('b') ' ' b('c') ' ' b('d') ' ' em(b('e'))"),
    ("6.2 rule 1: a blank inside", "a * b * c", "'a * b * c'"),
    ("6.2 rule 2: no underscore in a word", "snake_case_name a*b*c", "'snake_case_name a' em('b') 'c'"),
    ("6.2 rule 9: multiples of three", "*a**b*", "em('a**b')"),
    ("6.2 rule 11: signs that are left", "**a*", "'*' em('a')"),
    ("6.2 rule 15: the first that closes", "*a _b* c_", "em('a _b') ' c_'"),
    ("6.2 nested", "**a *b* c** *d **e***", "b('a ' em('b') ' c') ' ' em('d ' b('e'))"),
    ("6.2 Korean particles", "**강조(emphasis)**는 *말*입니다", "b('강조(emphasis)') '는 ' em('말') '입니다'"),
    ("6.3 links", "[a *b*](/c \"d\") [e](<f g>) [h]()", "a('a ' em('b') → /c 'd') ' ' a('e' → f g) ' ' a('h' → )"),
    ("6.3 an empty title", "[a](b \"\") [c](d '')", "a('a' → b '') ' ' a('c' → d '')"),
    ("6.3 parentheses", "[a](b(c)d) [a](b\\)c)", "a('a' → b(c)d) ' ' a('a' → b)c)"),
    ("6.3 no link in a link", "[a [b](c) d](e)", "'[a ' a('b' → c) ' d](e)'"),
    ("6.3 no bare link in a link", "[http://a.b](http://c.d)", "a('http://a.b' → http://c.d)"),
    ("6.3 brackets without an address", "[a] [b][c] ]", "'[a] [b][c] ]'"),
    ("6.4 images", "![a *b*](c \"d\") [![e](f)](g)", "img(a b → c 'd') ' ' a(img(e → f) → g)"),
    (
      "6.5 autolinks", "<https://a.b?c> <me@d.e> <3 no>",
      "a('https://a.b?c' → https://a.b?c) ' ' a('me@d.e' → mailto:me@d.e) ' <3 no>'"
    ),
    ("6.6 tags", "a<b c='d'>e</b><!-- f --><3", "'a' tag(<b c='d'>) 'e' tag(</b>) tag(<!-- f -->) '<3'"),
    ("6.7 hard breaks", "a  \nb\\\nc<br>d\ne\\", "'a' br 'b' br 'c' br 'd' ⏎ 'e\\'"),
    ("GFM 6.5 strikethrough", "~~a~~ ~b~ ~~~c~~~ ~~d~", "del('a') ' ' del('b') ' ~~~c~~~ ~~d~'"),
    (
      "GFM 6.9 bare addresses", "see http://a.b/c(d). www.e.f!",
      "'see ' a('http://a.b/c(d)' → http://a.b/c(d)) '. ' a('www.e.f' → http://www.e.f) '!'"
    ),
    ("GFM 6.9 not everywhere", "xhttp://a.b me@host ftp://c", "'xhttp://a.b me@host ftp://c'"),
    ("GFM 6.9 in parentheses", "(https://a.b/c)", "'(' a('https://a.b/c' → https://a.b/c) ')'"),
    ("GFM 6.9 behind an open bracket", "x[1 http://a.b", "'x[1 ' a('http://a.b' → http://a.b)"),
  ]

  @Test(arguments: examples) func `Running text is read as specified`(rule: String, source: String, outline: String) {
    #expect(Outline.of(source) == "p(\(outline))", "\(rule)")
  }

  @Test(arguments: [
    ("$x^2 + y_1$", "x² + y₁"), ("$\\frac{a+b}{2} \\le \\sqrt{x}$", "(a+b)/2 ≤ √x"), ("\\(E = mc^2\\)", "E = mc²"),
    ("\\[ \\sum_{i=1}^{n} i \\]", "∑ᵢ₌₁ⁿ i"), ("$$a \\times b = \\alpha$$", "a × b = α"), ("so $n$ is", "so n is"),
    ("$f: \\mathbb{R} \\to \\mathbb{R}$", "f: ℝ → ℝ"), ("$x_{max}$ and $e^{-x}$", "xₘₐₓ and e⁻ˣ"),
    ("$\\sin\\theta \\cdot \\vec{v}$", "sinθ · v\u{20D7}"), ("$a < b$", "a < b"), ("$2^{A}$", "2^A"),
    ("$\\left(\\frac{1}{2}\\right)$", "(1/2)"), ("$\\text{if } x > 0$", "if x > 0"),
  ]) func `Formulas are shown in Unicode`(source: String, shown: String) {
    #expect(Outline.of(source) == "p('\(shown)')")
  }

  @Test(arguments: [
    "$5 and $6", "$5–$6", "between $5 and 10$", "$HOME/bin:$PATH", "US$5 = A$7", "$a=$b", "$ x^2 $", "a $ b", "$",
    "$$", "$$$", "$x^2", "$\\unknown{x}^2$", "$\\frac{a}$", "$\\begin{matrix}a\\end{matrix}$", "$x^{2$",
    "costs $1, not $2.",
  ]) func `Other text and unknown formulas stay as they are`(source: String) {
    #expect(Outline.of(source) == "p('\(source)')")
  }

  @Test func `Escaped brackets around words are text`() {
    #expect(Outline.of("\\(note\\) \\[1\\]") == "p('(note) [1]')")
  }

  @Test func `Footnotes have raised numbers, and each note a line`() {
    let source = "One[^1] and two.[^12]\n\n[^1]: First.\n[^12]: Second."
    #expect(Outline.of(source) == "p('One¹ and two.¹²') p('¹ First.' br '¹² Second.')")
    #expect(Outline.of("see [^1]: it") == "p('see ¹: it')")
    #expect(Outline.of("[^a-z] [^1](b)") == "p('[^a-z] ' a('^1' → b))")
  }

  @Test func `Emphasis nests to a limit`() {
    let source = String(repeating: "*a ", count: 500) + String(repeating: "b* ", count: 500)
    var depth = 0
    guard case .paragraph(let paragraph) = MarkdownDocument(source).blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    var words = paragraph.inlines
    while case .emphasis(let inner)? = words.first(where: { if case .emphasis = $0 { true } else { false } }) {
      (words, depth) = (inner, depth + 1)
    }
    #expect(depth == ParserLimits.inlineDepth)
  }
}
