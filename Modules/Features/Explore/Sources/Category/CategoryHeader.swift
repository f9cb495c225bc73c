import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The picture of a kind and a few words about it, above its characters. The title of the screen is the name of the
/// kind. A small window, or the compact density, has no room for this header.
struct CategoryHeader: View {
  @Environment(\.density) private var density
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let kind: CharacterOption
  let count: Int

  var body: some View {
    if window.rows >= 22, window.columns >= 40, density == .comfortable {
      HStack(spacing: 2) {
        Portrait(kind.plural(in: language), look: kind.emblem, size: size, width: width).accessibilityHidden()
        VStack {
          Text(language.about(kind))
          Text(line: language.numbered(count)).foregroundStyle(.secondary)
        }
      }
      .padding(.bottom, 1)
    }
  }

  private var isRoomy: Bool { window.columns >= 100 && window.rows >= 30 }
  private var size: Portrait.Size { isRoomy ? .large : .hero }
  private var width: Int { isRoomy ? 36 : window.columns >= 60 ? 18 : 8 }
}
