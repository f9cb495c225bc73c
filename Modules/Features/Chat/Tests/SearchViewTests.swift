import FeatureKitTestSupport
import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct SearchViewTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()

  private func open(columns: Int = 80, rows: Int = 24, language: Language = .english) async -> Pilot {
    interactor.hits = [
      SearchHit(
        message: .sample(1, after: nil, .user, "Good evening. Tell me about the moon please, and take your time."),
        avatarName: "Nova"),
      SearchHit(
        message: .sample(2, after: 1, .assistant, "The moon, or 달, is far", in: Conversation.sample(2).id)),
    ]
    let pilot = Pilot(
      showing: SearchView(presenter: SearchPresenter(interactor: interactor, router: router)), columns: columns,
      rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean]) func `Results come as one types`(language: Language) async {
    let pilot = await open(language: language)
    #expect(pilot.screen.contains(language.resultsShow) && pilot.screen.contains(language("with:NAME", "캐릭터:이름")))
    await pilot.type("moon")
    #expect(pilot.lines[4] == "   Nova" && pilot.lines[5].hasPrefix(" ▎   \(language.yourWords): "))
    // Enter opens the first one from the field, and says so.
    #expect(pilot.lines[5].hasSuffix(" ⏎") && pilot.screen.ranges(of: "▎").count == 1)
    #expect(pilot.lines[2].hasSuffix("  " + language("2 found", "2개 찾음")))
    #expect(pilot.screen.contains("about the moon please"))
    #expect(pilot.screen.contains(language.unknown))
    // The first press only moves the focus to the first of them.
    #expect(!pilot.screen.contains("▌"))
    await pilot.press(.down)
    #expect(pilot.lines[5].hasPrefix(" ▌   \(language.yourWords): ") && !pilot.screen.contains("▎"))
    await pilot.press(.down, .enter)
    #expect(
      router.calls.last == .showMessage(Message.sample(2, after: nil, .user, "").id, in: Conversation.sample(2).id))
  }

  @Test func `Korean is found while it is typed`() async {
    let pilot = await open()
    await pilot.type("달")
    #expect(pilot.screen.contains("…moon, or 달, is far"))
    #expect(!pilot.screen.contains("Good evening"))
  }

  @Test func `It says when there is nothing, and goes on from there`() async {
    let pilot = await open()
    await pilot.type("moons")
    #expect(pilot.screen.contains("Nothing found"))
    await pilot.pressBackspace()
    #expect(pilot.screen.contains("about the moon please"))
  }

  @Test func `Enter in the field opens the best`() async {
    let pilot = await open()
    await pilot.type("moon")
    await pilot.press(.enter)
    #expect(
      router.calls.last == .showMessage(Message.sample(1, after: nil, .user, "").id, in: Conversation.sample().id))
    await pilot.press(.down, .down)
    #expect(!pilot.lines[5].contains("▌") && pilot.lines[8].contains("▌"))
  }

  @Test func `Tab goes to the results, and letters back to the field`() async {
    let pilot = await open()
    await pilot.type("moo")
    await pilot.press(.tab)
    #expect(pilot.lines[5].hasPrefix(" ▌   you:") && pilot.caret == nil)
    await pilot.type("n")
    #expect(pilot.screen.contains("/ moon") && pilot.caret != nil && !pilot.screen.contains("▌"))
  }

  @Test func `The results of a conversation stand together below its title`() async {
    let pilot = await open()
    interactor.hits = [
      SearchHit(message: .sample(1, after: nil, .user, "A moon"), avatarName: "Nova", chatTitle: "Night talks"),
      SearchHit(message: .sample(2, after: 1, .assistant, "No moon", in: Conversation.sample(2).id), avatarName: "Rex"),
      SearchHit(message: .sample(3, after: 1, .assistant, "The moon"), avatarName: "Nova", chatTitle: "Night talks"),
    ]
    await pilot.type("moon")
    let rows = pilot.lines[4...9].map { $0.prefix(28).drop { $0 == " " } }
    #expect(rows[0].hasPrefix("Night talks · Nova · 2") && rows[1].hasPrefix("▎   you: A moon"), "\(pilot.screen)")
    #expect(rows[2].hasPrefix("Nova: The moon") && rows[3].isEmpty)
    #expect(rows[4].hasPrefix("Rex") && rows[5].hasPrefix("Rex: No moon"))
    await pilot.press(.down, .down, .enter)
    #expect(
      router.calls.last == .showMessage(Message.sample(3, after: nil, .user, "").id, in: Conversation.sample().id))
  }

  @Test(arguments: [Language.english, .korean]) func `A running search says that it is searching`(language: Language)
    async
  {
    interactor.gate(.search).close()
    let pilot = await open(language: language)
    await pilot.type("moon")
    #expect(pilot.screen.contains(language("Searching…", "검색 중…")))
    pilot.stop()
  }

  @Test(arguments: [(1, "1 found", "1개 찾음"), (49, "49 found", "49개 찾음"), (50, "50 or more", "50개 이상")])
  func `A full page may not be all`(count: Int, english: String, korean: String) {
    #expect(Language.english.found(count, of: SearchPresenter.limit) == english)
    #expect(Language.korean.found(count, of: SearchPresenter.limit) == korean)
  }

  @Test func `A failure can be tried again`() async {
    interactor.errors[.search] = OutOfReach()
    let pilot = await open()
    await pilot.type("moon")
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.errors[.search] = nil
    await pilot.press(.down, .enter)
    #expect(pilot.screen.contains("about the moon please"))
  }

  @Test(arguments: [(59, 4), (60, 5)]) func `The time is beside the words where there is room`(
    columns: Int, row: Int
  ) async {
    let pilot = await open(columns: columns)
    await pilot.type("moon")
    let time = Language.english.when(interactor.hits[0].message.created, from: interactor.now, in: .utc)
    #expect(pilot.lines[4...5].map { $0.contains("  " + time) } == [row == 4, row == 5], "\(pilot.screen)")
  }

  @Test func `In the smallest window it can be used`() async {
    let pilot = await open(columns: 20, rows: 5)
    await pilot.type("moon")
    #expect(pilot.screen.contains("/ moon"))
    await pilot.press(.down, .enter)
    #expect(
      router.calls.last == .showMessage(Message.sample(1, after: nil, .user, "").id, in: Conversation.sample().id))
  }
}
