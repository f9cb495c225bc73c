import Entities
import FeatureKit
import Observation

/// Shows whether reminders are on, and switches them.
@Observable @MainActor final class ReminderPresenter {
  let status: ContentLoader<ReminderStatus>
  private let interactor: any ReminderInteractor
  private let router: any SectionRouter
  @ObservationIgnored private var isChanging = false

  init(interactor: any ReminderInteractor, router: any SectionRouter) {
    self.interactor = interactor
    self.router = router
    status = ContentLoader { try await interactor.reminderStatus() }
  }

  /// Switches reminders on or off.
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

  /// Chooses whether reminders name the avatars that the user talked with.
  func onMentionSwitched(_ isOn: Bool) async {
    await change { [interactor] _ in try await interactor.allowReminders(mentioningChats: isOn) }
  }

  @discardableResult private func change(_ body: (ReminderStatus) async throws -> Void) async -> Bool {
    guard !isChanging, let before = status.content else { return false }
    isChanging = true
    defer { isChanging = false }
    interactor.log(SettingsEvent.reminders.start())
    do {
      try await body(before)
      interactor.log(SettingsEvent.reminders.success())
    } catch {
      interactor.log(SettingsEvent.reminders.fail(error))
      router.showAlert(for: error)
      await status.load()
      return false
    }
    await status.load()
    return true
  }
}
