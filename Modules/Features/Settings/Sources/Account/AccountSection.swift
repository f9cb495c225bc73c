import FeatureKit
import DesignSystem
import Entities
import TerminalUI

/// The profile in use, and the ways to save it, switch it, sign out of it and delete it.
struct AccountSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.settingsQuery) private var query
  @Environment(\.windowSize) private var window
  let presenter: AccountPresenter

  var body: some View {
    LoadedSection(loader: presenter.profile) { profile in
      if let profile {
        account(profile).keyBindings(presenter.work == nil ? keys : [])
      } else {
        Text(language.notSignedIn)
      }
    }
  }

  private func account(_ profile: UserProfile) -> some View {
    VStack {
      HStack(spacing: 1) {
        Text(line: profile.name ?? language.anonymousProfile)
        if let email = profile.email { Text(line: "· \(email)").foregroundStyle(.secondary) }
      }
      Text(presenter.isAnonymous ? language.signOutAnonymousMeaning : language.signOutMeaning)
        .foregroundStyle(.secondary)
      if window.columns < 40 {
        VStack {
          staying
          leaving
        }
      } else {
        HStack(spacing: 2) { staying }
        HStack(spacing: 2) { leaving }
      }
    }
  }

  private var staying: some View {
    Group {
      if leaves(saving) { AsyncButton(saveTitle, isBusy: presenter.work == .saving, action: save) }
      if leaves(\.switchProfile) { Button(language.switchProfile, action: presenter.onSwitchPressed) }
    }
    .disabled(presenter.work != nil)
  }

  private var leaving: some View {
    Group {
      if leaves(\.signOut) {
        AsyncButton(language.signOut, isBusy: presenter.work == .signingOut, action: signOut)
      }
      if leaves(\.deleteAccount) {
        AsyncButton(
          language.deleteAccount, role: .destructive, isBusy: presenter.work == .deleting, action: deleteAccount)
      }
    }
    .disabled(presenter.work != nil)
  }

  /// A profile without a name is saved; one with a name is edited.
  private var saveTitle: String { language[keyPath: saving] }
  private var saving: KeyPath<Language, String> { presenter.isAnonymous ? \.saveProfile : \.editProfile }

  private func leaves(_ button: KeyPath<Language, String>) -> Bool {
    query.leaves(button, of: [saving, \.switchProfile, \.signOut, \.deleteAccount], titled: \.account)
  }

  private var keys: [KeyBinding] {
    [
      KeyBinding(.character("s"), saveTitle, prominence: .spare, action: save),
      KeyBinding(.character("w"), language.switchProfile, prominence: .spare, action: presenter.onSwitchPressed),
      KeyBinding(.character("o"), language.signOut, prominence: .spare, action: signOut),
      KeyBinding(.character("d"), language.deleteAccount, prominence: .spare, action: deleteAccount),
    ]
  }

  private func save() {
    Task { await presenter.onSavePressed() }
  }

  private func signOut() {
    Task { if await presenter.onSignOutPressed() { announce(language.signedOut) } }
  }

  private func deleteAccount() {
    Task { if await presenter.onDeleteAccountPressed() { announce(language.accountDeleted) } }
  }
}
