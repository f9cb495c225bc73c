/// Where a model runs, and so whether its tokens can cost anything.
public enum ModelSite: Hashable, Sendable {
  /// In this program, by rules: there are no tokens.
  case program
  /// On a server of this machine or of its own network, which asks nothing.
  case local
  /// On a server of somebody else.
  case remote
}

extension ModelSite {
  /// The site of a server, by the host of its address: `localhost`, the addresses that no router of the internet knows
  /// (RFC 1918, RFC 4193, RFC 3927, RFC 4291), and names without a dot or in `.local`, `.internal` or `.lan` are local.
  init(ofServerAt address: String) {
    let afterScheme =
      address.lowercased().split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
    let authority = afterScheme.split(separator: "@").last ?? ""
    if authority.first == "[" {
      let host = authority.dropFirst().prefix { $0 != "]" }
      let isLocal = host == "::1" || ["fc", "fd", "fe80:"].contains { host.hasPrefix($0) && host.contains(":") }
      self = isLocal ? .local : .remote
      return
    }
    let host = authority.prefix { $0 != ":" }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    if numbers.count == 4, let first = numbers[0], let second = numbers[1], numbers[2] != nil, numbers[3] != nil {
      let isLocal =
        switch (first, second) {
        case (127, _), (10, _), (172, 16...31), (192, 168), (169, 254): true
        default: host == "0.0.0.0"
        }
      self = isLocal ? .local : .remote
    } else {
      let isLocal =
        !host.contains(".") || [".local", ".internal", ".lan", ".localhost"].contains(where: host.hasSuffix)
      self = isLocal && !host.isEmpty ? .local : .remote
    }
  }
}
