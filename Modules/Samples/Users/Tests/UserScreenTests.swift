import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing
import UsersTestSupport

@testable import Users

@MainActor struct UserScreenTests {
  private let interactor = FakeUsersInteractor()

  private func pilot(
    _ parameters: UserParameters, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let presenter = UserPresenter(parameters, interactor: interactor)
    let pilot = Pilot(
      showing: UserView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func content(_ language: Language) async {
    let pilot = await pilot(UserParameters(user: .otto), 80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "user-\(language.rawValue)") == nil)
    #expect(pilot.screen.contains("+49 30 5550 102"))
  }

  @Test(arguments: [(Language.english, "not given"), (.korean, "없음")])
  func missingFactsAreMarked(_ language: Language, _ words: String) async {
    #expect(await pilot(UserParameters(user: .ida), 80, 24, language).screen.contains(words))
  }

  @Test func aTinyWindowShowsAllOfItByScrolling() async {
    let pilot = await pilot(UserParameters(user: .otto), 20, 5)
    #expect(!pilot.screen.contains("5550"))
    await pilot.press(.end)
    #expect(pilot.screen.contains("5550"))
  }

  @Test func fromALink() async {
    interactor.gate.close()
    let pilot = await pilot(UserParameters(id: 1))
    #expect(pilot.screen.contains("Loading"))
    interactor.gate.open()
    await pilot.settle()
    #expect(pilot.screen.contains("mina@example.kr"))
  }

  @Test(arguments: [(Language.english, "This user does not exist"), (.korean, "그런 사용자가 없습니다")])
  func aLinkToAnUnknownUser(_ language: Language, _ words: String) async {
    #expect(await pilot(UserParameters(id: 99), 80, 24, language).screen.contains(words))
  }

  @Test func failedAndTriedAgain() async {
    interactor.error = OutOfReach()
    let pilot = await pilot(UserParameters(id: 1))
    #expect(pilot.screen.contains("The shelf is out of reach.") && pilot.screen.contains("r Try again"))
    interactor.error = nil
    await pilot.press(.enter)
    #expect(pilot.screen.contains("mina@example.kr"))
  }
}
