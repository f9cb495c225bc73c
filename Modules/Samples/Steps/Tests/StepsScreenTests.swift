import FeatureKitTestSupport
import SampleEntities
import StepsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Steps

/// The app as users see and use it, the same in all steps.
@MainActor struct StepsScreenTests {
  enum Step: CaseIterable {
    case builderInEnvironment, oneBuilder, closures

    @MainActor func root(_ interactor: FakeStepsInteractor) -> HostedScreen {
      let builder = StepsBuilder(interactor: interactor)
      return switch self {
      case .builderInEnvironment: HostedScreen { builder.builderInEnvironment(at: $0) }
      case .oneBuilder: HostedScreen { builder.oneBuilder(at: $0) }
      case .closures: HostedScreen { builder.closures(at: $0) }
      }
    }
  }

  private let interactor = FakeStepsInteractor()

  private func pilot(
    _ step: Step, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let screen = step.root(interactor)
    let pilot = Pilot(
      columns: columns, rows: rows, language: language,
      root: VStack {
        screen; KeyBar()
      })
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Step.allCases, Language.allCases) func looks(_ step: Step, _ language: Language) async {
    let pilot = await pilot(step, 80, 24, language)
    // All steps look the same: there is one golden screen.
    #expect(Golden.difference(pilot.screen, from: "steps-\(language.rawValue)") == nil)
    #expect(pilot.screen.contains("Tomáš Novák"))
    #expect(pilot.lines.last?.contains(language == .korean ? "i 정보" : "i About") == true)
  }

  @Test(arguments: Step.allCases) func leadsToAUserAndBack(_ step: Step) async {
    let pilot = await pilot(step)
    await pilot.press(.enter)
    #expect(pilot.screen.hasPrefix(" 최나리"))
    #expect(pilot.screen.contains("2 articles") && pilot.screen.contains("클로저로 약속하기"))
    let arrivals = interactor.gate.arrivals
    // A frame makes the view again, and not its view model.
    await pilot.resize(columns: 70, rows: 20)
    #expect(interactor.gate.arrivals == arrivals)
    await pilot.press(.escape)
    await pilot.press(.down, .enter)
    #expect(pilot.screen.hasPrefix(" Tomáš Novák") && pilot.screen.contains("0 articles"))
    await pilot.press(.escape)
    await pilot.press(.character("i"))
    #expect(pilot.screen.contains("A small app with one list"))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("tomas@example.org"))
  }

  @Test(arguments: Step.allCases, DemoScene.allCases) func everyScene(_ step: Step, _ scene: DemoScene) async {
    for (columns, rows) in [(80, 24), (20, 6)] {
      let root = step.root(FakeStepsInteractor(scene))
      let pilot = Pilot(
        columns: columns, rows: rows,
        root: VStack {
          root; KeyBar()
        })
      await pilot.settle()
      switch scene {
      case .typical: #expect(pilot.screen.contains("최나리"))
      case .loading: #expect(pilot.screen.contains("Loading"))
      case .empty: #expect(pilot.screen.contains("There are no"))
      case .failing: #expect(pilot.screen.contains("The shelf is"))
      case .long: #expect(pilot.screen.contains("A long life"))
      case .hostile: #expect(pilot.screen.contains("owned"))
      }
      await pilot.press(.enter)
      await pilot.press(.end, .escape)
      pilot.stop()
    }
  }

  /// Step 1 and step 2 need their builder in the environment: without it the next screens are empty. Step 3 needs only
  /// closures, as the articles' preview does.
  @Test func aPreviewNeedsOnlyClosures() async {
    let viewModel = UserListViewModel(interactor: interactor)
    let forgotten = Pilot(root: StepOne.UserListView(viewModel: viewModel))
    viewModel.onAboutPressed()
    await forgotten.settle()
    #expect(forgotten.screen.contains { !$0.isWhitespace } == false)
    let view = StepThree.UserListView(
      viewModel: viewModel, userRowCell: { Text($0.name).any() }, userDetailView: { _ in Text("A user").any() },
      aboutView: { Text("The words of another team").any() })
    let pilot = Pilot(root: view)
    await pilot.settle()
    #expect(pilot.screen.contains("The words of another team"))
  }
}
