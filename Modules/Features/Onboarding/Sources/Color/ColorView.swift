import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Nine colours to choose one from, and the way on once that is done.
struct ColorView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ColorPresenter
  let step: StepPresenter

  var body: some View {
    VStack(spacing: 1) {
      ScrollView {
        VStack(spacing: 1) {
          VStack {
            Text(language.colorHint)
            Text(language.colorKeys).foregroundStyle(.secondary).accessibilityHidden()
          }
          ColorGrid(presenter: presenter, columns: columns)
          if !keepsContinue { continueButton }
        }
      }
      if keepsContinue { continueButton }
    }
    .column()
    .step(step)
    .navigationTitle(language.chooseColor)
    .keyBindings(numberKeys + continueKey)
  }

  /// Where there is a row to spare the button does not scroll: who has chosen sees the way on.
  private var keepsContinue: Bool { window.rows >= 12 }

  /// Line by line it is there from the first: what comes later has a number after Skip.
  private var continueButton: (some View)? {
    presenter.canContinue || isPlain ? Button(language.next, action: goOn).layoutPriority(1) : nil
  }

  private func goOn() {
    if !presenter.canContinue { announce(language.chooseColorFirst) }
    presenter.onContinuePressed()
  }

  /// Three, where the window has room for them.
  private var columns: Int {
    max(1, min(3, window.columns / (ColorSwatch.width + ColorSwatch.gap)))
  }

  private var numberKeys: [KeyBinding] {
    zip("123456789", presenter.colors).map { digit, color in
      KeyBinding(.character(digit), color.title(in: language), prominence: .hidden) { presenter.onColorPressed(color) }
    }
  }

  private var continueKey: [KeyBinding] {
    guard presenter.canContinue else { return [] }
    return [KeyBinding(.character("c"), language.next) { presenter.onContinuePressed() }]
  }
}

/// The colours in rows, as many in each as the window has room for.
private struct ColorGrid: View {
  let presenter: ColorPresenter
  let columns: Int

  var body: some View {
    // Between neighbours there is always room: the arrow keys take what touches for the next in line.
    VStack(spacing: 1) {
      ForEach(rows, id: \.first) { row in
        HStack(spacing: ColorSwatch.gap) {
          ForEach(row, id: \.self) { index in
            swatch(presenter.colors[index], number: index + 1)
          }
        }
      }
    }
  }

  private var rows: [Range<Int>] {
    stride(from: 0, to: presenter.colors.count, by: columns).map { start in
      start..<min(start + columns, presenter.colors.count)
    }
  }

  /// The chosen one gets the focus from a number too, so that Enter goes on with it.
  private func swatch(_ color: ProfileColor, number: Int) -> some View {
    let button = Button(action: { presenter.onColorPressed(color) }) {
      ColorSwatch(color: color, number: number, isChosen: presenter.chosen == color)
    }
    return presenter.chosen == color ? button.defaultFocus() : button
  }
}
