/// When to give up on a server that says nothing. There is no limit on the whole: a long answer may take its time.
public struct HTTPTimeouts: Hashable, Sendable {
  /// To find the server and agree on a connection.
  public var connect: Duration
  /// From the start to the first byte of the answer. A local model reads a long prompt for minutes.
  public var firstByte: Duration
  /// Between two pieces of the answer.
  public var idle: Duration

  /// Time-outs from their parts.
  public init(connect: Duration = .seconds(10), firstByte: Duration = .seconds(600), idle: Duration = .seconds(120)) {
    self.connect = connect
    self.firstByte = firstByte
    self.idle = idle
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
