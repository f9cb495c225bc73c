import Entities
import FeatureKit
import TerminalUI

/// A file that goes with a message: a picture, or a text.
enum AttachedFile: Equatable {
  case picture(UserTurn.Picture)
  case text(String)

  /// The largest file of any kind, in bytes. Providers accept only smaller pictures, and say so.
  static let longest = 16 << 20
  /// The longest text with its name and fences, in bytes: the limit of a message.
  static let longestText = 1 << 20

  /// A file by its name and contents.
  /// - Throws: If it is neither a picture nor a text, or too long a text.
  init(_ name: String, _ bytes: [UInt8]) throws(CommandFailure) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .picture(UserTurn.Picture(name: name, bytes: bytes))
      return
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.wrongUsage, Self.words { $0.noTextNorPicture(name) })
    }
    let quoted = Self.quoted(text, as: name)
    guard quoted.utf8.count <= Self.longestText else {
      let longest = Self.longestText - (quoted.utf8.count - bytes.count)
      throw CommandFailure(.wrongUsage, Self.words { $0.longFile(name, bytes: bytes.count, atMost: longest) })
    }
    self = .text(quoted)
  }

  private static func words(_ text: (Language) -> String) -> LocalizedText {
    LocalizedText(text(.english), text(.korean))
  }

  /// Its text in the message: the name of a picture, all of a text.
  var words: String {
    switch self {
    case .picture(let picture): "[\(picture.name)]"
    case .text(let text): text
    }
  }

  /// The picture; nil for a text.
  var picture: UserTurn.Picture? { if case .picture(let picture) = self { picture } else { nil } }

  /// The text between fences that are longer than any in it, with its name before them.
  private static func quoted(_ text: String, as name: String) -> String {
    var (longest, run) = (2, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(name):\n\(fence)\n" + text + (text.utf8.last == UInt8(ascii: "\n") ? "" : "\n") + fence
  }
}
