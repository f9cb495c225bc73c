extension Fault {
  /// Servers that answer with an error.
  static func refusing(_ dialect: ChatProtocol) -> [Fault] {
    let again = "Retry-After-Ms: 1\r\n"
    let busy = Strings(
      ["accepts no more requests now (429)", "Wait a little", "the why"], ["요청을 더 받지 않습니다 (429)", "the why"])
    return [
      Fault(
        "redirecting", dialect, [[refusal("307 Temporary Redirect", "Location: http://127.0.0.1:9/elsewhere\r\n", "")]],
        words: Strings(
          ["redirects to http://127.0.0.1:9/elsewhere (307)", "--base-url"], ["다른 주소로 안내합니다", "--base-url"])),
      status("401 Unauthorized", dialect, ["refused the key (401)", "Check"], ["키를 거절했습니다 (401)", "확인"]),
      status("402 Payment Required", dialect, ["credit is used up (402)", "Check the account"], ["한도를 다 썼다고", "확인"]),
      status(
        "404 Not Found", dialect,
        dialect == .ollama
          ? ["does not have the model \"test-model\" (404)", "ollama pull test-model"]
          : ["does not have the model \"test-model\"", "(404)", "aichat models list"],
        dialect == .ollama
          ? ["“test-model” 모델이 없습니다 (404)", "ollama pull test-model"]
          : ["“test-model” 모델이 없거나", "aichat models list"]),
      status(
        "413 Content Too Large", dialect, ["request is too large (413)", "new conversation"], ["너무 크다고", "새 대화"]),
      status(
        "408 Request Timeout", dialect, headers: again, ["ran out of time (408)", "Try again"], ["시간이 초과", "다시 시도"]),
      status("500 Oops", dialect, headers: again, ["failed (500)", "Try again"], ["실패했습니다 (500)", "다시 시도"]),
      status(
        "503 Busy", dialect, headers: again, ["too busy or still loading (503)", "later"], ["아직 준비 중입니다 (503)", "잠시 뒤"]),
      status(
        "529 Overloaded", dialect, headers: again, ["too busy or still loading (529)", "later"], ["(529)", "잠시 뒤"]),
      Fault(
        "429, in milliseconds", dialect,
        [[refusal("429 Busy", "Retry-After-Ms: 20\r\n", dialect.apiError("the why"))]],
        words: busy, attempts: 3),
      Fault(
        "429, in seconds", dialect, [[refusal("429 Busy", "Retry-After: 0.02\r\n", dialect.apiError("the why"))]],
        words: busy, attempts: 3),
      Fault(
        "429, until an hour from now", dialect,
        [
          [
            refusal(
              "429 Busy", "Date: Sun, 06 Nov 1994 07:49:37 GMT\r\nRetry-After: Sun, 06 Nov 1994 08:49:37 GMT\r\n",
              dialect.apiError("the why"))
          ]
        ],
        words: Strings(busy.english + ["asks to wait 3600 seconds"], busy.korean + ["3600초 뒤에"])),
      Fault(
        "an error as an answer", dialect,
        [[.answer(dialect.apiError("the why"), type: "application/json")]],
        words: Strings(["reported an error", "the why"], ["오류를 알렸습니다", "the why"])),
      Fault(
        "an error in the middle", dialect,
        [[dialect.head, .send(dialect.piece(beginning)), .send(dialect.event(dialect.apiError("the why")))]],
        text: beginning, words: Strings(["reported an error", "the why"], ["오류를 알렸습니다", "the why"])),
    ]
  }

  /// An answer with an error status that is final.
  private static func status(
    _ status: String, _ dialect: ChatProtocol, headers: String = "", _ english: [String], _ korean: [String]
  ) -> Fault {
    Fault(
      status, dialect, [[refusal(status, headers, dialect.apiError("the why"))]],
      words: Strings(english + ["the why"], korean + ["the why"]), attempts: headers.isEmpty ? 1 : 3)
  }

  static func refusal(_ status: String, _ headers: String, _ body: String) -> LoopbackServer.Step {
    .text(
      "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n\(headers)Content-Length: \(body.utf8.count)\r\n"
        + "Connection: close\r\n\r\n\(body)")
  }
}
