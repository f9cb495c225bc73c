import Glibc

/// Small files: configuration, cards, keys.
public enum SmallFile {
  /// The contents of the file at `path`, at most `limit` bytes (by default one megabyte).
  ///
  /// The size is counted while reading, because a file may grow or report a wrong size.
  /// - Parameters:
  ///   - privately: Whether to refuse a file of another user, and one that others may read or write.
  ///   - waits: Whether a pipe is accepted too, as shells make them for `<(…)`; the call waits for its writer.
  public static func read(
    _ path: String, limit: Int = 1 << 20, privately: Bool = false, waits: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    let file: OpenFile
    do throws(SystemError) {
      // Without O_NONBLOCK, opening a pipe without a writer would wait for ever.
      file = try OpenFile(path, O_RDONLY | (waits ? 0 : O_NONBLOCK))
    } catch {
      throw FileFailure(path: path, error)
    }
    // The status is that of the open file, not of another one that has meanwhile got its name.
    guard let status = FileStatus(of: file.descriptor), status.kind == .regular || waits && status.kind == .pipe else {
      throw FileFailure(path: path, reason: .notAFile)
    }
    if privately, !status.isOwn || status.isOpenToOthers { throw FileFailure(path: path, reason: .exposed) }
    return try bytes(of: file, status, at: path, limit: limit)
  }

  /// Whether the user may read the file at a path.
  public static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }

  private static func bytes(
    of file: OpenFile, _ status: FileStatus, at path: String, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file of a known size is read in one piece, and most are small.
    let expected = status.kind == .regular ? max(Int(status.size) + 1, 1 << 12) : 1 << 16
    var piece = [UInt8](repeating: 0, count: max(1, min(expected, limit + 1, 1 << 16)))
    while true {
      do throws(SystemError) {
        let count = try file.read(into: &piece)
        guard count > 0 else { return bytes }
        bytes += piece[..<count]
      } catch {
        throw FileFailure(path: path, error)
      }
      guard bytes.count <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit: limit)) }
    }
  }
}
