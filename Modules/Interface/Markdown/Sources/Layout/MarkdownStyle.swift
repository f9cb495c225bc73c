/// The options for showing Markdown. Colours come from the palette, by their meaning.
public struct MarkdownStyle: Hashable, Sendable {
  /// Whether a link's address shows after its text, where the two differ. It shows in any case where the text looks
  /// like another address, or where the address cannot become a link.
  public var showsAddresses: Bool
  /// Whether a line end in the source is a line end on the screen, as is usual in a chat; otherwise it is a space.
  public var keepsLines: Bool
  /// The title of a block of reasoning.
  public var reasoningTitle: String
  /// Whether a block of reasoning shows its content below its title.
  public var showsReasoning: Bool
  /// The title of the mark above a block of code that copies the code; nil for no mark. It is left out where there is
  /// no room.
  public var copyTitle: String?

  /// How code is set apart from text.
  public var codeFrame: CodeFrame

  /// What sets code apart from text.
  public enum CodeFrame: Hashable, Sendable {
    /// A thin line above and below, as for text that is printed.
    case lines
    /// A background of its own.
    case background
    /// A thin line on the left, in the same place as the edge of the background.
    case bar
  }

  /// A style.
  public init(
    showsAddresses: Bool = true, keepsLines: Bool = true, reasoningTitle: String = "Thoughts",
    showsReasoning: Bool = true, copyTitle: String? = nil,
    codeFrame: CodeFrame = .lines
  ) {
    self.showsAddresses = showsAddresses
    self.keepsLines = keepsLines
    self.reasoningTitle = reasoningTitle
    self.showsReasoning = showsReasoning
    self.copyTitle = copyTitle
    self.codeFrame = codeFrame
  }
}
