import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The screens of lorebooks: the list, one of them, its forms, and where it counts.
@MainActor struct LorebookGoldenTests {
  enum Screen: String, CaseIterable {
    case lorebooks, lorebook, form = "lorebook-form", entry = "lorebook-entry", places = "lorebook-places"
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(ofList: .lorebooks, small: .lorebook)

  private let screens = DemoScreens<Screen>(
    state: { interactor in
      "\(interactor.lorebookList.map(\.lorebook)) \(interactor.lorebookList.map(\.entries.count)) "
        + "\(interactor.lorebookList.map { $0.entries.map(\.isEnabled) }) \(interactor.assignments)"
    }, view: Self.view)

  private static func view(
    _ screen: Screen, _ interactor: FakeProfileInteractor, _ router: RecordingProfileRouter
  ) -> AnyView {
    let details = interactor.lorebookList.first ?? .tea
    if interactor.lorebookList.isEmpty, screen != .lorebooks { interactor.lorebookList = [details] }
    switch screen {
    case .lorebooks:
      return AnyView(LorebooksView(presenter: LorebooksPresenter(interactor: interactor, router: router)))
    case .lorebook:
      return AnyView(
        LorebookView(presenter: LorebookPresenter(details.lorebook, interactor: interactor, router: router)))
    case .form:
      let presenter = LorebookFormPresenter(editing: details, interactor: interactor, router: router)
      presenter.isOpen = true
      return AnyView(LorebookFormView(presenter: presenter))
    case .entry:
      let presenter = LorebookEntryPresenter(
        details.lorebook, editing: details.entries.last.map { ($0, details.entries.count - 1) },
        interactor: interactor, router: router)
      presenter.isOpen = true
      return AnyView(LorebookEntryView(presenter: presenter))
    case .places:
      return AnyView(
        LorebookPlacesView(
          presenter: LorebookPlacesPresenter(details.lorebook, interactor: interactor, router: router)))
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
    let quiet = [Screen.form, .entry].contains(screen) ? ["Next field"] : []
    #expect(await screens.clickFaults(of: screen, quiet: quiet) == [])
  }
}
