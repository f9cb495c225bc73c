import DesignSystem
import FeatureKit
import TerminalUI

/// The shortcuts of the app. Their keys can be changed.
struct ShortcutsSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.settingsQuery) private var query
  @Environment(\.windowSize) private var window
  let presenter: ShortcutsPresenter

  var body: some View {
    VStack {
      Text(language.whatShortcutsAre(isPlain: isPlain)).foregroundStyle(.secondary)
      if let origin = presenter.override { Text(language.isSet(by: origin)).foregroundStyle(.secondary) }
      ForEach(presenter.rows(query)) { shortcut in
        VStack {
          row(shortcut)
          if presenter.edited == shortcut.id { editor }
        }
      }
      if presenter.isChanged {
        Button(language.resetShortcuts) { if presenter.onResetPressed() { announce(language.shortcutsAreReset) } }
          .disabled(presenter.override != nil)
      }
    }
  }

  private func row(_ shortcut: Shortcut) -> some View {
    let key = presenter.keymap[shortcut]
    return HStack(spacing: 2) {
      Text(line: key.label).bold().frame(width: 6, alignment: .topLeading).accessibilityHidden()
      Button(isPlain ? language.key(of: shortcut.title(language), key.label) : shortcut.title(language)) {
        presenter.onPressed(shortcut)
      }
      .disabled(presenter.override != nil)
      if key != shortcut.usual, window.columns >= 60 {
        Text(line: language.usually(shortcut.usual.label)).foregroundStyle(.secondary)
      }
    }
  }

  private var editor: some View {
    VStack {
      if isPlain { typing } else { recorder }
      if let problem = presenter.problem { Text(language.words(for: problem)).foregroundStyle(.danger) }
    }
    .padding(.leading, 2)
    .keyBindings([KeyBinding(.escape, language.cancel) { presenter.onCancelPressed() }])
  }

  /// Waits for the new key, which the user presses.
  private var recorder: some View {
    VStack {
      KeyRecorder(language.pressTheKey(usual: presenter.editedWithAnotherKey?.usual.label)) { key in
        if presenter.onKey(key, in: language) { announce(language.shortcutIsChanged) }
      }
      if let shortcut = presenter.editedWithAnotherKey {
        Button(language.restore(shortcut.usual.label)) {
          if presenter.onUsualPressed() { announce(language.shortcutIsChanged) }
        }
      }
    }
  }

  /// In plain mode the user types the key's name, because presses are text there.
  private var typing: some View {
    TextField(language.keyPrompt, text: Binding(presenter, \.text)) {
      if presenter.onSubmit(in: language) { announce(language.shortcutIsChanged) }
    }
    .defaultFocus()
  }
}
