/// How a line that was too long for its place goes on in the next row.
public enum SoftBreak: Hashable, Sendable {
  /// There is a space between them, which is not shown.
  case space
  /// There is nothing between them: a word was too long.
  case nothing
}

extension SafeText {
  /// What stands between lines that this text was wrapped into: an entry for each line, nil where it really ends.
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

  /// How many bytes a space takes, the wide one too; nil where there is none.
  private static func spaceLength(at place: Int, in bytes: [UInt8]) -> Int? {
    if bytes[place] == UInt8(ascii: " ") { return 1 }
    return bytes[place...].starts(with: [0xE3, 0x80, 0x80]) ? 3 : nil
  }
}
