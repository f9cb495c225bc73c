import Entities
import FeatureKit
import Navigation
import TerminalUI

/// Shows alerts over the screen in front.
@MainActor struct AppAlerts {
  let router: () -> Router?
  let language: () -> Language

  /// Whether there is a screen to show an alert on.
  var canShow: Bool { router() != nil }

  /// Shows a title and a message.
  func show(_ text: (Language) -> (title: String, message: String), isRead: @escaping @MainActor () -> Void = {}) {
    show(text) { [AlertButton($0.ok, role: .cancel, action: isRead)] }
  }

  /// Shows a title and a message, and returns when the user has read them.
  func tell(_ text: (Language) -> (title: String, message: String)) async {
    guard canShow else { return }
    await withCheckedContinuation { continuation in
      show(text) { continuation.resume() }
    }
  }

  /// Says that an earlier run crashed, and names its report.
  func showCrashes(_ paths: [String], delete: @escaping @MainActor () -> Void) {
    guard let newest = paths.first else { return }
    show {
      ($0.itCrashed, $0.whereCrashesAre(newest, count: paths.count))
    } buttons: {
      [AlertButton($0.delete, role: .destructive, action: delete), AlertButton($0.keep, role: .cancel)]
    }
  }

  /// Shows a reminder, with a way to its chat where it has one.
  func show(_ reminder: Reminder, open: @escaping @MainActor (Conversation.ID) -> Void) {
    show {
      ($0(reminder.title), $0(reminder.text))
    } buttons: { language in
      let chat = reminder.conversation.map { id in AlertButton(language.openChat, role: .offer) { open(id) } }
      return [chat, AlertButton(language.close, role: .cancel)].compactMap(\.self)
    }
  }

  private func show(
    _ text: (Language) -> (title: String, message: String), buttons: (Language) -> [AlertButton]
  ) {
    let language = language()
    let (title, message) = text(language)
    router()?.showAlert(title: title, message: message, buttons: buttons(language))
  }
}
