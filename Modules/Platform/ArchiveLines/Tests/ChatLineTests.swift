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
      created: Self.time, marks: MessageMarks(isHidden: true, isPinned: true, bookmark: "책갈피"))
    let fields = try ArchiveFields(Array(ArchiveLine(message, tip: message.id).text.utf8), number: 1)
    #expect(try fields.message(in: Self.chat.id) == message)
    #expect(try fields.optionalID("tip") == message.id)
  }

  /// Files that users keep have these members: a new name in the reader and in the writer alike would lose them.
  @Test func theMembersAreThoseOfTheFilesThatExist() throws {
    func id(_ number: Int) -> String { "00000000-0000-000\(number)-0000-00000000000\(number)" }
    let chat = ArchiveLine(Self.chat, shown: Identifier(high: 4, low: 4), seen: Identifier(high: 5, low: 5)).text
    #expect(
      chat == #"{"type":"chat","id":"\#(id(1))","avatar":"\#(id(3))","title":"A \#("\u{202E}") title","#
        + #""created":1700000000000,"updated":1700000000000,"shown":"\#(id(4))","seen":"\#(id(5))","#
        + #""pinned":true,"archived":true,"tags":["work","집안 일"]}"#)
    let message = Message(
      id: Identifier(high: 4, low: 4), chat: Self.chat.id, parent: Identifier(high: 5, low: 5), role: .assistant,
      speaker: Identifier(high: 3, low: 3), text: "안녕\n", reasoning: "hm", state: .failed("because"),
      model: ModelChoice(provider: "p", model: "m"), created: Self.time,
      marks: MessageMarks(isHidden: true, isPinned: true, bookmark: "책갈피"))
    #expect(
      ArchiveLine(message, tip: Identifier(high: 6, low: 6)).text
        == #"{"type":"message","id":"\#(id(4))","parent":"\#(id(5))","role":"assistant","state":"failed","#
        + #""failure":"because","provider":"p","model":"m","created":1700000000000,"text":"안녕\n","#
        + #""reasoning":"hm","tip":"\#(id(6))","hidden":true,"pinned":true,"bookmark":"책갈피","#
        + #""speaker":"\#(id(3))"}"#)
  }

  /// Nothing arrives while a file is read.
  @Test func aStreamingMessageIsReadAsInterrupted() throws {
    let message = Message(
      id: Identifier(high: 4, low: 4), chat: Self.chat.id, parent: nil, role: .user, text: "", state: .streaming,
      created: Self.time)
    let fields = try ArchiveFields(Array(ArchiveLine(message, tip: nil).text.utf8), number: 1)
    let read = try fields.message(in: Self.chat.id)
    #expect(read.state == .interrupted && read.marks.isEmpty)
  }

  /// A store may have such a time from an import by an earlier version. A file with it could not be read again.
  @Test(arguments: [Int64.min, -1, 253_402_300_800_000, Int64.max])
  func aTimeThatNoFileCanHaveBecomesTheNearest(milliseconds: Int64) throws {
    let chat = Conversation(
      id: Self.chat.id, profile: Self.chat.profile, avatar: Self.chat.avatar, title: nil,
      created: Timestamp(milliseconds: milliseconds), updated: Self.time)
    let fields = try ArchiveFields(Array(ArchiveLine(chat, shown: nil, seen: nil).text.utf8), number: 1)
    let created = try fields.conversation(of: chat.profile).created.milliseconds
    #expect(created == (milliseconds < 0 ? 0 : CalendarTime.moments.upperBound))
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
