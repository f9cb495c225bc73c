import Entities

/// The form of the file: one JSON value in each line (https://jsonlines.org). The README describes them.
enum ArchiveFormat {
  static let kind = "aichat-profile"
  /// The version that this program writes. Version 1 had the personality and the greeting in the line of an avatar, and
  /// no other field of a definition.
  static let version: Int64 = 2

  /// The limits of a file. Larger files are refused before they use memory.
  enum Limit {
    /// Bytes of a line: a picture in Base64 and some text.
    static let line = 32 << 20
    /// Bytes of a picture.
    static let picture = 8 << 20
    /// Bytes of a card's document.
    static let card = 12 << 20
    /// Bytes of a text, and of a name.
    static let text = 16 << 20, name = 4096
    /// Bytes of the first line, which identifies the file.
    static let header = 4096
    /// Lines of a file.
    static let lines = 50_000_000
    /// Bytes received through a pipe or a device, which may be endless: 8 GiB.
    static let stream: Int64 = 8 << 30
  }

  /// The first bytes of a picture file (PNG, chapter 5.2).
  static let pictureSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

extension Message.State {
  /// The state's name in a file, and the failure's reason.
  var inFile: (name: String, failure: String?) {
    switch self {
    case .complete: ("complete", nil)
    case .cutOff: ("cut_off", nil)
    case .cancelled: ("cancelled", nil)
    case .streaming, .interrupted: ("interrupted", nil)
    case .failed(let reason): ("failed", reason)
    }
  }

  /// The state with this name; nil when there is none.
  init?(inFile name: String, failure: String?) {
    switch name {
    case "complete": self = .complete
    case "cut_off": self = .cutOff
    case "cancelled": self = .cancelled
    case "interrupted": self = .interrupted
    case "failed": self = .failed(failure ?? "")
    default: return nil
    }
  }
}
