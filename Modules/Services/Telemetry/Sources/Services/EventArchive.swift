import Glibc
import System

/// The files that `EventFile` keeps in a folder, to read and to delete.
public struct EventArchive: Sendable {
  /// As many files as anybody keeps.
  private static let files = EventFile.Limits().files
  /// How much of a file is read: one that is full and a batch more.
  private static let limit = 2 * EventFile.Limits().size
  private let folder: String

  /// The files in a folder, which need not be there.
  public init(folder: String) {
    self.folder = folder
  }

  /// Where the newest events are.
  public var path: String { EventFile.path(in: folder) }

  /// The size of all of it, in bytes.
  public var size: Int {
    paths.reduce(0) { $0 + Int(FileStatus(at: $1, followingLinks: false)?.size ?? 0) }
  }

  /// The newest events as they were written, the newest first.
  public func lines(atMost count: Int) -> [String] {
    var lines: [String] = []
    for path in paths where lines.count < count {
      let text = Self.text(of: path).split(separator: "\n").reversed()
      lines += text.prefix(count - lines.count).map(String.init)
    }
    return lines
  }

  /// Deletes all of it. A program that is writing begins a new file.
  /// - Throws: When a file stays; those after it stay too.
  public func delete() throws(UndeletedFile) {
    for path in paths where unlink(path) != 0 && ![ENOENT, ENOTDIR].contains(errno) { throw UndeletedFile(path) }
  }

  private var paths: [String] { (0...Self.files).map { EventFile.path(in: folder, number: $0) } }

  /// What a file of ours says; nothing for what is none.
  private static func text(of path: String) -> String {
    guard let file = try? OpenFile.regular(path, O_RDONLY | O_NOFOLLOW) else { return "" }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit, let count = try? file.read(into: &piece), count > 0 { bytes += piece.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The capability of showing what was noted: who has the archive can do this.
public protocol EventReading: Sendable {
  /// The files of events.
  var eventArchive: EventArchive { get }
}

extension EventReading {
  /// Where events are kept when the user asked for it.
  public var eventLogPath: String { eventArchive.path }

  /// The size of what is kept of them, in bytes.
  public var eventLogSize: Int { eventArchive.size }

  /// The newest events as they were written, the newest first; a thousand at most.
  public func recordedEvents() async -> [String] { eventArchive.lines(atMost: 1_000) }

}

extension EventReading where Self: EventLogging {
  /// Deletes what is kept of them, and what is still on its way there.
  /// - Throws: When a file stays.
  public func deleteRecordedEvents() async throws {
    await eventLog.forget()
    try eventArchive.delete()
  }
}
