import Entities
import Observation

/// Knows what was noted, and deletes it when the user says so.
@Observable @MainActor final class EventLogPresenter {
  /// The newest first; nil while they are read.
  private(set) var lines: [String]?
  private(set) var size: Int
  let path: String
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
    path = interactor.eventLogPath
    size = interactor.eventLogSize
  }

  func load() async {
    lines = await interactor.recordedEvents()
    size = interactor.eventLogSize
  }

  func readSize() { size = interactor.eventLogSize }

  /// Whether something is recorded from now on.
  var isOn: Bool {
    interactor.configurationEntries.first { $0.key == Preference.telemetryFile.rawValue }?.value == "true"
  }

  /// Goes to where it is switched on.
  func onSwitchPressed() { router.showPrivacy() }

  func onReadPressed() { router.showEventLog() }

  /// - Returns: Whether all of it is gone.
  @discardableResult func onDeletePressed() async -> Bool {
    guard await router.confirmEventDeletion() else { return false }
    do {
      try await interactor.deleteRecordedEvents()
    } catch {
      await load()
      router.showAlert(for: error)
      return false
    }
    await load()
    return true
  }
}
