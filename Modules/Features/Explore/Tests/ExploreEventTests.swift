import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// The events of Explore and its categories, and the effect of an experiment.
@MainActor struct ExploreEventTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()

  private var names: [String] { interactor.events.map(\.name) }

  @Test func `Loads and presses are recorded`() async {
    let presenter = ExplorePresenter(interactor: interactor, router: router)
    await presenter.loadFeaturedAvatars()
    interactor.popularError = OutOfReach()
    await presenter.loadPopularAvatars()
    presenter.onTryAgainPressed()
    presenter.onAvatarPressed(avatar: .zed)
    presenter.onCategoryPressed(category: .alien)
    #expect(
      names == [
        "ExploreView_LoadFeaturedAvatar_Start", "ExploreView_LoadFeaturedAvatar_Success",
        "ExploreView_LoadPopularAvatar_Start", "ExploreView_LoadPopularAvatar_Fail", "ExploreView_TryAgain_Pressed",
        "ExploreView_Avatar_Pressed", "ExploreView_Category_Pressed",
      ])
    #expect(interactor.events[1].parameters == [.count("avatar_count", 4)])
    #expect(interactor.events[3].parameters == [.kind(of: OutOfReach())])
    #expect(interactor.events[5].parameters == [.avatar(Avatar.zed.id)])
    #expect(interactor.events[6].parameters == [.choice("category", CharacterOption.alien)])
  }

  /// The sign and the way of a developer's run are there in every state of the screen, as the option is now.
  @Test(arguments: Language.allCases, [(80, 24), (20, 6)])
  func `A developer's run has a sign that leads to its settings`(
    language: Language, size: (columns: Int, rows: Int)
  ) async {
    let presenter = ExplorePresenter(interactor: interactor, router: router)
    func show() async -> Pilot {
      let pilot = Pilot(
        showing: ExploreView(presenter: presenter), columns: size.columns, rows: size.rows, language: language)
      await pilot.settle()
      return pilot
    }
    let usual = await show()
    #expect(!usual.screen.contains("DEV"))
    await usual.press(.character("d"))
    #expect(router.calls == [])
    usual.stop()
    interactor.isForDevelopers = true
    for error in [nil, OutOfReach()] {
      (interactor.featuredError, interactor.popularError) = (error, error)
      let pilot = await show()
      #expect(pilot.lines.first?.contains("\(language.explore) · DEV") == true, "\(pilot.screen)")
      await pilot.press(.character("d"))
      pilot.stop()
    }
    #expect(router.calls == [.showDevSettings, .showDevSettings])
    #expect(names.filter { $0 == "ExploreView_DevSettings_Pressed" }.count == 2)
  }

  @Test func `A category notes the same under its own name`() async {
    let presenter = CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router)
    await presenter.loadAvatars()
    presenter.onAvatarPressed(avatar: .rex)
    #expect(
      names == ["CategoryView_LoadAvatars_Start", "CategoryView_LoadAvatars_Success", "CategoryView_Avatar_Pressed"])
  }

  @Test(arguments: CategoryRowTest.allCases, Language.allCases)
  func `The row of categories shows where the experiment has it`(test: CategoryRowTest, language: Language) async {
    interactor.categoryRowTest = test
    let presenter = ExplorePresenter(interactor: interactor, router: router)
    let pilot = Pilot(showing: ExploreView(presenter: presenter), columns: 80, rows: 40, language: language)
    #expect(await pilot.shows(language.popular))
    let rows = [language.categories, language.featured, language.popular].map { title in
      pilot.lines.firstIndex { $0.contains(title) }
    }
    let (row, featured, popular) = (rows[0], rows[1] ?? -1, rows[2] ?? -1)
    switch test {
    case .original: #expect(row.map { (featured..<popular).contains($0) } == true)
    case .top: #expect(row.map { $0 < featured } == true)
    case .hidden: #expect(row == nil)
    }
    // The row stays unchanged while the screen is open.
    interactor.categoryRowTest = .hidden
    #expect(presenter.categoryRow == test)
    pilot.stop()
  }
}
