public import Entities

/// The capability of writing chats to files and reading chats from files. A type with a `ChatTransferService` has it.
/// Every verb throws the store's errors.
public protocol ChatTransferring: Sendable {
  /// The service that the verbs use.
  var chatTransferService: ChatTransferService { get }
}

extension ChatTransferring {
  /// Writes chats to a file, or to a folder with a file for each. A folder is a path to one, a path that ends with a
  /// slash, and for several chats in SillyTavern's format a new path without the ending of a format.
  /// - Parameters:
  ///   - chats: The chats; nil for all of the user.
  ///   - path: The file; `-` is standard output, and `~/` means the home folder.
  ///   - format: One of `ChatFileFormat.writable`; nil for the one that the path ends with, or for own lines where the
  ///     path is a folder or standard output.
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

  /// Imports the chats in files and folders. Of a folder of SillyTavern it also imports the characters, lorebooks and
  /// personas, linked with each other. The chats become visible together at the end; before that, a stop or a kill
  /// leaves nothing of them. A chat that is here already is left out. A character that is not here is made, with
  /// nothing but its name.
  /// - Parameters:
  ///   - isPreview: Whether to store nothing. A preview works without a profile.
  ///   - onProgress: Called from time to time.
  /// - Returns: The outcome of each file and folder, with the reason if it was refused. A path that does not exist is
  ///   refused too (`ChatFileImport.isMissing`).
  /// - Throws: `ChatTransferFailure`; `CancellationError`.
  public func importChats(
    at paths: [String], isPreview: Bool, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> [ChatFileImport] {
    try await chatTransferService.importChats(at: paths, isPreview: isPreview, onProgress: onProgress)
  }

  /// Deletes the chats of the last import, except those that the user has changed or written something for. It also
  /// deletes the characters, lorebooks and personas that the import made and that were not edited. A character with
  /// another chat stays.
  /// - Throws: `ChatTransferFailure.noProfile`.
  public func undoChatImport() async throws -> ChatImportUndo {
    try await chatTransferService.undoImport()
  }
}
