import System

/// A provider's key, with its source.
///
/// It describes itself by its origin only, so that no log, message or crash report shows the key.
public struct APIKey: Hashable, Sendable {
  /// The key itself, for the one endpoint it belongs to.
  public let value: String
  /// The source of the key: `OPENAI_API_KEY`.
  public let origin: SettingOrigin

  /// Longer texts are not keys; known keys have a few hundred characters at most.
  static let maximumLength = 4096

  /// The key in a variable, without the line break that copying often adds; nil when the variable is not set.
  init?(variable: String, in environment: ProcessEnvironment) throws(ConfigurationError) {
    guard let text = environment[variable] else { return nil }
    do throws(KeyFailure) {
      try self.init(text, from: .variable(variable))
    } catch {
      throw .unusableKey(variable: variable)
    }
  }

  /// A key as it was typed or copied, without the blanks around it.
  ///
  /// A key goes into a header line, so it may have visible ASCII characters only.
  init(_ text: String, from origin: SettingOrigin) throws(KeyFailure) {
    let bytes = text.utf8.drop(while: Self.isBlank)
    let end = bytes.lastIndex { !Self.isBlank($0) }.map(bytes.index(after:)) ?? bytes.startIndex
    let key = bytes[..<end]
    if key.isEmpty { throw .empty }
    if key.contains(where: { $0 < 0x20 || $0 == 0x7F }) { throw .hasControlCharacters }
    if key.contains(where: { $0 >= 0x80 }) { throw .isNotASCII }
    if key.contains(0x20) { throw .hasSpaces }
    if key.count > Self.maximumLength { throw .tooLong }
    value = String(decoding: key, as: UTF8.self)
    self.origin = origin
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

extension APIKey {
  /// The last four characters of a key with 20 or more, where they do not help to guess it.
  var ending: String? { value.utf8.count >= 20 ? String(value.suffix(4)) : nil }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The source of the key.
  public var description: String { "key from \(origin)" }

  /// The source of the key.
  public var debugDescription: String { description }

  /// The source of the key, in place of the members.
  public var customMirror: Mirror { Mirror(self, children: ["origin": origin]) }
}
