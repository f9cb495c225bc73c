import Entities
import FeatureKit
import TerminalUI

/// The kinds of avatars, side by side where they fit.
struct CategoryRow: View {
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

  private var buttons: some View {
    ForEach(categories, id: \.self) { kind in
      Button(kind.plural(in: language)) { choose(kind) }
    }
  }
}
