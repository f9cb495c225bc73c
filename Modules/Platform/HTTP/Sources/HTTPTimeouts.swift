/// The time limits for a server that sends nothing. There is no limit on the whole answer: a long one may take its
/// time.
public struct HTTPTimeouts: Hashable, Sendable {
  /// For finding the server and connecting.
  public var connect: Duration
  /// From the start to the answer's head, and from there to the first byte of its body. A local model is loaded first.
  public var firstByte: Duration
  /// Between two pieces of the answer.
  public var idle: Duration

  /// Time-outs from their parts.
  public init(connect: Duration = .seconds(10), firstByte: Duration = .seconds(120), idle: Duration = .seconds(120)) {
    self.connect = connect
    self.firstByte = firstByte
    self.idle = idle
  }

  /// Time-outs for a server that is silent for the given time. The limit of connecting stays the usual one if that is
  /// shorter.
  public init(silence: Duration) {
    self.init(connect: min(silence, HTTPTimeouts().connect), firstByte: silence, idle: silence)
  }

  /// The shorter value of each limit.
  public func atMost(_ other: HTTPTimeouts) -> HTTPTimeouts {
    HTTPTimeouts(
      connect: min(connect, other.connect), firstByte: min(firstByte, other.firstByte), idle: min(idle, other.idle))
  }
}

extension Duration {
  /// Whole milliseconds, at least one, and at most some weeks.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let most = Int64(Int32.max)
    return Int(max(1, min(most, min(seconds, most) * 1000 + attoseconds / 1_000_000_000_000_000)))
  }
}
