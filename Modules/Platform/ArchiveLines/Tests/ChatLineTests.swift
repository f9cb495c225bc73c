import ArchiveLines
import Entities
import Testing

/// The lines of chats and messages, by themselves; the tests of the archives check whole files.
@Suite struct ChatLineTests {
  private static let time = Timestamp(milliseconds: 1_700_000_000_000)
  private static let chat = Conversation(
    id: Identifier(high: 1, low: 1), profile: Identifier(high: 2, low: 2), avatar: Identifier(high: 3, low: 3),
    title: "A \u{202E} title", created: time, updated: time,
    place: ChatPlace(isPinned: true, isArchived: true, tags: ["work", "집안 일"]))
  private static let states: [Message.State] = [.complete, .cutOff, .cancelled, .interrupted, .failed("because")]

  @Test(arguments: states) func aMessageIsReadBack(state: Message.State) throws {
    let message = Message(
      id: Identifier(high: 4, low: 4), chat: Self.chat.id, parent: Identifier(high: 5, low: 5), role: .assistant,
      text: "안녕\u{0}\n", reasoning: "hm", state: state, model: ModelChoice(provider: "p", model: "m"),
      created: Self.time)
    let fields = try ArchiveFields(Array(ArchiveLine(message, tip: message.id).text.utf8), number: 1)
    #expect(try fields.message(in: Self.chat.id) == message)
    #expect(try fields.optionalID("tip") == message.id)
  }

  /// Nothing arrives while a file is read.
  @Test func aStreamingMessageIsReadAsInterrupted() throws {
    let message = Message(
      id: Identifier(high: 4, low: 4), chat: Self.chat.id, parent: nil, role: .user, text: "", state: .streaming,
      created: Self.time)
    let fields = try ArchiveFields(Array(ArchiveLine(message, tip: nil).text.utf8), number: 1)
    #expect(try fields.message(in: Self.chat.id).state == .interrupted)
  }

  @Test func aChatIsReadBack() throws {
    let line = ArchiveLine(Self.chat, shown: nil, seen: nil)
    #expect(!line.text.contains("shown"))
    let fields = try ArchiveFields(Array(line.text.utf8), number: 1)
    #expect(try fields.conversation(of: Self.chat.profile) == Self.chat)
  }

  @Test func aChatWithoutAPlaceIsACurrentOne() throws {
    var chat = Self.chat
    chat.place = ChatPlace()
    let line = ArchiveLine(chat, shown: nil, seen: nil)
    #expect(!line.text.contains("tags") && !line.text.contains("pinned"))
    let fields = try ArchiveFields(Array(line.text.utf8), number: 1)
    #expect(try fields.conversation(of: chat.profile) == chat)
  }

  @Test(arguments: [#""tags":"a""#, #""tags":[1]"#, #""pinned":1"#, #""archived":"yes""#])
  func aWrongPlaceIsNamed(member: String) throws {
    let line = ArchiveLine(Self.chat, shown: nil, seen: nil).text.replacing(
      "\"pinned\":true,\"archived\":true,", with: "")
    let text = String(line.prefix { $0 != "[" }).replacing("\"tags\":", with: member) + "}"
    let fields = try ArchiveFields(Array(text.utf8), number: 1)
    #expect(throws: LineFailure.self) { try fields.conversation(of: Self.chat.profile) }
  }

  @Test func aFailureNamesTheLineAndTheMember() throws {
    let fields = try ArchiveFields(Array(#"{"type":"message","id":"x"}"#.utf8), number: 7)
    let failure = #expect(throws: LineFailure.self) { try fields.message(in: Self.chat.id) }
    #expect(failure?.line == 7 && failure?.expected.english.contains("“state”") == true)
    #expect(throws: LineFailure.self) { try ArchiveFields(Array("[]".utf8), number: 1) }
  }
}
