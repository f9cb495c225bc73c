public import Entities

/// The capability of writing chats to files and reading chats from files. A type with a `ChatTransferService` has it.
public protocol ChatTransferring: Sendable {
  /// The service that the verbs use.
  var chatTransferService: ChatTransferService { get }
}

extension ChatTransferring {
  /// Writes chats to a file, or to a folder with a file for each: where the path is a folder or ends with a slash, and
  /// for several chats as SillyTavern's files.
  /// - Parameters:
  ///   - chats: The chats; nil for all of the user.
  ///   - path: The file; `-` is standard output, and `~/` means the home folder.
  ///   - format: One of `ChatFileFormat.writable`; nil for the one that the path ends with.
  ///   - isReplacing: Whether existing files may be replaced.
  ///   - onProgress: Called from time to time.
  /// - Throws: `ChatTransferFailure`; a `FileExistsError` when a file exists and may not be replaced;
  ///   `CancellationError`. A file that is not complete does not appear.
  public func exportChats(
    _ chats: [Conversation.ID]?, to path: String, as format: ChatFileFormat?, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ChatExport {
    try await chatTransferService.exportChats(
      chats, to: path, as: format, replacing: isReplacing, onProgress: onProgress)
  }

  /// A name for the file of a chat, with the ending of a format.
  /// - Throws: `ChatTransferFailure.missing`.
  public func chatFileName(of chat: Conversation.ID, as format: ChatFileFormat) async throws -> String {
    try await chatTransferService.chatFileName(of: chat, as: format)
  }

  /// Imports the chats in files and folders; of a folder of SillyTavern also its characters, lorebooks and personas, linked
  /// with each other. The chats become visible together at the end; before, a stop or a kill leaves
  /// nothing of them. A chat that is here already is left out. A character that is not here is made, with nothing but
  /// its name.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored. A preview works without a profile.
  ///   - onProgress: Called from time to time.
  /// - Returns: The outcome of each file, with the reason if it was refused.
  /// - Throws: A `NotFoundError` when a path does not exist; `ChatTransferFailure`; `CancellationError`.
  public func importChats(
    at paths: [String], isPreview: Bool, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> [ChatFileImport] {
    try await chatTransferService.importChats(at: paths, isPreview: isPreview, onProgress: onProgress)
  }

  /// Deletes the chats of the last import, except those that the user has changed or written something for, and the
  /// characters, lorebooks and personas that it made, if they were not edited; characters only without other chats.
  /// - Throws: `ChatTransferFailure.noProfile`.
  public func undoChatImport() async throws -> ChatImportUndo {
    try await chatTransferService.undoImport()
  }
}
