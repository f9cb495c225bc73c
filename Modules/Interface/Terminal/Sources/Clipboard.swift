/// Where text goes that a user copies. Only what a user does may reach it.
public protocol Clipboard: Sendable {
  /// Puts a text there, in place of what was there.
  /// - Returns: Whether it went: false for a text that is too long.
  func copy(_ text: String) -> Bool
}

/// The clipboard of the machine that the terminal's window is on, near or far (OSC 52, from xterm's ctlseqs).
///
/// The program only ever writes it. Whether the terminal obeys is the terminal's to say, and it gives no answer; tmux
/// does with `set-clipboard on`.
public struct TerminalClipboard: Clipboard {
  /// How many bytes the sequence may have: what the terminals that count them take.
  static let sequenceLimit = 100_000
  /// How many bytes of text fit into it.
  public static let limit = (sequenceLimit - ControlSequence.copy(base64: "").utf8.count) / 4 * 3

  private let write: @Sendable ([UInt8]) -> Void

  /// A clipboard that is reached by writing bytes to a terminal.
  init(write: @escaping @Sendable ([UInt8]) -> Void) {
    self.write = write
  }

  /// Puts a text there, without control characters other than line feeds and tabs: where it is pasted, they would be
  /// keys that nobody pressed.
  public func copy(_ text: String) -> Bool {
    guard let text = Self.copyable(text) else { return false }
    write(Array(ControlSequence.copy(base64: Base64.encoded(Array(text.utf8))).utf8))
    return true
  }

  /// What a text becomes on the clipboard; nil when it is too long.
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

/// Bytes in letters (RFC 4648, 4).
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
