/// The form of a file with a lorebook.
public enum LorebookFileFormat: String, Hashable, Sendable, CaseIterable {
  /// The form that it was imported in, if it was not changed since; else version 3.
  case original
  /// `lorebook_v3` of Character Card Specification V3.
  case v3
  /// A world of SillyTavern.
  case sillytavern
}

/// The file of a lorebook in an import, and its outcome.
public struct LorebookImport: Hashable, Sendable {
  /// The outcome of a file.
  public enum Outcome: Hashable, Sendable {
    /// It is a new lorebook.
    case added(Lorebook)
    /// The same lorebook is here already.
    case known(Lorebook)
    /// It cannot be imported, for this reason.
    case refused(LocalizedText)
  }

  /// The path of the file.
  public var path: String
  /// Its outcome.
  public var outcome: Outcome
  /// What was odd about it.
  public var warnings: [LocalizedText]
  /// Whether it is refused because there is no such file.
  public var isMissing = false

  /// A file with its outcome.
  public init(path: String, outcome: Outcome, warnings: [LocalizedText] = []) {
    (self.path, self.outcome, self.warnings) = (path, outcome, warnings)
  }
}
