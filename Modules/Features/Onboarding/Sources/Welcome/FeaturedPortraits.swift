import DesignSystem
import FeatureKit
import TerminalUI

/// Some of the characters that come with the app, as many as fit. They only decorate. There are none where nothing can
/// be drawn, and in a small window.
struct FeaturedPortraits: View {
  @Environment(\.palette) private var palette
  @Environment(\.windowSize) private var window

  var body: some View {
    if Self.show(in: window, palette) {
      HStack(spacing: 2) {
        ForEach(Array(0..<count), id: \.self) { index in
          Portrait("", look: BuiltInLook.featured[index], size: size).accessibilityHidden()
        }
      }
    }
  }

  /// Whether a window has room for them, and the terminal has the colours for them.
  static func show(in window: WindowSize, _ palette: Palette) -> Bool {
    palette.hasSurfaces && window.columns >= 30 && window.rows >= 22
  }

  private var size: Portrait.Size { window.columns >= 100 && window.rows >= 32 ? .large : .hero }
  private var count: Int { min(size == .large ? 5 : 4, (window.columns - 2) / (size.columns + 2)) }
}
