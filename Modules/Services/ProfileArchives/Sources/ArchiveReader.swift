import ArchiveLines
public import Entities
import JSON
import Synchronization
import System

/// Reads a profile from a file, record by record, and refuses everything that is not valid in an export.
public final class ArchiveReader: Sendable {
  private struct State {
    var lines: LineReader
    var order = RecordOrder()
    var hasBegun = false
    /// The first picture, which `next` has read and `nextPicture` returns. No more records follow it.
    var picture: ArchivedPicture?
  }

  /// The contents of a line.
  private enum Item {
    case record(ProfileRecord), picture(ArchivedPicture)
  }

  private let path: String
  private let state: Mutex<State>

  /// A reader of the file at a path; `~/` means the home folder.
  /// - Throws: `.missing`, `.unusable`.
  public convenience init(path: String) throws(ArchiveFailure) {
    let path = FilePath.inHome(path)
    self.init(try FileSource(path), at: path)
  }

  /// A reader of a pipe or a device, as its data arrives. All data is also written to a spool, to be read again.
  ///
  /// Data that is no archive is refused at its first wrong line, before the rest arrives.
  /// - Throws: `.unusable`.
  public convenience init(_ stream: ArchiveStream, savingIn spool: ArchiveSpool) throws(ArchiveFailure) {
    self.init(try StreamSource(stream, spool), at: stream.path)
  }

  /// A reader of a spool, from its beginning.
  public convenience init(_ spool: ArchiveSpool) {
    self.init(SpoolSource(spool), at: spool.folder)
  }

  private init(_ source: any ArchiveSource, at path: String) {
    self.path = path
    state = Mutex(State(lines: LineReader(source)))
  }

  /// The number of the last line read, from 1 on.
  public var line: Int { state.withLock { $0.lines.number } }

  /// The next record, checked; nil after the last one, where the pictures begin or a complete file ends.
  /// - Throws: `.line` with the line that is wrong; `.foreign`, `.newer`, `.cut`, `.unusable`.
  public func next() throws(ArchiveFailure) -> ProfileRecord? {
    try change { (state) throws(ArchiveFailure) in
      guard state.picture == nil else { return nil }
      switch try Self.next(&state, of: path) {
      case .record(let record): return record
      case .picture(let picture): state.picture = picture
      case nil: break
      }
      return nil
    }
  }

  /// The next picture of a message, checked; nil at the end of a complete file. Records before it are passed over.
  /// - Throws: `.line` with the line that is wrong; `.foreign`, `.newer`, `.cut`, `.unusable`.
  public func nextPicture() throws(ArchiveFailure) -> ArchivedPicture? {
    try change { (state) throws(ArchiveFailure) in
      if let picture = state.picture {
        state.picture = nil
        return picture
      }
      while let item = try Self.next(&state, of: path) {
        if case .picture(let picture) = item { return picture }
      }
      return nil
    }
  }

  private func change<Value: Sendable>(
    _ body: (inout State) throws(ArchiveFailure) -> Value
  ) throws(ArchiveFailure) -> Value {
    // The lock's closure cannot throw a typed error, so it returns a result.
    let result = state.withLock { state in
      Result { () throws(ArchiveFailure) in try body(&state) }
    }
    return try result.get()
  }

  private static func next(_ state: inout State, of path: String) throws(ArchiveFailure) -> Item? {
    if !state.hasBegun {
      try readHeader(&state, of: path)
      state.hasBegun = true
    }
    if let record = state.order.takePending() { return .record(record) }
    while !state.order.isOver {
      let bytes: [UInt8]? = try state.lines.next(atMost: ArchiveLimit.line)
      guard let bytes else { throw .cut(afterLine: state.lines.number) }
      guard state.lines.number <= ArchiveFormat.Limit.lines else {
        throw .line(state.lines.number, expected: LocalizedText("the end of the file", "파일의 끝"))
      }
      let fields: ArchiveFields
      do throws(LineFailure) {
        fields = try ArchiveFields(bytes, number: state.lines.number)
      } catch {
        // In a truncated file the last line is incomplete.
        throw state.lines.isOpen ? .cut(afterLine: state.lines.number - 1) : ArchiveFailure(error)
      }
      do throws(LineFailure) {
        if fields.object["type"]?.string == ArchiveLine.picture {
          return .picture(try state.order.messagePicture(fields))
        }
        if let record = try state.order.record(fields) { return .record(record) }
      } catch {
        throw ArchiveFailure(error)
      }
    }
    guard try state.lines.next(atMost: ArchiveLimit.line) == nil else {
      throw .line(state.lines.number, expected: LocalizedText("the end of the file", "파일의 끝"))
    }
    return nil
  }

  private static func readHeader(_ state: inout State, of path: String) throws(ArchiveFailure) {
    let first: [UInt8]?
    do throws(ArchiveFailure) {
      first = try state.lines.next(atMost: ArchiveFormat.Limit.header)
    } catch {
      guard case .line = error else { throw error }
      throw .foreign(path)
    }
    guard let first, let fields = try? ArchiveFields(first, number: 1),
      fields.object["type"]?.string == ArchiveFormat.kind, let version = fields.object["version"]?.int
    else { throw .foreign(path) }
    guard version <= ArchiveFormat.version else { throw .newer(version: version) }
    guard version >= 1 else { throw .foreign(path) }
  }
}

extension ArchiveFailure {
  /// A line that is not valid.
  init(_ failure: LineFailure) { self = .line(failure.line, expected: failure.expected) }
}

extension LocalizedText {
  static func shorterLine(_ limit: Int) -> LocalizedText {
    LocalizedText("a line of at most \(limit >> 20) MiB", "\(limit >> 20)MiB 이하의 줄")
  }
}
