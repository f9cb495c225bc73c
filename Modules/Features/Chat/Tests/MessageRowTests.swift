import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The look of a message in windows of several sizes.
@MainActor struct MessageRowTests {
  private func open(_ messages: [Message], columns: Int = 80, rows: Int = 24) async -> Pilot {
    let presenter = ChatPresenter(
      .sample, interactor: FakeChatInteractor(messages), router: RecordingChatRouter())
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: columns, rows: rows)
    await pilot.settle()
    return pilot
  }

  private func column(of words: String, in pilot: Pilot) -> Int? {
    pilot.lines.compactMap { line in line.firstRange(of: words).map { line[..<$0.lowerBound].count } }.first
  }

  @Test(arguments: [(60, 20), (80, 24), (120, 36), (250, 70)])
  func `All messages have one left edge, and at most 88 columns`(columns: Int, rows: Int) async throws {
    let long = String(repeating: "word ", count: 60)
    let pilot = await open(
      [.sample(1, after: nil, .user, "Mine"), .sample(2, after: 1, .assistant, "Theirs " + long)], columns: columns,
      rows: rows)
    let margin = pilot.lines.last { $0.contains("Nova") }.map { $0.prefix { $0 == " " }.count } ?? 0
    #expect(column(of: "Theirs", in: pilot) == margin + 6)
    #expect(column(of: "▌ Mine", in: pilot) == margin + 5)
    let own = try #require(pilot.lines.first { $0.contains("Mine") })
    #expect(own.hasSuffix(" 22:13") && own.count == min(columns - 2 * margin, 88) + margin - 1)
    #expect(pilot.lines.filter { $0.contains("word") }.allSatisfy { $0.count <= 88 + margin })
    pilot.stop()
  }

  @Test func `From 30 rows on, a band has half a row of space inside`() async {
    let messages = [Message.sample(1, after: nil, .user, "Mine"), .sample(2, after: 1, .assistant, "Theirs")]
    let low = await open(messages, rows: 29)
    #expect(!low.screen.contains("▄"))
    low.stop()
    let high = await open(messages, rows: 30)
    let row = high.lines.firstIndex { $0.contains("Mine") } ?? 1
    #expect(high.lines[row - 1].hasSuffix("▄▄▄") && high.lines[row + 1].hasSuffix("▀▀▀"))
    #expect(high.lines[row + 2].contains("Nova"), "the band itself separates the messages")
    high.stop()
  }

  @Test func `A failure says what is kept, and can be clicked`() async {
    let failed = Message.State.failed("The server closed the connection.")
    let pilot = await open([.sample(1, after: nil, .user, "Mine"), .sample(2, after: 1, .assistant, "With a", failed)])
    #expect(pilot.screen.contains("▌ ! The server closed the connection."))
    #expect(pilot.screen.contains("▌ What had come is kept."))
    await pilot.click(on: "[ ^R Try again ]")
    #expect(!pilot.screen.contains("The server closed"))
    pilot.stop()
    let empty = await open([.sample(1, after: nil, .user, "Mine"), .sample(2, after: 1, .assistant, "", failed)])
    #expect(empty.screen.contains("▌ Your message is kept."))
    empty.stop()
    // A full disk: only a part is stored.
    var unstored = Message.sample(2, after: 1, .assistant, "With a", .failed("The disk is full."))
    unstored.isUnstored = true
    let full = await open([.sample(1, after: nil, .user, "Mine"), unstored])
    #expect(full.screen.contains("Its end is only here.") && !full.screen.contains("What had come is kept."))
    full.stop()
  }

  @Test func `A reply is Markdown, one's own words are as they were typed`() async {
    let pilot = await open([
      .sample(1, after: nil, .user, "*mine*"), .sample(2, after: 1, .assistant, "*theirs*\n\n- **one**\n- two"),
    ])
    #expect(pilot.screen.contains("▌ *mine*"))
    let row = pilot.lines.firstIndex { $0.contains("theirs") } ?? 0
    #expect(
      pilot.lines[row...(row + 3)].map { $0.drop { !$0.isLetter && $0 != "•" } } == ["theirs", "", "• one", "• two"])
    pilot.stop()
  }
}
