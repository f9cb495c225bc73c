/// A request to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// `GET`, `POST` and the like.
  public var method: String
  /// An absolute address with `http` or `https`.
  public var url: String
  /// The headers, sent in this order beside those that HTTP itself needs.
  public var headers: [HTTPHeader]
  /// The body; nil for none.
  public var body: [UInt8]?
  /// The time limits.
  public var timeouts: HTTPTimeouts
  /// The longest accepted answer, in bytes of its body; a longer one fails as `.tooLarge`.
  public var maximumBytes: Int

  /// A request from its parts.
  public init(
    method: String = "GET", url: String, headers: [HTTPHeader] = [], body: [UInt8]? = nil,
    timeouts: HTTPTimeouts = HTTPTimeouts(), maximumBytes: Int = 256 << 20
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeouts = timeouts
    self.maximumBytes = maximumBytes
  }
}

/// A request can contain a key, so its description shows neither values of headers nor the address's private parts.
extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The method and the public part of the address.
  public var description: String { "\(method) \(HTTPAddress.shown(url))" }
  /// The same for debuggers.
  public var debugDescription: String { description }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
