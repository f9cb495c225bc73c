import FeatureKitTestSupport
import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatsViewTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()

  private func open(columns: Int = 80, rows: Int = 24, language: Language = .english) async -> Pilot {
    let pilot = Pilot(
      showing: ChatsView(presenter: ChatsPresenter(interactor: interactor, router: router)), columns: columns,
      rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private func fill() {
    interactor.avatars += [.sample(2, name: "Rex"), .sample(3, name: "미나")]
    interactor.recents = interactor.avatars
    interactor.add(.sample(1))
    interactor.add(.sample(2, with: Avatar.sample(2).id))
    interactor.add(.sample(3, with: Avatar.sample(9).id))
    interactor.summaries[0].lastText = "This one is known to nobody"
    interactor.summaries[1].lastText = "Shall we walk?\nNow?"
    interactor.summaries[1].lastRole = .assistant
    interactor.summaries[1].isNew = true
    interactor.summaries[2].lastText = "달 이야기를 해 주세요"
    interactor.summaries[2].lastRole = .user
  }

  @Test(arguments: [Language.english, .korean]) func `The list`(language: Language) async {
    fill()
    let pilot = await open(language: language)
    #expect(pilot.screen.contains("Rex \(language.new)"))
    #expect(pilot.screen.contains(language == .korean ? "나: 달 이야기를" : "You: 달 이야기를"))
    let keys = " ⏎ \(language.open)  d \(language.delete)  r \(language.rename)  p \(language("Pin", "고정"))  "
    #expect(pilot.lines.last?.hasPrefix(keys) == true)
    #expect(pilot.lines[2] == " " + language.recent)
    // The help has the keys that the footer leaves out.
    #expect(!pilot.lines[23].contains(language.tags))
    await pilot.press(.character("?"))
    #expect(pilot.screen.contains(language.tags))
  }

  /// A letter stands for a portrait where there is no room for one, no colour, or no known avatar.
  @Test(arguments: GoldenDepth.allCases) func `Rows and recents have portraits`(depth: GoldenDepth) async {
    fill()
    let presenter = ChatsPresenter(interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatsView(presenter: presenter), in: .common, depth: depth)
    await pilot.settle()
    let isDrawn = depth == .truecolor || depth == .colors256
    // Recents, then the rows; the first row's avatar is unknown.
    for (y, x, has) in [(3, 1, isDrawn), (6, 4, false), (8, 4, isDrawn), (10, 4, isDrawn)] {
      let cells = pilot.lines[y].dropFirst(x - 1).prefix(6)
      #expect(cells.contains { "▀▄█▌▐▖▗▘▙▚▛▜▝▞▟".contains($0) } == has, "\(depth), row \(y)\n\(pilot.screen)")
    }
    await pilot.resize(columns: 40, rows: 10)
    #expect(pilot.lines.first { $0.contains("Unknown") }?.contains(" U ") == true, "\(pilot.screen)")
  }

  @Test(arguments: [Language.english, .korean]) func `A reply without a word says why`(language: Language) async {
    fill()
    interactor.summaries[1].lastText = ""
    interactor.summaries[1].lastState = .failed("The server is away.")
    let pilot = await open(language: language)
    #expect(pilot.screen.contains(language("failed: The server is away.", "실패: The server is away.")))
  }

  @Test func `A reply that still arrives is not marked as new`() {
    fill()
    #expect(Language.english.badge(of: interactor.summaries[1]) == "New")
    interactor.summaries[1].lastState = .streaming
    #expect(Language.english.badge(of: interactor.summaries[1]).isEmpty)
  }

  @Test(arguments: [Language.english, .korean]) func `A row says that a reply is arriving`(language: Language) async {
    fill()
    interactor.summaries[1].lastState = .streaming
    let pilot = await open(columns: 40, language: language)
    #expect(pilot.screen.contains(language.typing) && !pilot.screen.contains("Shall we walk?"))
  }

  @Test func `A row of a group names the member that spoke`() async {
    fill()
    interactor.summaries[1].chat.title = "Rex, Nova"
    interactor.summaries[1].lastSpeaker = Avatar.sample().id
    interactor.summaries[1].lastSpeakerName = "Nova"
    let pilot = await open()
    #expect(pilot.screen.contains("Nova · Shall we walk?") && !pilot.screen.contains("Rex · "))
  }

  @Test(arguments: [Language.english, .korean]) func `Each row says when it changed`(language: Language) async throws {
    fill()
    let now = interactor.now.milliseconds, hour: Int64 = 3_600_000
    interactor.summaries[0].chat.updated = Timestamp(milliseconds: now - hour + 1)
    interactor.summaries[1].chat.updated = Timestamp(milliseconds: now - 48 * hour)
    interactor.summaries[2].chat.updated = Timestamp(milliseconds: now - 7 * 24 * hour)
    let pilot = await open(language: language)
    let ends = [
      language("59 min ago", "59분 전"), language("2 days ago", "2일 전"),
      language("7 Nov", "11월 7일"),
    ]
    let lines = pilot.lines.filter { line in ends.contains { line.hasSuffix("  " + $0) } }
    #expect(lines.count == 3 && zip(lines, ends).allSatisfy { $0.hasSuffix($1) }, "\(pilot.screen)")
    // Only the chosen row has the mark that deletes it, and its title gives up no room for it.
    let chosen = try #require(pilot.lines.firstIndex { $0.hasSuffix(ends[0]) })
    #expect(pilot.place(of: "✕")?.row == chosen + 1)
  }

  @Test func `A click on the mark deletes the chosen row, and no click beside another row does`() async throws {
    fill()
    let pilot = await open()
    let mark = try #require(pilot.place(of: "✕"))
    #expect(pilot.screen.ranges(of: "✕").count == 1)
    await pilot.press(.down)
    let next = try #require(pilot.place(of: "✕"))
    #expect(pilot.screen.ranges(of: "✕").count == 1 && next.row != mark.row)
    await pilot.click(column: mark.column, row: mark.row)
    #expect(!interactor.calls.contains(.delete))
    let chosen = try #require(pilot.place(of: "✕"))
    await pilot.click(column: chosen.column, row: chosen.row)
    #expect(interactor.calls.filter { $0 == .delete }.count == 1)
  }

  /// Beside the end of a chat there is room for two, which the first rows show.
  @Test func `Beside a preview no avatar is above the list`() async {
    fill()
    interactor.add(.sample(4, with: Avatar.sample().id))
    interactor.add(.sample(5, with: Avatar.sample(2).id))
    let presenter = ChatsPresenter(interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatsView(presenter: presenter), columns: 120, rows: 36)
    await pilot.settle()
    #expect(!pilot.screen.contains("Recent"))
    await pilot.resize(columns: 109, rows: 36)
    #expect(pilot.screen.contains("Recent"))
  }

  @Test func `How long ago is whole units, and nothing is in the future`() {
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    let words = [-5, 0, 59, 60, 3_599, 3_600, 86_399, 86_400, 172_799, 172_800, 604_799].map { seconds in
      Language.english.when(Timestamp(milliseconds: now.milliseconds - Int64(seconds) * 1_000), from: now, in: .utc)
    }
    let expected = [
      "now", "now", "now", "1 min ago", "59 min ago", "1 h ago", "23 h ago", "1 day ago", "1 day ago", "2 days ago",
      "6 days ago",
    ]
    #expect(words == expected)
    let short = [0, 60, 86_399, 172_800].map { seconds in
      Language.english.when(
        Timestamp(milliseconds: now.milliseconds - seconds * 1_000), from: now, in: .utc, isShort: true)
    }
    #expect(short == ["now", "1 min", "23 h", "2 days"])
  }

  @Test func `While another part of the list is read, it does not say that there are no chats`() async {
    fill()
    interactor.summaries[0].chat.place.tags = ["sea"]
    let pilot = await open()
    interactor.gate(.list).close()
    await pilot.press(.character("f"))
    #expect(!pilot.screen.contains("No chats yet") && !pilot.screen.contains("Shall we walk?"), "\(pilot.screen)")
    interactor.gate(.list).open()
    #expect(await pilot.shows("This one is known to nobody"))
  }

  @Test(arguments: [Key.character("d"), .delete]) func `The chosen row can be deleted from here`(key: Key) async {
    fill()
    let pilot = await open()
    await pilot.press(.down, key)
    #expect(router.calls == [] && interactor.calls.contains(.delete))
    #expect(interactor.summaries.map(\.id) == [3, 1].map { Conversation.sample($0).id })
    #expect(!pilot.screen.contains("Shall we walk?"))
    await pilot.press(.up, .up)
    #expect(!pilot.lines[23].contains("d Delete"))
    await pilot.press(key)
    #expect(interactor.calls.count { $0 == .delete } == 1)
  }

  @Test func `Enter opens the chosen row, and one with an unknown avatar too`() async {
    fill()
    let pilot = await open()
    await pilot.press(.enter, .down, .enter)
    #expect(
      router.calls == [.showConversation(Conversation.sample(3).id), .showConversation(Conversation.sample(2).id)])
  }

  @Test func `The avatars opened last are above`() async {
    fill()
    let pilot = await open()
    await pilot.press(.up, .right, .enter)
    #expect(router.calls == [.showChat(with: .sample(2, name: "Rex"))])
  }

  @Test(arguments: [Key.character("/"), .control("f")]) func `Keys lead to the search`(key: Key) async {
    fill()
    let pilot = await open()
    await pilot.press(key)
    #expect(router.calls == [.showSearch])
  }

  @Test(arguments: [Language.english, .korean]) func `The empty list`(language: Language) async {
    let pilot = await open(language: language)
    #expect(pilot.screen.contains(language.noChats))
    #expect(pilot.screen.contains(language.openAnAvatar))
    await pilot.press(.enter)
    #expect(router.calls == [.showExplore])
  }

  @Test func `Further rows come while scrolling`() async {
    for number in 1...120 { interactor.add(.sample(UInt64(number))) }
    let pilot = await open()
    for _ in 0..<4 { await pilot.press(.end) }
    await pilot.press(.enter)
    #expect(router.calls == [.showConversation(Conversation.sample(1).id)])
    #expect(interactor.calls.contains(.list(offset: 100, limit: 50)))
  }

  @Test func `A failure can be tried again`() async {
    fill()
    interactor.errors[.list] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.errors[.list] = nil
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Rex"))
  }

  @Test func `In the smallest window a row can be opened`() async {
    fill()
    let pilot = await open(columns: 20, rows: 5)
    await pilot.press(.enter)
    #expect(router.calls == [.showConversation(Conversation.sample(3).id)])
  }

  @Test(arguments: [Language.english, .korean]) func `A row says that it is pinned, and its tags`(language: Language)
    async
  {
    fill()
    interactor.summaries[0].chat.place = ChatPlace(isPinned: true, tags: ["sea"])
    let pilot = await open(language: language)
    #expect(pilot.screen.contains(language("pinned #sea", "고정됨 #sea")))
    await pilot.press(.character("f"))
    #expect(pilot.screen.contains("#sea (1)"))
    #expect(!pilot.screen.contains("Shall we walk?"))
  }

  @Test func `Keys pin, archive and take back`() async {
    fill()
    let pilot = await open()
    await pilot.press(.character("p"))
    #expect(interactor.calls.contains { if case .move(_, let place) = $0 { place.isPinned } else { false } })
    await pilot.press(.character("a"))
    #expect(await pilot.shows("Archived: "))
    #expect(!pilot.screen.contains("This one is known to nobody"))
    await pilot.click(on: "Restore")
    #expect(await pilot.hides("Archived: "))
    #expect(pilot.screen.contains("This one is known to nobody"))
  }

  @Test(arguments: [Language.english, .korean]) func `The archive is a part of its own`(language: Language) async {
    fill()
    interactor.summaries[0].chat.place.isArchived = true
    let pilot = await open(language: language)
    #expect(!pilot.screen.contains("This one is known to nobody"))
    await pilot.press(.character("f"))
    #expect(await pilot.shows(language("Archive (1)", "보관함 (1)")))
    #expect(await pilot.shows("This one is known to nobody"))
    #expect(!pilot.screen.contains("Shall we walk?"))
  }
}
