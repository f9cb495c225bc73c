import ChatFiles
import Entities
import Storage

/// The second reading of the files: adds the new chats to the store in small steps, visible nowhere yet.
actor ChatStager {
  /// The most messages of a step, and about the most bytes: it holds the store's write lock for some milliseconds.
  static let messages = 256, bytes = 512 << 10

  private let service: ChatTransferService
  private let user: UserProfile.ID
  private let progress: ImportProgress
  private var plans: ArraySlice<ChatPlan> = []
  private var path = ""
  /// The chat that is being read; nil for one that is left out.
  private var open: OpenChat?
  /// The pictures so far, by the numbers of their messages in the chat.
  private var kept: [Int: KeptPictures] = [:]
  private var piece = StagedPiece()
  private var size = 0
  private(set) var chats: [StagedImport.Chat] = []
  /// The chats as they will be after the import.
  private(set) var entries: [ImportRecord.Entry] = []
  /// The groups, author's notes, summaries and names of the chats, as notes by their names.
  private(set) var notes: [String: String] = [:]
  /// The chats that have messages in the store.
  private(set) var staged: Set<Conversation.ID> = []

  private struct OpenChat {
    let chat: ImportedChat
    let plan: ChatPlan
    var fingerprint: Fingerprint
    var ids: [Message.ID] = []
    var names = ImportedNames()
    var latest: Timestamp
    /// Fills the macros of its greetings; nil until one has macros.
    var greetings: GreetingMacros?
  }

  init(_ service: ChatTransferService, of user: UserProfile.ID, _ progress: ImportProgress) {
    (self.service, self.user, self.progress) = (service, user, progress)
  }

  /// Begins a file, with the plans of its chats.
  func begin(_ path: String, _ plans: [ChatPlan]) { (self.path, self.plans, open) = (path, plans[...], nil) }

  /// Ends the file.
  /// - Throws: `ChatTransferFailure.changed` when not all of its chats came.
  func end() throws { if !plans.isEmpty || open != nil { throw ChatTransferFailure.changed(path) } }

  func take(_ record: ImportedRecord) async throws {
    switch record {
    case .chat(let chat):
      guard let plan = plans.popFirst() else { throw ChatTransferFailure.changed(path) }
      kept = [:]
      open =
        plan.isKnown
        ? nil : OpenChat(chat: chat, plan: plan, fingerprint: Fingerprint(chat), latest: chat.created)
    case .message(let message):
      progress.count(.storing)
      try await add(try await filled(message), from: message)
    case .picture(let picture): try await add(picture)
    case .end(let end): try await close(end)
    }
  }

  /// Stores the messages and tips of an incomplete step.
  func flush() async throws {
    guard !piece.messages.isEmpty || !piece.tips.isEmpty else { return }
    let next = piece
    (piece, size) = (StagedPiece(), 0)
    try await service.records.stage(next, for: user)
    staged.formUnion(next.messages.map(\.message.chat))
  }

  /// A message with its macros filled, if it is a greeting of SillyTavern.
  private func filled(_ message: ImportedMessage) async throws -> ImportedMessage {
    guard let (chat, plan, place) = open.map({ ($0.chat, $0.plan, $0.ids.count) }),
      GreetingMacros.mayBeIn(message, of: chat)
    else { return message }
    if open?.greetings == nil { open?.greetings = try await GreetingMacros(service, for: message, in: chat, plan) }
    var result = message
    open?.greetings?.fill(&result, at: place)
    return result
  }

  /// Adds a message to the step.
  /// - Parameter written: The message as the file has it.
  private func add(_ message: ImportedMessage, from written: ImportedMessage) async throws {
    guard var chat = open else { return }
    open = nil  // Releases the other reference, so that the list of ids is not copied.
    chat.fingerprint.add(written)
    let known = message.sourceID.flatMap { Message.ID($0) }
    let id = chat.plan.keepsIDs ? known ?? Message.ID(at: message.created) : Message.ID(at: message.created)
    let speaker = chat.plan.speaker(of: message)
    let stored = Message(
      id: id, chat: chat.plan.id, parent: message.parent.map { chat.ids[$0] },
      role: message.role == .user ? .user : .assistant, speaker: speaker, text: message.text,
      reasoning: message.reasoning, state: message.state == .streaming ? .interrupted : message.state,
      model: message.model,
      created: message.created, marks: message.marks)
    var kept = KeptFields(message, in: chat.chat)
    // The name of a member is not kept: an export writes the member's present name.
    if speaker != nil, let name = message.name, chat.plan.speakers[name]?.name == name { kept.name = nil }
    let extra = kept.text
    chat.ids.append(id)
    chat.names.add(stored, message, in: chat.chat, of: chat.plan)
    chat.latest = max(chat.latest, message.created)
    open = chat
    piece.messages.append(TreeMessage(stored, extra: extra))
    size += message.text.utf8.count + message.reasoning.utf8.count + extra.utf8.count
    if piece.messages.count >= Self.messages || size >= Self.bytes { try await flush() }
  }

  /// Keeps a picture of a message that came before it. First the message is stored, then the note, then the file: other
  /// programs delete notes without a message, and files without a note. So what a kill leaves is deleted later, and a
  /// chat that is shown has its pictures.
  private func add(_ picture: ImportedPicture) async throws {
    guard let (chat, message) = open.map({ ($0.plan.id, $0.ids[picture.message]) }) else { return }
    try await flush()
    let new = KeptPictures.Picture(
      id: KeptPictures.Picture.ID(at: service.now()), size: picture.file.count, name: picture.name)
    kept[picture.message, default: KeptPictures(of: message, [])].pictures.append(new)
    let name = KeptPictures.notePrefix(of: chat) + "\(message)"
    try await service.notes.setNote(kept[picture.message]?.note, named: name, of: user)
    try await service.pictures.save(picture.file, as: new.id)
  }

  private func close(_ end: ImportedChatEnd) async throws {
    guard let chat = open else { return }
    open = nil
    guard chat.fingerprint.text(after: chat.plan.number) == chat.plan.fingerprint else {
      throw ChatTransferFailure.changed(path)
    }
    for (message, tip) in end.tips {
      piece.tips[chat.ids[message]] = chat.ids[tip]
      if piece.tips.count >= Self.messages { try await flush() }
    }
    let conversation = Conversation(
      id: chat.plan.id, profile: user, avatar: chat.plan.avatar.id, title: chat.plan.title,
      created: chat.chat.created, updated: max(chat.chat.updated ?? chat.latest, chat.latest), place: chat.chat.place)
    let shown = end.shown.map { chat.ids[$0] }
    // All messages of another program's file count as seen.
    let seen = chat.chat.format == .jsonLines ? end.seen.map { chat.ids[$0] } : shown
    let head = ChatHead(conversation, shown: shown, seen: seen, extra: KeptFields(chat.chat, chat.plan).text)
    chats.append(StagedImport.Chat(head, fingerprint: chat.plan.fingerprint))
    if let group = chat.plan.group { notes[GroupChat.notePrefix + "\(chat.plan.id)"] = group.note }
    notes[SpokenNames.noteName(of: chat.plan.id)] = chat.names.names.note
    notes[AuthorsNote.notePrefix + "\(chat.plan.id)"] = chat.plan.authorsNote?.note
    if var summary = chat.plan.summary, let last = end.summarised {
      summary.last = chat.ids[last]
      notes[ConversationSummary.notePrefix + "\(chat.plan.id)"] = summary.note
    }
    entries.append(ImportRecord.Entry(head, newest: chat.ids.last, authorsNote: chat.plan.authorsNote?.note))
  }
}

extension KeptFields {
  fileprivate init(_ chat: ImportedChat, _ plan: ChatPlan) {
    self.init()
    groupFile = plan.groupFile
    (characterName, userName, extra) = (chat.characterName, chat.userName, chat.extra)
  }

  fileprivate init(_ message: ImportedMessage, in chat: ImportedChat) {
    self.init()
    let usual = message.role == .user ? chat.userName : chat.characterName
    if message.name != usual { name = message.name }
    (attachments, extra) = (message.attachments, message.extra)
  }
}
