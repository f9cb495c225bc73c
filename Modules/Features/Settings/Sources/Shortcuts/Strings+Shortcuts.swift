import TerminalUI

extension Language {
  var shortcuts: String { self("Shortcuts", "단축키") }
  var cancel: String { self("Cancel", "취소") }
  /// What the rows do. In plain mode the user types the key's name.
  func whatShortcutsAre(isPlain: Bool) -> String {
    self("These keys work in text fields too.", "글을 쓸 때도 쓸 수 있는 키입니다.")
      + (isPlain
        ? self(" Choose one, then write its new key.", " 하나를 고른 뒤 새로 쓸 키를 적으세요.")
        : self(" Choose one, then press its new key.", " 하나를 고른 뒤 새로 쓸 키를 누르세요."))
  }
  /// What to press, with the usual key where the shortcut has another one.
  func pressTheKey(usual: String?) -> String {
    let restoring = usual.map { self(" ⌫ goes back to \($0).", " ⌫ 키는 \($0) 키로 되돌립니다.") } ?? ""
    return self("Press the new key.", "새로 쓸 키를 누르세요.") + restoring + self(" Esc cancels.", " Esc로 취소합니다.")
  }
  /// The button that gives a shortcut its usual key.
  func restore(_ key: String) -> String { self("Back to \(key)", "\(key) 키로 되돌리기") }
  var keyPrompt: String { self("Alt-N, Ctrl-X or F5; empty for the usual key", "Alt-N, Ctrl-X, F5 등. 비우면 기본 키") }
  var shortcutIsChanged: String { self("The key is changed.", "키를 바꿨습니다.") }
  var resetShortcuts: String { self("Reset all keys", "모두 기본 키로") }
  var shortcutsAreReset: String { self("All keys are reset.", "모두 기본 키로 되돌렸습니다.") }
  /// The label in plain mode: the button changes the key and does not run the command.
  func key(of title: String, _ key: String) -> String { self("Key of “\(title)”: \(key)", "“\(title)” 키: \(key)") }
  func usually(_ key: String) -> String { self("usually \(key)", "기본 키 \(key)") }
}
