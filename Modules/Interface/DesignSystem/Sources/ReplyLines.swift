import Markdown
public import TerminalUI

/// A model's text as it arrives, formatted as lines for a command that prints them, in the style of `MarkdownText`.
public struct ReplyLines {
  private var printer: MarkdownPrinter

  /// An empty text.
  /// - Parameter showsLinks: Whether the terminal makes links clickable, so that addresses need not be shown.
  public init(language: Language, showsLinks: Bool) {
    let style = MarkdownStyle(showsAddresses: !showsLinks, reasoningTitle: language.thoughts)
    printer = MarkdownPrinter(style: style)
  }

  /// Adds the next piece of a text in GitHub's Markdown, of any size and origin.
  public mutating func append(_ piece: String) { printer.append(piece) }

  /// The newly settled lines, none wider than `columns` cells, and the open lines below them.
  public mutating func consume(columns: Int) -> (settled: [StyledLine], open: [StyledLine]) {
    (printer.consumeSettled(width: columns), printer.open(width: columns))
  }

  /// All remaining lines, at the end of the text.
  public mutating func finish(columns: Int) -> [StyledLine] { printer.finish(width: columns) }
}
