public import Entities

extension FakeChatInteractor {
  /// Records the export, and counts the chats.
  public func exportChats(
    _ chats: [Conversation.ID]?, to path: String, as format: ChatFileFormat?, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ChatExport {
    try await enter(.export, .export(chats, to: path, as: format, replacing: isReplacing))
    if existingFiles.contains(path), !isReplacing { throw ExistingFile() }
    return ChatExport(
      files: [path], format: format ?? .markdown, chats: chats?.count ?? summaries.count, messages: 3,
      leftOut: messagesLeftOut)
  }

  /// A name with the ending of Markdown.
  public func chatFileName(of chat: Conversation.ID, as format: ChatFileFormat) async throws -> String {
    "Chat \(chat.low).md"
  }

  /// Records the import, reports 20,000 messages, and answers with `importedFiles`.
  public func importChats(
    at paths: [String], isPreview: Bool, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> [ChatFileImport] {
    onProgress(ArchiveProgress(isPreview ? .checking : .storing, messages: 20_000))
    try await enter(.importing, .importing(paths, isPreview: isPreview))
    return importedFiles
  }

  /// Reports a thousand messages, and adds a conversation with the title of the copy and the same path.
  public func duplicateConversation(
    _ id: Conversation.ID, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> Conversation {
    onProgress(ArchiveProgress(.storing, messages: 1000))
    try await enter(.duplicate, .duplicate(id))
    guard let row = summaries.first(where: { $0.id == id }) else { throw CancellationError() }
    var copy = Conversation.sample(number(), with: row.chat.avatar)
    copy.title = "\(row.chat.title ?? row.avatarName ?? "Chat") (copy)"
    add(copy, paths[id] ?? [])
    change()
    return copy
  }

  /// Answers with `undo`.
  public func undoChatImport() async throws -> ChatImportUndo {
    try await enter(.importing, .undoImport)
    return undo
  }

  /// A file exists that may not be replaced.
  struct ExistingFile: FileExistsError {
    var isFileExisting: Bool { true }
  }
}
