import TerminalUI

/// Draws the screen that returns a color.
struct ColorView: View {
  @Environment(\.language) private var language
  let presenter: ColorPresenter

  var body: some View {
    VStack {
      ForEach(presenter.colors) { color in
        Button(color.title(language)) { presenter.onColorPressed(color, in: language) }
      }
      Button(language.none, action: presenter.onNonePressed)
    }
    .navigationTitle(language.chooseColor)
  }
}
