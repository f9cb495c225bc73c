extension LoopbackServer {
  /// A received request.
  public struct Request: Sendable {
    /// The request line and the headers, without the empty line after them.
    public let head: String
    /// The body, with the length given in the head.
    public let body: [UInt8]

    /// A request as a client would send it.
    public init(head: String, body: [UInt8]) {
      (self.head, self.body) = (head, body)
    }
  }
}

extension LoopbackServer.Request {
  private static let headEnd = Array("\r\n\r\n".utf8)

  /// Reads a request to its end. If the connection ends earlier, everything that arrived is the `head`.
  init(from connection: LoopbackSocket) {
    var bytes: [UInt8] = []
    while true {
      if let end = bytes.firstRange(of: Self.headEnd) {
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let body = bytes[end.upperBound...]
        if body.count >= Self.bodyLength(saidIn: head) {
          self.init(head: head, body: Array(body))
          return
        }
      }
      let arrived = connection.receive()
      guard !arrived.isEmpty else {
        self.init(head: String(decoding: bytes, as: UTF8.self), body: [])
        return
      }
      bytes += arrived
    }
  }

  private static func bodyLength(saidIn head: String) -> Int {
    let name = "content-length:"
    let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name) }
    return line.flatMap { Int($0.dropFirst(name.count).drop { $0 == " " }) } ?? 0
  }
}
