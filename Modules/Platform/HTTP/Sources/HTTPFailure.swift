/// Why an answer did not come, or not to its end. The texts are the network library's words; they name no header.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// What a server was too slow for.
  public enum Phase: Hashable, Sendable {
    case connect, firstByte, idle
  }

  /// Nothing listens there, or it cannot be found.
  case unreachable(String)
  /// The proxy that the environment names cannot be found, or does not lead there.
  case proxy(String)
  /// The server said nothing for too long.
  case timedOut(Phase)
  /// There is no secure way: a certificate without trust, or no common version.
  case tls(String)
  /// The file of certificates to trust cannot be read, or holds none.
  case certificates(String)
  /// The address is not one of HTTP.
  case badURL(String)
  /// The request has a method or a header that cannot be sent; the header's value is not told.
  case badRequest(String)
  /// There is no libcurl: what to install.
  case libraryMissing(String)
  /// The answer is longer than the request takes, in bytes.
  case tooLarge(limit: Int)
  /// What answers does not speak HTTP.
  case malformed(String)
  /// The connection ended before the answer did.
  case interrupted(String)
  /// Anything else.
  case other(String)
}
