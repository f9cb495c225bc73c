import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The screens of personas: the list, the form and the choice for a chat.
@MainActor struct PersonaGoldenTests {
  enum Screen: String, CaseIterable {
    case personas, persona, picker = "persona-picker"
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(ofList: .personas, small: .personas)

  private let screens = DemoScreens<Screen>(state: { "\($0.personaList.count) \($0.bindings)" }) {
    screen, interactor, router in
    switch screen {
    case .personas: AnyView(PersonasView(presenter: PersonasPresenter(interactor: interactor, router: router)))
    case .persona:
      AnyView(
        PersonaFormView(
          presenter: PersonaFormPresenter(
            editing: interactor.personaList.first, interactor: interactor, router: router)))
    case .picker:
      AnyView(
        PersonaPickerView(
          presenter: PersonaPickerPresenter(
            PersonaPickerParameters(now: PersonaInUse(.mina, in: .everywhere)), interactor: interactor,
            router: router)))
    }
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, DemoScene>) async {
    #expect(await screens.difference(from: golden) == nil)
  }

  @Test(arguments: Screen.allCases, DemoScene.allCases)
  func `It is whole in every window, language and colour depth`(screen: Screen, state: DemoScene) async throws {
    #expect(try await screens.layoutFaults(of: screen, in: state) == [])
  }

  @Test(arguments: Screen.allCases) func `The footer's keys can be clicked`(screen: Screen) async {
    // From the first field to the second only the caret moves.
    let quiet = screen == .persona ? ["Next field"] : []
    #expect(await screens.clickFaults(of: screen, quiet: quiet) == [])
  }
}
