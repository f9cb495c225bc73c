import Entities

/// All stores in memory. The contract's tests hold it to the same behaviour as the stores on disk.
actor MemoryStore {
  var profileOf: [UserProfile.ID: UserProfile] = [:]
  var current: UserProfile.ID?
  var portraitOf: [UserProfile.ID: AvatarPicture] = [:]
  /// The profiles that are being deleted.
  var leaving: Set<UserProfile.ID> = []
  /// The number of runs that use each profile.
  let uses = UseCounts()
  var noteOf: [NoteKey: String] = [:]

  var avatarOf: [Avatar.ID: Avatar] = [:]
  var deletedAvatars: Set<Avatar.ID> = []
  var pictureOf: [Avatar.ID: AvatarPicture] = [:]
  var definitionOf: [Avatar.ID: CharacterDefinition] = [:]
  /// The edits of each avatar, the oldest first.
  var editsOf: [Avatar.ID: [CharacterEdit]] = [:]
  var cardOf: [Avatar.ID: [UInt8]] = [:]
  var openingOf: [OpeningKey: Opening] = [:]

  var personaOf: [Persona.ID: Persona] = [:]
  var personaPictureOf: [Persona.ID: AvatarPicture] = [:]
  var bindingOf: [BindingKey: Persona.ID] = [:]

  var lorebookOf: [Lorebook.ID: Lorebook] = [:]
  var lorebookTextOf: [Lorebook.ID: String] = [:]
  var assignmentsOf: [Lorebook.ID: Set<ChatScope>] = [:]

  var chatOf: [Conversation.ID: Discussion] = [:]
  /// The deleted chats that can be restored. Their messages stay in `nodeOf`.
  var deletedChatOf: [Conversation.ID: DeletedChat] = [:]
  var nodeOf: [Message.ID: Node] = [:]
  var lastOrdinal = 0
  /// The deletions that can be undone, the oldest first.
  var deletionsOf: [Conversation.ID: [Deletion]] = [:]

  /// What imports kept of files, and the fingerprints of the imported chats.
  var importOf: [Conversation.ID: (fingerprint: String, extra: String)] = [:]
  var extraOf: [Message.ID: String] = [:]
  /// The messages of an import that is not complete, in their order.
  var staged: [TreeMessage] = []
  var stagedTips: [Message.ID: Message.ID] = [:]

  /// What messages used, and what chats used without a message.
  var usageOf: [UsageKey: UsageSum] = [:]
  var monthlyUsageOf: [MonthKey: UsageSum] = [:]

  struct UsageKey: Hashable {
    var chat: Conversation.ID
    var message: Message.ID?
    var model: ModelChoice
    var isLocal: Bool
  }

  struct MonthKey: Hashable {
    var profile: UserProfile.ID
    var month: Month
    var model: ModelChoice
    var isLocal: Bool
  }

  struct NoteKey: Hashable {
    var profile: UserProfile.ID
    var name: String
  }

  struct OpeningKey: Hashable {
    var profile: UserProfile.ID
    var avatar: Avatar.ID
  }

  struct Opening {
    var latest: Timestamp
    var count: Int
  }

  struct Discussion {
    var chat: Conversation
    /// The end of the shown path.
    var leaf: Message.ID?
    /// The end of the path when the user last saw it.
    var seen: Message.ID?
    /// The first messages: children of no message.
    var roots: [Message.ID] = []
  }

  struct Node {
    var message: Message
    /// Increases over all messages: a later message has a larger one.
    let ordinal: Int
    var children: [Message.ID] = []
    /// The end of the path that was last shown through this message, recorded when the shown path left it here.
    var tip: Message.ID?
    /// Where it is in the trash; nil when it is not.
    var trash: Trash?
  }

  struct Trash {
    /// The deletion that it belongs to; nil once the trash was emptied.
    var deletion: MessageDeletion.ID?
    /// Whether everything below it is in the trash too.
    var isWhole: Bool
  }
}

extension MemoryStore {
  func requireProfile(_ id: UserProfile.ID) throws(StorageError) {
    if profileOf[id] == nil || leaving.contains(id) { throw .missing(profile: id) }
  }

  func conversation(_ id: Conversation.ID) throws(StorageError) -> Discussion {
    guard let found = chatOf[id] else { throw .missing(chat: id) }
    return found
  }

  /// A message, unless it or its chat is in the trash.
  func node(_ id: Message.ID) throws(StorageError) -> Node {
    guard let found = nodeOf[id], found.trash == nil, chatOf[found.message.chat] != nil else {
      throw .missing(message: id)
    }
    return found
  }
}
