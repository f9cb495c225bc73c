import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// The feature's screens in every scene, in a common window and in a tiny one.
@MainActor struct SceneTests {
  private let router = RecordingExploreRouter()

  private func pilot(_ screen: some View, _ language: Language, isTiny: Bool = false) async -> Pilot {
    let pilot = Pilot(
      showing: screen, columns: isTiny ? 20 : 80, rows: isTiny ? 5 : 24, language: language)
    await pilot.settle()
    return pilot
  }

  /// The texts of each screen at 80 columns.
  /// - Parameter enter: What Enter does there.
  private func words(in scene: DemoScene, _ language: Language, enter: String) -> [String] {
    switch scene {
    case .typical: ["Rex", "⏎ \(enter)"]
    case .loading: [language("Loading…", "불러오는 중…")]
    case .empty: [language.noAvatars]
    case .failing: ["\(OutOfReach())", "[ \(language.tryAgain) ]", "r \(language.tryAgain)"]
    case .long: ["Archibald Montgomery", "A long life", "…", "⏎ \(enter)"]
    case .hostile: ["[2J]0;owned", "drawkcab", "⏎ \(enter)"]
    }
  }

  /// Moves over the screen, and presses Enter for the action at its end: opening an avatar, or trying again.
  private func use(_ pilot: Pilot, _ interactor: FakeExploreInteractor, in scene: DemoScene) async {
    await pilot.walk()
    (interactor.featuredError, interactor.popularError, interactor.error) = (nil, nil, nil)
    await pilot.press(.enter)
    #expect(pilot.forbiddenCharacters == [])
    switch scene {
    case .typical, .long, .hostile: #expect(router.calls.count == 1)
    case .loading, .empty: #expect(router.calls.isEmpty)
    case .failing:
      await pilot.press(.enter)
      #expect(!pilot.screen.contains("\(OutOfReach())"))
      #expect(router.calls.count == 1)
    }
    pilot.stop()
  }
}

// MARK: - Explore

extension SceneTests {
  @Test(arguments: DemoScene.allCases, Language.allCases)
  func explore(_ scene: DemoScene, _ language: Language) async {
    let interactor = interactor(scene)
    let pilot = await pilot(exploreView(interactor), language)
    #expect(pilot.lines.first?.contains(language.explore) == true)
    for expected in words(in: scene, language, enter: language.open) {
      #expect(pilot.screen.contains(expected), "\(pilot.screen)")
    }
    #expect(pilot.forbiddenCharacters == [])
    await use(pilot, interactor, in: scene)
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func exploreInATinyWindow(_ scene: DemoScene, _ language: Language) async {
    let interactor = interactor(scene)
    await use(await pilot(exploreView(interactor), language, isTiny: true), interactor, in: scene)
  }

  @Test func leavingExploreEndsTheWait() async {
    let interactor = FakeExploreInteractor(.loading)
    weak var weakPresenter: ExplorePresenter?
    do {
      let presenter = ExplorePresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = await pilot(ExploreView(presenter: presenter), .english)
      #expect(interactor.featuredGate.arrivals == 1 && interactor.popularGate.arrivals == 1)
      pilot.stop()
    }
    // The gates stay closed: only cancelling the loads frees the presenter.
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }

  private func exploreView(_ interactor: FakeExploreInteractor) -> some View {
    ExploreView(interactor, router)
  }

  /// The screen lays all of its rows out in every frame. This number of rows exceeds every window, and is quickly
  /// drawn.
  private func interactor(_ scene: DemoScene) -> FakeExploreInteractor {
    let interactor = FakeExploreInteractor(scene)
    interactor.avatars = Array(interactor.avatars.prefix(30))
    return interactor
  }
}

// MARK: - A category

extension SceneTests {
  @Test(arguments: DemoScene.allCases, Language.allCases)
  func category(_ scene: DemoScene, _ language: Language) async {
    let interactor = FakeExploreInteractor(scene)
    let pilot = await pilot(categoryView(interactor), language)
    #expect(pilot.lines.first?.contains(CharacterOption.dog.plural(in: language)) == true)
    for expected in words(in: scene, language, enter: language.chat) {
      #expect(pilot.screen.contains(expected), "\(pilot.screen)")
    }
    #expect(pilot.forbiddenCharacters == [])
    await use(pilot, interactor, in: scene)
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func categoryInATinyWindow(_ scene: DemoScene, _ language: Language) async {
    let interactor = FakeExploreInteractor(scene)
    await use(await pilot(categoryView(interactor), language, isTiny: true), interactor, in: scene)
  }

  @Test func leavingACategoryEndsTheWait() async {
    let interactor = FakeExploreInteractor(.loading)
    weak var weakPresenter: CategoryPresenter?
    do {
      let presenter = CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = await pilot(CategoryView(presenter: presenter), .english)
      #expect(interactor.gate.arrivals == 1)
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }

  private func categoryView(_ interactor: FakeExploreInteractor) -> some View {
    CategoryView(
      presenter: CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router))
  }
}

extension Pilot {
  /// Moves over the screen with the keys, and checks it now and then.
  fileprivate func walk() async {
    await press(.down, .down, .right, .tab)
    #expect(forbiddenCharacters == [])
    await press(.pageDown, .end, .down, .tab)
    #expect(forbiddenCharacters == [])
    await press(.left, .up, .pageUp, .home, .up)
    #expect(forbiddenCharacters == [])
  }
}
