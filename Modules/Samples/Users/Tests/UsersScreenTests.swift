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

  private func pilot(
    _ form: UsersForm, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let pilot = Pilot(
      showing: form.make(interactor, router).screen, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: UsersForm.allCases, Language.allCases)
  func content(_ form: UsersForm, _ language: Language) async {
    let pilot = await pilot(form, 80, 24, language)
    // Both forms look the same: there is one golden screen.
    #expect(Golden.difference(pilot.screen, from: "users-\(language.rawValue)") == nil)
    #expect(pilot.screen.contains(language == .korean ? "3명" : "3 users"))
    #expect(pilot.screen.contains(language == .korean ? "⏎ 열기" : "⏎ Open"))
    await pilot.press(.down, .enter)
    #expect(router.calls == [.showUserDetail(of: .otto)])
  }

  @Test(arguments: UsersForm.allCases) func oneUserIsSingular(_ form: UsersForm) async {
    interactor.allUsers = [.mina]
    let pilot = await pilot(form)
    #expect(pilot.screen.contains("1 user\n"))
  }

  @Test(arguments: UsersForm.allCases, Language.allCases)
  func failedAndTriedAgain(_ form: UsersForm, _ language: Language) async {
    interactor.error = OutOfReach()
    let pilot = await pilot(form, 80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "users-failed-\(language.rawValue)") == nil)
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Otto Brandt"))
    #expect(interactor.gate.arrivals == 2)
  }

  @Test(arguments: UsersForm.allCases) func emptyAndTriedAgain(_ form: UsersForm) async {
    interactor.allUsers = []
    let pilot = await pilot(form)
    #expect(Golden.difference(pilot.screen, from: "users-empty") == nil)
    interactor.allUsers = [.ida]
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Ida Núñez"))
  }

  @Test(arguments: UsersForm.allCases) func aTinyWindowStillOpensARow(_ form: UsersForm) async {
    let pilot = await pilot(form, 20, 5)
    await pilot.press(.down, .down, .enter)
    #expect(router.calls == [.showUserDetail(of: .ida)])
  }

  @Test(arguments: UsersForm.allCases) func leavingEndsTheLoad(_ form: UsersForm) async {
    interactor.gate.close()
    weak var owner: (any UsersUnderTest)?
    do {
      let users = form.make(interactor, router)
      owner = users
      let pilot = Pilot(root: users.screen)
      await pilot.settle()
      #expect(pilot.screen.contains("Loading"))
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(owner == nil)
    #expect(interactor.gate.arrivals == 1)
  }
}
