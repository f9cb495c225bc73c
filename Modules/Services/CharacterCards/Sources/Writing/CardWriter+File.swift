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
    let inHome = FilePath.inHome(path)
    let path = FilePath.real(inHome) ?? inHome
    if let kind = FileStatus(at: path)?.kind {
      if kind != .regular { throw CardError.unwritable(SystemError(EISDIR).words) }
      if !isReplacing { throw CardError.exists }
    }
    do {
      let file = try UnfinishedFile(for: path)
      let warnings = try write(card, as: format, at: now) { bytes in try file.contents.write(bytes) }
      try file.finish(replacing: isReplacing)
      return warnings
    } catch let error as SystemError {
      if error.number == EEXIST, !isReplacing { throw CardError.exists }
      throw CardError.unwritable(error.words)
    }
  }
}
