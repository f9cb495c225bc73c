import DesignSystem
import TerminalUI

/// The question whether to save a profile without a name.
struct SaveQuestionView: View {
  @Environment(\.language) private var language
  let answer: @MainActor (Bool) -> Void

  var body: some View {
    ModalQuestion(language.saveQuestion, message: language.saveMeaning) {
      WrappingHStack(spacing: 2) {
        Button(language.saveProfile, role: .primary) { answer(true) }.defaultFocus()
        Button(language.notNow) { answer(false) }
      }
    }
  }
}
