import HTTP

/// Where an API is, and the key for it.
struct Endpoint: Hashable, Sendable {
  /// The address without a slash at its end.
  let baseURL: String
  /// Whether it is the provider's own.
  let isAtHome: Bool
  private let key: String?
  /// The servers that the provider's other keys are for.
  private let otherKeys: [String]

  /// An endpoint of a provider, by default its own; throws `.misconfigured` for an address or a key that cannot work.
  init(
    of traits: ProviderTraits, baseURL: String? = nil, apiKey: String? = nil, otherKeys: [String] = []
  ) throws(ModelFailure) {
    let own = traits.defaultAddress
    self.baseURL = try Self.normalized(baseURL ?? own, traits)
    isAtHome = Self.server(of: self.baseURL) == Self.server(of: own)
    let key = ModelChooser.trimmed(apiKey ?? "")
    guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw ModelFailure(
        .misconfigured, "The key has a space or a character that no key has. Copy it again, whole and alone.")
    }
    self.key = key.isEmpty ? nil : key
    self.otherKeys = otherKeys
    if let variable = traits.keyVariable, isAtHome, self.key == nil {
      throw ModelFailure(
        .misconfigured,
        "\(shown) wants a key, and none is set. Keep one with: aichat keys set \(traits.name). Or set \(variable), or "
          + "name another server: --base-url URL.\(aboutOtherKeys)")
    }
  }

  /// Whether a key is sent.
  var hasKey: Bool { key != nil }

  /// What to know of keys for other servers where this one wants a key: the next sentence, or nothing.
  var aboutOtherKeys: String {
    otherKeys.isEmpty ? "" : " The key that is kept is for \(otherKeys.joined(separator: ", ")) alone."
  }

  /// The address as it may be shown to anyone.
  var shown: String { Self.shown(baseURL) }

  /// The headers of a call: the key is only here.
  func headers(in dialect: any Dialect) -> [HTTPHeader] {
    dialect.traits.headers + (key.map { dialect.headers(key: $0) } ?? [])
  }

  /// The text without the key, should somebody have put it there: servers like to quote it.
  func withoutKey(_ text: String) -> String {
    key.map { text.replacing($0, by: "[key]") } ?? text
  }

  /// An address as it may be shown to anyone: without a password and a query.
  static func shown(_ url: String) -> String { HTTPAddress.shown(url) }
}

extension Endpoint {
  private static func normalized(_ address: String, _ traits: ProviderTraits) throws(ModelFailure) -> String {
    var url = ModelChooser.trimmed(address)
    if let fault = HTTPAddress.fault(in: url) {
      throw ModelFailure(
        .misconfigured,
        "The address \"\(shown(url))\" cannot be used: \(fault). It should look like \(traits.exampleAddress).")
    }
    guard !url.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw ModelFailure(
        .misconfigured, "The address \(shown(url)) has a part after ? or #. Give it up to the API's version only.")
    }
    while url.hasSuffix("/") { url.removeLast() }
    // People paste the whole address of the call.
    for end in traits.pastedEnds where url.hasSuffix(end) { url.removeLast(end.count) }
    return url
  }

  /// The scheme and the host of an address, in small letters.
  private static func server(of url: String) -> [Substring] {
    url.lowercased().split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).prefix(2).map(\.self)
  }
}

extension Endpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { shown }
  var debugDescription: String { shown }
  var customMirror: Mirror { Mirror(self, children: [("address", shown)]) }
}
