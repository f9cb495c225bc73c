/// Properties of a server's address that need no network.
public enum WebAddress {
  private static let schemes = ["http://", "https://"]

  /// Adds the scheme that a user left out: `http` for this machine and its own network, `https` elsewhere. Nil for a
  /// text with a scheme or a user's name, and for one that is no host: a host has a dot, a port or brackets, or is
  /// `localhost`.
  public static func completed(_ text: String) -> String? {
    let isSound = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isSound, text.firstRange(of: "://") == nil else { return nil }
    let server = text.prefix { !"/?#".contains($0) }
    guard !server.contains("@"), let (host, port) = split(server), port.map({ UInt16($0) != nil }) ?? true else {
      return nil
    }
    let isHost = host.first == "[" || host.contains(".") || port != nil || host.lowercased() == "localhost"
    guard isHost, host != ".", !host.isEmpty else { return nil }
    return (isLocal(host) ? "http://" : "https://") + text
  }

  /// The host and the port of a web address, as `127.0.0.1:8080`: without the scheme, a user's name and a path. Nil
  /// for another text.
  public static func server(of address: String) -> String? {
    let lowercase = address.lowercased()
    guard let scheme = schemes.first(where: lowercase.hasPrefix) else { return nil }
    let server = lowercase.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let host = server.lastIndex(of: "@").map { server[server.index(after: $0)...] } ?? server
    return host.isEmpty ? nil : String(host)
  }

  /// Whether a host is this machine or on its own network: `localhost`, the private addresses (RFC 1918, RFC 4193,
  /// RFC 3927, RFC 4291), and the names of `.local` (RFC 6762). Any other name may be anywhere, also one without a
  /// dot.
  /// - Parameter host: A host without its port; an IPv6 address must be in brackets.
  public static func isLocal(_ host: some StringProtocol) -> Bool {
    let host = host.lowercased()
    if host.first == "[" {
      let address = host.dropFirst().prefix { $0 != "]" }
      // fc00::/7 and fe80::/10: a first group with fewer digits has leading zeros.
      let group = address.prefix { $0 != ":" }
      let isOwn = group.utf8.count == 4 && ["fc", "fd", "fe8", "fe9", "fea", "feb"].contains { group.hasPrefix($0) }
      return address == "::1" || isOwn && address.contains(":")
    }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard numbers.count == 4, let first = numbers[0], let second = numbers[1], numbers[2] != nil, numbers[3] != nil
    else { return host == "localhost" || [".local", ".localhost"].contains(where: host.hasSuffix) }
    return switch (first, second) {
    case (127, _), (10, _), (172, 16...31), (192, 168), (169, 254): true
    default: host == "0.0.0.0"
    }
  }

  /// The host of a server as `server(of:)` has it, without its port.
  public static func host(of server: String) -> String { split(server)?.host ?? server }

  /// The host, and the text after its colon: the first one, or the one after the brackets. Nil for unbalanced brackets,
  /// or another text after them.
  private static func split(_ server: some StringProtocol) -> (host: String, port: String?)? {
    var (host, rest) = (String(server), "")
    if host.first == "[" {
      guard let end = host.firstIndex(of: "]") else { return nil }
      rest = String(host[host.index(after: end)...])
      host = String(host[...end])
      guard rest.isEmpty || rest.first == ":" else { return nil }
    } else if let colon = host.firstIndex(of: ":") {
      rest = String(host[colon...])
      host = String(host[..<colon])
    }
    return (host, rest.isEmpty ? nil : String(rest.dropFirst()))
  }
}
