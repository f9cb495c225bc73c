import RandomTesting
import Testing

@testable import ChatFiles

/// Damaged files of every format: no crash, and the rules of `ImportedRecord` hold.
struct FuzzTests {
  static let seeds: [String] =
    [
      SillyTavernTests.lines.joined(separator: "\n"),
      "### You\n\nHi\n\n### AI <!-- assistant 2024-07-12T01:31:37Z -->\n\nHello\n",
      #"[{"title":"T","mapping":{"r":{"id":"r","parent":null,"children":["a"],"message":null},"a":{"id":"a","parent":"r","children":[],"message":{"id":"a","author":{"role":"user"},"create_time":1.5,"content":{"content_type":"text","parts":["x",{"type":"image"}]}}}},"current_node":"a"}]"#,
      #"{"type":"aichat-chat","version":1}"# + "\n"
        + #"{"type":"chat","id":"01900000-0000-7000-0000-000000000001","avatar":"01900000-0000-7000-0000-000000000002","created":1,"updated":1}"#
        + "\n"
        + #"{"type":"message","id":"01900000-0000-7000-0000-000000000003","role":"user","state":"complete","created":1,"text":"a"}"#
        + "\n"
        + #"{"type":"picture","message":"01900000-0000-7000-0000-000000000003","name":"a.png","file":"iVBORw0KGgo="}"#
        + "\n" + #"{"type":"end","lines":4}"#,
    ] + DocumentTests.cases.map(\.text)

  /// What damages a text: cuts, repeats, foreign bytes, and pieces of JSON.
  private func damaged(_ text: String, using random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    let pieces = [
      "\"", "{", "}", "[", "]", ",", ":", "null", "1e999", "\\", "\\ud800", "\n", "\u{FEFF}", "true", "-", "\"id\"",
      "\"parent\"",
    ]
    for _ in 0..<Int.random(in: 1..<6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0..<12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
      default: bytes = Array(bytes.prefix(place))
      }
    }
    return bytes
  }

  @Test(arguments: seeds.indices) func damagedFilesAreReadOrRefused(_ sample: Int) async throws {
    var random = SeededGenerator(seed: UInt64(sample) + 1)
    var readable = 0
    for _ in 0..<300 {
      do {
        let file = try await read(damaged(Self.seeds[sample], using: &random), named: "x")
        readable += 1
        check(file)
      } catch is ChatFileFailure {}
    }
    // Most damage costs a message or nothing.
    #expect(readable > 10)
  }

  @Test(arguments: 0..<200) func anyBytesAreReadOrRefused(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("[]{}\":,\\ \n#*-0a".utf8)
    let bytes = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
      Int.random(in: 0..<10, using: &random) == 0
        ? UInt8.random(in: 0...255, using: &random) : letters[Int.random(in: 0..<letters.count, using: &random)]
    }
    do { check(try await read(bytes, named: "x")) } catch is ChatFileFailure {}
  }

  private func check(_ file: ReadFile) {
    #expect(!file.chats.isEmpty && file.summary.messages == file.messages.count)
    for (_, messages, end) in file.chats {
      #expect(messages.enumerated().allSatisfy { ($1.parent ?? -1) < $0 })
      #expect(end.messages == messages.count && (end.shown ?? 0) < max(1, messages.count))
      #expect((end.shown == nil) == messages.isEmpty)
      #expect(end.tips.allSatisfy { $0.key < messages.count && $0.value < messages.count })
    }
  }
}
