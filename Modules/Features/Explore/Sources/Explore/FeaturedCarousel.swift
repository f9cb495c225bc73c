import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The featured avatars as cards: as many as fit side by side, with dots and arrows to the others.
struct FeaturedCarousel: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  /// Below this width of the window cards beside each other are too narrow to read.
  private let narrow = 76
  /// A card as narrow as this, with the gap after it, still has room for most names in one line.
  private let width = 19
  let presenter: ExplorePresenter

  var body: some View {
    VStack(alignment: .center) {
      HStack(spacing: 1) {
        // A card keeps its place when the others move on, and the focus stays with the place.
        ForEach(Array(0..<shown.count), id: \.self) { card(at: shown.lowerBound + $0) }
      }
      if shown.count < presenter.featuredAvatars.count {
        PageDots(shown: shown, count: presenter.featuredAvatars.count) { turn(by: $0) }
      }
    }
  }

  private func card(at index: Int) -> some View {
    let avatar = presenter.featuredAvatars[index]
    return Button(action: { presenter.onAvatarPressed(avatar: avatar) }) {
      FeaturedCard(avatar: avatar, shape: shape, keys: turns(at: index, .ordinary) + [characterKey(avatar)])
    }
    .frame(maxWidth: room == 1 ? nil : 30)
    .keyBindings(turns(at: index))
  }

  private func characterKey(_ avatar: Avatar) -> KeyBinding {
    KeyBinding(.character("i"), language.character, prominence: .spare) {
      presenter.onCharacterPressed(avatar: avatar)
    }
  }

  /// The number of cards that fit. In plain mode all do.
  private var room: Int {
    if isPlain { return presenter.featuredAvatars.count }
    return window.columns < narrow ? 1 : (window.columns - 1) / width
  }

  /// The indices of the shown avatars.
  private var shown: Range<Int> { presenter.shownCards(of: room) }

  /// All cards of a row have the same shape, so that their names are aligned.
  private var shape: FeaturedCard.Shape {
    if room == 1 { return .low }
    return presenter.featuredAvatars.contains { pictures[$0.picture] != nil } ? .pictured : .lettered
  }

  /// The arrow keys at the ends of the row, if there is a hidden card beyond it.
  private func turns(at index: Int, _ prominence: KeyBinding.Prominence = .hidden) -> [KeyBinding] {
    let previous = KeyBinding(.left, language.previous, prominence: prominence) { turn(by: -1) }
    let next = KeyBinding(.right, language.next, prominence: prominence) { turn(by: 1) }
    return (index == shown.first && index > 0 ? [previous] : [])
      + (index == shown.last && index + 1 < presenter.featuredAvatars.count ? [next] : [])
  }

  private func turn(by step: Int) { presenter.onCardsTurned(by: step, of: room) }
}

/// A card with a portrait, a name and a few words.
private struct FeaturedCard: View {
  /// The layout of the cards of a row.
  enum Shape {
    /// A picture is beside the text.
    case low
    /// The text is below letters or, if there is a picture in the row, below its height.
    case lettered, pictured

    /// The number of lines of the text.
    var lines: Int {
      switch self {
      case .low: 2
      case .lettered: 4
      case .pictured: 3
      }
    }

    /// The rows of the portrait above the words.
    var portrait: Int { self == .pictured ? Portrait.Size.hero.rows : 1 }
  }

  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let avatar: Avatar
  let shape: Shape
  /// The keys of this card besides Enter. Those that turn the row are bound by its place; here they show in the footer
  /// while the card has the focus.
  let keys: [KeyBinding]

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .frame(height: shape.portrait + 1 + shape.lines, alignment: .topLeading)
      .clipped()
      .border()
      .keyBindings(isFocused ? keys : [])
  }

  @ViewBuilder private var content: some View {
    if shape == .low, pictures[avatar.picture] != nil {
      HStack(spacing: 1) {
        portrait
        VStack { words }
      }
    } else {
      VStack {
        portrait.frame(height: shape.portrait, alignment: .topLeading)
        words
      }
    }
  }

  private var portrait: some View {
    HStack(spacing: 1) {
      Portrait(avatar.name, picture: pictures[avatar.picture], size: .hero)
      Text(line: isFocused ? "▸" : " ").foregroundStyle(.accent)
    }
  }

  @ViewBuilder private var words: some View {
    Text(line: avatar.name).bold().highlighted(isFocused)
    Text(avatar.summary(in: language)).lineLimit(shape.lines).foregroundStyle(.secondary)
  }
}

/// A dot for each card, filled for shown cards. A click on a dot shows its card, a click on an arrow the next one.
private struct PageDots: View {
  let shown: Range<Int>
  let count: Int
  let turn: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 1) {
      Text(line: "‹").onTapGesture { turn(-1) }
      ForEach(Array(0..<count), id: \.self) { index in
        Text(line: shown.contains(index) ? "●" : "○").onTapGesture { turn(steps(to: index)) }
      }
      Text(line: "›").onTapGesture { turn(1) }
    }
    .foregroundStyle(.secondary)
    .accessibilityHidden()
  }

  private func steps(to index: Int) -> Int {
    index < shown.lowerBound ? index - shown.lowerBound : max(0, index + 1 - shown.upperBound)
  }
}
