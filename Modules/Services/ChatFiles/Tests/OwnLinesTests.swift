import ArchiveLines
import Entities
import JSON
import RandomTesting
import Testing

@testable import ChatFiles

struct OwnLinesTests {
  /// A random tree with random texts comes back unchanged.
  @Test(arguments: 0..<40) func aTreeIsReadBack(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var messages: [ExportedMessage] = []
    for number in 0..<Int.random(in: 0..<30, using: &random) {
      let states: [Message.State] = [.complete, .cutOff, .cancelled, .interrupted, .failed("why")]
      let model = Bool.random(using: &random) ? ModelChoice(provider: "p", model: "m") : nil
      let parent =
        messages.isEmpty || Int.random(in: 0..<5, using: &random) == 0 ? nil : messages.randomElement(using: &random)
      messages.append(
        ExportedMessage(
          Message(
            id: Sample.id(100 + number), chat: Sample.chat.id, parent: parent?.message.id,
            role: Bool.random(using: &random) ? .user : .assistant, text: Hostile.text(using: &random),
            reasoning: Bool.random(using: &random) ? Hostile.text(using: &random) : "",
            state: states.randomElement(using: &random) ?? .complete, model: model, created: Sample.time,
            marks: MessageMarks(
              isHidden: .random(using: &random), isPinned: .random(using: &random),
              bookmark: Bool.random(using: &random) ? "바다" : nil)),
          name: Bool.random(using: &random) ? "Zed" : nil,
          attachments: Bool.random(using: &random) ? ["a.png"] : [],
          extra: Bool.random(using: &random) ? #"{"sillytavern":{"title":"t"}}"# : ""))
    }
    for place in messages.indices where Int.random(in: 0..<4, using: &random) == 0 {
      messages[place].tip = messages.randomElement(using: &random)?.message.id
    }
    var chat = Sample.exported
    (chat.shown, chat.seen) = (messages.last?.message.id, messages.first?.message.id)
    chat.chat.place = ChatPlace(isPinned: seed % 2 == 0, isArchived: seed % 3 == 0, tags: ["일", "work"])
    let text = try await written(.jsonLines) { writer in
      try writer.begin(chat)
      for message in messages { try writer.write(message) }
    }
    let file = try await read(text, named: "x")
    #expect(file.summary.warnings.isEmpty)
    let (imported, read, end) = try #require(file.chats.first)
    #expect(imported.sourceID == chat.chat.id.description && imported.avatar == chat.chat.avatar)
    #expect(imported.title == chat.chat.title && imported.created == chat.chat.created)
    #expect(imported.characterName == "Zed" && imported.userName == "지우")
    #expect(imported.place == chat.chat.place && imported.extra.isEmpty)
    #expect(end.shown == (messages.isEmpty ? nil : messages.count - 1) && end.seen == (messages.isEmpty ? nil : 0))
    let ids = messages.map(\.message.id)
    let again = read.enumerated().map { place, message in
      ExportedMessage(
        Message(
          id: message.sourceID.flatMap { Message.ID($0) } ?? Sample.id(0), chat: Sample.chat.id,
          parent: message.parent.map { ids[$0] }, role: message.role == .user ? .user : .assistant, text: message.text,
          reasoning: message.reasoning, state: message.state, model: message.model, created: message.created,
          marks: message.marks),
        tip: end.tips[place].map { ids[$0] }, name: message.name,
        attachments: message.attachments, extra: message.extra)
    }
    #expect(again == messages)
  }

  /// An archive of the profile refuses a longer name of a model.
  @Test(arguments: ["api", "model"]) func aTooLongNameOfAModelIsLeftOut(_ member: String) async throws {
    let details = ["api", "model"].map { name in
      "\"\(name)\":\"\(String(repeating: "m", count: name == member ? ArchiveLimit.name + 1 : ArchiveLimit.name))\""
    }
    let line = #"{"name":"Zed","is_user":false,"mes":"Hi","extra":{\#(details.joined(separator: ","))}}"#
    let file = try await read(line, named: "x.jsonl")
    #expect(file.texts == ["Hi"] && file.messages[0].model == nil)
    #expect(file.summary.warnings[.longModel] == 1)
  }

  /// The lines are those of a profile's archive; the first says what the file is.
  @Test func theFormatIsAsDescribed() async throws {
    let message = Sample.message(10, .user, "안녕")
    let text = try await written(.jsonLines) { writer in
      try writer.begin(Sample.exported)
      try writer.write(ExportedMessage(message))
      try writer.write(ExportedPicture(of: message.id, name: "a.png", file: Self.png))
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == #"{"type":"aichat-chat","version":2}"#)
    let chat = ArchiveLine(Sample.chat, shown: nil, seen: nil).text
    #expect(lines[1] == chat.dropLast() + #","character":"Zed","user":"지우"}"#)
    #expect(lines[2] == ArchiveLine(message, tip: nil).text)
    #expect(lines[3] == #"{"type":"picture","message":"\#(message.id)","name":"a.png","file":"iVBORw0KGgoH"}"#)
    #expect(lines[4] == #"{"type":"end","lines":4}"#)
    let file = try await read(text, named: "x")
    #expect(file.pictures == [ImportedPicture(message: 0, name: "a.png", file: Self.png)])
    #expect(file.summary.warnings.isEmpty)
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]

  /// Each is told, and the rest of the file is read.
  @Test func wrongPicturesAreLeftOut() async throws {
    let (own, other) = (Sample.message(10, .user, "1"), Sample.message(11, .user, "2"))
    func picture(of message: Message, _ file: String) -> String {
      #"{"type":"picture","message":"\#(message.id)","name":"a.png","file":"\#(file)"}"#
    }
    let good = Base64.encoded(Self.png)
    let long = Base64.encoded(Self.png + [UInt8](repeating: 0, count: PictureFormat.maximumBytes))
    let file = try await read(
      ([
        #"{"type":"aichat-chat","version":1}"#, picture(of: own, good),
        ArchiveLine(Sample.chat, shown: own.id, seen: nil).text, picture(of: own, good),
        ArchiveLine(own, tip: nil).text, picture(of: own, "?"), picture(of: own, Base64.encoded([1, 2, 3])),
        picture(of: own, long), picture(of: other, good), #"{"type":"picture","message":"\#(own.id)"}"#,
      ] + [String](repeating: picture(of: own, good), count: KeptPictures.most + 2)
        + [#"{"type":"end","lines":32}"#]).joined(separator: "\n"), named: "x")
    #expect(file.texts == ["1"] && file.pictures.count == KeptPictures.most)
    #expect(file.summary.warnings == [.brokenLine: 9])
  }

  @Test func wrongLinesAreRepairedOrLeftOut() async throws {
    let header = #"{"type":"aichat-chat","version":1}"#
    let chat = ArchiveLine(Sample.chat, shown: Sample.id(99), seen: nil).text
    func line(_ message: Message) -> String { ArchiveLine(message, tip: nil).text }
    let file = try await read(
      [
        header, line(Sample.message(9, .user, "before a chat")), chat, line(Sample.message(10, .user, "1")), "{",
        #"{"type":"message"}"#, #"{"type":"future"}"#, line(Sample.message(10, .user, "again")),
        line(Sample.message(11, .user, "2", after: 77)),
        line(Sample.message(12, .user, "3", after: 11)).dropLast() + #","from_the_future":[1]}"#,
      ].joined(separator: "\n"), named: "x")
    #expect(file.texts == ["1", "2", "3"] && file.messages.map(\.parent) == [nil, nil, 1])
    #expect(
      file.summary.warnings == [
        .foreignLine: 1, .brokenLine: 3, .repeatedID: 1, .danglingParent: 1, .danglingEnd: 1, .cut: 1,
      ])
    // What a newer program wrote is kept.
    #expect(file.messages[2].extra == #"{"from_the_future":[1]}"#)
    #expect(file.chats.first?.end.shown == 2)
    #expect(
      file.summary.examples.contains { $0.words.english.contains("“state”") && $0.words.korean.contains("“state”") })
    let error = await #expect(throws: ChatFileFailure.self) {
      try await read(#"{"type":"aichat-chat","version":3}"#, named: "x")
    }
    #expect(error == .newer(version: 3))
  }
}
