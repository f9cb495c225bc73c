import Markdown
public import TerminalUI

/// The part of a module that features cannot import: one use of it is enough.
public struct MarkdownText: View {
  private let inner = MarkdownView()

  /// An empty value.
  public init() {}
}
