import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The screens of templates: the list and the form.
@MainActor struct TemplateGoldenTests {
  enum Screen: String, CaseIterable {
    case templates, template
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(ofList: .templates, small: .templates)

  private let screens = DemoScreens<Screen>(state: { "\($0.templateList.templates.count)" }) {
    screen, interactor, router in
    switch screen {
    case .templates: AnyView(TemplatesView(presenter: TemplatesPresenter(interactor: interactor, router: router)))
    case .template:
      AnyView(
        TemplateFormView(
          presenter: TemplateFormPresenter(
            editing: interactor.templateList.templates.first, interactor: interactor, router: router)))
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
    let quiet = screen == .template ? ["Next field"] : []
    #expect(await screens.clickFaults(of: screen, quiet: quiet) == [])
  }
}
