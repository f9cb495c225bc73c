import DesignSystem
import TerminalUI

/// The question whether reminders may come, and whether they may name avatars.
struct ReminderQuestionView: View {
  @Environment(\.language) private var language
  let presenter: ReminderQuestionPresenter

  var body: some View {
    ModalQuestion(language.reminderQuestion, message: language.reminderMeaning) {
      Toggle(isOn: Binding(presenter, \.mentionsChats)) { Text(language.mentionChats) }
      WrappingHStack(spacing: 2) {
        Button(language.enable) { presenter.onEnablePressed() }.defaultFocus()
        Button(language.cancel) { presenter.onCancelPressed() }
      }
    }
  }
}
