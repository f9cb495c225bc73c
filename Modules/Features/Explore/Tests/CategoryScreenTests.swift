import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

@MainActor struct CategoryScreenTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()

  private func pilot(_ kind: CharacterOption, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english)
    async -> Pilot
  {
    let presenter = CategoryPresenter(CategoryParameters(kind: kind), interactor: interactor, router: router)
    let pilot = Pilot(
      showing: CategoryView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func content(_ language: Language) async {
    let pilot = await pilot(.alien, 80, 24, language)
    await pilot.press(.enter)
    #expect(router.calls == [.showChat(with: .zed)])
  }

  @Test(arguments: [(80, 24), (120, 36)]) func theNameOfTheKindShowsOnce(columns: Int, rows: Int) async {
    let pilot = await pilot(.alien, columns, rows)
    #expect(pilot.lines[0].contains("Aliens") && pilot.screen.ranges(of: "Aliens").count == 1)
  }

  @Test func loading() async {
    interactor.gate.close()
    let pilot = await pilot(.dog)
    #expect(pilot.screen.contains("Loading"))
    interactor.gate.open()
    await pilot.settle()
    #expect(pilot.screen.contains("Rex"))
  }

  @Test func empty() async {
    let pilot = await pilot(.cat)
    #expect(pilot.screen.contains("Cats") && pilot.screen.contains("No characters here yet"))
    var cat = Avatar.rex
    cat.character = .cat
    interactor.avatars = [cat]
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Rex"))
  }

  @Test func failedAndTriedAgain() async {
    interactor.error = OutOfReach()
    let pilot = await pilot(.dog)
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Rex"))
  }

  @Test func aTinyWindowStillOpensARow() async {
    let pilot = await pilot(.dog, 20, 5)
    await pilot.press(.enter)
    #expect(router.calls == [.showChat(with: .rex)])
  }
}
