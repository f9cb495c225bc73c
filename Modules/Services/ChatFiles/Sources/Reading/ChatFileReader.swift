public import Entities
import System

/// Reads a file of chats, in any of the formats, record by record. The contents decide the format, never the name.
///
///     let summary = try await ChatFileReader(path: "chat.jsonl", zone: zone).read { record in … }
public struct ChatFileReader: Sendable {
  private let path: String
  private let zone: LocalZone

  /// A reader of the file at a path; `~/` means the home folder. `/dev/stdin` and pipes are read as they arrive.
  /// - Parameter zone: The zone of dates that are written in local time.
  public init(path: String, zone: LocalZone) {
    self.path = FilePath.inHome(path)
    self.zone = zone
  }

  /// Reads everything, and delivers it in the order of the file. The next record is read when `deliver` returns.
  ///
  /// What is odd is repaired or left out, and counted in the result. Reading ends early when the task is cancelled.
  /// - Parameters:
  ///   - onProgress: Called after each piece of at most 256 KiB.
  ///   - deliver: Called with each record. An error of its own ends the reading.
  /// - Throws: `ChatFileFailure` when the file cannot be read or holds no chat; `CancellationError`; errors of
  ///   `deliver`.
  public func read(
    onProgress: @escaping @Sendable (ReadingProgress) -> Void = { _ in },
    _ deliver: @escaping @Sendable (ImportedRecord) async throws -> Void
  ) async throws -> ChatImportSummary {
    let stream = try ByteStream(path)
    let sink = ChatSink(modified: stream.modified, deliver)
    stream.onPiece = { [unowned stream] in
      onProgress(ReadingProgress(bytes: stream.offset, total: stream.total, messages: sink.summary.messages))
    }
    let contents = try FileContents(beginningOf: stream, at: path)
    do {
      switch contents {
      case .ownLines: try await OwnLinesReader(stream, sink).read()
      case .sillyTavern:
        try await SillyTavernReader(stream, sink, zone, fileName: FilePath.name(of: path)).read()
      case .document: try await DocumentReader(stream, sink, zone, path: path).read()
      case .markdown: try await MarkdownReader(stream, sink).read()
      }
    } catch let error as BrokenDocument {
      if sink.summary.chats.isEmpty {
        throw ChatFileFailure.damaged(
          path,
          reason: LocalizedText(
            "its JSON is broken at byte \(error.offset).", "\(error.offset)번째 바이트에서 JSON이 깨졌습니다."))
      }
      sink.warn(.cut, "byte \(error.offset)")
    }
    sink.read(stream.offset)
    if sink.summary.chats.isEmpty { throw ChatFileFailure.damaged(path, reason: sink.summary.reason) }
    return sink.summary
  }
}

extension ChatImportSummary {
  /// Why nothing was found.
  fileprivate var reason: LocalizedText {
    guard let first = examples.first else {
      return LocalizedText("it has no messages.", "메시지가 없습니다.")
    }
    return LocalizedText("\(first.words.english).", "\(first.words.korean).")
  }
}
