import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The lists of personas, lorebooks and templates, with the screens that belong to them. The states that look like
/// another screen's are in `GoldenTests`.
@MainActor struct ListGoldenTests {
  enum Screen: String, CaseIterable {
    case personas, persona, picker = "persona-picker"
    case lorebooks, lorebook, form = "lorebook-form", entry = "lorebook-entry", places = "lorebook-places"
    case templates, template
  }

  nonisolated private static let cases =
    cases(of: [.personas, .persona, .picker], small: .personas)
    + cases(of: [.lorebooks, .lorebook, .form, .entry, .places], small: .lorebook)
    + cases(of: [.templates, .template], small: .templates)

  /// A list, and what belongs to it.
  /// - Parameter small: The screen that is shown in Korean and in the smallest window too.
  nonisolated private static func cases(
    of screens: [Screen], small: Screen
  ) -> [GoldenCase<Screen, DemoScene>] {
    GoldenCase.all(
      where: { screens.contains($0) && ($1 == .typical || $0 == screens[0] && $1 == .empty) },
      korean: (small, .typical), tiny: (small, .typical))
  }

  /// Opens a screen. The user cancels each form and question that it leads to.
  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeProfileInteractor(scene), RecordingProfileRouter())
    router.onConfirm = { _ in false }
    router.onAskForFile = { _, _, _ in nil }
    (router.onCreatePersona, router.onEditPersona) = ({ nil }, { _ in nil })
    (router.onCreateTemplate, router.onEditTemplate) = ({ nil }, { _ in nil })
    (router.onCreateLorebook, router.onEditLorebook) = ({ nil }, { _ in nil })
    (router.onCreateLorebookEntry, router.onEditLorebookEntry) = ({ _ in nil }, { _, _, _ in nil })
    let pilot = Pilot(showing: view(screen, interactor, router), in: window, depth: depth)
    await pilot.settle()
    // Another attempt succeeds.
    interactor.loadError = nil
    return (
      pilot,
      {
        let books = interactor.lorebookList.map { ($0.lorebook, $0.entries.map(\.isEnabled)) }
        return "\(router.calls) \(interactor.personaList.count) \(interactor.bindings) \(books) "
          + "\(interactor.assignments) \(interactor.templateList.templates.count) \(interactor.loadGate.arrivals)"
      }
    )
  }

  private func view(
    _ screen: Screen, _ interactor: FakeProfileInteractor, _ router: RecordingProfileRouter
  ) -> AnyView {
    let details = interactor.lorebookList.first ?? .tea
    if interactor.lorebookList.isEmpty, screen != .lorebooks { interactor.lorebookList = [details] }
    switch screen {
    case .personas:
      return AnyView(PersonasView(presenter: PersonasPresenter(interactor: interactor, router: router)))
    case .persona:
      return AnyView(
        PersonaFormView(
          presenter: PersonaFormPresenter(
            editing: interactor.personaList.first, interactor: interactor, router: router)))
    case .picker:
      return AnyView(
        PersonaPickerView(
          presenter: PersonaPickerPresenter(
            PersonaPickerParameters(now: PersonaInUse(.mina, in: .everywhere)), interactor: interactor,
            router: router)))
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
    case .templates:
      return AnyView(TemplatesView(presenter: TemplatesPresenter(interactor: interactor, router: router)))
    case .template:
      return AnyView(
        TemplateFormView(
          presenter: TemplateFormPresenter(
            editing: interactor.templateList.templates.first, interactor: interactor, router: router)))
    }
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, DemoScene>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: Screen.allCases, DemoScene.allCases)
  func `It is whole in every window, language and colour depth`(screen: Screen, state: DemoScene) async throws {
    let endings = [.long, .hostile].contains(state) ? nil : ["Loading…", "불러오는 중…", "Saving…", "저장 중…"]
    let faults = try await LayoutProperties(endings: endings) { await open(screen, state, $0, $1).pilot }.faults()
    #expect(faults == [])
  }

  @Test(arguments: Screen.allCases) func `The footer's keys can be clicked`(screen: Screen) async {
    // From the first field of a form to the second only the caret moves.
    let quiet = [.persona, .form, .entry, .template].contains(screen) ? ["Next field"] : []
    let faults = await FooterClicks { await open(screen, .typical) }.faults(quiet: quiet)
    #expect(faults == [])
  }
}
