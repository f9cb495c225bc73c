import Entities
import Storage

/// The way back from an import.
extension ChatTransferService {
  func undoImport() async throws -> ChatImportUndo {
    let user = try await user().id
    guard let note = try await notes.note(ChatTransferService.lastImport, of: user) else { return ChatImportUndo() }
    let record = ImportRecord(note: note)
    var result = ChatImportUndo()
    for entry in record.chats {
      guard let head = try await records.head(of: entry.id), head.chat.profile == user else { continue }
      let newest = try await records.newestMessage(in: entry.id)
      if entry.describes(head, newest: newest), try await !hasWords(of: user, about: entry) {
        try await deleteChat(entry.id)
        result.deleted.append(head.chat)
      } else {
        result.kept.append(head.chat)
      }
    }
    for id in record.characters {
      guard let avatar = try await avatars.avatar(id), avatar.author == user, !avatar.isDeleted else { continue }
      guard try await avatars.edits(of: id, limit: 1).isEmpty, try await !isTalkedWith(id, by: user) else {
        result.keptCharacters += 1
        continue
      }
      try await avatars.deleteAvatar(id)
      result.characters += 1
    }
    for (id, changed) in record.lorebooks {
      guard let book = try await lorebooks.lorebook(id), book.profile == user, !book.isDeleted else { continue }
      guard book.changed == changed else {
        result.keptLorebooks += 1
        continue
      }
      try await lorebooks.deleteLorebook(id)
      result.lorebooks += 1
    }
    for (id, changed) in record.personas {
      guard let persona = try await personas.persona(id), persona.profile == user, !persona.isDeleted else { continue }
      guard persona.changed == changed else {
        result.keptPersonas += 1
        continue
      }
      try await personas.deletePersona(id)
      result.personas += 1
    }
    try await notes.setNote(nil, named: ChatTransferService.lastImport, of: user)
    return result
  }

  /// Whether a character has a chat: also as a member of a group, and also in the trash.
  private func isTalkedWith(_ id: Avatar.ID, by user: UserProfile.ID) async throws -> Bool {
    if try await chats.latestChat(of: user, with: id) != nil { return true }
    let deleted = try await chats.deletedChatIDs(of: user)
    for chat in deleted where try await chats.deletedChat(chat)?.avatar == id { return true }
    for (name, note) in try await notes.notes(beginningWith: GroupChat.notePrefix, of: user)
    where GroupChat(note: note)?.members.contains(where: { $0.id == id }) == true {
      // A note may outlive its chat.
      guard let chat = Conversation.ID(String(name.dropFirst(GroupChat.notePrefix.count))) else { continue }
      if deleted.contains(chat) { return true }
      if try await chats.chat(chat) != nil { return true }
    }
    return false
  }

  /// Removes the pictures of a chat that was not imported after all. What cannot be removed is swept at a later start.
  func forgetPictures(of chat: Conversation.ID, _ user: UserProfile.ID) async throws {
    // After an error the chat may be here.
    guard try await chats.chat(chat) == nil else { return }
    let stored = try await notes.notes(beginningWith: KeptPictures.notePrefix(of: chat), of: user)
    for (name, note) in stored {
      try await notes.setNote(nil, named: name, of: user)
      pictures.delete(Set(KeptPictures(note: note)?.pictures.map(\.id) ?? []))
    }
  }

  /// Whether the user has written something for a chat that is no message: a draft, another author's note than the
  /// imported one, or settings.
  private func hasWords(of user: UserProfile.ID, about entry: ImportRecord.Entry) async throws -> Bool {
    let chat = entry.id
    let draft = DraftStore.prefix + "\(chat)"
    if let text = try await notes.note(draft, of: user), DraftStore.isDraft(text, named: draft) { return true }
    let scope = PresetScope.chat(chat)
    let note = try await notes.note(AuthorsNote.notePrefix + "\(chat)", of: user) ?? ""
    if !note.isEmpty, Fingerprint.text(of: note) != entry.authorsNote { return true }
    for name in [scope.noteName, scope.formerNoteName].compactMap(\.self) {
      if try await notes.note(name, of: user)?.isEmpty == false { return true }
    }
    return false
  }
}
