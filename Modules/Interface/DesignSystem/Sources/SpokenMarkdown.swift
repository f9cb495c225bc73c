import Markdown
public import TerminalUI

/// A model's text in words for users of the line-by-line host. A view keeps one as its state.
@MainActor public final class SpokenMarkdown {
  private let speaker = MarkdownSpeaker()

  /// A speaker that has read nothing.
  public init() {}

  /// The words of a text in GitHub's Markdown, in lines. Of an arriving text only the part that can no longer change is
  /// included.
  public func words(of source: String, isArriving: Bool, in language: Language) -> String {
    speaker.words(of: source, isArriving: isArriving, in: language)
  }
}
