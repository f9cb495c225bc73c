import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// A presenter is freed with its screen.
@MainActor struct LeakTests {
  private func isFreed<Presenter: AnyObject>(
    _ make: () -> Presenter, _ view: (Presenter) -> some View
  ) async -> Bool {
    weak var freed: Presenter?
    do {
      let presenter = make()
      freed = presenter
      let pilot = Pilot(root: view(presenter))
      await pilot.settle()
      await pilot.press(.tab)
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    return freed == nil
  }

  @Test func theFirstScreens() async {
    let router = RecordingOnboardingRouter()
    let interactor = FakeOnboardingInteractor(.typical)
    let step = StepPresenter(.intro, interactor, router)
    let profiles = ProfilesPresenter(interactor: interactor, router: router)
    let archives = ArchivesPresenter(interactor: interactor, router: router)
    #expect(
      await isFreed(
        { WelcomePresenter(interactor: interactor, router: router) },
        { WelcomeView(presenter: $0, profiles: profiles, archives: archives) }))
    #expect(
      await isFreed({ ProfilesPresenter(interactor: interactor, router: router) }, { ProfilesView(presenter: $0) }))
    #expect(
      await isFreed(
        { SaveProfilePresenter(interactor: interactor, router: router) }, { SaveProfileView(presenter: $0) }))
    #expect(
      await isFreed({ ArchivesPresenter(interactor: interactor, router: router) }, { ArchivesSection(presenter: $0) }))
    #expect(
      await isFreed(
        { IntroPresenter(interactor: interactor, router: router) }, { IntroView(presenter: $0, step: step) }))
    #expect(await isFreed({ CommunityPresenter(router: router) }, { CommunityView(presenter: $0, step: step) }))
    #expect(await isFreed({ ColorPresenter(router: router) }, { ColorView(presenter: $0, step: step) }))
    #expect(
      await isFreed(
        { TerminalCheckPresenter(interactor: interactor, router: router) },
        { TerminalCheckView(presenter: $0, step: step) }))
    #expect(
      await isFreed(
        { FirstModelPresenter(interactor: interactor, router: router) }, { FirstModelView(presenter: $0, step: step) }))
    #expect(
      await isFreed({ PasteKeyPresenter(interactor: interactor, router: router) }, { PasteKeyView(presenter: $0) }))
    #expect(
      await isFreed(
        { StepPresenter(.intro, interactor, router) },
        { IntroView(presenter: IntroPresenter(interactor: interactor, router: router), step: $0) }))
  }
}
