import ChatTestSupport
import Entities
import FeatureKit
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Which messages have a line with their time above them.
@MainActor struct ChatSessionTests {
  /// Messages at the given minutes.
  private func path(at minutes: Int64...) -> [Message] {
    minutes.enumerated().map { place, minute in
      let sample = Message.samples(minutes.count)[place]
      return Message(
        id: sample.id, chat: sample.chat, parent: sample.parent, role: sample.role, text: sample.text,
        created: Timestamp(milliseconds: minute * 60_000))
    }
  }

  @Test func `A session begins with the conversation, and after more than 45 minutes`() {
    let path = path(at: 0, 45, 91, 92)
    #expect(Transcript(MessagePage(messages: path, hasEarlier: false)).sessions == [path[0].id, path[2].id])
  }

  @Test(arguments: [Language.english, .korean]) func `The moment stands above it, in the user's zone`(
    language: Language
  ) async throws {
    let interactor = FakeChatInteractor(Message.samples(2))
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let seoul = LocalZone { _ in 9 * 3_600 }
    let pilot = Pilot(
      showing: ChatView(presenter: presenter).environment(\.localZone, seoul), columns: 80, rows: 24,
      language: language)
    await pilot.settle()
    // In UTC it is 22:13 on the previous day.
    let line = try #require(pilot.lines.firstIndex { $0.contains(language("Today 07:13", "오늘 07:13")) })
    #expect(pilot.lines[line + 1].contains("Message 1"))
    #expect(pilot.lines.count { $0.contains(language("Today", "오늘")) } == 1)
    pilot.stop()
  }

  @Test func `The first of a later page begins one only when the page before shows it`() {
    let path = path(at: 0, 60, 61, 200)
    var transcript = Transcript(MessagePage(messages: Array(path[2...]), hasEarlier: true))
    #expect(transcript.sessions == [path[3].id])
    transcript.prepend(MessagePage(messages: Array(path[..<2]), hasEarlier: false), before: path[2].id)
    #expect(transcript.sessions == [path[0].id, path[1].id, path[3].id])
  }

  @Test func `However the messages come, the sessions are the same`() {
    let path = path(at: 0, 60, 61, 200, 201, 300)
    let whole = Transcript(MessagePage(messages: path, hasEarlier: false)).sessions
    var arriving = Transcript()
    for message in path { _ = arriving.merge(message) }
    #expect(arriving.sessions == whole)
    var continued = Transcript(MessagePage(messages: Array(path[..<3]), hasEarlier: false), newest: path[5])
    continued.append(MessagePage(messages: Array(path[3...]), hasEarlier: false), after: path[2].id)
    #expect(continued.sessions == whole)
  }

  @Test func `Another answer begins a session of its own when it came late`() {
    let path = path(at: 0, 60, 61)
    var transcript = Transcript(MessagePage(messages: path, hasEarlier: false))
    let late = Message(
      id: Message.sample(9, after: 2, .assistant, "").id, chat: path[2].chat, parent: path[1].id, role: .assistant,
      text: "Late", created: Timestamp(milliseconds: 500 * 60_000))
    _ = transcript.merge(late)
    #expect(transcript.sessions == [path[0].id, path[1].id, late.id])
  }
}
