import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Whether there are reminders, what they may say, and when they come.
struct ReminderSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: ReminderPresenter

  var body: some View {
    content.task { await presenter.load() }
  }

  @ViewBuilder private var content: some View {
    switch presenter.phase {
    case .loading: LoadingLine()
    case .failed(let reason): ErrorLine(language(reason)) { Task { await presenter.onTryAgainPressed() } }
    case .content(let status):
      VStack {
        Toggle(language.remindMe, isOn: Binding(get: { status.permission == .allowed }, set: turn))
        if status.permission == .allowed {
          Toggle(language.mentionChats, isOn: Binding(get: { status.mentionsChats }, set: mention))
          Text(language.meaning(of: status)).foregroundStyle(.secondary)
          if let next = status.due.first { Text(language.nextReminder(next)).foregroundStyle(.secondary) }
        }
      }
    }
  }

  private func turn(_ isOn: Bool) {
    Task { if await presenter.onSwitched(isOn) { announce(isOn ? language.remindersAreOn : language.remindersAreOff) } }
  }

  private func mention(_ isOn: Bool) {
    Task { await presenter.onMentionSwitched(isOn) }
  }
}
