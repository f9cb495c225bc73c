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
      files: [path], format: format ?? .markdown, chats: chats?.count ?? summaries.count, messages: 3)
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
