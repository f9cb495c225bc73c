/// Why an answer did not arrive, or is incomplete. Most texts are libcurl's. None contains the value of a header.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// The phase in which a server was too slow.
  public enum Phase: Hashable, Sendable {
    case connect, firstByte, idle
  }

  /// No server listens there, or the host cannot be found.
  case unreachable(String)
  /// The proxy named by the environment cannot be found, or does not connect to the server.
  case proxy(String)
  /// The server was silent for too long.
  case timedOut(Phase)
  /// There is no secure connection: an untrusted certificate, or no common version.
  case tls(String)
  /// The file of certificates cannot be read, or contains none.
  case certificates(String)
  /// The address is not one of HTTP.
  case badURL(String)
  /// The request has a method or a header that cannot be sent; the header's value is not shown.
  case badRequest(String)
  /// There is no libcurl: the text names the package to install.
  case libraryMissing(String)
  /// The answer is longer than the request's limit, in bytes.
  case tooLarge(limit: Int)
  /// The answer is not HTTP.
  case malformed(String)
  /// The connection ended before the end of the answer.
  case interrupted(String)
  /// Any other error.
  case other(String)
}
