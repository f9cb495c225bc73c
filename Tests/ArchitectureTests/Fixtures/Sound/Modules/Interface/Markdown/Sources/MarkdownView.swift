public import TerminalUI

/// Styled lines.
public struct MarkdownView: View {
  public init() {}
}
