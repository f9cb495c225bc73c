import Entities

/// Where a model runs, which decides whether its tokens can cost anything.
public enum ModelLocation: Hashable, Sendable {
  /// In this program, by rules: there are no tokens.
  case program
  /// On a server of this machine or of its own network, which is free of charge.
  case local
  /// On any other server.
  case remote
}

extension ModelLocation {
  /// The location of a server, derived from the host of its address.
  init(ofServerAt address: String) {
    let server = WebAddress.server(of: address) ?? ""
    self = WebAddress.isLocal(WebAddress.host(of: server)) ? .local : .remote
  }
}
