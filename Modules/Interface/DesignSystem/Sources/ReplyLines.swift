import Markdown
public import TerminalUI

/// What a model writes, as it is meant and as it arrives, in lines for a command that prints them: the looks of
/// `MarkdownText`.
public struct ReplyLines {
  private var printer: MarkdownPrinter

  /// Nothing yet.
  /// - Parameter showsLinks: Whether the terminal makes links of text, so that addresses need not be shown.
  public init(language: Language, showsLinks: Bool) {
    let style = MarkdownStyle(showsAddresses: !showsLinks, reasoningTitle: language.thoughts)
    printer = MarkdownPrinter(style: style)
  }

  /// Takes the next piece of a text in GitHub's Markdown, of any size and origin.
  public mutating func append(_ piece: String) { printer.append(piece) }

  /// The lines that stay from now on, none wider than `columns` cells, and those below them as they are so far.
  public mutating func consume(columns: Int) -> (settled: [StyledLine], open: [StyledLine]) {
    (printer.consumeSettled(width: columns), printer.open(width: columns))
  }

  /// All lines that were not taken as lines that stay: the text has come to its end.
  public mutating func finish(columns: Int) -> [StyledLine] { printer.finish(width: columns) }
}
