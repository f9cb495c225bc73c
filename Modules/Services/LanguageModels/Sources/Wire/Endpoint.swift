import Entities
import HTTP

/// The address of an API, and the key for it.
struct Endpoint: Hashable, Sendable {
  /// The address without a final slash.
  let baseURL: String
  /// Whether it is the provider's own address.
  let isAtHome: Bool
  /// Where the user reads its errors.
  let frontEnd: FrontEnd
  private let key: String?
  /// The servers that the provider's other keys are for.
  private let otherKeys: [String]

  /// An endpoint of a provider, by default its own; throws `.misconfigured` for an invalid address or key.
  /// - Parameter isLocked: Whether there is a key that is not fetched yet.
  init(
    of traits: ProviderTraits, baseURL: String? = nil, apiKey: String? = nil, isLocked: Bool = false,
    otherKeys: [String] = [], frontEnd: FrontEnd = .commandLine
  ) throws(ModelFailure) {
    let own = traits.defaultAddress
    self.frontEnd = frontEnd
    self.baseURL = try Self.normalized(baseURL ?? own, traits)
    isAtHome = Self.server(of: self.baseURL) == Self.server(of: own)
    let key = (apiKey ?? "").trimmed
    guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw ModelFailure(
        .misconfigured,
        "The key contains a space or a character that no key has. Copy the whole key again, and nothing else.",
        "키에 공백이나 키에 쓸 수 없는 문자가 있습니다. 키만 처음부터 끝까지 다시 복사하세요.")
    }
    self.key = key.isEmpty ? nil : key
    self.otherKeys = otherKeys
    if let variable = traits.keyVariable, isAtHome, self.key == nil, !isLocked {
      throw ModelFailure(
        .misconfigured,
        LocalizedText("\(shown) requires a key, but none is set. ", "\(shown) 서버에는 키가 필요한데 설정된 키가 없습니다. ")
          + frontEnd.saveKey(of: traits.name, variable: variable) + aboutOtherKeys)
    }
  }

  var hasKey: Bool { key != nil }

  /// The sentence about keys for other servers, when this server requires one; may be empty.
  var aboutOtherKeys: LocalizedText {
    if otherKeys.isEmpty { return LocalizedText(untranslated: "") }
    let places = otherKeys.joined(separator: ", ")
    return LocalizedText(" The stored key is for \(places) only.", " 저장된 키는 \(places) 전용입니다.")
  }

  /// The address without private parts.
  var shown: String { Self.shown(baseURL) }

  /// The headers of a call, the only ones with the key.
  func headers(in dialect: any Dialect) -> [HTTPHeader] {
    dialect.traits.headers + (key.map { dialect.headers(key: $0) } ?? [])
  }

  /// The text without the key: servers like to quote it.
  func withoutKey(_ text: String) -> String {
    key.map { text.replacing($0, by: "[key]") } ?? text
  }

  /// An address without password and query.
  static func shown(_ url: String) -> String { HTTPAddress.shown(url) }
}

extension Endpoint {
  private static func normalized(_ address: String, _ traits: ProviderTraits) throws(ModelFailure) -> String {
    var url = address.trimmed
    if let fault = HTTPAddress.fault(in: url) {
      throw ModelFailure(
        .misconfigured,
        "The address \"\(shown(url))\" cannot be used: \(fault.english). It should look like \(traits.exampleAddress).",
        "“\(shown(url))” 주소를 쓸 수 없습니다: \(fault.korean). \(traits.exampleAddress) 같은 형식이어야 합니다.")
    }
    guard !url.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw ModelFailure(
        .misconfigured, "The address \(shown(url)) has a part after ? or #. Give it up to the API's version only.",
        "\(shown(url)) 주소에 ? 또는 # 뒤의 부분이 있습니다. API 버전까지만 쓰세요.")
    }
    while url.hasSuffix("/") { url.removeLast() }
    // Users paste the URL of a whole call.
    for end in traits.pastedEnds where url.hasSuffix(end) { url.removeLast(end.count) }
    return url
  }

  /// The scheme and the host of an address, in lower case.
  private static func server(of url: String) -> [Substring] {
    url.lowercased().split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).prefix(2).map(\.self)
  }
}

extension Endpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { shown }
  var debugDescription: String { shown }
  var customMirror: Mirror { Mirror(self, children: [("address", shown)]) }
}
