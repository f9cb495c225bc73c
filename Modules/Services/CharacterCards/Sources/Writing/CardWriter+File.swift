public import Entities
import Glibc
import System

extension CardWriter {
  /// The path that means standard output.
  private static let standardOutput = "/dev/stdout"

  /// Writes a card to a file, which appears only when it is complete. `~/` in the path means the home folder.
  /// `/dev/stdout` is written as it is.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Returns: What the file lacks.
  /// - Throws: `.exists`, `.unwritable`, and what `write(_:as:at:to:)` throws.
  public static func write(
    _ card: CharacterCard, as format: CardFormat, at now: Timestamp?, toFile path: String, replacing isReplacing: Bool
  ) throws -> [CardWarning] {
    try write(toFile: path, replacing: isReplacing) { file in
      try write(card, as: format, at: now) { bytes in try file.write(bytes) }
    }
  }

  /// Writes a file, which appears only when the body has returned.
  static func write<Value>(
    toFile path: String, replacing isReplacing: Bool, _ body: (OpenFile) throws -> Value
  ) throws -> Value {
    let inHome = FilePath.inHome(path)
    let isOutput = path == standardOutput
    let path = FilePath.real(inHome) ?? inHome
    if !isOutput, let kind = FileStatus(at: path)?.kind {
      if kind != .regular { throw CardError.unwritable(SystemError(EISDIR).words) }
      if !isReplacing { throw CardError.exists }
    }
    do {
      if isOutput { return try body(try OpenFile(duplicating: STDOUT_FILENO)) }
      let file = try UnfinishedFile(for: path)
      let result = try body(file.contents)
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
  /// `/dev/stdout` is written as it is.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Throws: `.exists`, `.unwritable`.
  public func write(as format: Format, toFile path: String, replacing isReplacing: Bool) throws {
    try CardWriter.write(toFile: path, replacing: isReplacing) { file in
      try file.write(Array(text(as: format).utf8))
    }
  }
}
