import TerminalUI

extension View {
  /// Makes it a screen between Welcome and the end: it is restored, and the user can skip it.
  func step(_ presenter: StepPresenter) -> some View { StepView(presenter: presenter, content: self) }
}

private struct StepView<Content: View>: View {
  @Environment(\.language) private var language
  let presenter: StepPresenter
  let content: Content

  var body: some View {
    content
      // Skip is only a key: a button would take the first focus from the content of the screen.
      .keyBindings(
        presenter.isFinishing
          ? []
          : [
            KeyBinding(.character("s"), language.skip, prominence: .spare) {
              Task { await presenter.onSkipPressed() }
            }
          ]
      )
      .task { presenter.onAppear() }
  }
}
