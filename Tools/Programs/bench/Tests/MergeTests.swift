import Testing

@testable import bench

struct MergeTests {
  private func merged(_ files: [(module: String, text: String)]) -> [String] {
    Merge(files.enumerated().map { .init(module: $1.module, path: "\($0).swift", text: $1.text) }).merged.map(\.text)
  }

  @Test func importsOfEachOtherGo() {
    let texts = merged([("A", "public struct One {}"), ("B", "import A\nimport Glibc\nlet one = One()")])
    #expect(texts == ["public struct One {}", "\nimport Glibc\nlet one = One()"])
  }

  @Test func whatTwoModulesDeclareBearsTheNameOfEach() {
    let texts = merged([
      ("A", "public struct Row {}\nlet a = Row()"), ("B", "struct Row {}\nlet b: [Row] = [Row()] // Row"),
      ("C", "import A\nlet c = A.Row()\nlet d = Row.self\nlet text = \"Row \\(Row())\""),
    ])
    #expect(texts[0] == "public struct A_Row {}\nlet a = A_Row()")
    #expect(texts[1] == "struct B_Row {}\nlet b: [B_Row] = [B_Row()] // Row")
    #expect(texts[2] == "\nlet c = A_Row()\nlet d = A_Row.self\nlet text = \"Row \\(A_Row())\"")
  }

  @Test func membersAndLabelsKeepTheirNames() {
    let texts = merged([
      ("A", "func row(_ x: Int) {}\nlet a = thing.row(1)"), ("B", "func row(_ x: Int) {}\nlet b = make(row: 2)"),
    ])
    #expect(texts[0] == "func A_row(_ x: Int) {}\nlet a = thing.row(1)")
    #expect(texts[1] == "func B_row(_ x: Int) {}\nlet b = make(row: 2)")
  }

  @Test func membersOfOneTypeAreCopiedIntoTheirFiles() {
    let texts = merged([
      ("A", "extension Language {\n  var cancel: String { \"A\" }\n}\nlet a = language.cancel"),
      ("B", "extension Language {\n  var cancel: String { \"B\" }\n}"), ("B", "let b = language.cancel"),
      ("B", "let c = 1"),
    ])
    #expect(texts[0].contains("fileprivate var cancel: String { \"A\" }"))
    #expect(!texts[1].contains("cancel"))
    #expect(texts[2].contains("fileprivate var cancel: String { \"B\" }"))
    #expect(texts[3] == "let c = 1")
  }
}
