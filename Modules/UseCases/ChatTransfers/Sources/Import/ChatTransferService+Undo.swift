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
      if ImportRecord.Entry(head) == entry {
        try await deleteChat(entry.id)
        result.deleted.append(head.chat)
      } else {
        result.kept.append(head.chat)
      }
    }
    for id in record.characters {
      guard let avatar = try await avatars.avatar(id), avatar.author == user, !avatar.isDeleted,
        try await avatars.edits(of: id, limit: 1).isEmpty, try await chats.latestChat(of: user, with: id) == nil
      else { continue }
      try await avatars.deleteAvatar(id)
      result.characters += 1
    }
    try await notes.setNote(nil, named: ChatTransferService.lastImport, of: user)
    return result
  }
}
