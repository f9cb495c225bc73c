import System

/// Finds the files of cards in a folder.
public enum CardFolder {
  /// The deepest folder that is searched below the given one, and the most files that are found.
  static let depth = 16, files = 100_000
  /// The endings of files that may be cards, without a dot. Those of other pictures are among them, so that the import
  /// tells the user that such a picture is no card.
  private static let endings: Set<String> = [
    "png", "json", "charx", "jpg", "jpeg", "gif", "webp", "avif", "apng", "bmp",
  ]

  /// The files at a path: the file itself, or all files of a folder and its folders whose names end as those of cards
  /// do, sorted by their paths. Hidden files, and links to other folders, are left out.
  /// - Throws: `.missing` if the path does not exist; `.unreadable`, `.tooMany`.
  public static func files(at path: String) throws(CardError) -> [String] {
    let path = FilePath.inHome(path)
    guard let kind = FileStatus(at: path)?.kind else {
      let failure = FileFailure(path: path, SystemError())
      if case .missing = failure.reason { throw .missing }
      throw .unreadable(failure.reason.words)
    }
    guard kind == .folder else { return [path] }
    var found: [String] = []
    try search(path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0, &found)
    return found
  }

  private static func search(_ folder: String, depth: Int, _ found: inout [String]) throws(CardError) {
    for name in Folder.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      switch FileStatus(at: path)?.kind {
      case .folder:
        // A link could lead back to a folder above it.
        let place = FilePath.real(folder).map { $0 + "/" + name }
        guard depth < Self.depth, FilePath.real(path) == place else { continue }
        try search(path, depth: depth + 1, &found)
      case .regular:
        let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() }
        guard let ending, endings.contains(ending) else { continue }
        guard found.count < files else { throw .tooMany(.file, limit: files) }
        found.append(path)
      default: continue
      }
    }
  }
}
