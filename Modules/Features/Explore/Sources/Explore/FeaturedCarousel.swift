import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The featured avatars as cards: as many as fit side by side, with dots and arrows to the others.
struct FeaturedCarousel: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ExplorePresenter

  var body: some View {
    VStack {
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
    .keyBindings(turns(at: index))
  }

  private func characterKey(_ avatar: Avatar) -> KeyBinding {
    KeyBinding(.character("i"), language.character, prominence: .spare) {
      presenter.onCharacterPressed(avatar: avatar)
    }
  }

  /// The number of cards that fit. In plain mode all do.
  private var room: Int {
    isPlain ? presenter.featuredAvatars.count : shape.width.map { (window.columns - 1) / ($0 + 1) } ?? 1
  }

  /// The indices of the shown avatars.
  private var shown: Range<Int> { presenter.shownCards(of: room) }

  private var shape: FeaturedCard.Shape { FeaturedCard.Shape(in: window) }

  /// The arrow keys at the ends of the row, if there is a hidden card beyond it.
  private func turns(at index: Int, _ prominence: KeyBinding.Prominence = .hidden) -> [KeyBinding] {
    let previous = KeyBinding(.left, language.previous, prominence: prominence) { turn(by: -1) }
    let next = KeyBinding(.right, language.next, prominence: prominence) { turn(by: 1) }
    return (index == shown.first && index > 0 ? [previous] : [])
      + (index == shown.last && index + 1 < presenter.featuredAvatars.count ? [next] : [])
  }

  private func turn(by step: Int) { presenter.onCardsTurned(by: step, of: room) }
}

/// A dot for each card, filled for shown cards. A click on a dot shows its card, a click on an arrow the next card on
/// that side.
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
