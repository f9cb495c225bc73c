public import TerminalUI

/// Styled lines.
public struct MarkdownView: View {
  /// An empty value.
  public init() {}
}
