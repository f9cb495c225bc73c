import Markdown
public import TerminalUI

/// What features see of a module that they cannot import: one of them is enough.
public struct MarkdownText: View {
  private let inner = MarkdownView()

  /// Nothing to say.
  public init() {}
}
