/// The destination of copied text. Only an action of the user may write to it.
public protocol Clipboard: Sendable {
  /// Replaces the content with a text.
  /// - Returns: Whether it was copied: false for a text that is too long.
  func copy(_ text: String) -> Bool
}

/// The clipboard of the machine with the terminal's window, local or remote (OSC 52, from xterm's ctlseqs).
///
/// The program only writes it. The terminal may ignore the sequence, and sends no answer; tmux passes it on with
/// `set-clipboard on`.
public struct TerminalClipboard: Clipboard {
  /// The largest sequence in bytes that terminals with a limit accept.
  static let sequenceLimit = 100_000
  /// The bytes of text that fit into the sequence.
  public static let limit = (sequenceLimit - ControlSequence.copy(base64: "").utf8.count) / 4 * 3

  private let write: @Sendable ([UInt8]) -> Void

  /// A clipboard that writes its sequences with a closure.
  init(write: @escaping @Sendable ([UInt8]) -> Void) {
    self.write = write
  }

  /// Copies a text, without control characters other than line feeds and tabs: pasted, they would act as key presses.
  public func copy(_ text: String) -> Bool {
    guard let text = Self.copyable(text) else { return false }
    write(Array(ControlSequence.copy(base64: Base64.encoded(Array(text.utf8))).utf8))
    return true
  }

  /// The text as it is copied; nil when it is too long.
  public static func copyable(_ text: String) -> String? {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isControl(scalar) { kept.append(scalar) }
    return kept.count <= limit && String(kept).utf8.count <= limit ? String(kept) : nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}

/// Base64 (RFC 4648, 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: some RandomAccessCollection<UInt8>) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        letters.append(place > group.count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
