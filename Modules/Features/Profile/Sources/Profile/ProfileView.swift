import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user, and the avatars that they made.
struct ProfileView: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ProfilePresenter
  let row: @MainActor (Avatar) -> OwnAvatarRow

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.profile)
    .toolbar {
      // Only with the content, because the first button takes the focus.
      if presenter.phase == .content, !isNarrow { settingsButton }
    }
    .keyBindings([
      // Plain mode does not list a key with the name of a button a second time.
      KeyBinding(
        .character("n"), isPlain ? language.newAvatar : language.newShort, action: presenter.onNewAvatarPressed),
      KeyBinding(.character("p"), language.personas, action: presenter.onPersonasPressed),
      KeyBinding(.character("s"), language.settings, action: presenter.onSettingsPressed),
      KeyBinding(.character("b"), language.lorebooks, action: presenter.onLorebooksPressed),
      KeyBinding(.character("t"), language.templates, action: presenter.onTemplatesPressed),
    ])
    .task(id: presenter.attempt) { await presenter.load() }
    .task { await presenter.watchProfile() }
  }

  @ViewBuilder private var content: some View {
    if presenter.avatars.isEmpty {
      // Below 14 rows the heading and the message have no room at once.
      if window.rows < 14 { ScrollView { empty } } else { empty }
    } else {
      // All of it scrolls: in a small window the heading leaves no room for a row.
      ScrollView {
        VStack(spacing: 1) {
          heading
          VStack { rows }
        }
      }
    }
  }

  private var empty: some View {
    VStack(spacing: 1) {
      heading
      ContentUnavailableView(language.noAvatars, description: isPlain ? "" : language.pressN)
    }
  }

  /// Whether the bar has no room for its title and a button.
  private var isNarrow: Bool { window.columns < 22 }

  private var settingsButton: Button { Button(language.settings, action: presenter.onSettingsPressed) }

  private var heading: some View {
    VStack(spacing: 1) {
      UserLine(profile: presenter.profile)
      ProfilePlaces(presenter: presenter)
      if isNarrow { settingsButton }
      // Beside each other they need 34 columns.
      if window.columns < 36 {
        VStack {
          myAvatars
          newAvatarButton
        }
      } else {
        HStack(spacing: 1) {
          myAvatars
          Spacer(minLength: 1)
          newAvatarButton
        }
      }
    }
  }

  private var myAvatars: some View { Text(line: language.myAvatars).bold() }

  @ViewBuilder private var rows: some View {
    ForEach(presenter.shownAvatars, content: row)
    // A button for each page: the pressed one disappears, and the focus moves to the row before the new ones.
    ForEach([presenter.hiddenCount].filter { $0 > 0 }, id: \.self) { count in
      Button(language.showMore(count), action: presenter.onShowMorePressed)
    }
  }

  private var newAvatarButton: Button {
    let button = Button("+ \(isNarrow ? language.newShort : language.newAvatar)", action: presenter.onNewAvatarPressed)
    return presenter.avatars.isEmpty ? button.defaultFocus() : button
  }
}

/// The profile: its picture, its name and its colour with the colour's name, for screens without colours.
private struct UserLine: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let profile: UserProfile?

  var body: some View {
    HStack(spacing: 1) {
      // A small window has room for the avatars, or for a large picture.
      Portrait(name, picture: pictures[profile?.picture], size: window.rows < 20 ? .mini : .hero)
      Text(line: name).bold()
      if let color = profile?.color {
        HStack {
          Text(line: "● ").foregroundStyle(color.tint).accessibilityHidden()
          Text(line: color.title(in: language).lowercased()).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var name: String { profile?.name ?? language.anonymousProfile }
}
