extension Fault {
  /// Servers that do not listen, or send nothing.
  static func silent(_ dialect: ChatProtocol) -> [Fault] {
    let nothing = Strings(["sent nothing for 0.2 seconds", "--timeout"], ["0.2초 동안 답하지 않았습니다", "--timeout"])
    return [
      Fault(
        "refused", dialect, [],
        words: Strings(["Nothing answers at", "Is the server running"], ["응답이 없습니다", "서버가 켜져 있는지"]),
        attempts: 0, listens: false),
      Fault("hung before the head", dialect, [[.waitForClose]], words: nothing, timeout: 0.2),
      Fault("hung after the head", dialect, [[dialect.head, .waitForClose]], words: nothing, timeout: 0.2),
      Fault(
        "hung in the middle", dialect, [[dialect.head, .send(dialect.piece(beginning)), .waitForClose]],
        text: beginning,
        words: Strings(
          ["in the middle of the reply", "is saved", "try again"], ["응답을 끊었습니다", "보관했습니다", "다시 시도"]),
        timeout: 0.2),
    ]
  }

  /// Servers that send something else than a reply, or only a part of it.
  static func broken(_ dialect: ChatProtocol) -> [Fault] {
    let cut = Strings(
      ["ended in the middle of the reply", "is saved", "trying again"], ["중에 끊어졌습니다", "보관했습니다", "다시 시도"])
    let closed = Strings(["closed the connection without an answer"], ["답하지 않고 연결을 끊었습니다"])
    let start = [dialect.head, .send(dialect.piece(beginning))]
    let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    return [
      Fault("closed without a word", dialect, [[]], words: closed, attempts: 3),
      Fault("reset without a word", dialect, [[.reset]], words: closed, attempts: 3),
      Fault(
        "garbage", dialect, [[.text("\u{1}\u{2} no head at all\r\n\r\n")]],
        words: Strings(["does not speak HTTP", "Check the port"], ["HTTP가 아닙니다", "포트 번호"])),
      Fault(
        "a web page", dialect, [[.answer("<html>Welcome</html>", type: "text/html")]],
        words: Strings(["answered with a web page", "Is it the address of an API"], ["웹 페이지", "API의 주소인지"])),
      Fault(
        "no JSON", dialect, [start + [.send(dialect.event("{nonsense"))]], text: beginning,
        words: Strings(["something that is not JSON"], ["JSON이 아닌 데이터"])),
      Fault("truncated", dialect, [start], text: beginning, words: cut),
      Fault("reset in the middle", dialect, [start + [.reset]], text: beginning, words: cut),
      Fault(
        "an oversized head", dialect,
        [
          [.text("HTTP/1.1 200 OK\r\n")]
            + (0..<400).map { .text("X-\($0): \(String(repeating: "x", count: 1_000))\r\n") }
        ],
        words: Strings(["sent more than 262144 bytes"], ["262144바이트보다 많이"])),
      Fault(
        "an oversized line", dialect,
        [
          start + [.text(dialect == .ollama ? "{\"message\":\"" : "data: {\"x\":\"")]
            + Array(repeating: .send(megabyte), count: 5)
        ],
        text: beginning, words: Strings(["without an end"], ["끝이 없는"])),
    ]
  }
}
