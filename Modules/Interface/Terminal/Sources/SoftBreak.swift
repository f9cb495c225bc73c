/// The text between two rows of a wrapped line.
public enum SoftBreak: Hashable, Sendable {
  /// A space, which is not shown.
  case space
  /// No text: the line was broken inside a word, or between Chinese or Japanese characters.
  case nothing
}

extension SafeText {
  /// The text between wrapped lines: an entry for each line, nil where the line really ends.
  ///
  /// The lines must be those of `wrapped(to:)`, the last one perhaps shortened.
  public func softBreaks(between lines: [SafeText]) -> [SoftBreak?] {
    let bytes = Array(string.utf8)
    var place = 0
    return lines.map { line in
      place += line.string.utf8.count
      let end = place
      while place < bytes.count, let length = Self.spaceLength(at: place, in: bytes) { place += length }
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "\n") {
        place += 1
        return nil
      }
      return place > end ? .space : .nothing
    }
  }

  /// The bytes of a space, the wide one too; nil where there is none.
  private static func spaceLength(at place: Int, in bytes: [UInt8]) -> Int? {
    if bytes[place] == UInt8(ascii: " ") { return 1 }
    return bytes[place...].starts(with: [0xE3, 0x80, 0x80]) ? 3 : nil
  }
}
