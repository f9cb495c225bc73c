import Entities
import Observation

/// Knows whether there are reminders, and changes that.
@Observable @MainActor final class ReminderPresenter {
  enum Phase: Equatable {
    case loading
    case content(ReminderStatus)
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter
  @ObservationIgnored private var isChanging = false

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
  }

  func load() async {
    do {
      phase = .content(try await interactor.reminderStatus())
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  /// Loads anew after a failure.
  func onTryAgainPressed() async {
    phase = .loading
    await load()
  }

  /// Turns reminders on, or off.
  /// - Returns: Whether it is done.
  @discardableResult func onSwitched(_ isOn: Bool) async -> Bool {
    await change { [interactor] status in
      if isOn {
        try await interactor.allowReminders(mentioningChats: status.mentionsChats)
      } else {
        try await interactor.turnRemindersOff()
      }
    }
  }

  /// Has reminders name whom the user talked with, or not.
  func onMentionSwitched(_ isOn: Bool) async {
    await change { [interactor] _ in try await interactor.allowReminders(mentioningChats: isOn) }
  }

  @discardableResult private func change(_ body: (ReminderStatus) async throws -> Void) async -> Bool {
    guard !isChanging, case .content(let status) = phase else { return false }
    isChanging = true
    defer { isChanging = false }
    interactor.log(SettingsEvent.reminders.start())
    do {
      try await body(status)
      interactor.log(SettingsEvent.reminders.success())
    } catch {
      interactor.log(SettingsEvent.reminders.fail(error))
      router.showAlert(for: error)
      await load()
      return false
    }
    await load()
    return true
  }
}
