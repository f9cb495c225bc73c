import JSON

/// A lorebook: entries that are added to a prompt when their keys occur in a chat.
public struct Lorebook: Hashable, Sendable {
  /// Its name and a description, for the user.
  public var name = "", description = ""
  /// How many messages are searched, and how many tokens the entries may take; nil for the reader's choice.
  public var scanDepth: Int?, tokenBudget: Int?
  /// Whether the text of an entry can trigger others; nil for the reader's choice.
  public var isRecursive: Bool?
  /// The entries, in the order of the file.
  public var entries: [LoreEntry] = []
  /// The book as it was read, in the form of version 3.
  let document: JSONObject

  /// A new book.
  public init(name: String = "") {
    self.name = name
    document = JSONObject()
  }

  /// A book before its fields are read.
  init(document: JSONObject) { self.document = document }
}
