import Catalogue
import ChatFiles
import Entities
import Storage
import Synchronization

/// Reads chats from the store for one export. At most a page of messages is in memory.
struct ExportSource: Sendable {
  /// The number of messages that are read at once.
  private static let page = 200

  /// A chat that is about to be written.
  struct Chat {
    let head: ChatHead
    let exported: ExportedChat
    /// The names of its character and of the members of its group, as far as they are known.
    let names: [Avatar.ID: String]
    /// The names under which the messages were said, and that of the user without a persona.
    let spoken: SpokenNames, ownName: String
    /// Whether the imported file of the chat has a word for a user without a name. Such messages get that word again.
    let hasNoName: Bool
    /// The pictures of the user's messages, on all branches.
    let kept: [KeptPictures]

    /// Its title; without one the character's name.
    var title: String { exported.chat.title ?? exported.characterName }
  }

  private let service: ChatTransferService
  private let user: UserProfile
  private let format: ChatFileFormat
  private let onProgress: @Sendable (ArchiveProgress) -> Void

  init(
    _ service: ChatTransferService, _ user: UserProfile, _ format: ChatFileFormat,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) {
    (self.service, self.user, self.format, self.onProgress) = (service, user, format, onProgress)
  }

  /// A chat of the user.
  /// - Throws: `ChatTransferFailure.missing`.
  func chat(_ id: Conversation.ID) async throws -> Chat {
    guard let head = try await service.records.head(of: id), head.chat.profile == user.id else {
      throw ChatTransferFailure.missing(id)
    }
    let kept = KeptFields(text: head.extra)
    let avatar = try await service.avatar(head.chat.avatar)?.name
    let persona = try await service.personas.personaInUse(in: id, with: head.chat.avatar, of: user.id)?.persona
    let note = try await service.notes.note(GroupChat.notePrefix + "\(id)", of: user.id)
    let group = note.flatMap { GroupChat(note: $0) }
    let members = try await members(of: group)
    let names = group.map { GroupRoster($0, members).title } ?? ""
    let ownName = user.name ?? service.language("User", "사용자")
    var exported = ExportedChat(
      head.chat, shown: head.shown, seen: head.seen,
      characterName: kept.characterName ?? avatar ?? service.language("Character", "캐릭터"),
      userName: kept.userName ?? persona?.name ?? ownName, extra: kept.extra,
      group: group, groupTitle: names.isEmpty ? nil : names)
    exported.groupFile = kept.groupFile
    exported.authorsNote = try await service.notes.note(AuthorsNote.notePrefix + "\(id)", of: user.id)
      .flatMap { AuthorsNote(note: $0) }
    exported.summary = try await service.notes.note(ConversationSummary.notePrefix + "\(id)", of: user.id)
      .flatMap { ConversationSummary(note: $0) }
    let spoken = SpokenNames(
      note: try await service.notes.note(SpokenNames.noteName(of: id), of: user.id),
      since: try await service.notes.note(SpokenNames.beginningNote, of: user.id))
    let notes = try await service.notes.notes(beginningWith: KeptPictures.notePrefix(of: id), of: user.id)
    let pictures = notes.values.compactMap { KeptPictures(note: $0) }.sorted { $0.message < $1.message }
    var allNames = Dictionary(uniqueKeysWithValues: members.map { ($0.id, $0.name) })
    allNames[head.chat.avatar] = avatar
    return Chat(
      head: head, exported: exported, names: allNames, spoken: spoken, ownName: ownName,
      hasNoName: kept.userName.map(ImportedNames.isNone) ?? false, kept: pictures)
  }

  private func members(of group: GroupChat?) async throws -> [Avatar] {
    var members: [Avatar] = []
    for member in group?.members ?? [] {
      if let avatar = try await service.avatar(member.id) { members.append(avatar) }
    }
    return members
  }

  /// Writes a chat, and counts it in the export.
  func write(_ chat: Chat, to writer: ChatFileWriter, _ export: inout ChatExport) async throws {
    try writer.begin(chat.exported)
    if format.holdsTree {
      let pictured = Set(chat.kept.map(\.message))
      let (written, found) = try await writeTree(of: chat, to: writer, after: export.messages, noting: pictured)
      export.messages += written
      for kept in chat.kept where found.contains(kept.message) { try await write(kept, to: writer, &export) }
    } else {
      export.picturesLeftOut += chat.kept.reduce(0) { $0 + $1.pictures.count }
      let written = try await writePath(of: chat, to: writer, after: export.messages)
      export.messages += written
      // The two numbers are read one after the other: another program may add a message in between.
      export.leftOut += max(0, try await service.chats.outline(of: chat.head.chat.id).count - written)
    }
    export.chats += 1
  }

  /// Writes the pictures of a message. A picture whose file is missing or damaged stays behind.
  private func write(_ kept: KeptPictures, to writer: ChatFileWriter, _ export: inout ChatExport) async throws {
    for picture in kept.pictures {
      try Task.checkCancellation()
      guard picture.size <= PictureFormat.maximumBytes,
        let file = await service.pictures.file(picture.id, size: picture.size), PictureFormat.accepts(file)
      else {
        export.picturesLeftOut += 1
        continue
      }
      try writer.write(ExportedPicture(of: kept.message, name: picture.name, file: file))
      export.pictures += 1
    }
  }

  /// - Returns: The number of messages, and those of `wanted` among them.
  private func writeTree(
    of chat: Chat, to writer: ChatFileWriter, after earlier: Int, noting wanted: Set<Message.ID>
  ) async throws -> (count: Int, found: Set<Message.ID>) {
    let count = Mutex(0), found = Mutex<Set<Message.ID>>([]), stop = Mutex<(any Error)?>(nil)
    do {
      try await service.records.tree(of: chat.head.chat.id) { [onProgress] message throws(StorageError) in
        do {
          try Task.checkCancellation()
          try writer.write(ExportedMessage(message, in: chat))
        } catch {
          // The store rethrows only its own errors.
          stop.withLock { $0 = error }
          throw .failed(LocalizedText(explaining: error))
        }
        if wanted.contains(message.message.id) { found.withLock { _ = $0.insert(message.message.id) } }
        let written = count.withLock { count in
          count += 1
          return count + earlier
        }
        if written.isMultiple(of: 1000) { onProgress(ArchiveProgress(.writing, messages: written)) }
      }
    } catch {
      throw stop.withLock(\.self) ?? error
    }
    return (count.withLock(\.self), found.withLock(\.self))
  }

  /// Writes the shown path from its beginning. Pages are found from the end, so a first pass goes back and records
  /// where each page ends.
  private func writePath(of chat: Chat, to writer: ChatFileWriter, after earlier: Int) async throws -> Int {
    let id = chat.head.chat.id
    var ends: [Message.ID?] = [nil]
    var page = try await service.chats.messages(of: id, before: nil, limit: Self.page)
    while page.hasEarlier, let first = page.messages.first?.id {
      try Task.checkCancellation()
      ends.append(first)
      page = try await service.chats.messages(of: id, before: first, limit: Self.page)
    }
    var count = try await write(page.messages, of: chat, to: writer)
    for end in ends.dropLast().reversed() {
      try Task.checkCancellation()
      page = try await service.chats.messages(of: id, before: end, limit: Self.page)
      count += try await write(page.messages, of: chat, to: writer)
      onProgress(ArchiveProgress(.writing, messages: count + earlier))
    }
    return count
  }

  /// - Returns: The number of messages, swipes included where the format has them.
  private func write(_ messages: [Message], of chat: Chat, to writer: ChatFileWriter) async throws -> Int {
    var swipes: [Message.ID: [Message.ID]] = [:]
    if format == .sillyTavern {
      for message in messages { swipes[message.id] = try await service.chats.siblings(of: message.id) }
    }
    let extras = try await service.records.extras(of: messages.map(\.id) + swipes.values.joined())
    var count = 0
    for message in messages {
      var others: [ExportedMessage] = []
      for id in swipes[message.id] ?? [] {
        let swipe = id == message.id ? message : try await service.chats.message(id)
        if let swipe, swipe.role == message.role { others.append(ExportedMessage(swipe, kept: extras[id], in: chat)) }
      }
      try writer.write(ExportedMessage(message, kept: extras[message.id], in: chat), swipes: others)
      count += max(1, others.count)
    }
    return count
  }
}

extension ChatTransferService {
  /// A character, built in or stored, a deleted one too.
  func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    if let avatar = builtIn.avatar(id) { return avatar }
    return try await avatars.avatar(id)
  }
}

extension ExportedMessage {
  fileprivate init(_ stored: TreeMessage, in chat: ExportSource.Chat) {
    self.init(stored.message, kept: stored.extra, in: chat)
    tip = stored.tip
    // Own lines leave out the name of a user without a persona: a program that reads them shows its own user's name.
    if name == chat.ownName, chat.spoken.name(of: stored.message) == "" { name = nil }
  }

  /// - Parameter text: What the import of the message kept.
  fileprivate init(_ message: Message, kept text: String?, in chat: ExportSource.Chat) {
    let kept = KeptFields(text: text ?? "")
    let said = chat.spoken.name(of: message).flatMap { name in
      name.isEmpty ? chat.hasNoName ? nil : chat.ownName : name
    }
    self.init(
      message, name: kept.name ?? said ?? message.speaker.flatMap { chat.names[$0] }, attachments: kept.attachments,
      extra: kept.extra)
  }
}
