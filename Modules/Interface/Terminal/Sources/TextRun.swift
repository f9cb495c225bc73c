/// Text of one line in one look, on its way to a terminal that is not painted.
public struct TextRun: Hashable, Sendable {
  /// What it says, without line breaks.
  public var text: SafeText
  /// How it looks.
  public var style: Style
  /// Where it leads, when it is a link.
  public var link: Hyperlink?

  /// A run from its parts.
  public init(_ text: SafeText, style: Style = .standard, link: Hyperlink? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }
}
