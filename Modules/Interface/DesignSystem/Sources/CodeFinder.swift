import Markdown

/// Finds the last block of code in what a model writes. The same text costs nothing to ask about again, and one that has
/// grown is read from where it ended: a presenter keeps one.
@MainActor public final class CodeFinder {
  private let reader = MarkdownReader()

  /// One that has read nothing.
  public init() {}

  /// The last block of code in a text in GitHub's Markdown, as it was written; nil when there is none.
  public func lastCode(in source: String) -> String? {
    reader.document(of: source).lastCode?.text
  }

  /// Every block of code in a text in GitHub's Markdown, in order.
  public static func codes(in source: String) -> [String] { MarkdownDocument(source).codes.map(\.text) }
}
