public import Entities
import Synchronization
import System

import Glibc

/// Writes chats to a file. The file appears only when it is complete, and is private to its owner (mode 0600).
///
///     let writer = try ChatFileWriter(path: "chat.md", as: .markdown, replacing: false, in: .english, zone: zone)
///     try writer.begin(chat)
///     for message in path { try writer.write(message) }
///     try writer.finish()
public final class ChatFileWriter: Sendable {
  private static let chunk = 256 << 10

  private struct State {
    var encoder: any ChatEncoder & Sendable
    var bytes: [UInt8] = []
    var chats = 0
  }

  /// Where the text goes: to a file that appears at the end, or to a pipe or a device as it is written.
  private enum Target {
    case file(UnfinishedFile, isReplacing: Bool)
    case stream(OpenFile)

    var contents: OpenFile {
      switch self {
      case .file(let file, _): file.contents
      case .stream(let file): file
      }
    }
  }

  private let path: String
  private let format: ChatFileFormat
  private let target: Target
  private let state: Mutex<State>

  /// A writer to a path; `~/` means the home folder. `/dev/stdout`, a pipe and a device are written as they are.
  /// - Parameters:
  ///   - format: One of `ChatFileFormat.writable`; any other is written as `.jsonLines`.
  ///   - isReplacing: Whether an existing file may be replaced.
  ///   - language: The language of the few words in a page.
  ///   - zone: The zone of the times in a page.
  ///   - title: The title of a page; nil for that of several chats.
  /// - Throws: `ChatFileFailure.exists`, `.unusable`.
  public init(
    path: String, as format: ChatFileFormat, replacing isReplacing: Bool, in language: ContentLanguage, zone: LocalZone,
    title: String? = nil
  ) throws(ChatFileFailure) {
    // The target of a link is written again, wherever it is; the link remains.
    let inHome = FilePath.inHome(path)
    let path = inHome == "/dev/stdout" ? inHome : FilePath.real(inHome) ?? inHome
    (self.path, self.format) = (path, format)
    target = try Self.target(path, isReplacing)
    let encoder: any ChatEncoder & Sendable =
      switch format {
      case .markdown: MarkdownEncoder()
      case .html: HTMLEncoder(title, language: language, zone: zone)
      case .sillyTavern: SillyTavernEncoder()
      default: OwnLinesEncoder()
      }
    state = Mutex(State(encoder: encoder))
    try change { (state) throws(SystemError) in try put(state.encoder.beginning(), &state) }
  }

  /// Checks whether a file can come to a path, before anything is written.
  /// - Throws: `ChatFileFailure.exists` when there is a file that may not be replaced; `.unusable` for a folder.
  public static func check(_ path: String, replacing isReplacing: Bool) throws(ChatFileFailure) {
    let path = FilePath.inHome(path)
    switch FileStatus(at: path)?.kind {
    case .regular where !isReplacing: throw .exists(path)
    case .folder: throw .unusable(path, reason: SystemError(EISDIR).words)
    default: break
    }
  }

  private static func target(_ path: String, _ isReplacing: Bool) throws(ChatFileFailure) -> Target {
    let kind = path == "/dev/stdout" ? .device : FileStatus(at: path)?.kind
    do throws(SystemError) {
      switch kind {
      case .pipe, .device, .socket:
        let isOutput = path == "/dev/stdout"
        return .stream(isOutput ? try OpenFile(duplicating: STDOUT_FILENO) : try OpenFile(path, O_WRONLY))
      case .regular where !isReplacing: throw SystemError(EEXIST)
      case .regular, nil: return .file(try UnfinishedFile(for: path), isReplacing: isReplacing)
      default: throw SystemError(EISDIR)
      }
    } catch {
      throw error.number == EEXIST
        ? .exists(path) : .unusable(path, reason: error.wordsOnWriting)
    }
  }

  /// Begins a chat; the messages that follow are its own.
  /// - Throws: `ChatFileFailure.onlyOneChat`, `.unusable`.
  public func begin(_ chat: ExportedChat) throws(ChatFileFailure) {
    if format == .sillyTavern, state.withLock(\.chats) > 0 { throw .onlyOneChat(path) }
    try change { (state) throws(SystemError) in
      if state.chats > 0 { try put(state.encoder.endChat(), &state) }
      state.chats += 1
      try put(state.encoder.begin(chat), &state)
    }
  }

  /// Adds a message of the chat.
  ///
  /// Where `ChatFileFormat.holdsTree` is true, all messages are written, each after its parent. In the other formats
  /// they are those of the shown path, the oldest first.
  /// - Parameter swipes: The alternatives to the message, itself among them, in the order of their creation. Only
  ///   SillyTavern's format has them; the others ignore them.
  /// - Throws: `ChatFileFailure.unusable`, mostly when the disk is full.
  public func write(_ message: ExportedMessage, swipes: [ExportedMessage] = []) throws(ChatFileFailure) {
    try change { (state) throws(SystemError) in
      try put(state.encoder.message(message, swipes: swipes.isEmpty ? [message] : swipes), &state)
    }
  }

  /// Adds a picture of one of the chat's messages, after all of them. Only own lines have pictures; the other formats
  /// ignore it.
  /// - Throws: `ChatFileFailure.unusable`, mostly when the disk is full.
  public func write(_ picture: ExportedPicture) throws(ChatFileFailure) {
    try change { (state) throws(SystemError) in try put(state.encoder.picture(picture), &state) }
  }

  /// Completes the file, and moves it to its place once it is on the disk.
  /// - Throws: `ChatFileFailure.exists` when another file appeared there meanwhile; `.unusable`.
  public func finish() throws(ChatFileFailure) {
    try change { (state) throws(SystemError) in
      if state.chats > 0 { try put(state.encoder.endChat(), &state) }
      try put(state.encoder.end(), &state)
      try flush(&state)
      if case .file(let file, let isReplacing) = target { try file.finish(replacing: isReplacing) }
    }
  }

  private func put(_ text: String, _ state: inout State) throws(SystemError) {
    state.bytes += text.utf8
    if state.bytes.count >= Self.chunk { try flush(&state) }
  }

  private func flush(_ state: inout State) throws(SystemError) {
    defer { state.bytes.removeAll(keepingCapacity: true) }
    try target.contents.write(state.bytes)
  }

  private func change(_ body: (inout State) throws(SystemError) -> Void) throws(ChatFileFailure) {
    do throws(SystemError) {
      try state.withLock { (state) throws(SystemError) in try body(&state) }
    } catch {
      throw error.number == EEXIST ? .exists(path) : .unusable(path, reason: error.words)
    }
  }
}
