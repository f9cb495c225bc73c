import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalUI
import Testing

@testable import Onboarding

/// The events about profiles: that an action began, and its result. They contain no name and no path.
@MainActor struct EventTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func names(failing: Bool, _ act: () async -> Void) async -> [String] {
    if failing { interactor.error = OutOfReach() }
    await act()
    for event in interactor.events {
      for word in ["Ada", "ada@", "aichat-", ".jsonl"] { #expect(!"\(event)".contains(word), "\(event)") }
    }
    return interactor.events.map(\.name)
  }

  @Test(arguments: [false, true]) func `A profile that is saved`(failing: Bool) async {
    let presenter = SaveProfilePresenter(interactor: interactor, router: router)
    await presenter.load()
    (presenter.name, presenter.email) = ("Ada", "ada@example.com")
    #expect(
      await names(failing: failing) { await presenter.onSavePressed() }
        == ["SaveProfileView_SaveProfile_Start", "SaveProfileView_SaveProfile_\(failing ? "Fail" : "Success")"])
  }

  @Test(arguments: [false, true]) func `Going over to another profile`(failing: Bool) async throws {
    router.onConfirm = { _ in true }
    let presenter = ProfilesPresenter(interactor: interactor, router: router)
    await presenter.load()
    let other = try #require(presenter.others.first)
    #expect(
      await names(failing: failing) { await presenter.onProfilePressed(other.profile.id) }
        == ["ProfilesView_SwitchProfile_Start", "ProfilesView_SwitchProfile_\(failing ? "Fail" : "Success")"])
  }

  @Test(arguments: [false, true]) func `Beginning a new profile`(failing: Bool) async {
    router.onConfirm = { _ in true }
    let presenter = ProfilesPresenter(interactor: interactor, router: router)
    await presenter.load()
    #expect(
      await names(failing: failing) { await presenter.onNewProfilePressed() }
        == ["ProfilesView_SignOut_Start", "ProfilesView_SignOut_\(failing ? "Fail" : "Success")"])
  }

  @Test(arguments: [false, true]) func `To a file and back`(failing: Bool) async {
    router.onAskForExportFile = { $0 }
    router.onAskForImportFile = { _ in "~/aichat-ada.jsonl" }
    let presenter = ArchivesPresenter(interactor: interactor, router: router)
    let end = failing ? "Fail" : "Success"
    #expect(
      await names(failing: failing) { await presenter.onImportPressed(in: .english) }
        == ["ArchivesView_Import_Start", "ArchivesView_Import_\(end)"])
    guard !failing else { return }
    #expect(
      await names(failing: failing) { await presenter.onExportPressed(in: .english) }.suffix(2)
        == ["ArchivesView_Export_Start", "ArchivesView_Export_\(end)"])
  }
}
