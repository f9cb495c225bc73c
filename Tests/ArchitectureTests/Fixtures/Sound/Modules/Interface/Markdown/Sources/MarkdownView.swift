public import TerminalUI

/// Styled lines.
public struct MarkdownView: View {
  /// Nothing to say.
  public init() {}
}
