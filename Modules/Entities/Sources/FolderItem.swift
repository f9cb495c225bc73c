/// What an import found in a folder of another program besides chats.
public struct FolderItem: Hashable, Sendable {
  /// The kinds of items.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A character by its card, a lorebook, and a persona of the user.
    case character, lorebook, persona
  }

  /// The outcome of an item.
  public enum Outcome: Hashable, Sendable {
    /// It is new, or would be.
    case added
    /// The same is here already.
    case known
    /// It cannot be imported, for this reason.
    case refused(LocalizedText)
  }

  /// What it is.
  public var kind: Kind
  /// Its name; that of its file when it is refused.
  public var name: String
  /// Its outcome.
  public var outcome: Outcome
  /// What was odd, or could not be linked.
  public var warnings: [LocalizedText]

  /// An item and its outcome.
  public init(_ kind: Kind, _ name: String, _ outcome: Outcome, warnings: [LocalizedText] = []) {
    (self.kind, self.name, self.outcome, self.warnings) = (kind, name, outcome, warnings)
  }
}
