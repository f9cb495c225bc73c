/// A text that something other than the user's keys wrote into an editor, and that undo takes back.
public struct WrittenText: Hashable, Sendable {
  /// The whole text in the editor.
  public var text: String
  /// The number of the writing: a text that grows keeps it, and is one change.
  public var number: Int

  /// A text.
  public init(_ text: String, number: Int) { (self.text, self.number) = (text, number) }
}
