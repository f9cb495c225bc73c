/// The file of a character card in an import, and its outcome.
public struct CardImport: Hashable, Sendable {
  /// The outcome of a file.
  public enum Outcome: Hashable, Sendable {
    /// It is a new character, or would be one.
    case added(Avatar)
    /// The same card is here already, as this character.
    case known(Avatar)
    /// It cannot be imported, for this reason.
    case refused(LocalizedText)
  }

  /// The path of the file.
  public var path: String
  /// Its outcome.
  public var outcome: Outcome
  /// A character of the same name and creator with another card: probably another version.
  public var otherVersion: Avatar?
  /// What the card brings besides a description, a phrase for each.
  public var contents: [LocalizedText]
  /// The name of SillyTavern's lorebook that goes with the card; nil for none, and when the card contains a lorebook
  /// itself.
  public var world: String?
  /// The warnings about it.
  public var warnings: [LocalizedText]

  /// A file with its outcome.
  public init(
    path: String, outcome: Outcome, otherVersion: Avatar? = nil, contents: [LocalizedText] = [],
    warnings: [LocalizedText] = []
  ) {
    self.path = path
    self.outcome = outcome
    self.otherVersion = otherVersion
    self.contents = contents
    self.warnings = warnings
  }
}
