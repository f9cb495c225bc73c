import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

@MainActor struct ExploreScreenTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let presenter = ExplorePresenter(interactor: interactor, router: router)
    let pilot = Pilot(
      showing: ExploreView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func content(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    // Only the words on cards may be cut.
    #expect(!pilot.lines.drop { !$0.contains("[ ") }.joined().contains("…"), "\(pilot.screen)")
    #expect(pilot.screen.contains(language == .korean ? "⏎ 열기" : "⏎ Open"))
  }

  @Test func aNarrowWindowShowsOneCard() async {
    let pilot = await pilot(40, 24)
    await pilot.press(.right)
    #expect(pilot.screen.contains("○ ● ○ ○"))
    await pilot.press(.left, .left)
    #expect(pilot.screen.contains("● ○ ○ ○") && !pilot.screen.contains("← Previous"))
    await pilot.press(.right, .right, .right, .right)
    #expect(pilot.screen.contains("○ ○ ○ ●") && !pilot.screen.contains("→ Next"))
    await pilot.press(.enter)
    #expect(router.calls == [.showChat(with: .bo)])
  }

  @Test func theDotsAndArrowsOfANarrowWindowCanBeClicked() async {
    let pilot = await pilot(40, 24)
    await pilot.click(on: "›")
    #expect(pilot.screen.contains("○ ● ○ ○"))
    await pilot.click(on: "→ Next")
    #expect(pilot.screen.contains("○ ○ ● ○"))
    await pilot.click(on: "‹")
    await pilot.click(on: "← Previous")
    #expect(pilot.screen.contains("● ○ ○ ○"))
    await pilot.click(on: "‹")
    #expect(pilot.screen.contains("● ○ ○ ○"))
    let last = pilot.place(of: " ›").map { ($0.column - 1, $0.row) }
    if let (column, row) = last { await pilot.click(column: column, row: row) }
    #expect(pilot.screen.contains("○ ○ ○ ●"))
    #expect(router.calls == [])
  }

  @Test(arguments: Language.allCases) func atTheEndsOfARowTheArrowsBringTheOthers(_ language: Language) async {
    interactor.avatars = (1...5).map { .numbered($0) }
    let pilot = await pilot(80, 24, language)
    #expect(pilot.screen.contains("‹ ● ● ● ● ○ ›") && !pilot.card("A5"))
    #expect(pilot.lines.last?.contains("←") == false)
    await pilot.press(.right, .right, .right)
    #expect(pilot.lines.last?.contains("→ \(language.next)") == true)
    await pilot.press(.right)
    #expect(pilot.screen.contains("‹ ○ ● ● ● ● ›") && pilot.card("A5") && !pilot.card("A1"))
    #expect(pilot.lines.last?.contains("→") == false)
    await pilot.press(.left, .left, .left)
    #expect(pilot.lines.last?.contains("← \(language.previous)") == true)
    await pilot.press(.right, .right, .right)
    // At the end the focus stays.
    await pilot.press(.enter, .right)
    #expect(router.calls == [.showChat(with: .numbered(5))])
    #expect(pilot.screen.contains("‹ ○ ● ● ● ● ›"))
    await pilot.click(on: "○")
    #expect(pilot.screen.contains("‹ ● ● ● ● ○ ›"))
    await pilot.press(.left, .left, .left, .left, .left)
    #expect(pilot.screen.contains("‹ ● ● ● ● ○ ›") && pilot.card("A1"))
  }

  @Test func nothingUnseenIsOpened() async {
    let pilot = await pilot(80, 16)
    await pilot.press(.end, .enter)
    #expect(router.calls == [] && !pilot.markedText.isEmpty)
    await pilot.press(.enter)
    #expect(router.calls.count == 1)
  }

  @Test func whereAllCardsFitThereIsNothingToTurn() async {
    interactor.avatars = (1...5).map { .numbered($0) }
    let pilot = await pilot(120, 36)
    #expect(pilot.card("A1") && pilot.card("A5") && !pilot.screen.contains("‹"))
    await pilot.press(.left)
    #expect(!pilot.screen.contains("← Previous"))
  }

  @Test func theArrowsWalkTheCards() async {
    let pilot = await pilot()
    await pilot.press(.right, .right, .left, .enter)
    #expect(router.calls == [.showChat(with: .rex)])
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 20), (20, 5)])
  func everythingCanBeReached(_ columns: Int, _ rows: Int) async {
    let pilot = await pilot(columns, rows)
    // Each press of Tab moves to the next control, and Enter performs that control's action.
    let cards = columns < 44 ? 1 : 4
    for _ in 0..<(cards + 4 + 4) { await pilot.press(.enter, .tab) }
    let chats = Avatar.samples.map { RecordingExploreRouter.Call.showChat(with: $0) }
    let categories = [CharacterOption.man, .woman, .alien, .dog].map { RecordingExploreRouter.Call.showCategory($0) }
    #expect(router.calls == Array(chats.prefix(cards)) + categories + chats)
  }

  @Test func loading() async {
    interactor.featuredGate.close()
    interactor.popularGate.close()
    let pilot = await pilot()
    interactor.popularGate.open()
    await pilot.settle()
    #expect(pilot.screen.contains("Popular") && pilot.screen.contains("Zed"))
    interactor.featuredGate.open()
    await pilot.settle()
    #expect(pilot.card("Zed"))
  }

  @Test func empty() async {
    interactor.avatars = []
    let pilot = await pilot()
    #expect(pilot.screen.contains("No characters here yet"))
    interactor.avatars = Avatar.samples
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Featured") && pilot.screen.contains("Popular"))
  }

  @Test func bothFailedAndTriedAgain() async {
    interactor.featuredError = OutOfReach()
    interactor.popularError = OutOfReach()
    let pilot = await pilot()
    interactor.featuredError = nil
    interactor.popularError = nil
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Featured") && pilot.screen.contains("Popular"))
  }

  @Test(arguments: Language.allCases) func oneFailed(_ language: Language) async {
    interactor.popularError = OutOfReach()
    let pilot = await pilot(80, 24, language)
    #expect(pilot.screen.contains("Zed"))
    let heading = pilot.lines.firstIndex(of: " \(language.popular)") ?? 0
    let words = language("Could not be loaded", "불러오지 못했습니다") + ": The shelf is out of reach."
    #expect(pilot.lines[heading + 1] == " \(words)  [ \(language.tryAgain) ]")
    interactor.popularError = nil
    await pilot.press(.character("r"))
    #expect(!pilot.screen.contains("The shelf is out of reach."))
    #expect(pilot.screen.contains("Knows every tree by name"))
    #expect(interactor.featuredGate.arrivals == 1)
  }

  @Test func leavingEndsTheLoads() async {
    interactor.featuredGate.close()
    interactor.popularGate.close()
    weak var weakPresenter: ExplorePresenter?
    do {
      let presenter = ExplorePresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = Pilot(root: ExploreView(presenter: presenter))
      await pilot.settle()
      pilot.stop()
    }
    interactor.featuredGate.open()
    interactor.popularGate.open()
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }
}

extension Avatar {
  fileprivate static func numbered(_ number: Int) -> Avatar {
    Avatar(
      id: ID(high: 7, low: UInt64(number)), name: "A\(number)", character: .dog, action: .walking, location: .park,
      tagline: "Says its number", created: Timestamp(milliseconds: 1_000))
  }
}

extension Pilot {
  /// Whether a card has this name: the cards are above the categories.
  fileprivate func card(_ name: String) -> Bool {
    lines.prefix { !$0.contains("[ ") }.contains { $0.split { " ▌".contains($0) }.contains(name[...]) }
  }
}
