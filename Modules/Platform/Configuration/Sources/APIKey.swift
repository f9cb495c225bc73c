/// A provider's key, and where it was found.
///
/// It describes itself by its origin only, so that no log, message or crash report shows the key.
public struct APIKey: Hashable, Sendable {
  /// The key itself, for the one endpoint it belongs to.
  public let value: String
  /// Where it was found: `OPENAI_API_KEY`.
  public let origin: SettingOrigin

  /// The key in a variable, without the line break that copying often adds; nil when the variable is not set.
  ///
  /// A key goes into a header line, so it may have visible ASCII characters only.
  init?(variable: String, in environment: ProcessEnvironment) throws(ConfigurationError) {
    guard let text = environment[variable] else { return nil }
    let bytes = text.utf8.drop(while: Self.isBlank)
    let end = bytes.lastIndex { !Self.isBlank($0) }.map(bytes.index(after:)) ?? bytes.startIndex
    let key = bytes[..<end]
    guard !key.isEmpty, key.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .unusableKey(variable: variable) }
    value = String(decoding: key, as: UTF8.self)
    origin = .variable(variable)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Where the key was found.
  public var description: String { "key from \(origin)" }

  /// Where the key was found.
  public var debugDescription: String { description }

  /// Where the key was found, for whoever walks through the members.
  public var customMirror: Mirror { Mirror(self, children: ["origin": origin]) }
}
