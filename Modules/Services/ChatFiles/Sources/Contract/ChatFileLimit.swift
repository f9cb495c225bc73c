import ArchiveLines

/// The limits of files. What is beyond them is left out with a warning, before it uses memory.
enum ChatFileLimit {
  /// Bytes of a line, a node or a member. The longest measured line of SillyTavern is far below 1 MiB; a parsed value
  /// needs some ten times its text.
  static let line = 16 << 20
  /// Bytes of a message's text: what the archive of a profile accepts.
  static let text = ArchiveLimit.text
  /// Bytes of a name, a title or an id: what the archive of a profile accepts.
  static let name = ArchiveLimit.name
  /// Bytes of a member that is kept in `extra`: SillyTavern's chat metadata and ChatGPT's are a few KiB.
  static let member = 1 << 20
  /// Bytes of a group's definition, which is kept with each of its chats: some KiB for dozens of members.
  static let definition = 64 << 10
  /// Bytes of one chat in a JSON document. Its messages wait in memory until the chat ends, since its title and its
  /// order may come last.
  static let chat = 256 << 20
  /// Messages of one chat. A tree needs some hundred bytes for each while it is read.
  static let messages = 2_000_000
  /// Swipes of one message. A line could hold millions of empty ones.
  static let swipes = 10_000
  /// Nesting of arrays and objects. The deepest measured file has 9 levels; the parser recurses once per level.
  static let depth = 64
  /// Warnings that are kept with their place; all are counted.
  static let examples = 100
  /// Names of speakers of one chat.
  static let speakers = 1_000
  /// Bytes at the beginning that decide the format. A document of one line is longer than a line of chat.
  static let beginning = 4 << 20
  /// Files of a folder.
  static let files = 200_000
  /// Bytes of a card, a world or a group's file.
  static let card = 64 << 20, world = 32 << 20, group = 4 << 20
  /// Bytes of SillyTavern's settings, which hold the personas.
  static let settings = 32 << 20
}
