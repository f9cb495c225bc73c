import Entities
import FeatureKit
import TerminalUI

/// A colour with its number and name. A mark shows that it is chosen, also without colours.
struct ColorSwatch: View {
  /// The width of a swatch and the gap between two, in columns.
  static let width = 13, gap = 3

  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  let color: ProfileColor
  let number: Int
  let isChosen: Bool

  var body: some View {
    VStack {
      Text(line: isChosen ? "█████ ✓ █████" : "█████████████").foregroundStyle(color.tint)
      HStack(spacing: 1) {
        Text(line: "\(number)").foregroundStyle(.secondary)
        Text(line: color.title(in: language)).bold(isChosen).highlighted(isFocused)
        if isChosen { Text(line: "✓").bold().foregroundStyle(.accent) }
      }
    }
    .frame(width: Self.width, alignment: .leading)
    .accessibilityLabel(color.title(in: language) + (isChosen ? " " + language.chosen : ""))
    // The button handles Enter; this binding only shows it in the footer.
    .keyBindings(isFocused ? [KeyBinding(.enter, isChosen ? language.next : language.choose) {}] : [])
  }
}
