import ChatFiles
import Entities
import Storage

/// Writing chats to files.
extension ChatTransferService {
  func exportChats(
    _ ids: [Conversation.ID]?, to path: String, as format: ChatFileFormat?, replacing isReplacing: Bool,
    onProgress: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> ChatExport {
    let user = try await user()
    let target = try ExportTarget(path, format, isSeveral: ids == nil || ids?.count ?? 0 > 1)
    let all = if let ids { ids } else { try await chats.chatIDs(of: user.id).sorted() }
    var result = ChatExport(format: target.format)
    let source = ExportSource(self, user, target.format, onProgress)
    if target.isFolder {
      var folder = ExportFolder(target)
      var places: [(folder: String, file: String)] = []
      for id in all {
        try Task.checkCancellation()
        let chat = try await source.chat(id)
        places.append(folder.place(of: chat, named: ChatFileName.name(of: chat.exported, zone: zone)))
      }
      // What is refused is refused before anything is written.
      let groups = try folder.groups(replacing: isReplacing)
      for place in places { try ChatFileWriter.check(place.file, replacing: isReplacing) }
      for (id, place) in zip(all, places) {
        let chat = try await source.chat(id)
        try ChatFolder.make(at: place.folder)
        let writer = try self.writer(to: place.file, target.format, isReplacing, title: chat.title)
        try await source.write(chat, to: writer, &result)
        try writer.finish()
        result.files.append(place.file)
      }
      for file in groups {
        try ChatFolder.make(at: folder.groupFolder)
        try file.group.write(to: file.path, replacing: file.isReplacing)
        result.files.append(file.path)
      }
    } else {
      // Several chats have no title in common.
      let only = all.count == 1 ? try await source.chat(all[0]) : nil
      let writer = try self.writer(to: target.path, target.format, isReplacing, title: only?.title)
      for id in all {
        let chat = if let only { only } else { try await source.chat(id) }
        try await source.write(chat, to: writer, &result)
        if target.format == .sillyTavern, chat.exported.group != nil { result.groupsLeftOut += 1 }
      }
      try writer.finish()
      result.files = [target.path]
    }
    return result
  }

  func chatFileName(of id: Conversation.ID, as format: ChatFileFormat) async throws -> String {
    let chat = try await ExportSource(self, try await user(), format) { _ in }.chat(id)
    return ChatFileName.name(of: chat.exported, zone: zone) + format.ending
  }

  private func writer(
    to path: String, _ format: ChatFileFormat, _ isReplacing: Bool, title: String?
  ) throws(ChatFileFailure) -> ChatFileWriter {
    try ChatFileWriter(path: path, as: format, replacing: isReplacing, in: language, zone: zone, title: title)
  }
}
