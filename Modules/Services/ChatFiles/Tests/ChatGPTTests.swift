import Entities
import RandomTesting
import Testing

@testable import ChatFiles

struct ChatGPTTests {
  private static func message(
    _ id: String, _ role: String, _ text: String, rest: String = ""
  ) -> String {
    #"{"id":"\#(id)","author":{"role":"\#(role)","name":null,"metadata":{}},"create_time":1700000000.25,"content":{"content_type":"text","parts":["\#(text)"]},"weight":1.0,"metadata":{"model_slug":"gpt-4o"},"recipient":"all"\#(rest)}"#
  }

  private static func node(_ id: String, _ parent: String?, _ children: [String], _ message: String = "null") -> String
  {
    let list = children.map { "\"\($0)\"" }.joined(separator: ",")
    return
      #""\#(id)":{"id":"\#(id)","parent":\#(parent.map { "\"\($0)\"" } ?? "null"),"children":[\#(list)],"message":\#(message)}"#
  }

  private static func file(_ nodes: [String], current: String? = nil) -> String {
    let current = current.map { #","current_node":"\#($0)""# } ?? ""
    return
      #"[{"title":"T","create_time":1700000000.5,"update_time":1700000100,"conversation_id":"c1","mapping":{\#(nodes.joined(separator: ","))}\#(current)}]"#
  }

  @Test func everyBranchIsKept() async throws {
    // The nodes are in no order, and the list of children has one.
    let file = try await read(
      Self.file(
        [
          Self.node("d", "b", [], Self.message("d", "assistant", "second answer")),
          Self.node("root", nil, ["a", "e"]), Self.node("e", "root", ["f"], Self.message("e", "user", "edited")),
          Self.node("a", "root", ["b"], Self.message("a", "user", "question")),
          Self.node("b", "a", ["c", "d"], Self.message("b", "assistant", "answer")),
          Self.node("c", "b", [], Self.message("c", "assistant", "first answer")),
          Self.node("f", "e", [], Self.message("f", "assistant", "other")),
        ], current: "c"), named: "conversations.json")
    let (chat, messages, end) = try #require(file.chats.first)
    #expect(file.summary.warnings.isEmpty && chat.format == .chatGPT && chat.title == "T" && chat.sourceID == "c1")
    #expect(messages.map(\.text) == ["question", "answer", "first answer", "second answer", "edited", "other"])
    #expect(messages.map(\.parent) == [nil, 0, 1, 1, nil, 4])
    #expect(end.shown == 2)
    #expect(messages[1].model == ModelChoice(provider: "chatgpt", model: "gpt-4o") && messages[0].model == nil)
    #expect(messages[0].created.preciseUTC == "2023-11-14T22:13:20.250Z")
  }

  /// Hidden messages and tools are left out, and their children go on above them. Thoughts belong to the reply.
  @Test func whatIsNotShownIsLeftOut() async throws {
    func content(_ content: String, _ role: String = "assistant", rest: String = "") -> String {
      #"{"id":"x","author":{"role":"\#(role)"},"create_time":null,"content":\#(content)\#(rest)}"#
    }
    let file = try await read(
      Self.file(
        [
          Self.node("root", nil, ["s"]), Self.node("s", "root", ["a"], Self.message("s", "system", "hidden")),
          Self.node("a", "s", ["t"], Self.message("a", "user", "question")),
          Self.node(
            "t", "a", ["r"],
            content(#"{"content_type":"thoughts","thoughts":[{"summary":"Sum","content":"deep"},{"content":"er"}]}"#)),
          Self.node("r", "t", ["k"], content(#"{"content_type":"reasoning_recap","content":"Thought for 8s"}"#)),
          Self.node(
            "k", "r", ["u"], Self.message("k", "assistant", "call", rest: #","recipient":"python"}"#).dropLast() + ""),
          Self.node("u", "k", ["w"], Self.message("u", "tool", "result")),
          Self.node("w", "u", ["z"], Self.message("w", "assistant", "weightless").replacing("1.0", with: "0.0")),
          Self.node(
            "z", "w", [],
            content(
              #"{"content_type":"multimodal_text","parts":["Look",{"content_type":"image_asset_pointer","asset_pointer":"file-service://1"},{"content_type":"audio_transcription","text":"said"},7]}"#,
              rest: #","metadata":{"attachments":[{"name":"../../etc/cat.png"}]}"#)),
        ], current: "gone"), named: "x")
    #expect(file.texts == ["question", "Look\n[image]\nsaid\n7"])
    #expect(file.messages[1].parent == 0 && file.messages[1].reasoning == "Sum\ndeep\n\ner")
    #expect(file.messages[1].attachments == ["cat.png"])
    #expect(file.messages[1].created == file.messages[0].created, "without a time, that of its parent")
    #expect(file.summary.warnings == [.leftOutMessage: 4, .nonTextPart: 1, .danglingEnd: 1])
    #expect(file.chats.first?.end.shown == 1)
  }

  @Test func cyclesAndMissingParentsAreRepaired() async throws {
    let file = try await read(
      Self.file([
        Self.node("a", "c", ["b"], Self.message("a", "user", "1")),
        Self.node("b", "a", ["c"], Self.message("b", "user", "2")),
        Self.node("c", "b", ["a"], Self.message("c", "user", "3")),
        Self.node("d", "d", ["d"], Self.message("d", "user", "4")),
        Self.node("e", "none", [], Self.message("e", "user", "5")),
        Self.node("e", "a", [], Self.message("e", "user", "6")),
      ]), named: "x")
    #expect(Set(file.texts) == ["1", "2", "3", "4", "5", "6"])
    #expect(file.summary.warnings == [.cycle: 2, .danglingParent: 1, .repeatedID: 1])
  }

  /// 100,000 messages one after the other: no recursion, and no time that grows with the square.
  @Test func aLongChainIsRead() async throws {
    let count = 100_000
    let nodes = (0..<count).reversed().map { number in
      #""\#(number)":{"id":"\#(number)","parent":\#(number == 0 ? "null" : "\"\(number - 1)\""),"children":[],"message":{"author":{"role":"user"},"content":{"parts":["\#(number)"]}}}"#
    }
    let file = try await read(#"{"mapping":{\#(nodes.joined(separator: ","))}}"#, named: "x")
    #expect(file.texts.count == count && file.texts.last == "\(count - 1)" && file.chats.first?.end.shown == count - 1)
    #expect(file.messages.enumerated().allSatisfy { $1.parent == ($0 == 0 ? nil : $0 - 1) })
  }

  /// Any graph becomes a tree: each node once, after its parent.
  @Test(arguments: 0..<50) func anyGraphBecomesATree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1..<60, using: &random)
    let nodes = (0..<count).map { _ in
      MessageTree.Node(
        id: "\(Int.random(in: 0..<count, using: &random))",
        parent: Bool.random(using: &random) ? "\(Int.random(in: 0..<count + 5, using: &random))" : nil,
        children: (0..<Int.random(in: 0..<4, using: &random)).map { _ in "\(Int.random(in: 0..<count, using: &random))"
        })
    }
    let tree = MessageTree(nodes)
    #expect(tree.order.sorted() == Array(0..<count))
    var seen: Set<Int> = []
    for node in tree.order {
      #expect(tree.parents[node].map { seen.contains($0) } ?? true)
      seen.insert(node)
    }
  }
}
