import Entities

/// Parses the values that users set for OLLAMA_HOST (https://github.com/ollama/ollama/blob/main/envconfig/config.go).
enum OllamaHost {
  /// The address that it means: `host`, `host:port`, `:port`, with or without a scheme; nil for an empty text.
  ///
  /// Without a scheme the port is Ollama's own, otherwise the scheme's. The server uses the same variable as its
  /// listening address, so an address that means every interface is replaced by this machine's own.
  static func address(_ text: String) -> String? {
    let text = text.trimmed.filter { $0 != "\"" && $0 != "'" }
    guard !text.isEmpty else { return nil }
    let scheme = ["http://", "https://"].first { text.lowercased().hasPrefix($0) }
    let server = text.dropFirst(scheme?.count ?? 0)
    let path = server.drop { $0 != "/" }
    var (host, port) = split(server.prefix { $0 != "/" })
    if host.isEmpty || host == "0.0.0.0" { host = "127.0.0.1" }
    if host == "[::]" { host = "[::1]" }
    let known = port ?? (scheme == nil ? "11434" : nil)
    return (scheme ?? "http://") + host + (known.map { ":\($0)" } ?? "") + path
  }

  /// The host and the port. An IPv6 address in brackets may have a port after them; one without brackets has none. An
  /// invalid port is ignored.
  private static func split(_ server: Substring) -> (host: String, port: String?) {
    let isBare = server.first != "[" && server.count { $0 == ":" } > 1
    guard !isBare else { return ("[\(server)]", nil) }
    guard let colon = server.lastIndex(of: ":"), server[colon...].allSatisfy({ $0 != "]" }) else {
      return (String(server), nil)
    }
    let port = UInt16(server[server.index(after: colon)...])
    return (String(server[..<colon]), port.map(String.init))
  }
}
