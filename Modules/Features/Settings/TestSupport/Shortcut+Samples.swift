public import TerminalUI

extension Shortcut {
  /// Shortcuts of the app and of its features.
  public static let samples = [
    Shortcut("quit", .control("q")) { $0("Quit", "종료") },
    Shortcut("model", .alt("m")) { $0("Model", "모델") },
    Shortcut("delete-chat", .control("d")) { $0("Delete chat", "대화 삭제") },
  ]
}
