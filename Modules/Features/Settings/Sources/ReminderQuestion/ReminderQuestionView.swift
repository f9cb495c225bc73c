import DesignSystem
import FeatureKit
import TerminalUI

/// Whether there may be reminders, and what they may say, in a few words for a modal.
struct ReminderQuestionView: View {
  @Environment(\.language) private var language
  let presenter: ReminderQuestionPresenter

  var body: some View {
    VStack(spacing: 1) {
      Text(language.reminderQuestion).bold().accessibilityHeading()
      Text(language.reminderMeaning)
      Toggle(
        language.mentionChats,
        isOn: Binding(get: { presenter.mentionsChats }, set: { presenter.mentionsChats = $0 }))
      HStack(spacing: 2) {
        Button(language.enable) { presenter.onEnablePressed() }.defaultFocus()
        Button(language.cancel) { presenter.onCancelPressed() }
      }
    }
  }
}
