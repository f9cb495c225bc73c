import Markdown
public import TerminalUI

/// What a model wrote, in words for who does not see it: `MarkdownText`, told. A view keeps one as its state.
@MainActor public final class SpokenMarkdown {
  private let speaker = MarkdownSpeaker()

  /// One that has read nothing.
  public init() {}

  /// The words of a text in GitHub's Markdown, in lines. Of one that is arriving only what stays is told.
  public func words(of source: String, isArriving: Bool, in language: Language) -> String {
    speaker.words(of: source, isArriving: isArriving, in: language)
  }
}
