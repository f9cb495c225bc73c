/// Text of one line in one style, for line-by-line output.
public struct TextRun: Hashable, Sendable {
  /// The text, without line breaks.
  public var text: SafeText
  /// Its style.
  public var style: Style
  /// The link of the text, if any.
  public var link: Hyperlink?

  /// A run.
  public init(_ text: SafeText, style: Style = .standard, link: Hyperlink? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }
}
