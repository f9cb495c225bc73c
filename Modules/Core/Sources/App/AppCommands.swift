import CommandPalette
import Entities
import FeatureKit
import Storage
import TerminalUI

/// The palette of commands over the app, and its use by each profile.
@MainActor struct AppCommands {
  /// The note that stores how often commands were used. A profile that has only this note counts as empty.
  nonisolated static let usageNote = "palette"
  let contributions: Contributions
  let notes: any NoteStore
  private let usage = PaletteUsage()

  init(_ contributions: Contributions, notes: any NoteStore) {
    self.contributions = contributions
    self.notes = notes
  }

  /// Reads how often a profile used each command. Without a profile the use of commands is not stored.
  func openUsage(of profile: UserProfile.ID?) async {
    await usage.open {
      guard let profile else { return nil }
      return try await notes.note(Self.usageNote, of: profile)
    } storingWith: { text in
      if let profile { try await notes.setNote(text, named: Self.usageNote, of: profile) }
    }
  }

  /// The palette for the stage that the app is at: the start screens or the tabs.
  func panel(over presenter: AppPresenter, in language: @escaping () -> Language) -> CommandPanel {
    CommandPanel(isAvailable: { [weak presenter] in presenter?.hasQuestion == false }) { [weak presenter] context in
      PaletteBuilder(
        contributions, usage: usage, canSelectTab: { presenter?.canSelectTab == true },
        selectTab: { presenter?.select($0) }, place: { presenter?.place }
      )
      .palette(context, in: language())
      .tint(presenter?.accent ?? ProfileColor.usual.tint)
    }
  }
}
