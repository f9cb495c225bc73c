import Entities
import Foundation
import Storage
import Testing

@testable import ChatTransfers

/// What is written is read again, and what is read is written again.
@Suite struct RoundTripTests {
  private static let sillyTavern = """
    {"user_name":"Jiu","character_name":"Mara","create_date":"2024-7-12 @01h 31m 37s 5ms","chat_metadata":{"note_prompt":"x","tainted":true}}
    {"name":"Mara","is_user":false,"is_system":false,"send_date":"July 12, 2024 1:31am","mes":"Hello.","extra":{},"swipe_id":1,"swipes":["Hi.","Hello."],"swipe_info":[]}
    {"name":"Jiu","is_user":true,"is_system":false,"send_date":"July 12, 2024 1:32am","mes":"Where are we?","extra":{"isSmallSys":false}}
    {"name":"Rook","is_user":false,"is_system":true,"send_date":"July 12, 2024 1:33am","mes":"At sea.","extra":{"api":"openai","model":"m-1","token_count":3},"gen_started":"2024-07-12T01:32:58Z","swipe_id":0,"swipes":["At sea.","In a port."],"swipe_info":[{"send_date":"July 12, 2024 1:33am","extra":{"model":"m-1"}},{"send_date":"July 12, 2024 1:34am","extra":{"model":"m-2"}}]}
    """

  /// The members of each line, in any order.
  private func objects(_ text: String) throws -> [NSDictionary] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
  }

  @Test func aFileOfSillyTavernKeepsEveryMember() async throws {
    try await Desk.inMemory { desk in
      let result = try await desk.take(try desk.file("Mara - 2024-07-12@01h31m37s.jsonl", Self.sillyTavern))
      let id = try #require(result[0].chats[0].id)
      #expect(result[0].format == .sillyTavern && result[0].chats[0].messages == 5)
      let shown = try await desk.shown(id)
      #expect(shown.map(\.text) == ["Hello.", "Where are we?", "At sea."])
      #expect(shown.map(\.role) == [.assistant, .user, .assistant])
      #expect(shown[2].model == ModelChoice(provider: "openai", model: "m-1"))
      #expect(shown[1].created.utc == "2024-07-12T01:32:00Z")
      #expect(try await desk.stores.chats.siblings(of: shown[2].id).count == 2)
      let exported = try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      #expect(exported.messages == 5 && exported.files == [desk.path("out.jsonl")])
      #expect(try objects(try desk.text("out.jsonl")) == objects(Self.sillyTavern))
    }
  }

  private static let greetings = """
    {"user_name":"User","character_name":"Mara","create_date":"2024-7-12 @01h 31m 37s 5ms","chat_metadata":{}}
    {"name":"Mara","is_user":false,"is_system":false,"send_date":"July 12, 2024 1:31am","mes":"{{user}}, I am {{char}}.","extra":{},"swipe_id":0,"swipes":["{{user}}, I am {{char}}.","<USER>! {{unknown}} {{random:a,b}}"],"swipe_info":[]}
    {"name":"Jiu","is_user":true,"is_system":false,"send_date":"July 12, 2024 1:32am","mes":"What is {{user}}?","extra":{}}
    {"name":"Mara","is_user":false,"is_system":false,"send_date":"July 12, 2024 1:33am","mes":"A macro: {{user}}.","extra":{}}
    """

  @Test func greetingsAreFilledHereAndWrittenAsTheyWere() async throws {
    try await Desk.inMemory { desk in
      let path = try desk.file("a.jsonl", Self.greetings)
      let id = try #require(try await desk.take(path)[0].chats[0].id)
      let shown = try await desk.shown(id)
      #expect(shown.map(\.text) == ["Jiu, I am Mara.", "What is {{user}}?", "A macro: {{user}}."])
      let swipes = try await desk.stores.chats.siblings(of: shown[0].id)
      let second = try #require(try await desk.stores.chats.message(swipes[1])?.text)
      #expect(["Jiu! {{unknown}} a", "Jiu! {{unknown}} b"].contains(second))
      try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      #expect(try objects(try desk.text("out.jsonl")) == objects(Self.greetings))
      // Through a file of this program too.
      try await desk.export([id], to: "own.jsonl")
      try await Desk.inMemory { other in
        try await other.take(desk.path("own.jsonl"))
        try await other.export([id], to: "again.jsonl", as: .sillyTavern)
        #expect(try objects(try other.text("again.jsonl")) == objects(Self.greetings))
      }
      #expect(try await desk.take(path)[0].chats[0].isKnown)
    }
  }

  /// SillyTavern fills the macros of the greeting that it shows, and leaves them in the swipes.
  @Test func aFilledGreetingAndItsSwipeAreOneMessage() async throws {
    try await Desk.inMemory { desk in
      let text = Self.greetings.replacing(#""mes":"{{user}}, I am {{char}}.""#, with: #""mes":"Jiu, I am Mara.""#)
      let result = try await desk.take(try desk.file("a.jsonl", text))
      let id = try #require(result[0].chats[0].id)
      #expect(result[0].warnings.isEmpty && result[0].chats[0].messages == 4)
      let shown = try await desk.shown(id)
      #expect(shown[0].text == "Jiu, I am Mara." && shown.count == 3)
      try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      #expect(try objects(try desk.text("out.jsonl")) == objects(text))
    }
  }

  @Test func macrosOfGreetingsFillABoundedTextOnly() async throws {
    try await Desk.inMemory { desk in
      let long = "{{random::\(String(repeating: "x", count: 40_000))::\(String(repeating: "x", count: 40_000))}}"
      let swipes = ["{{user}}", long + long, "{{// a note }}\\\\{ <user>"].map { "\"\($0)\"" }.joined(separator: ",")
      let text = Self.greetings.replacing(
        #""swipes":["{{user}}, I am {{char}}.","<USER>! {{unknown}} {{random:a,b}}"]"#,
        with: #""swipes":["{{user}}, I am {{char}}.",\#(swipes)]"#)
      let id = try #require(try await desk.take(try desk.file("a.jsonl", text))[0].chats[0].id)
      let all = try await desk.tree(id).map(\.message).filter { $0.parent == nil }.map(\.text)
      #expect(all.count == 4 && all[1] == "Jiu" && all[2] == long + long && all[3].hasSuffix("Jiu"))
      try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      #expect(try objects(try desk.text("out.jsonl")) == objects(text))
    }
  }

  @Test func ownLinesAreTheSameAgain() async throws {
    try await Desk.inMemory { desk in
      // A chat with branches that came from another program has everything that a file can have.
      let id = try #require(try await desk.take(try desk.file("a.jsonl", Self.sillyTavern))[0].chats[0].id)
      let greetings = try await desk.stores.chats.siblings(of: try await desk.shown(id)[0].id)
      try await desk.stores.chats.show(pathTo: greetings[0], in: id)
      try await desk.stores.chats.move(id, to: ChatPlace(isPinned: true, isArchived: true, tags: ["sea", "밤"]))
      try await desk.export([id], to: "one.jsonl")
      try await Desk.inMemory { other in
        let result = try await other.take(desk.path("one.jsonl"))
        #expect(result[0].format == .jsonLines && result[0].chats[0].id == id)
        #expect(try await other.tree(id).map(\.message.id) == desk.tree(id).map(\.message.id))
        try await other.export([id], to: "two.jsonl")
        func lines(_ text: String) -> [String] {
          text.split(separator: "\n").filter { !$0.contains("\"type\":\"chat\"") }.map(String.init)
        }
        let (one, two) = (try lines(desk.text("one.jsonl")), try lines(other.text("two.jsonl")))
        #expect(two == one)
        // The character has another id there; the rest of the chat is the same.
        let chats = try [desk.text("one.jsonl"), other.text("two.jsonl")].map { text in
          var chat = try #require(try objects(text)[1] as? [String: NSObject])
          chat["avatar"] = nil
          return chat
        }
        #expect(chats[0] == chats[1])
        // A later choice continues where it was.
        #expect(try await other.stores.chats.leaf(below: greetings[1]) == desk.stores.chats.leaf(below: greetings[1]))
      }
    }
  }

  @Test func ATreeOfChatGPTKeepsEveryBranch() async throws {
    try await Desk.inMemory { desk in
      func node(_ id: String, _ parent: String?, _ children: [String], _ role: String, _ text: String) -> String {
        let message =
          #"{"id":"\#(id)","author":{"role":"\#(role)"},"create_time":1700000000.5,"content":{"content_type":"text","parts":["\#(text)"]},"recipient":"all","metadata":{"model_slug":"gpt-x"}}"#
        let list = children.map { "\"\($0)\"" }.joined(separator: ",")
        return
          #""\#(id)":{"id":"\#(id)","parent":\#(parent.map { "\"\($0)\"" } ?? "null"),"children":[\#(list)],"message":\#(text.isEmpty ? "null" : message)}"#
      }
      let nodes = [
        node("r", nil, ["q"], "user", ""), node("q", "r", ["a", "b"], "user", "Why?"),
        node("a", "q", [], "assistant", "Because."), node("b", "q", ["c"], "assistant", "So."),
        node("c", "b", [], "user", "Ah."),
      ].joined(separator: ",")
      let path = try desk.file(
        "conversations.json",
        "[{\"title\":\"On reasons\",\"create_time\":1700000000.0,\"current_node\":\"a\",\"mapping\":{\(nodes)},\"id\":\"x\"}]"
      )
      let result = try await desk.take(path)
      #expect(result[0].format == .chatGPT)
      let chat = try #require(try await desk.chats().first)
      #expect(chat.chat.title == "On reasons" && !chat.isNew)
      let assistant = try #require(try await desk.chatTransferService.avatar(chat.chat.avatar))
      #expect(assistant.isAssistant && !result[0].chats[0].isNewCharacter)
      #expect(try await desk.shown(chat.id).map(\.text) == ["Why?", "Because."])
      #expect(try await desk.tree(chat.id).map(\.message.text).sorted() == ["Ah.", "Because.", "So.", "Why?"])
      try await desk.export(nil, to: "all.md")
      let text = try desk.text("all.md")
      #expect(text.contains("Because.") && !text.contains("Ah."))
    }
  }
}
