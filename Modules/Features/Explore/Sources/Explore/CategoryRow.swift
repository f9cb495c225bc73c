import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The kinds of avatars, side by side where they fit. In a large window each has its picture.
struct CategoryRow: View {
  @Environment(\.density) private var density
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// Below this width of the window the names do not fit in one line.
  private let narrow = 56
  let categories: [CharacterOption]
  let choose: @MainActor (CharacterOption) -> Void

  var body: some View {
    if window.columns >= narrow {
      HStack(spacing: 2) { buttons }
    } else {
      VStack { buttons }
    }
  }

  private var hasPictures: Bool {
    !isPlain && window.columns >= 100 && window.rows >= 30 && density == .comfortable
  }

  private var buttons: some View {
    ForEach(categories, id: \.self) { kind in
      HStack(spacing: 1) {
        if hasPictures {
          Portrait(kind.plural(in: language), look: kind.emblem, size: .mini).frame(width: 4, alignment: .topLeading)
            .onTapGesture { choose(kind) }.accessibilityHidden()
        }
        Button(kind.plural(in: language)) { choose(kind) }
      }
    }
  }
}
