import Entities
import JSON
import Testing

@testable import ChatFiles

struct SillyTavernTests {
  /// A chat as SillyTavern 1.13 writes it: the greeting with an alternative, a reply with swipes, a hidden notice.
  static let lines = [
    #"{"user_name":"지우","character_name":"Zed","create_date":"2024-07-12@01h31m37s","chat_metadata":{"integrity":"0a","note_prompt":"n","world_info":"Stars","main_chat":"Zed - 1","unknown":[1]}}"#,
    #"{"name":"Zed","is_user":false,"is_system":false,"send_date":"July 12, 2024 1:31am","mes":"Hello.","extra":{},"swipes":["Hello.","Hi *waves*"],"swipe_id":0,"swipe_info":[]}"#,
    #"{"name":"지우","is_user":true,"is_system":false,"send_date":"July 12, 2024 1:32am","mes":"안녕","extra":{"image":"/user/images/Zed/star.png","isSmallSys":false},"force_avatar":"User Avatars/a.png"}"#,
    #"{"name":"Zed","is_user":false,"is_system":false,"send_date":"2024-07-12T01:33:00.000Z","mes":"B","extra":{"api":"openai","model":"gpt-4o","reasoning":"hm","branches":["Branch #1"]},"gen_started":"2024-07-12T01:32:59.000Z","title":"","swipes":["A","B"],"swipe_id":1,"swipe_info":[{"send_date":"July 12, 2024 1:32am","extra":{"api":"ollama","model":"llama"}},{"send_date":"2024-07-12T01:33:00.000Z","extra":{}}]}"#,
    #"{"name":"System","is_user":false,"is_system":true,"send_date":1720747980000,"mes":"A note","extra":{"type":"comment"}}"#,
    #"{"name":"Narrator","is_user":false,"is_system":false,"send_date":"2024-07-12@01h35m00s","mes":"Night falls.","extra":{"type":"narrator"}}"#,
  ]

  @Test func everyFieldIsRead() async throws {
    let file = try await read(Self.lines.joined(separator: "\n"), named: "Zed - 2024-07-12@01h31m37s.jsonl")
    let (chat, messages, end) = try #require(file.chats.first)
    #expect(file.summary.warnings.isEmpty && file.summary.chats == [.sillyTavern: 1])
    #expect(chat.characterName == "Zed" && chat.userName == "지우" && chat.title == nil)
    #expect(chat.authorsNote == AuthorsNote(text: "n") && messages[2].personaFile == "a.png")
    #expect(chat.worldName == "Stars" && chat.parentChat == "Zed - 1")
    #expect(chat.created.utc == "2024-07-12T01:31:37Z")
    #expect(messages.map(\.text) == ["Hello.", "Hi *waves*", "안녕", "A", "B", "A note", "Night falls."])
    #expect(messages.map(\.parent) == [nil, nil, 0, 2, 2, 4, 5])
    #expect(messages.map(\.role) == [.assistant, .assistant, .user, .assistant, .assistant, .assistant, .system])
    #expect(messages.map(\.marks.isHidden) == [false, false, false, false, false, true, false])
    #expect(messages[3].model == ModelChoice(provider: "ollama", model: "llama"))
    #expect(messages[4].model == ModelChoice(provider: "openai", model: "gpt-4o") && messages[4].reasoning == "hm")
    #expect(messages[2].attachments == ["star.png"])
    #expect(messages[3].created.utc == "2024-07-12T01:32:00Z" && messages[5].created.utc == "2024-07-12T01:33:00Z")
    #expect(end.shown == 6 && end.speakers == ["Zed", "System"] && end.messages == 7)
  }

  /// What was imported is exported again with every field as it was.
  @Test func aFileSurvivesFieldByField() async throws {
    let file = try await read(Self.lines.joined(separator: "\n"), named: "x.jsonl")
    let (chat, messages, end) = try #require(file.chats.first)
    let text = try await written(.sillyTavern) { writer in
      var exported = ExportedChat(Sample.chat, characterName: "Zed", userName: "지우", extra: chat.extra)
      exported.authorsNote = chat.authorsNote
      try writer.begin(exported)
      for (message, swipes) in path(messages, to: end.shown) { try writer.write(message, swipes: swipes) }
    }
    let again = try text.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    let before = try Self.lines.map { try JSONValue(parsing: $0) }
    #expect(again.count == before.count)
    for (old, new) in zip(before, again) {
      for member in old.object?.members ?? [] { #expect(new[member.key] == member.value, "\(member.key)") }
    }
  }

  /// The shown path of a tree, with the alternatives of each message.
  private func path(
    _ messages: [ImportedMessage], to shown: Int?
  ) -> [(message: ExportedMessage, swipes: [ExportedMessage])] {
    func exported(_ place: Int) -> ExportedMessage {
      let message = messages[place]
      let role: Message.Role = message.role == .user ? .user : .assistant
      return ExportedMessage(
        Message(
          id: Sample.id(100 + place), chat: Sample.chat.id, parent: message.parent.map { Sample.id(100 + $0) },
          role: role, text: message.text, reasoning: message.reasoning, model: message.model, created: message.created,
          marks: message.marks),
        name: message.name, extra: message.extra)
    }
    var result: [(message: ExportedMessage, swipes: [ExportedMessage])] = []
    var place = shown
    while let current = place {
      let siblings = messages.indices.filter { messages[$0].parent == messages[current].parent }
      result.insert((exported(current), siblings.map(exported)), at: 0)
      place = messages[current].parent
    }
    return result
  }

  /// Headers of all ages, and files without one.
  @Test(
    arguments: [
      (
        #"{"user_name":"You","character_name":"Zed","create_date":1687184415123}"#, "You", "Zed", "2023-06-19T14:20:15Z"
      ),
      (
        #"{"user_name":"unused","character_name":"unused","create_date":"2025-02-03T04:05:06.000Z","chat_metadata":{"integrity":"x"}}"#,
        nil, "Zed", "2025-02-03T04:05:06Z"
      ),
      (#"{"chat_metadata":{},"user_name":"","character_name":""}"#, nil, "Zed", "2023-06-19T14:20:00Z"),
      ("", nil, "Zed", "2023-06-19T14:20:00Z"),
    ] as [(String, String?, String, String)])
  func everyHeaderIsUnderstood(header: String, user: String?, character: String, created: String) async throws {
    let line =
      #"{"name":"Zed","is_user":false,"is_group":true,"send_date":"June 19, 2023 2:20pm","mes":"Hi","original_avatar":"Zed.png"}"#
    let file = try await read("\u{FEFF}\(header)\r\n\(line)\r\n", named: "A good title.jsonl")
    let chat = try #require(file.chats.first?.chat)
    #expect(chat.userName == user && chat.characterName == character && chat.title == "A good title")
    #expect(chat.isGroup && file.texts == ["Hi"] && file.summary.warnings.isEmpty)
    #expect(chat.created.utc == created)
  }

  @Test func chubsObjectsAreFlattened() async throws {
    let file = try await read(
      #"{"name":"Zed","is_user":false,"mes":{"message":"b"},"swipes":[{"message":"a"},{"message":"b"}],"swipe_id":1}"#,
      named: "x.jsonl")
    #expect(file.texts == ["a", "b"] && file.chats.first?.end.shown == 1 && file.summary.warnings.isEmpty)
  }

  /// Odd lines cost only themselves, and each is counted.
  @Test func oddLinesAreRepairedOrLeftOut() async throws {
    let file = try await read(
      [
        #"{"user_name":"u","character_name":"c"}"#, #"{"name":"c","is_user":false,"mes":"1","send_date":"soon"}"#,
        "not json", #"{"name":"c"}"#, "", "[]",
        #"{"name":"c","is_user":false,"mes":"2","swipes":["2","other"],"swipe_id":99}"#,
        #"{"name":"u","is_user":1,"mes":7,"send_date":[]}"#, #"{"name":"c","is_user":false,"mes":"cut"#,
      ].joined(separator: "\n"), named: "x.jsonl")
    #expect(
      file.summary.warnings == [
        .unknownDate: 2, .brokenLine: 2, .foreignLine: 1, .swipeDiffers: 1, .nonTextPart: 1, .cut: 1,
      ])
    // Nothing of a text that differs from its swipe is lost.
    #expect(file.texts == ["1", "2", "2", "other", "7"])
    #expect(file.messages[4].role == .user && file.messages[4].parent == 2)
    #expect(file.summary.examples.map(\.place).contains("line 3"))
  }

  @Test func aHiddenLineOfANarratorIsHidden() async throws {
    let line = #"{"name":"System","is_user":false,"is_system":true,"mes":"Note","extra":{"type":"narrator"}}"#
    let file = try await read(#"{"user_name":"u","character_name":"c"}"# + "\n" + line, named: "x.jsonl")
    #expect(file.messages[0].marks.isHidden && file.messages[0].role == .system)
    let hidden = Sample.message(10, .assistant, "Note")
    var exported = ExportedMessage(hidden, name: "System", extra: file.messages[0].extra)
    for isHidden in [true, false] {
      exported.message.marks.isHidden = isHidden
      let text = try await written(.sillyTavern) { writer in
        try writer.begin(Sample.exported)
        try writer.write(exported)
      }
      #expect(text.contains(#""is_system":\#(isHidden)"#) && text.contains(#""type":"narrator""#))
    }
  }

  @Test func aScenarioOfTheChatIsTold() async throws {
    let line = #"{"name":"c","is_user":false,"mes":"1"}"#
    for (scenario, count) in [("At sea.", 1), ("", nil)] as [(String, Int?)] {
      let header = #"{"user_name":"u","character_name":"c","chat_metadata":{"scenario":"\#(scenario)"}}"#
      let file = try await read(header + "\n" + line, named: "x.jsonl")
      #expect(file.summary.warnings[.ownScenario] == count)
    }
  }

  /// A header without names is exported without names, so that another import recognises the file.
  @Test func aHeaderWithoutNamesStaysSo() async throws {
    let header = #"{"chat_metadata":{},"user_name":"unused","character_name":"unused"}"#
    let file = try await read(header + "\n" + #"{"name":"Zed","is_user":false,"mes":"1"}"#, named: "x.jsonl")
    let extra = try #require(file.chats.first).chat.extra
    for group in [nil, GroupChat([GroupChat.Member(Avatar.ID(high: 1, low: 1))])] {
      let text = try await written(.sillyTavern) { writer in
        try writer.begin(
          ExportedChat(Sample.chat, characterName: "Zed", userName: "지우", extra: extra, group: group))
      }
      #expect(text.hasPrefix(#"{"user_name":"unused","character_name":"unused""#))
    }
  }

  @Test func joinedFilesAreSeveralChats() async throws {
    let one = #"{"user_name":"u","character_name":"a"}"# + "\n" + #"{"name":"a","is_user":false,"mes":"1"}"# + "\n"
    let file = try await read(one + one.replacing("\"a\"", with: "\"b\"") + #"{"user_name":"u"}"#, named: "x.jsonl")
    #expect(file.chats.map(\.chat.characterName) == ["a", "b"])
    #expect(file.chats.map { $0.messages.count } == [1, 1] && file.summary.warnings == [.emptyChat: 1])
  }

  /// A chat that never was in SillyTavern, in the form that it reads.
  @Test func ourOwnChatBecomesAFileOfSillyTavern() async throws {
    let model = ModelChoice(provider: "openai", model: "m")
    let one = Sample.message(10, .user, "Hi"), two = Sample.message(11, .assistant, "A", after: 10, model: model)
    let three = Sample.message(12, .assistant, "B", after: 10)
    let text = try await written(.sillyTavern) { writer in
      try writer.begin(Sample.exported)
      try writer.write(ExportedMessage(one))
      try writer.write(ExportedMessage(three), swipes: [ExportedMessage(two), ExportedMessage(three)])
    }
    #expect(
      text == """
        {"user_name":"지우","character_name":"Zed","create_date":"2024-07-12T01:31:37.000Z","chat_metadata":{}}
        {"name":"지우","is_user":true,"is_system":false,"send_date":"2024-07-12T01:31:37.000Z","mes":"Hi","extra":{}}
        {"name":"Zed","is_user":false,"is_system":false,"send_date":"2024-07-12T01:31:37.000Z","mes":"B","extra":{},"swipes":["A","B"],"swipe_id":1,"swipe_info":[{"send_date":"2024-07-12T01:31:37.000Z","extra":{"api":"openai","model":"m"}},{"send_date":"2024-07-12T01:31:37.000Z","extra":{}}]}
        """)
  }
}
