import Markdown

/// Finds the last block of code in a model's text. An unchanged text costs nothing to search again; of a grown one
/// only the new part is read. A presenter keeps one.
@MainActor public final class CodeFinder {
  private let reader = MarkdownReader()

  /// A finder that has read nothing.
  public init() {}

  /// The last block of code in a text in GitHub's Markdown, unformatted; nil when there is none.
  public func lastCode(in source: String) -> String? {
    reader.document(of: source).lastCode?.text
  }

  /// Every block of code in a text in GitHub's Markdown, in order.
  public static func codes(in source: String) -> [String] { MarkdownDocument(source).codes.map(\.text) }
}
