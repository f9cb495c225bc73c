/// A file of chats in an import, and its outcome.
public struct ChatFileImport: Hashable, Sendable {
  /// A chat of the file.
  public struct Chat: Hashable, Sendable {
    /// The chat here; nil in a preview, unless it is here already.
    public var id: Conversation.ID?
    /// Its title; nil shows the character's name.
    public var title: String?
    /// The name of its character, and whether there is no such character yet.
    public var character: String, isNewCharacter: Bool
    /// The names of other members of its group that are no characters here yet.
    public var newMembers: [String] = []
    /// The number of messages, with those on other branches, and of their pictures.
    public var messages: Int, pictures: Int
    /// The number of messages of a narrator or of another speaker, which the chat shows under their names.
    public var otherMessages = 0
    /// Its author's note and its summary, which go into its prompts; nil for none. They come from the file: sanitise
    /// before showing.
    public var authorsNote: String?, summary: String?
    /// Whether it was here before, so that it is left out.
    public var isKnown: Bool

    /// A chat.
    public init(
      id: Conversation.ID? = nil, title: String? = nil, character: String, isNewCharacter: Bool = false, messages: Int,
      pictures: Int = 0, isKnown: Bool = false
    ) {
      (self.id, self.title, self.character) = (id, title, character)
      (self.isNewCharacter, self.isKnown) = (isNewCharacter, isKnown)
      (self.messages, self.pictures) = (messages, pictures)
    }
  }

  /// The path of the file.
  public var path: String
  /// Its format; nil when it is refused.
  public var format: ChatFileFormat?
  /// Its chats, in their order.
  public var chats: [Chat]
  /// What else the path holds, where it is a folder of SillyTavern.
  public var items: [FolderItem] = []
  /// Why it cannot be imported; nil when it can.
  public var refusal: LocalizedText?
  /// Whether it was refused because nothing has its path.
  public var isMissing = false
  /// Whether the file ends too early, so that only its beginning is imported.
  public var isCut = false
  /// What was repaired or left out, each with its place: the first 100.
  public var warnings: [LocalizedText]
  /// The number of all that was repaired or left out.
  public var warningCount: Int

  /// A file and its outcome.
  public init(
    path: String, format: ChatFileFormat? = nil, chats: [Chat] = [], refusal: LocalizedText? = nil,
    warnings: [LocalizedText] = [], warningCount: Int = 0
  ) {
    (self.path, self.format, self.chats, self.refusal) = (path, format, chats, refusal)
    (self.warnings, self.warningCount) = (warnings, warningCount)
  }
}

/// What an export of chats wrote.
public struct ChatExport: Hashable, Sendable {
  /// The written files, by their paths.
  public var files: [String]
  /// The format of all of them.
  public var format: ChatFileFormat
  /// The numbers of chats and of messages, swipes included.
  public var chats: Int, messages: Int
  /// The number of messages on other branches, which the format has no place for.
  public var leftOut: Int
  /// The number of groups that are exported without their members and their order. A single file cannot hold these.
  public var groupsLeftOut = 0
  /// The number of pictures of the user's messages, and of those that stay behind: the format has no place for them, or
  /// their file is missing. The messages have their names.
  public var pictures: Int, picturesLeftOut: Int

  /// An export.
  public init(
    files: [String] = [], format: ChatFileFormat, chats: Int = 0, messages: Int = 0, leftOut: Int = 0,
    pictures: Int = 0,
    picturesLeftOut: Int = 0
  ) {
    (self.files, self.format, self.chats, self.messages) = (files, format, chats, messages)
    (self.leftOut, self.pictures, self.picturesLeftOut) = (leftOut, pictures, picturesLeftOut)
  }
}

/// The result of taking back the last import of chats.
public struct ChatImportUndo: Hashable, Sendable {
  /// The deleted chats, and those that stay because they have changed since.
  public var deleted: [Conversation], kept: [Conversation]
  /// The numbers of deleted characters, lorebooks and personas, which the import had made.
  public var characters: Int, lorebooks: Int, personas: Int
  /// The numbers of those that stay because they have changed since, or are used by a chat that stays.
  public var keptCharacters = 0, keptLorebooks = 0, keptPersonas = 0

  /// The result.
  public init(
    deleted: [Conversation] = [], kept: [Conversation] = [], characters: Int = 0, lorebooks: Int = 0, personas: Int = 0
  ) {
    (self.deleted, self.kept, self.characters) = (deleted, kept, characters)
    (self.lorebooks, self.personas) = (lorebooks, personas)
  }

  /// Whether there was nothing to take back.
  public var isEmpty: Bool { self == ChatImportUndo() }
}
