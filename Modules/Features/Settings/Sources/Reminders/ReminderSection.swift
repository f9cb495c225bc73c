import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Whether reminders are on, whether they name avatars, and when the next one comes.
struct ReminderSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: ReminderPresenter

  var body: some View {
    LoadedSection(loader: presenter.status) { status in
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
