import DesignSystem
import FeatureKit
import TerminalUI

/// Whether there may be reminders, and what they may say, in a few words for a modal.
struct ReminderQuestionView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ReminderQuestionPresenter

  var body: some View {
    VStack(spacing: spacing) {
      // Where there is no room for all of it the words scroll, and what can be pressed stays.
      ScrollView {
        VStack(spacing: spacing) {
          Text(language.reminderQuestion).bold().accessibilityHeading()
          Text(language.reminderMeaning)
        }
        .padding(.trailing, 1)
      }
      Toggle(isOn: Binding(get: { presenter.mentionsChats }, set: { presenter.mentionsChats = $0 })) {
        Text(language.mentionChats)
      }
      WrappingHStack(spacing: 2) {
        Button(language.enable) { presenter.onEnablePressed() }.defaultFocus()
        Button(language.cancel) { presenter.onCancelPressed() }
      }
    }
  }

  private var spacing: Int { window.rows < 16 ? 0 : 1 }
}
