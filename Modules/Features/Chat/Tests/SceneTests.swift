import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Each screen in every scene.
@MainActor struct SceneTests {
  /// A screen of the feature.
  enum Screen: CaseIterable {
    case chats, chat, search

    /// The words of the search.
    private static let query = "a"

    @MainActor func presenter(_ scene: DemoScene, _ router: RecordingChatRouter) -> AnyObject {
      let interactor = FakeChatInteractor(scene)
      switch self {
      case .chats: return ChatsPresenter(interactor: interactor, router: router)
      case .chat: return ChatPresenter(.avatar(Avatar.sample().id), interactor: interactor, router: router)
      case .search:
        let presenter = SearchPresenter(interactor: interactor, router: router)
        presenter.query = scene == .empty ? "" : Self.query
        return presenter
      }
    }

    @MainActor func view(of presenter: AnyObject) -> AnyView {
      switch presenter {
      case let presenter as ChatsPresenter: AnyView(ChatsView(presenter: presenter))
      case let presenter as ChatPresenter: AnyView(ChatView(presenter: presenter))
      case let presenter as SearchPresenter: AnyView(SearchView(presenter: presenter))
      default: AnyView(EmptyView())
      }
    }
  }

  private let router = RecordingChatRouter()

  private func show(
    _ screen: Screen, _ scene: DemoScene, _ language: Language, columns: Int = 80, rows: Int = 24
  ) async -> Pilot {
    let view = screen.view(of: screen.presenter(scene, router))
    let pilot = Pilot(showing: view, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `The list of conversations`(scene: DemoScene, language: Language) async {
    let pilot = await show(.chats, scene, language)
    #expect(pilot.lines.first?.hasPrefix(" \(language.chats)") == true)
    #expect(pilot.lines.last?.contains("/ \(language.search)") == true)
    #expect(pilot.screen.contains(expected(.chats, scene, language)), "\(pilot.screen)")
    if scene == .failing { #expect(pilot.screen.contains("[ \(language.tryAgain) ]")) }
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `A conversation`(scene: DemoScene, language: Language) async {
    let pilot = await show(.chat, scene, language)
    let isThere = ![.loading, .failing].contains(scene)
    #expect(pilot.screen.contains(expected(.chat, scene, language)), "\(pilot.screen)")
    if scene == .failing { #expect(pilot.screen.contains("[ \(language.tryAgain) ]")) }
    await pilot.resize(columns: 160, rows: 24)
    #expect(pilot.lines.last?.contains("F3 \(language.deleteChat)") == isThere)
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `The search`(scene: DemoScene, language: Language) async {
    let pilot = await show(.search, scene, language)
    #expect(pilot.lines.first?.hasPrefix(" \(language.search)") == true)
    #expect(pilot.screen.contains(expected(.search, scene, language)), "\(pilot.screen)")
    if scene == .failing { #expect(pilot.screen.contains("[ \(language.tryAgain) ]")) }
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }

  /// The text that the screen must show in each scene.
  private func expected(_ screen: Screen, _ scene: DemoScene, _ language: Language) -> String {
    switch (scene, screen) {
    case (.loading, .search): language.searching
    case (.loading, _): language("Loading…", "불러오는 중…")
    case (.failing, _): "The shelf is out of reach."
    case (.hostile, _): "drawkcab"
    case (.long, .chats), (.long, .search): "Archibald"
    case (.long, .chat): "1000. Archibald"
    case (.typical, .chats), (.typical, .search): "Nova"
    case (.typical, .chat): "a car half a year."
    case (.empty, .chats): language.noChats
    case (.empty, .chat): language.saySomething
    case (.empty, .search): language.resultsShow
    }
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `In the smallest window nothing breaks`(scene: DemoScene, language: Language) async {
    for screen in Screen.allCases {
      let pilot = await show(screen, scene, language, columns: 20, rows: 5)
      #expect(pilot.screen.contains { !$0.isWhitespace })
      #expect(pilot.forbiddenCharacters == [])
      await pilot.press(.tab, .down, .up, .pageDown, .end)
      #expect(pilot.forbiddenCharacters == [])
      pilot.stop()
    }
  }

  @Test(arguments: Screen.allCases) func `A screen that never loads can be left`(screen: Screen) async {
    var left = 0
    weak var freed: AnyObject?
    weak var part: SwipesPresenter?
    do {
      let presenter = screen.presenter(.loading, router)
      freed = presenter
      part = (presenter as? ChatPresenter)?.swipes
      let view = screen.view(of: presenter).keyBindings([KeyBinding(.escape, "Back") { left += 1 }])
      let pilot = Pilot(showing: view)
      await pilot.settle()
      #expect(pilot.screen.contains(expected(screen, .loading, .english)))
      await pilot.press(.escape)
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(left == 1)
    #expect(freed == nil && part == nil)
  }

  @Test func `A conversation that was opened from the long list pages and streams`() async {
    let pilot = await show(.chat, .long, .english)
    await pilot.type("More")
    await pilot.press(.enter)
    #expect(pilot.lines.last?.contains("Esc Stop") == true)
    await pilot.press(.escape)
    #expect(pilot.screen.contains("  stopped") && pilot.screen.contains("^R Try again"))
    pilot.stop()
  }

  @Test func `A hostile reply is only text`() async {
    let pilot = await show(.chat, .hostile, .english)
    await pilot.press(.control("u"))
    await pilot.type("Go on")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("▌ ! "))
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }
}
