import TerminalUI

extension Language {
  var shortcuts: String { self("Shortcuts", "단축키") }
  var cancel: String { self("Cancel", "취소") }
  var whatShortcutsAre: String {
    self(
      "These work in a text too. Press one to put it on another key.",
      "글을 쓸 때도 쓸 수 있는 키입니다. 누르면 다른 키로 바꿀 수 있습니다.")
  }
  var keyPrompt: String { self("Alt-N, Ctrl-X or F5; empty for the usual one", "Alt-N, Ctrl-X, F5 등. 비우면 기본 키") }
  var shortcutIsKept: String { self("The key is changed.", "키를 바꿨습니다.") }
  var resetShortcuts: String { self("Usual keys for all", "모두 기본 키로") }
  var shortcutsAreReset: String { self("All keys are the usual ones.", "모두 기본 키로 되돌렸습니다.") }
  /// A key line by line: what is pressed is not what the key does.
  func key(of title: String, _ key: String) -> String { self("Key of “\(title)”: \(key)", "“\(title)” 키: \(key)") }
  func usually(_ key: String) -> String { self("usually \(key)", "기본 키 \(key)") }
}
