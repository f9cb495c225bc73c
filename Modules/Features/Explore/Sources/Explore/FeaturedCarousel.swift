import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The featured avatars as cards: side by side where they fit, one at a time with dots where they do not.
struct FeaturedCarousel: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// Below this width of the window cards beside each other are too narrow to read.
  private let narrow = 76
  /// A card as narrow as this, with the gap after it, still has room for most names in one line.
  private let card = 19
  let presenter: ExplorePresenter

  var body: some View {
    if window.columns >= narrow {
      HStack(spacing: 1) {
        ForEach(Array(presenter.featuredAvatars.prefix((window.columns - 1) / card))) { avatar in
          Button(action: { presenter.onAvatarPressed(avatar: avatar) }) { FeaturedCard(avatar: avatar, lines: 4) }
            .frame(maxWidth: 30)
        }
      }
    } else if let avatar = presenter.pagedAvatar {
      Button(action: { presenter.onAvatarPressed(avatar: avatar) }) {
        VStack(alignment: .center) {
          FeaturedCard(avatar: avatar, lines: 2)
          PageDots(page: presenter.page, count: presenter.featuredAvatars.count, turn: presenter.onPageTurned)
        }
      }
      .keyBindings([
        KeyBinding(.left, language.previous, prominence: .hidden) { presenter.onPageTurned(by: -1) },
        KeyBinding(.right, language.next, prominence: .hidden) { presenter.onPageTurned(by: 1) },
      ])
    }
  }
}

/// A card with a portrait, a name, and what there is to say.
private struct FeaturedCard: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  @Environment(\.pictureShelf) private var pictures
  let avatar: Avatar
  /// How many lines there are to say something in.
  let lines: Int

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .frame(height: 2 + lines, alignment: .topLeading)
      .clipped()
      .border()
  }

  /// A picture takes the place of some words: above them on a high card, beside them on a low one.
  @ViewBuilder private var content: some View {
    let hero = Portrait.Size.hero
    if let picture = pictures[avatar.picture], lines > 2 {
      VStack {
        portrait(picture)
        words(lines: lines + 1 - hero.rows)
      }
    } else if let picture = pictures[avatar.picture] {
      HStack(spacing: 1) {
        portrait(picture)
        VStack { words(lines: lines) }
      }
    } else {
      VStack {
        portrait(nil)
        words(lines: lines)
      }
    }
  }

  private func portrait(_ picture: Picture?) -> some View {
    HStack(spacing: 1) {
      Portrait(avatar.name, picture: picture, size: .hero)
      Text(line: isFocused ? "▸" : " ").foregroundStyle(.accent)
    }
  }

  @ViewBuilder private func words(lines: Int) -> some View {
    Text(line: avatar.name).bold().reversed(isFocused)
    Text(avatar.summary(in: language)).lineLimit(lines).foregroundStyle(.secondary)
  }
}

/// Which of so many pages shows. A click on a dot turns to its page, one on an arrow to the next.
private struct PageDots: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let page: Int
  let count: Int
  let turn: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 1) {
      Text(line: "‹").onTapGesture { turn(-1) }
      ForEach(Array(0..<count), id: \.self) { index in
        Text(line: index == page ? "●" : "○").onTapGesture { turn(index - page) }
      }
      Text(line: "›").onTapGesture { turn(1) }
    }
    .foregroundStyle(.secondary)
    .accessibilityHidden()
    // The carousel handles them; here they only stand in the footer, while they mean it.
    .keyBindings(isFocused ? [KeyBinding(.left, language.previous) {}, KeyBinding(.right, language.next) {}] : [])
  }
}
