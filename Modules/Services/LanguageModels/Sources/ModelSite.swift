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
  /// (RFC 1918, RFC 4193, RFC 3927, RFC 4291), and the names of `.local` (RFC 6762) are local. Any other name may lead
  /// anywhere, also one without a dot.
  init(ofServerAt address: String) {
    let afterScheme =
      address.lowercased().split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
    let authority = afterScheme.split(separator: "@").last ?? ""
    if authority.first == "[" {
      let host = authority.dropFirst().prefix { $0 != "]" }
      // fc00::/7 and fe80::/10: a first group that is shorter has zeros before it.
      let group = host.prefix { $0 != ":" }
      let isOwn = group.utf8.count == 4 && ["fc", "fd", "fe8", "fe9", "fea", "feb"].contains { group.hasPrefix($0) }
      let isLocal = host == "::1" || isOwn && host.contains(":")
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
      let isLocal = host == "localhost" || [".local", ".localhost"].contains(where: host.hasSuffix)
      self = isLocal ? .local : .remote
    }
  }
}
