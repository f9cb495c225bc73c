import DesignSystem
import FeatureKit
import TerminalUI

/// Some of the characters that come with the app, as many as fit. They only decorate: where nothing can be drawn, or
/// the window is low, there are none.
struct FeaturedPortraits: View {
  @Environment(\.palette) private var palette
  @Environment(\.windowSize) private var window

  var body: some View {
    if palette.hasSurfaces, window.columns >= 30, window.rows >= 22 {
      HStack(spacing: 2) {
        ForEach(Array(0..<count), id: \.self) { index in
          Portrait("", look: BuiltInLook.featured[index], size: size).accessibilityHidden()
        }
      }
    }
  }

  private var size: Portrait.Size { window.columns >= 100 && window.rows >= 32 ? .large : .hero }
  private var count: Int { min(size == .large ? 5 : 4, (window.columns - 2) / (size.columns + 2)) }
}
