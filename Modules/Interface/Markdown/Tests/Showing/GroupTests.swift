import TerminalUI
import Testing

@testable import Markdown

/// Growing blocks are assembled from groups, and a group is reused only where it is the same.
struct GroupTests {
  private let style = MarkdownStyle()

  @Test func `Complete items of a growing list are not assembled again`() throws {
    var stream = StreamingMarkdown()
    stream.append((0..<100).map { "- item \($0)\n" }.joined())
    for piece in ["- one", " more", "\n- and", " another\n"] {
      stream.append(piece)
      let document = stream.document
      #expect(document.lines(width: 40).count == 100 + (piece.contains("a") ? 2 : 1))
      guard case .list(let list) = document.blocks[0].kind else {
        Issue.record("no list")
        return
      }
      let group = list.series.groups[0]
      let owner = try #require(group.last)
      var isNew = false
      _ = owner.memory.value(for: LayoutKey(width: 40, style: style), of: group) {
        isNew = true
        return BlockLayout([])
      }
      #expect(!isNew && group.count == CacheLimits.group)
    }
  }

  @Test func `Other blocks in the same place are another group`() {
    let blocks = MarkdownDocument((0..<80).map { "p\($0)\n\n" }.joined()).blocks
    let whole = MarkdownDocument(blocks: blocks).lines(width: 20).map(\.text)
    #expect(whole.filter { !$0.isEmpty } == (0..<80).map { "p\($0)" })
    // A group with the same first and last block, and the same count.
    let some = Array(blocks[0..<5] + blocks[6..<31] + blocks[40...40] + blocks[31...31])
    let lines = MarkdownDocument(blocks: some).lines(width: 20).map(\.text).filter { !$0.isEmpty }
    #expect(lines == (Array(0..<5) + Array(6..<31) + [40, 31]).map { "p\($0)" })
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 100]) func `A series contains its elements`(count: Int) {
    var series = ChunkedArray<Int>()
    for number in 0..<count { series.append(number) }
    let copy = series
    series.append(-1)
    #expect(copy.elements == Array(0..<count) && copy.count == count)
    #expect(series.elements == Array(0..<count) + [-1])
    #expect(copy.groups.flatMap { $0 } == copy.elements)
    #expect(copy.groups.dropLast().allSatisfy { $0.count == CacheLimits.group })
    #expect(copy == ChunkedArray(Array(0..<count)) && copy != series)
  }

  @Test func `A paragraph's stretches continue each other`() {
    let words = (0..<3_000).map { "word\($0)" }
    let lines = MarkdownDocument(words.joined(separator: " ")).lines(width: 50)
    #expect(lines.map(\.text).joined(separator: " ").split(separator: " ").map(String.init) == words)
    #expect(lines.dropLast().allSatisfy { $0.width > 38 && $0.width <= 50 })
    guard case .paragraph(let read) = MarkdownDocument(words.joined(separator: " ")).blocks[0].kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(read.stretches.count > 4)
  }
}
