public import Entities
import Glibc
import System

/// The folder of pictures that models drew for characters that are not saved yet: `ID.png`. Each is deleted when its
/// character is saved with it.
public struct DrawingFolder: Sendable {
  /// The largest file that is read, in bytes.
  private static let longest = 8 << 20

  private let path: String

  /// The folder at an absolute path, which may not exist yet.
  public init(path: String) { self.path = path }

  /// Saves a file, which appears only when it is complete. Others cannot read it.
  /// - Returns: Its path.
  public func save(_ file: [UInt8], as id: AvatarPicture.ID) throws(DrawingFailure) -> String {
    let file = (bytes: file, path: path + "/" + id.drawing)
    do throws(SystemError) {
      try Folder.make(path)
    } catch {
      throw DrawingFailure(reason: error.words)
    }
    do throws(FileFailure) {
      try SmallFile.replace(file.path, with: file.bytes, privately: true)
    } catch {
      throw DrawingFailure(reason: error.reason.words)
    }
    return file.path
  }

  /// A file; nil when it does not exist, cannot be read or is too large.
  public func file(_ id: AvatarPicture.ID) -> [UInt8]? {
    try? SmallFile.read(path + "/" + id.drawing, limit: Self.longest)
  }

  /// Deletes a file of this folder. Other paths are left alone.
  public func delete(_ file: String) {
    guard let id = AvatarPicture.ID(drawing: file), file == path + "/" + id.drawing else { return }
    unlink(file)
  }

  /// Deletes the files that are older than a moment and that no form needs.
  /// - Parameter isNeeded: Whether a form needs the file of this name.
  public func sweep(before moment: Timestamp, isNeeded: (_ name: String) -> Bool) {
    for name in Folder.names(in: path) where AvatarPicture.ID(drawing: name) != nil && !isNeeded(name) {
      if let status = FileStatus(at: path + "/" + name), status.timestamp < moment { unlink(path + "/" + name) }
    }
  }
}

/// A drawn picture cannot be saved.
public struct DrawingFailure: Error, Hashable, Sendable {
  /// The reason in words, without a path.
  public let reason: LocalizedText
}
