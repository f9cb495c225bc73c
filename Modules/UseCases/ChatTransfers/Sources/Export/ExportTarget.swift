import ChatFiles
import Entities

/// Where an export goes, and in which format.
struct ExportTarget {
  /// The file, or the folder.
  let path: String
  let format: ChatFileFormat
  /// Whether the path is a folder that gets a file for each chat.
  let isFolder: Bool

  /// - Parameters:
  ///   - path: What the user wrote.
  ///   - format: The format that the user chose; nil for the one that the path ends with.
  ///   - isSeveral: Whether there may be several chats.
  /// - Throws: `ChatTransferFailure.unknownEnding`, `.needsFolder`.
  init(_ path: String, _ format: ChatFileFormat?, isSeveral: Bool) throws(ChatTransferFailure) {
    if path == "-" || path == "/dev/stdout" {
      self.path = "/dev/stdout"
      self.format = format ?? .jsonLines
      isFolder = false
    } else {
      let isFolder = path.hasSuffix("/") || ChatFolder.exists(at: path)
      let ending = Self.format(of: path)
      guard let format = format ?? ending ?? (isFolder ? .jsonLines : nil) else {
        throw ChatTransferFailure.unknownEnding(path)
      }
      self.format = format
      // The folder need not exist. A path with the ending of a format is meant as a file.
      self.isFolder = isFolder || isSeveral && format == .sillyTavern && ending == nil
      self.path = isFolder && path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    if isSeveral, self.format == .sillyTavern, !isFolder { throw ChatTransferFailure.needsFolder(path) }
  }

  private static func format(of path: String) -> ChatFileFormat? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[dot...].dropFirst().lowercased() {
    case "jsonl": return .jsonLines
    case "md", "markdown": return .markdown
    case "html", "htm": return .html
    default: return nil
    }
  }
}

extension ChatFileFormat {
  /// The ending of a file's name, with the dot.
  var ending: String {
    switch self {
    case .markdown: ".md"
    case .html: ".html"
    default: ".jsonl"
    }
  }
}
