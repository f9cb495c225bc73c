/// A text under its title.
public struct TitledText: Identifiable {
  /// The words above the text.
  public let title: String
  /// The text.
  public let text: String

  /// A text and its title.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// The title: a page has each title once.
  public var id: String { title }
}
