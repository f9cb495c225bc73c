import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatar's portrait before a reply, and before a name: four cells wide, two high.
struct MiniPortrait: View {
  @Environment(\.density) private var density: Density
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let name: String
  /// The avatar; nil when it is not known.
  let avatar: Avatar?
  /// The height of the letter that is shown if there is no room for the portrait.
  var letterRows = 2

  var body: some View {
    Portrait(
      name, look: isDrawn ? avatar?.portrait : nil, picture: isDrawn ? pictures[avatar?.picture] : nil, size: .mini
    )
    .frame(width: 4, height: isDrawn ? 2 : letterRows, alignment: .topLeading).accessibilityHidden()
  }

  /// Whether there is room for more than a letter.
  private var isDrawn: Bool { density == .comfortable && window.rows >= 18 }
}
