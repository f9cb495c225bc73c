import Entities

/// Where a model runs, and so whether its tokens can cost anything.
public enum ModelLocation: Hashable, Sendable {
  /// In this program, by rules: there are no tokens.
  case program
  /// On a server of this machine or of its own network, which asks nothing.
  case local
  /// On a server of somebody else.
  case remote
}

extension ModelLocation {
  /// The site of a server, by the host of its address.
  init(ofServerAt address: String) {
    let server = WebAddress.server(of: address) ?? ""
    self = WebAddress.isLocal(WebAddress.host(of: server)) ? .local : .remote
  }
}
