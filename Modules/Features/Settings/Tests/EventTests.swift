import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import Testing

@testable import Settings

/// The events of the settings: that an action began, and its result.
@MainActor struct EventTests {
  private let interactor = FakeSettingsInteractor(.typical)
  private let router = RecordingSettingsRouter()

  private var names: [String] { interactor.events.map(\.name) }

  @Test(arguments: [false, true]) func `Reminders`(failing: Bool) async {
    let presenter = ReminderPresenter(interactor: interactor, router: router)
    await presenter.status.load()
    if failing { interactor.error = OutOfReach() }
    await presenter.onSwitched(true)
    #expect(names == ["SettingsView_PushNotification_Start", "SettingsView_PushNotification_\(end(failing))"])
  }

  @Test(arguments: [false, true]) func `A copy of everything`(failing: Bool) async {
    if failing { interactor.error = OutOfReach() }
    let presenter = DataPresenter(interactor: interactor, router: router)
    await presenter.onBackUpPressed()
    #expect(names == ["SettingsView_BackUp_Start", "SettingsView_BackUp_\(end(failing))"])
  }

  @Test func `Everything erased`() async {
    router.answer(true)
    await DataPresenter(interactor: interactor, router: router).onErasePressed()
    #expect(names == ["SettingsView_Erase_Start", "SettingsView_Erase_Success"])
  }

  @Test(arguments: [false, true]) func `An experiment that is overridden`(failing: Bool) async {
    if failing { interactor.error = OutOfReach() }
    let presenter = DevSettingsPresenter(
      navigation: { _ in [] }, composition: FakeComposition(), interactor: interactor, router: router)
    presenter.onVariantChosen("top", of: "categoryRow")
    #expect(
      names == ["DevSettingsView_OverrideExperiment_Start", "DevSettingsView_OverrideExperiment_\(end(failing))"])
  }

  private func end(_ failing: Bool) -> String { failing ? "Fail" : "Success" }
}
