import ChatFiles
import Entities

/// Names of files for chats.
struct ChatFileName {
  /// The longest name without its ending, in bytes. Most systems allow 255.
  private static let longest = 120
  private var used: Set<String> = []

  /// The name of a chat's file: its title. Without a title it is a name as SillyTavern gives it: the character or the
  /// members of the group, and the local time of the beginning.
  static func name(of exported: ExportedChat, zone: LocalZone) -> String {
    let chat = exported.chat
    if let title = chat.title.map(usable), !title.isEmpty { return title }
    let time = zone(chat.created)
    let clock = time.fullClock.split(separator: ":").map(String.init)
    let digits = zip(clock, ["h", "m", "s"]).map { $0 + $1 }.joined()
    let name = usable(exported.groupTitle ?? exported.characterName)
    return (name.isEmpty ? "Chat" : name) + " - \(time.date)@\(digits)"
  }

  /// The name for the next chat of a folder: two names never differ only in case.
  mutating func next(_ name: String) -> String {
    var number = 1
    var next = name
    while !used.insert(next.lowercased()).inserted {
      number += 1
      next = "\(name) (\(number))"
    }
    return next
  }

  /// A text as the name of a file on any system: without characters that have a meaning in paths, and not too long.
  static func usable(_ text: String) -> String {
    let letters = text.prefix(200).map { letter in
      letter.isNewline || "/\\:*?\"<>|".contains(letter) || !String(letter).isOneLine ? " " : letter
    }
    var words = String(letters).split(separator: " ").joined(separator: " ")[...]
    while words.utf8.count > longest { words.removeLast() }
    while words.hasPrefix(".") || words.hasPrefix(" ") { words.removeFirst() }
    return String(words).trimmed
  }
}
