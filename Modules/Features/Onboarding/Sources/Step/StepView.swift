import TerminalUI

extension View {
  /// Makes it a screen between Welcome and the end: it is restored, and the user can skip it. It says which step it is.
  func step(_ presenter: StepPresenter) -> some View { StepView(presenter: presenter, content: self) }
}

private struct StepView<Content: View>: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: StepPresenter
  let content: Content

  var body: some View {
    VStack {
      content.frame(maxWidth: .infinity, maxHeight: hasDots ? .infinity : nil, alignment: .topLeading)
      if hasDots, let place = presenter.place {
        Text(line: dots(place.number, of: place.count)).foregroundStyle(.secondary).accessibilityHidden()
          .frame(maxWidth: .infinity, alignment: .center)
      }
    }
    .toolbar {
      if let place = presenter.place, window.columns >= 40 {
        Text(line: language.step(place.number, of: place.count)).foregroundStyle(.secondary)
      }
    }
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

  private var hasDots: Bool { !isPlain && window.rows >= 20 }

  /// A sign for each step. The one of this screen is filled.
  private func dots(_ number: Int, of count: Int) -> String {
    (1...count).map { $0 == number ? "●" : "○" }.joined(separator: " ")
  }
}
