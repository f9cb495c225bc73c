import ChatFiles
import Entities

/// Stands for the contents of a chat in a file: two chats with the same fingerprint are taken as the same. It is
/// stored, so every version computes it in the same way, on every machine.
///
/// Two sums of FNV-1a with 64 bits (Fowler, Noll and Vo, https://www.isthe.com/chongo/tech/comp/fnv/), the second one
/// from another beginning. A hostile file could imitate another one, and would only keep itself from being imported.
struct Fingerprint {
  private var sums: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
  /// A sum of all times. It is compared within one import only, where all files are read in the same zone.
  private(set) var times: UInt64 = 0xCBF2_9CE4_8422_2325
  private let created: Timestamp
  /// Whether the messages' times count. Files of some formats have local times, which another zone reads as other
  /// moments.
  let hasTimes: Bool

  /// The fingerprint of a chat without messages. The title is left out: in some formats it is the name of the file.
  init(_ chat: ImportedChat) {
    created = chat.created
    hasTimes = chat.format != .sillyTavern && chat.format != .markdown
    times = Self.sum(times, chat.created)
    add(chat.format.rawValue)
    for text in [chat.sourceID, chat.characterName, chat.userName] { add(text ?? "\0") }
  }

  /// Adds the chat's next message.
  mutating func add(_ message: ImportedMessage) {
    times = Self.sum(times, message.created)
    add(UInt64(bitPattern: Int64(message.parent ?? -1)))
    for text in [message.role.rawValue, message.name ?? "\0", message.text, message.reasoning] { add(text) }
    // A file without dates gives its own time to the chat and its messages. A copy of it has another time.
    add(!hasTimes || message.created == created ? 0 : UInt64(bitPattern: message.created.milliseconds))
  }

  /// The hash of a text.
  static func text(of text: String) -> String {
    String(text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { for byte in $0 { add(byte: byte) } }
    // UTF-8 never contains this byte, so it can mark the end of a text.
    add(byte: 0xFF)
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  private mutating func add(byte: UInt8) {
    sums.0 = (sums.0 ^ UInt64(byte)) &* 0x100_0000_01B3
    sums.1 = (sums.1 ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private static func sum(_ sum: UInt64, _ time: Timestamp) -> UInt64 {
    (sum ^ UInt64(bitPattern: time.milliseconds)) &* 0x100_0000_01B3
  }

  /// The text to store.
  /// - Parameter number: The number of earlier chats of the import with the same contents and other times.
  func text(after number: Int) -> String {
    String(sums.0, radix: 16) + "-" + String(sums.1, radix: 16) + (number == 0 ? "" : "-\(number)")
  }
}
