extension LoopbackServer {
  /// A step on a connection. If the server reads requests, the first step comes after the request was read.
  public enum Step: Sendable {
    /// Sends bytes, all of them.
    case send([UInt8])
    /// Waits until the test calls `release`.
    case hold
    /// Lets time pass, for tests about time; half a second at most.
    case pause(milliseconds: Int)
    /// Waits until the client has closed the connection, and reports it to `closings`.
    case waitForClose
    /// Closes so that the client sees an error instead of an end.
    case reset
  }
}

extension LoopbackServer.Step {
  /// Sends a text.
  public static func text(_ text: String) -> Self { .send(Array(text.utf8)) }

  /// A complete answer.
  public static func answer(_ body: String, status: String = "200 OK", type: String = "text/plain") -> Self {
    let head = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n"
    return .text(head + "Connection: close\r\n\r\n" + body)
  }

  /// The head of an answer whose body goes on until the connection is closed.
  public static func head(_ status: String = "200 OK", type: String = "text/event-stream") -> Self {
    .text("HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nConnection: close\r\n\r\n")
  }
}

extension LoopbackServer.Step {
  /// The answer of OpenAI's images endpoint: a file in base64.
  public static func picture(base64: String, usage: String? = nil) -> Self {
    let usage = usage.map { #","usage":\#($0)"# } ?? ""
    return .answer(#"{"created":1,"data":[{"b64_json":"\#(base64)"}]\#(usage)}"#, type: "application/json")
  }
}
