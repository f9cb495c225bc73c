import RandomTesting
import Testing

@testable import Markdown

struct CodeLexerTests {
  /// The tokens that are not plain, as `kind:text`, one string for each line.
  private static func tokens(_ language: String, _ code: String) -> [String] {
    guard let language = CodeLanguage.named(language) else { return ["unknown"] }
    var lexer = CodeLexer(language: language, state: .plain)
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let tokens = lexer.tokens(of: String(line))
      #expect(tokens.map(\.text).joined() == line)
      return tokens.filter { $0.kind != .plain }.map { "\($0.kind):\($0.text.trimmingSpaces)" }.joined(separator: " ")
    }
  }

  private static let examples: [(language: String, code: String, tokens: [String])] = [
    ("swift", "@main let x: Int = 0x1F // c", ["name:@main keyword:let type:Int number:0x1F comment:// c"]),
    (
      "swift", "/* a /* b */\nc */ \"d\\\"e\" \"\"\"\nf\n\"\"\" g",
      [
        "comment:/* a /* b */", "comment:c */ string:\"d\\\"e\" string:\"\"\"", "string:f", "string:\"\"\"",
      ]
    ),
    (
      "py", "@a\ndef f(x): # c\n  return '''b\nc''' + None",
      [
        "name:@a", "keyword:def comment:# c", "keyword:return string:'''b", "string:c''' keyword:None",
      ]
    ),
    ("ts", "const a: number = `x\ny` // z", ["keyword:const keyword:number string:`x", "string:y` comment:// z"]),
    ("js", "return 'it''s' /* a */ 1.5e3", ["keyword:return string:'it''s' comment:/* a */ number:1.5e3"]),
    ("c", "#include <a.h>\nint x = 'c';", ["name:#include", "keyword:int string:'c'"]),
    ("c++", "template<class T> T x; // y", ["keyword:template keyword:class comment:// y"]),
    (
      "java", "@Override public String a() { return \"b\"; }",
      [
        "name:@Override keyword:public type:String keyword:return string:\"b\""
      ]
    ),
    ("kt", "fun a(): Int = 1_000", ["keyword:fun type:Int number:1_000"]),
    ("go", "func a() { b := `c\nd` }", ["keyword:func string:`c", "string:d`"]),
    ("rust", "fn a<'b>(c: &'b str) -> u8 { 'd' }", ["keyword:fn keyword:str keyword:u8"]),
    ("rb", "def a # b\n  @c = :d", ["keyword:def comment:# b", "name:@c name::d"]),
    (
      "bash", "if [ \"$a\" ]; then echo $b # c\nfi; x=a#b",
      [
        "keyword:if string:\"$a\" keyword:then keyword:echo name:$b comment:# c", "keyword:fi",
      ]
    ),
    ("json", "{\"a\": [1, true, \"b\"]}", ["name:\"a\" number:1 keyword:true string:\"b\""]),
    (
      "html", "<!-- a\nb --><p class=\"c\">d</p>",
      [
        "comment:<!-- a", "comment:b --> keyword:<p name:class= string:\"c\" keyword:> keyword:</p>",
      ]
    ),
    ("xml", "<a:b/>", ["keyword:<a name::b/ keyword:>"]),
    ("css", ".a-b { color: #fff; } /* c */", ["name:.a-b name:color name:#fff comment:/* c */"]),
    (
      "sql", "WHERE a IN (SELECT b FROM c) AND d = 'e' -- f",
      [
        "keyword:WHERE keyword:IN keyword:SELECT keyword:FROM keyword:AND string:'e' comment:-- f"
      ]
    ),
    ("yml", "a-b: true # c\n- d: \"e\"", ["name:a-b keyword:true comment:# c", "name:d string:\"e\""]),
    ("diff", "+++ a\n@@ -1 @@\n-b\n+c\n d", ["name:+++ a", "place:@@ -1 @@", "removed:-b", "added:+c", ""]),
    ("brainfuck", "+", ["unknown"]),
  ]

  @Test(arguments: examples) func `Code is cut into tokens`(language: String, code: String, tokens: [String]) {
    #expect(Self.tokens(language, code) == tokens, "\(language)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func `The joined tokens are the code`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = CodeLanguage.table.keys.sorted()
    let code = random.markdownSoup(pieces: 60).replacing("\r", with: "")
    _ = Self.tokens(names[Int(seed) % names.count], code)
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
