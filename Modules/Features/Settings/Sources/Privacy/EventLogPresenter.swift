import Entities
import Observation
import TerminalUI

/// Shows the event log, and deletes it.
@Observable @MainActor final class EventLogPresenter {
  /// The lines of the log, the newest first; nil while they are read.
  private(set) var lines: [String]?
  private(set) var size: Int
  let path: String
  private static let option = "telemetry_file"
  private let interactor: any EventLogInteractor
  private let router: any EventLogRouter

  init(interactor: any EventLogInteractor, router: any EventLogRouter) {
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

  /// Whether events are recorded from now on.
  var isOn: Bool { interactor.configurationEntries.isOn(Self.option) }

  /// The title of the option that switches the log on.
  func switchTitle(in language: Language) -> String {
    interactor.configurationEntries.first { $0.key == Self.option }?.title(in: language) ?? Self.option
  }

  /// Shows the section in which the log is switched on.
  func onSwitchPressed() { router.showPrivacy() }

  func onReadPressed() { router.showEventLog() }

  /// - Returns: Whether the whole log is deleted.
  @discardableResult func onDeletePressed() async -> Bool {
    guard await router.confirm(.deletingLog) else { return false }
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
