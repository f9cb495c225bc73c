/// What is to be decided about the looks of Markdown. Colours are the palette's, by their meaning.
public struct MarkdownStyle: Hashable, Sendable {
  /// Whether a link's address stands behind its words, where it says something else than they do. Where the words look
  /// like another address, or nothing but text comes of the link, it stands there in any case.
  public var showsAddresses: Bool
  /// Whether the end of a line in the source ends a line on the screen too, as people mean it in a chat; otherwise it
  /// is a space, as in a book.
  public var keepsLines: Bool
  /// What stands over a block of reasoning.
  public var reasoningTitle: String
  /// Whether a block of reasoning shows what was thought, not just its title.
  public var showsReasoning: Bool
  /// What stands at the end of the line above a block of code, for a click that copies the code; nil for nothing. Where
  /// there is little room only its first character does.
  public var copyTitle: String?

  /// A style from its parts.
  public init(
    showsAddresses: Bool = true, keepsLines: Bool = true, reasoningTitle: String = "Thoughts",
    showsReasoning: Bool = true, copyTitle: String? = nil
  ) {
    self.showsAddresses = showsAddresses
    self.keepsLines = keepsLines
    self.reasoningTitle = reasoningTitle
    self.showsReasoning = showsReasoning
    self.copyTitle = copyTitle
  }
}
