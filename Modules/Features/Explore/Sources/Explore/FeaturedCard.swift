import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// A card with a portrait, a name and a few words.
struct FeaturedCard: View {
  /// The layout of all cards of a row.
  enum Shape {
    /// The only card: the portrait is beside the text.
    case single
    /// A portrait of four rows above the text, or of eight.
    case small, large

    /// The shape for a window.
    init(in window: WindowSize) {
      self = window.columns < 44 ? .single : window.columns >= 110 && window.rows >= 30 ? .large : .small
    }

    /// The width in cells; nil for the whole window.
    var width: Int? {
      switch self {
      case .single: nil
      case .small: 18
      case .large: 22
      }
    }

    var portrait: Portrait.Size { self == .large ? .large : self == .small ? .hero : .mini }
  }

  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let avatar: Avatar
  let shape: Shape
  /// The keys of this card besides Enter. The carousel binds the arrow keys; here they are repeated for the footer.
  let keys: [KeyBinding]

  /// The rows of the text: the name, and two for the words.
  private let lines = 3

  var body: some View {
    content
      .background(.surface)
      .keyBindings(isFocused ? keys : [])
  }

  @ViewBuilder private var content: some View {
    if let width = shape.width {
      VStack {
        portrait(width: width)
        text.frame(width: width, height: lines, alignment: .topLeading).clipped()
      }
    } else {
      HStack(spacing: 1) {
        portrait(width: nil)
        text.frame(maxWidth: .infinity, alignment: .topLeading).frame(height: lines, alignment: .topLeading).clipped()
      }
    }
  }

  private func portrait(width: Int?) -> some View {
    Portrait(
      avatar.name, look: avatar.portrait, picture: pictures[avatar.picture], size: shape.portrait, width: width)
  }

  private var text: some View {
    // A narrow card has room for longer names without a gap.
    HStack(spacing: shape == .small ? 0 : 1) {
      VStack {
        ForEach(Array(0..<lines), id: \.self) { _ in
          Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
        }
      }
      VStack {
        Text(line: avatar.name).bold(isFocused).highlighted(isFocused)
        Text(avatar.summary(in: language)).lineLimit(lines - 1).foregroundStyle(.secondary)
      }
    }
  }
}
