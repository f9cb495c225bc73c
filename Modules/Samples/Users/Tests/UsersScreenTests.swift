import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing
import UsersTestSupport

@testable import Users

@MainActor struct UsersScreenTests {
  private let interactor = FakeUsersInteractor()
  private let router = RecordingUsersRouter()

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let presenter = UsersPresenter(interactor: interactor, router: router)
    let pilot = Pilot(
      showing: UsersView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func content(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "users-\(language.rawValue)") == nil)
    #expect(pilot.screen.contains(language == .korean ? "3명" : "3 users"))
    #expect(pilot.screen.contains(language == .korean ? "⏎ 열기" : "⏎ Open"))
    await pilot.press(.down, .enter)
    #expect(router.calls == [.showUserDetail(of: .otto)])
  }

  @Test func oneUserIsSingular() async {
    interactor.allUsers = [.mina]
    let pilot = await pilot()
    #expect(pilot.screen.contains("1 user\n"))
  }

  @Test(arguments: Language.allCases) func failedAndTriedAgain(_ language: Language) async {
    interactor.error = OutOfReach()
    let pilot = await pilot(80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "users-failed-\(language.rawValue)") == nil)
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Otto Brandt"))
    #expect(interactor.gate.arrivals == 2)
  }

  @Test func emptyAndTriedAgain() async {
    interactor.allUsers = []
    let pilot = await pilot()
    #expect(Golden.difference(pilot.screen, from: "users-empty") == nil)
    interactor.allUsers = [.ida]
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Ida Núñez"))
  }

  @Test func aTinyWindowStillOpensARow() async {
    let pilot = await pilot(20, 5)
    await pilot.press(.down, .down, .enter)
    #expect(router.calls == [.showUserDetail(of: .ida)])
  }

  @Test func leavingEndsTheLoad() async {
    interactor.gate.close()
    weak var weakPresenter: UsersPresenter?
    do {
      let presenter = UsersPresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = Pilot(root: UsersView(presenter: presenter))
      await pilot.settle()
      #expect(pilot.screen.contains("Loading"))
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
    #expect(interactor.gate.arrivals == 1)
  }
}
