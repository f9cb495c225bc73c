import FeatureKit
import System

/// Reads files that the user names.
protocol FileReading: Sendable {}

extension FileReading {
  /// The bytes of a file. `~/` at the beginning is the home folder.
  /// - Throws: A `CommandFailure`: there is no such file, it is no file, or it has more than `limit` bytes.
  func contents(of path: String, atMost limit: Int) async throws -> [UInt8] {
    // A file may be on a slow disk.
    try await Task.detached {
      do {
        return try SmallFile.read(FilePath.inHome(path), limit: limit, waits: false)
      } catch let failure as FileFailure {
        throw CommandFailure(failure)
      }
    }.value
  }

  /// A path that names the same file in any folder.
  func completePath(of path: String) -> String {
    let path = FilePath.inHome(path)
    guard !path.hasPrefix("/"), let folder = FilePath.workingFolder else { return path }
    return folder + "/" + path
  }
}
