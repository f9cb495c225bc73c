import DesignSystem
import TerminalUI

/// The possibilities of the app, in a few sentences.
struct IntroView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: IntroPresenter
  let step: StepPresenter

  var body: some View {
    // The button does not scroll, so that a small window shows the text from its beginning.
    VStack(spacing: window.rows >= 12 ? 1 : 0) {
      ScrollView {
        VStack(spacing: 1) {
          Point(language.introAvatars)
          Point(language.introChats)
          Point(language.introModels)
        }
      }
      Button(language.next, role: .primary) { presenter.onContinuePressed() }.defaultFocus().layoutPriority(1)
    }
    .column()
    .step(step)
    .navigationTitle(language.howItWorks)
    .keyboardShortcut(.enter, language.next) { presenter.onContinuePressed() }
  }
}

/// A point of the list.
private struct Point: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    HStack(spacing: 1) {
      Text(line: "•").foregroundStyle(.accent).accessibilityHidden()
      Text(text)
    }
  }
}
