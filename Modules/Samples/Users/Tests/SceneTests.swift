import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing
import UsersTestSupport

@testable import Users

/// Both screens, in every scene.
@MainActor struct SceneTests {
  private func list(_ scene: DemoScene, _ language: Language, _ columns: Int, _ rows: Int) async -> Pilot {
    let presenter = UsersPresenter(interactor: FakeUsersInteractor(scene), router: RecordingUsersRouter())
    return await pilot(UsersView(presenter: presenter), language, columns, rows)
  }

  private func detail(_ scene: DemoScene, _ language: Language, _ columns: Int, _ rows: Int) async -> Pilot {
    let presenter = UserPresenter(UserParameters(id: 1), interactor: FakeUsersInteractor(scene))
    return await pilot(UserView(presenter: presenter), language, columns, rows)
  }

  private func pilot(_ screen: some View, _ language: Language, _ columns: Int, _ rows: Int) async -> Pilot {
    let pilot = Pilot(showing: screen, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: DemoScene.allCases, Language.allCases) func theList(_ scene: DemoScene, _ language: Language) async {
    let large = await list(scene, language, 80, 24)
    #expect(large.screen.hasPrefix(language == .korean ? " 사용자" : " Users"))
    expectSafe(large.screen)
    expectState(of: scene, on: large.screen, language)
    if scene == .long { #expect(large.screen.contains("1000")) }
    let small = await list(scene, language, 20, 5)
    expectSafe(small.screen)
    await small.press(.down, .enter, .end)
    small.stop()
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func theDetail(_ scene: DemoScene, _ language: Language) async {
    let large = await detail(scene, language, 80, 24)
    expectSafe(large.screen)
    expectState(of: scene, on: large.screen, language)
    if scene == .long { #expect(large.screen.contains("the Third")) }
    let small = await detail(scene, language, 20, 5)
    expectSafe(small.screen)
    await small.press(.down, .enter, .end)
    small.stop()
  }

  private func expectState(of scene: DemoScene, on screen: String, _ language: Language) {
    switch scene {
    case .typical: #expect(screen.contains("mina@example.kr"))
    case .loading: #expect(screen.contains(language == .korean ? "불러오는 중" : "Loading"))
    case .empty: #expect(screen.contains(language == .korean ? "사용자가 없습니다" : "user"))
    case .failing:
      #expect(screen.contains("The shelf is out of reach."))
      #expect(screen.contains(language == .korean ? "r 다시 시도" : "r Try again"))
    case .long: #expect(screen.contains("Archibald"))
    case .hostile: #expect(screen.contains("drawkcab"))
    }
  }

  /// The screen has no control characters, and none that change the direction of text.
  private func expectSafe(_ screen: String) {
    let obeyed = screen.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
      default: false
      }
    }
    #expect(obeyed.isEmpty)
  }
}
