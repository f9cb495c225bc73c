/// The form of the file: one JSON value in each line (https://jsonlines.org). The README describes the lines.
enum ArchiveFormat {
  static let kind = "aichat-profile"
  /// The version that this program writes. Version 5 had no pictures of messages. Version 4 had no speakers of group
  /// chats. Version 3 had no lorebooks, no marks of messages, and no places of chats. Version 2 had no personas.
  /// Version 1 had the personality and the greeting in the line of an avatar, and no other field of a definition.
  static let version: Int64 = 6

  /// The limits of a file; `ArchiveLimit` has those of a line. Larger files are refused before they use memory.
  enum Limit {
    /// Bytes of a card's document.
    static let card = 12 << 20
    /// Bytes of the first line, which identifies the file.
    static let header = 4096
    /// Lines of a file.
    static let lines = 50_000_000
    /// Bytes received through a pipe or a device, which may be endless: 8 GiB.
    static let stream: Int64 = 8 << 30
  }
}
