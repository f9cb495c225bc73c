public import Entities

/// Writing chats to files.
@MainActor public protocol ChatExportInteractor: ChatEventInteractor {
  /// Writes chats to a file, or to a folder with a file for each: where the path is a folder or ends with a slash, and
  /// for several chats as SillyTavern's files. A file appears when it is complete.
  /// - Parameters:
  ///   - chats: The chats; nil for all of the user.
  ///   - path: The file; `-` is standard output, and `~/` means the home folder.
  ///   - format: One of `ChatFileFormat.writable`; nil for the one that the path ends with. A folder without such an
  ///     ending and standard output get `jsonLines`.
  ///   - isReplacing: Whether existing files may be replaced.
  /// - Throws: A `FileExistsError` when a file exists and may not be replaced.
  func exportChats(
    _ chats: [Conversation.ID]?, to path: String, as format: ChatFileFormat?, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ChatExport
  /// A name for the file of a chat, with the ending of a format.
  func chatFileName(of chat: Conversation.ID, as format: ChatFileFormat) async throws -> String
}

/// Reading chats from files.
@MainActor public protocol ChatImportInteractor: ChatEventInteractor {
  /// Imports the chats in files and folders: all of them or, after a stop or an error, none. A chat that is here
  /// already is left out. A character that is not here is made, with nothing but its name. A folder of SillyTavern also
  /// brings its characters, lorebooks and personas.
  /// - Parameter isPreview: Whether nothing is stored. A preview works without a profile.
  /// - Returns: The outcome of each file, with the reason if it was refused. A path that does not exist is refused too.
  func importChats(
    at paths: [String], isPreview: Bool, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> [ChatFileImport]
  /// Deletes the chats of the last import, except those that have changed since, and the characters, lorebooks and
  /// personas that it made, unless they were edited or are in use.
  func undoChatImport() async throws -> ChatImportUndo
}
