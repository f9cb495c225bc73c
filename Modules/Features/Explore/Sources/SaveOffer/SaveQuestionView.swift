import DesignSystem
import FeatureKit
import TerminalUI

/// Asks somebody without a name whether to save what they have.
struct SaveQuestionView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let answer: @MainActor (Bool) -> Void

  var body: some View {
    VStack(spacing: spacing) {
      // Where there is no room for all of it the words scroll, and the buttons stay: an answer must be possible.
      ScrollView {
        VStack(spacing: spacing) {
          Text(language.saveQuestion).bold().accessibilityHeading()
          Text(language.saveMeaning)
        }
        .padding(.trailing, 1)
      }
      WrappingHStack(spacing: 2) { buttons }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var spacing: Int { window.rows < 12 ? 0 : 1 }

  @ViewBuilder private var buttons: some View {
    Button(language.saveProfile) { answer(true) }.defaultFocus()
    Button(language.notNow) { answer(false) }
  }
}
