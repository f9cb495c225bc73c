import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Nine colours to choose from, and the button for going on.
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

  /// Whether the window has a row to spare, so that the button need not scroll.
  private var keepsContinue: Bool { window.rows >= 12 }

  /// In plain mode the button is always there: one that appeared later would get a number after Skip.
  private var continueButton: (some View)? {
    presenter.canContinue || isPlain ? Button(language.next, role: .primary, action: goOn).layoutPriority(1) : nil
  }

  private func goOn() {
    if !presenter.canContinue { announce(language.chooseColorFirst) }
    presenter.onContinuePressed()
  }

  /// Three columns at most, as many as fit.
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

/// The colours in rows, as many in each as fit.
private struct ColorGrid: View {
  let presenter: ColorPresenter
  let columns: Int

  var body: some View {
    // There is a gap between neighbours: the arrow keys treat swatches that touch as one line.
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

  /// The chosen swatch gets the focus, also when a number chose it, so that Enter goes on.
  private func swatch(_ color: ProfileColor, number: Int) -> some View {
    let button = Button(action: { presenter.onColorPressed(color) }) {
      ColorSwatch(color: color, number: number, isChosen: presenter.chosen == color)
    }
    return presenter.chosen == color ? button.defaultFocus() : button
  }
}
