import Entities

extension KeyEndpoint {
  /// The endpoint of a provider's address, without its path, password and query; nil for an invalid address.
  init?(_ provider: ProviderVariables, address: String?) {
    var text = address ?? provider.home
    if provider.takesHost, !Endpoint.isAddress(text) { text = "http://" + text }
    guard Endpoint.isAddress(text), let server = Self.server(of: Endpoint.shown(text).lowercased()) else { return nil }
    // A bare host has the provider's own port; with a scheme, the scheme's default port applies.
    let isBare = address.map { !Endpoint.isAddress($0) } ?? false
    let port = server.port ?? (isBare ? Self.server(of: provider.home)?.port : nil)
    let usual = server.scheme == "https" ? 443 : 80
    let suffix = port.map { $0 == usual ? "" : ":\($0)" } ?? ""
    self.init(provider: provider.provider, server: "\(server.scheme)://\(server.host)\(suffix)")
  }

  /// The parts of an address in lower case; nil for an invalid port (RFC 3986, 3.2).
  private static func server(of address: String) -> (scheme: Substring, host: Substring, port: Int?)? {
    guard let slashes = address.firstRange(of: "://") else { return nil }
    let server = address[slashes.upperBound...].prefix { $0 != "/" }
    // An IPv6 address is in brackets, and contains colons too.
    let end = server.first == "[" ? server.firstIndex(of: "]").map(server.index(after:)) : server.firstIndex(of: ":")
    let host = end.map { server[..<$0] } ?? server
    let rest = server[host.endIndex...].dropFirst()
    let isPlain = host.endIndex == server.endIndex || server[host.endIndex] == ":"
    guard isPlain, !host.isEmpty, rest.isEmpty || UInt16(rest) != nil else { return nil }
    return (address[..<slashes.lowerBound], host, Int(rest))
  }
}
