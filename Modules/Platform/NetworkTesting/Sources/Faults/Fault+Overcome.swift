extension Fault {
  /// Irregularities that do not prevent the reply.
  static func overcome(_ dialect: ChatProtocol) -> [Fault] {
    let reply = "Whole: 한글, 😀 and e\u{301}."
    let whole: [LoopbackServer.Step] = [.send(dialect.piece(reply)), .send(dialect.ending)]
    let busy = refusal("429 Busy", "Retry-After-Ms: 1\r\n", dialect.apiError("the why"))
    // Somewhere inside a character of three bytes the stream has two invalid ones.
    var bytes = dialect.piece("bad 한 byte")
    if let place = bytes.firstRange(of: Array("한".utf8)) { bytes.replaceSubrange(place, with: [0xED, 0xFF]) }
    return [
      Fault("a wrong content type", dialect, [[.head(type: "image/png")] + whole], text: reply),
      Fault("one byte at a time", dialect, [[dialect.head] + single(whole)], text: reply),
      Fault(
        "no UTF-8", dialect, [[dialect.head, .send(bytes), .send(dialect.ending)]], text: "bad \u{FFFD}\u{FFFD} byte"),
      Fault("busy at first", dialect, [[busy], [dialect.head] + whole], text: reply, attempts: 2),
      Fault("closed at first", dialect, [[], [dialect.head] + whole], text: reply, attempts: 2),
      Fault("empty lines first", dialect, [[dialect.head, .text("\r\n\n")] + whole], text: reply),
    ]
  }

  /// Every byte in a packet of its own.
  private static func single(_ steps: [LoopbackServer.Step]) -> [LoopbackServer.Step] {
    steps.flatMap { step -> [LoopbackServer.Step] in
      guard case .send(let bytes) = step else { return [step] }
      return bytes.map { .send([$0]) }
    }
  }
}
