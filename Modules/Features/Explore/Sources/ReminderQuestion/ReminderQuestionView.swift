import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Asks whether there may be reminders, and what they may say.
struct ReminderQuestionView: View {
  @Environment(\.language) private var language
  @State private var mentionsChats = false
  let answer: @MainActor (ReminderConsent?) -> Void

  var body: some View {
    VStack(spacing: 1) {
      Text(language.reminderQuestion).bold().accessibilityHeading()
      Text(language.reminderMeaning)
      Toggle(language.nameChats, isOn: $mentionsChats)
      HStack(spacing: 2) {
        Button(language.enable) { answer(ReminderConsent(mentionsChats: mentionsChats)) }.defaultFocus()
        Button(language.cancel) { answer(nil) }
      }
    }
  }
}
