public import Entities

/// What the look at the terminal must know.
@MainActor public protocol TerminalCheckInteractor {
  /// What the terminal can do, as far as that is known without asking it, and how to make more of it.
  func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic]
}
