import Entities
import Observation
import ReminderDelivery

/// The reminders of an app that is in use.
@Observable @MainActor final class AppReminders {
  /// Whether an unshown reminder waits.
  private(set) var isWaiting = false
  private let renewal: @Sendable () async -> Bool
  private let delivery: @Sendable (_ show: @escaping @MainActor (Reminder) -> Bool) async -> Void

  /// The reminders of a run.
  init(_ reminders: some ReminderProviding) {
    renewal = { (try? await reminders.renewReminders()) ?? false }
    delivery = { show in try? await reminders.deliverReminder { await show($0) } }
  }

  /// Plans the reminders again.
  func renew() async { isWaiting = await renewal() }

  /// Shows the waiting reminder. If it is not shown, it waits again.
  func deliver(_ show: @escaping @MainActor (Reminder) -> Bool) async {
    await delivery { reminder in
      let isShown = show(reminder)
      if isShown { self.isWaiting = false }
      return isShown
    }
  }
}
