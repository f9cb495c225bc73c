import TerminalUI

/// One of a few ways to go on, as a card: a title, what it needs, and a few words about it.
struct OptionCard: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.windowSize) private var window
  let title: String
  /// What it needs, in two or three words, at the right end where there is room.
  let need: String
  let about: String
  /// Whether the choice is in effect.
  let isChosen: Bool

  var body: some View {
    HStack {
      VStack {
        ForEach(Array(0..<2), id: \.self) { _ in
          Text(line: isFocused ? "▌ " : "  ").foregroundStyle(.accent)
        }
      }
      .accessibilityHidden()
      VStack {
        HStack {
          Text(line: isChosen ? "● " : "○ ").accessibilityHidden()
          Text(line: title).bold().highlighted(isFocused)
          if hasRoom {
            Spacer(minLength: 2)
            Text(line: need).foregroundStyle(.secondary).layoutPriority(1)
          }
        }
        Text(hasRoom ? about : "\(about) (\(need))").foregroundStyle(.secondary).padding(.leading, isPlain ? 0 : 2)
      }
    }
  }

  private var hasRoom: Bool { !isPlain && window.columns >= 60 }
}
