import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user, and the avatars that they made, with the chosen one beside them.
struct ProfileView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ProfilePresenter
  /// Makes the presenter of an avatar.
  let avatar: @MainActor (Avatar) -> OwnAvatarPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content: ProfileContent(presenter: presenter, avatar: avatar, bringBack: bringBack)
      }
    }
    .navigationDetail(isPresented: presenter.phase == .content && !presenter.avatars.isEmpty) {
      OwnAvatarPreview(presenter: presenter, avatar: avatar)
    }
    .navigationTitle(language.profile)
    .toolbar {
      // Only with the content, because the first button takes the focus.
      if presenter.phase == .content, !window.isNarrowForTools {
        Button(language.settings, action: presenter.onSettingsPressed)
      }
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
    .keyBindings(
      presenter.phase == .content && !presenter.deleted.isEmpty
        ? [KeyBinding(.character("u"), language.undo, prominence: .spare, action: bringBack)] : []
    )
    .task(id: presenter.attempt) { await presenter.load() }
    .task { await presenter.watchProfile() }
  }

  private func bringBack() {
    Task { if await presenter.onUndoPressed() { announce(language.restored) } }
  }
}

extension WindowSize {
  /// Whether the bar has no room for its title and a button.
  fileprivate var isNarrowForTools: Bool { columns < 22 }
}

private struct ProfileContent: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.showsDetail) private var showsDetail
  @Environment(\.windowSize) private var window
  let presenter: ProfilePresenter
  let avatar: @MainActor (Avatar) -> OwnAvatarPresenter
  /// Brings the deleted avatars back.
  let bringBack: @MainActor () -> Void

  var body: some View {
    if presenter.avatars.isEmpty {
      // Below 14 rows the heading and the message have no room at once.
      if window.rows < 14 { ScrollView { empty } } else { empty }
    } else {
      VStack(spacing: isShort ? 0 : 1) {
        if isShort { buttons } else { heading }
        List(presenter.avatars, onSelect: { avatar($0).onPressed() }) { OwnAvatarRow(presenter: avatar($0)) }
          .defaultFocus()
          .selecting(presenter.newest, for: presenter.newest)
          .onSelection(if: showsDetail, after: presenter.preview.rest) { await presenter.preview.show($0.id) }
      }
    }
  }

  private var empty: some View {
    VStack(spacing: 1) {
      heading
      ContentUnavailableView(language.noAvatars, description: isPlain ? "" : language.pressN)
    }
  }

  /// Whether the window needs its rows for the list.
  private var isShort: Bool { !isPlain && window.rows < 12 }

  private var heading: some View {
    VStack(spacing: 1) {
      UserLine(profile: presenter.profile)
      if !isShort { ProfilePlaces(presenter: presenter) }
      if window.isNarrowForTools { settingsButton }
      VStack {
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
        if !presenter.deleted.isEmpty { Button(language.bringBack(presenter.deleted), action: bringBack) }
      }
    }
  }

  private var buttons: some View {
    WrappingHStack(spacing: 1) {
      newAvatarButton
      if window.isNarrowForTools { settingsButton }
    }
  }

  private var myAvatars: some View { Text(line: language.myAvatars).bold() }

  private var settingsButton: Button { Button(language.settings, action: presenter.onSettingsPressed) }

  private var newAvatarButton: Button {
    let title = window.isNarrowForTools ? language.newShort : language.newAvatar
    let button = Button("+ \(title)", action: presenter.onNewAvatarPressed)
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
