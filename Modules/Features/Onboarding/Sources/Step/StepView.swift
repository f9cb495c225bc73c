import TerminalUI

extension View {
  /// Makes it a screen between Welcome and the end: the app goes on with it, and it can be skipped.
  func step(_ presenter: StepPresenter) -> some View { StepView(presenter: presenter, content: self) }
}

private struct StepView<Content: View>: View {
  @Environment(\.language) private var language
  let presenter: StepPresenter
  let content: Content

  var body: some View {
    content
      // By its key alone: a button would take the first focus from what the screen is for.
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
