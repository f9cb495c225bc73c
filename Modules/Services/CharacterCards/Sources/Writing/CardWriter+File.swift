public import Entities
import Glibc
import System

extension CardWriter {
  /// Writes a card to a file, which appears only when it is complete. `~/` in the path means the home folder.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Returns: What the file lacks.
  /// - Throws: `.exists`, `.unwritable`, and what `write(_:as:at:to:)` throws.
  public static func write(
    _ card: CharacterCard, as format: CardFormat, at now: Timestamp?, toFile path: String, replacing isReplacing: Bool
  ) throws -> [CardWarning] {
    try write(toFile: path, replacing: isReplacing) { file in
      try write(card, as: format, at: now) { bytes in try file.contents.write(bytes) }
    }
  }

  /// Writes a file, which appears only when the body has returned.
  static func write<Value>(
    toFile path: String, replacing isReplacing: Bool, _ body: (UnfinishedFile) throws -> Value
  ) throws -> Value {
    let inHome = FilePath.inHome(path)
    let path = FilePath.real(inHome) ?? inHome
    if let kind = FileStatus(at: path)?.kind {
      if kind != .regular { throw CardError.unwritable(SystemError(EISDIR).words) }
      if !isReplacing { throw CardError.exists }
    }
    do {
      let file = try UnfinishedFile(for: path)
      let result = try body(file)
      try file.finish(replacing: isReplacing)
      return result
    } catch let error as SystemError {
      if error.number == EEXIST, !isReplacing { throw CardError.exists }
      throw CardError.unwritable(error.wordsOnWriting)
    }
  }
}

extension LorebookFile {
  /// Writes the lorebook to a file, which appears only when it is complete. `~/` in the path means the home folder.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Throws: `.exists`, `.unwritable`.
  public func write(as format: Format, toFile path: String, replacing isReplacing: Bool) throws {
    try CardWriter.write(toFile: path, replacing: isReplacing) { file in
      try file.contents.write(Array(text(as: format).utf8))
    }
  }
}
