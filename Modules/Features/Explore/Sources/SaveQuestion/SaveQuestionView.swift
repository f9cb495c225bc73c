import DesignSystem
import FeatureKit
import TerminalUI

/// Asks somebody without a name whether to save what they have.
struct SaveQuestionView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let answer: @MainActor (Bool) -> Void

  var body: some View {
    if window.isTiny {
      // The buttons matter most: an answer must be possible.
      VStack {
        title
        buttons
      }
    } else {
      VStack(spacing: 1) {
        title
        Text(language.saveMeaning)
        HStack(spacing: 2) { buttons }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var title: some View { Text(language.saveQuestion).bold().lineLimit(2).accessibilityHeading() }

  @ViewBuilder private var buttons: some View {
    Button(language.saveProfile) { answer(true) }.defaultFocus()
    Button(language.notNow) { answer(false) }
  }
}
