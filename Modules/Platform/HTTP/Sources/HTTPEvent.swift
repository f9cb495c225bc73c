/// An event of a transfer.
public enum HTTPEvent: Hashable, Sendable {
  /// A connection exists, and the request is being sent: once, before the head.
  case sent
  /// The head: before the body, exactly once.
  case head(HTTPResponseHead)
  /// The next bytes of the body, never empty. Their division has no meaning.
  case bytes([UInt8])
}

/// The start of an answer.
public struct HTTPResponseHead: Hashable, Sendable {
  /// The status code, 200 and above: responses before the final one are skipped. A redirect (3xx) is not followed.
  public var status: Int
  /// The headers, in order.
  public var headers: [HTTPHeader]

  /// A head from its parts.
  public init(status: Int, headers: [HTTPHeader] = []) {
    self.status = status
    self.headers = headers
  }

  /// The first header of that name, in any case.
  public subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
