import RandomTesting
import Markdown
import Testing

struct StreamingTests {
  private func read(_ pieces: [String]) -> MarkdownDocument {
    var stream = StreamingMarkdown()
    for piece in pieces { stream.append(piece) }
    return stream.document
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `Any split gives the same document`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = seed % 4 == 0 ? random.bytes(300) : random.markdownSoup(pieces: 120)
    let whole = MarkdownDocument(source)
    for limit in [1, 3, 17] {
      #expect(
        read(random.cut(source, limit: limit)) == whole,
        "seed \(seed), pieces of up to \(limit): \(source.debugDescription)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `Committed blocks never change`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = random.markdownSoup(pieces: 150)
    let whole = MarkdownDocument(source).blocks
    var stream = StreamingMarkdown()
    for piece in random.cut(source, limit: 9) {
      stream.append(piece)
      let count = stream.committedCount
      #expect(stream.document.blocks.prefix(count) == whole.prefix(count), "seed \(seed): \(source.debugDescription)")
    }
  }

  @Test func `Long lines are cut, in any split at the same places`() {
    var random = SeededGenerator(seed: 7)
    let words = (0..<6_000).map { "word\($0) " }.joined()
    let solid = String(repeating: "한", count: 9_000)
    for source in [words, solid, "```\n" + words + solid + "\n```\nend", "> - " + words + "\n> - " + solid] {
      let whole = MarkdownDocument(source)
      #expect(read(random.cut(source, limit: 700)) == whole)
      #expect(read(source.unicodeScalars.map { String($0) }) == whole)
    }
    #expect(MarkdownDocument(solid).blocks.count == 1)
    guard case .paragraph(let read) = MarkdownDocument(words).blocks[0].kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(read.inlines.plainText == words.dropLast())
  }

  /// Constructs of a reply, to be repeated.
  private static let kinds: [(name: String, unit: String)] = [
    ("everything", Samples.reply),
    ("a list", "- an item with *emphasis* and `code`\n  - another item in it\n"),
    ("a table", "| a cell | another cell | 12.50 |\n"),
    ("code", "let value = compute(1, \"two\") // three\n"),
    ("a quote", "> quoted words, line by line\n> and more of them\n"),
    ("a paragraph of lines", "some words in a line that ends\n"),
    ("a paragraph in one line", "some words in a line without an end "),
    ("paragraphs", "A paragraph of some words with a [link](http://a.b).\n\n"),
  ]
  private static let beginnings = ["a table": "| a | b | c |\n|---|---|---|\n", "code": "```swift\n"]

  /// The cost of a piece in bytes read: new text, and incomplete text read again. It is compared over stretches of 16
  /// KB with the same content.
  @Test(arguments: kinds) func `A reply of 100 KB costs the same per piece from beginning to end`(
    name: String, unit: String
  ) {
    var source = Self.beginnings[name] ?? ""
    while source.utf8.count < 112_000 { source += unit }
    var stream = StreamingMarkdown()
    var costs: [Int] = []
    var rest = source[...]
    let size = name == "everything" ? 20 : 64
    while !rest.isEmpty {
      let before = stream.bytesRead
      stream.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
      costs.append(stream.bytesRead - before + stream.tail.bytesRead)
    }
    let stretch = 16_384 / size
    let sums = stride(from: 0, to: costs.count - stretch, by: stretch).map { costs[$0..<$0 + stretch].reduce(0, +) }
    let middle = sums.reduce(0, +) / sums.count
    #expect(sums.count >= 6)
    for sum in sums { #expect(abs(sum - middle) * 5 <= middle, "\(name): \(sums.map { $0 / stretch }) bytes a piece") }
    #expect(middle / stretch < 8_192, "\(name)")
  }

  @Test func `A growing reply is read on, another one from its beginning`() async {
    await MainActor.run {
      let reader = MarkdownReader()
      #expect(reader.document(of: "") == MarkdownDocument(""))
      let first = reader.document(of: "# a\n\nb")
      let second = reader.document(of: "# a\n\nb c\n")
      #expect(first == MarkdownDocument("# a\n\nb"))
      #expect(second == MarkdownDocument("# a\n\nb c\n"))
      #expect(reader.document(of: "# a\n\nb c\n") == second)
      #expect(reader.document(of: "# x") == MarkdownDocument("# x"))
      #expect(reader.document(of: "") == MarkdownDocument(""))
    }
  }
}
