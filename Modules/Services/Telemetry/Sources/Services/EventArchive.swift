import Glibc

/// The files that `EventFile` writes in a folder, for reading and deleting.
public struct EventArchive: Sendable {
  /// The maximum number of full files, that of `EventFile`.
  private static let files = EventFile.Limits().files
  /// The number of bytes read from a file: a full one and a batch more.
  private static let limit = 2 * EventFile.Limits().size
  private let folder: String

  /// The files in a folder, which need not exist.
  public init(folder: String) {
    self.folder = folder
  }

  /// The file with the newest events.
  public var path: String { EventFile.path(in: folder) }

  /// The size of all files, in bytes.
  public var size: Int {
    paths.reduce(0) { sum, path in
      var status = stat()
      return lstat(path, &status) == 0 ? sum + Int(status.st_size) : sum
    }
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

  /// Deletes all files. A program that is writing begins a new file.
  /// - Throws: When a file cannot be deleted; those after it stay too.
  public func delete() throws(UndeletedFile) {
    for path in paths where unlink(path) != 0 && ![ENOENT, ENOTDIR].contains(errno) { throw UndeletedFile(path) }
  }

  private var paths: [String] { (0...Self.files).map { EventFile.path(in: folder, number: $0) } }

  /// The text of an event file; empty for other files.
  private static func text(of path: String) -> String {
    let file = Descriptor.open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { Descriptor.close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(file, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A capability: reading the stored events. Adopted by types that have the archive.
public protocol EventReading: Sendable {
  /// The files of events.
  var eventArchive: EventArchive { get }
}

extension EventReading {
  /// The path of the stored events, which exist if the user asked for them.
  public var eventLogPath: String { eventArchive.path }

  /// The size of the stored events, in bytes.
  public var eventLogSize: Int { eventArchive.size }

  /// The newest events as they were written, the newest first; a thousand at most.
  public func recordedEvents() async -> [String] { eventArchive.lines(atMost: 1_000) }

}

extension EventReading where Self: EventLogging {
  /// Deletes the stored events, and drops those on their way to the file.
  /// - Throws: When a file cannot be deleted.
  public func deleteRecordedEvents() async throws {
    await eventLog.forget()
    try eventArchive.delete()
  }
}
