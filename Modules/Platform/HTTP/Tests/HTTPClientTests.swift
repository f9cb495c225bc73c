import NetworkTesting
import Testing

@testable import HTTP

extension HTTPClient {
  /// The complete answer.
  func answer(to request: HTTPRequest) async throws -> (head: HTTPResponseHead, body: [UInt8]) {
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    var isSent = false
    for try await event in stream(request) {
      switch event {
      case .sent:
        #expect(!isSent && head == nil)
        isSent = true
      case .head(let arrived):
        #expect(head == nil && body.isEmpty)
        head = arrived
      case .bytes(let bytes):
        #expect(head != nil && !bytes.isEmpty)
        body += bytes
      }
    }
    #expect(isSent)
    return (try #require(head), body)
  }

  /// The failure of a request.
  func failure(of request: HTTPRequest) async -> HTTPFailure? {
    await #expect(throws: HTTPFailure.self) { for try await _ in stream(request) {} }
  }
}

@Suite struct HTTPClientTests {
  let client = HTTPClient()

  @Test func asksAndIsAnswered() async throws {
    let server = LoopbackServer(.answer("hello"))
    let headers = [HTTPHeader("X-One", "1"), HTTPHeader("X-Empty", "")]
    let (head, body) = try await client.answer(to: HTTPRequest(url: server.url + "/a?b", headers: headers))
    #expect(head.status == 200)
    #expect(head["content-TYPE"] == "text/plain")
    #expect(body == Array("hello".utf8))
    let sent = try #require(server.requests.first).head.split(separator: "\r\n")
    #expect(sent.first == "GET /a?b HTTP/1.1")
    #expect(sent.contains("X-One: 1"))
    #expect(sent.contains("X-Empty:"))
  }

  @Test func sendsABody() async throws {
    let server = LoopbackServer(.answer(""))
    let body = [UInt8](repeating: 0, count: 3_000) + Array("가".utf8)
    let (head, answer) = try await client.answer(to: HTTPRequest(method: "POST", url: server.url, body: body))
    #expect(head.status == 200 && answer.isEmpty)
    let request = try #require(server.requests.first)
    #expect(request.body == body)
    #expect(request.head.hasPrefix("POST / "))
    #expect(!request.head.contains("Expect:"))
  }

  @Test func handsOnErrorStatusesAndDoesNotFollowRedirects() async throws {
    let server = LoopbackServer([
      [.text("HTTP/1.1 302 Found\r\nLocation: /other\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")],
      [.answer("why", status: "500 Oh no")],
    ])
    #expect(try await client.answer(to: HTTPRequest(url: server.url)).head.status == 302)
    let (head, body) = try await client.answer(to: HTTPRequest(url: server.url))
    #expect(head.status == 500 && body == Array("why".utf8))
    #expect(server.requests.count == 2)
  }

  @Test func skipsWhatIsNotTheAnswersHead() async throws {
    let server = LoopbackServer(
      .text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"),
      .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"),
      .text("3\r\nabc\r\n2\r\nde\r\n0\r\nTrailer: x\r\n\r\n"))
    let (head, body) = try await client.answer(to: HTTPRequest(url: server.url))
    #expect(head.status == 200 && head["link"] == nil && head["trailer"] == nil)
    #expect(body == Array("abcde".utf8))
  }

  @Test func passesALargeAnswerUnchanged() async throws {
    let large = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = LoopbackServer(.head(), .send(large))
    #expect(try await client.answer(to: HTTPRequest(url: server.url)).body == large)
  }
}

@Suite struct HTTPFailureTests {
  let client = HTTPClient()

  @Test func nothingListens() async {
    let server = LoopbackServer([], listens: false)
    guard case .unreachable = await client.failure(of: HTTPRequest(url: server.url)) else {
      Issue.record("not unreachable")
      return
    }
  }

  @Test(arguments: ["", "ftp://a", "file:///etc/passwd", "http://", "http:///a", "http://a b", "http://a\n", "a.b/c"])
  func badAddresses(url: String) async {
    guard case .badURL = await client.failure(of: HTTPRequest(url: url)) else {
      Issue.record("not refused: \(url)")
      return
    }
  }

  @Test func refusesHeadersThatWouldBreakOut() async {
    let headers = [HTTPHeader("Authorization", "secret\r\nX: y")]
    let failure = await client.failure(of: HTTPRequest(url: "http://127.0.0.1:9", headers: headers))
    #expect(failure == .badRequest("the header Authorization has characters that cannot be sent"))
    let nameless = await client.failure(of: HTTPRequest(url: "http://127.0.0.1:9", headers: [HTTPHeader("A: b", "")]))
    #expect(nameless == .badRequest("the header has characters that cannot be sent"))
    let method = await client.failure(of: HTTPRequest(method: "GET /", url: "http://127.0.0.1:9"))
    #expect(method == .badRequest("the method is not a word"))
  }

  @Test func descriptionsHideWhatIsPrivate() {
    let request = HTTPRequest(
      url: "https://me:password@host/path?token=hidden#part", headers: [HTTPHeader("Authorization", "secret")])
    var dumped = ""
    dump(request, to: &dumped)
    for text in ["\(request)", String(reflecting: request), "\(request.headers)", dumped] {
      #expect(!["password", "hidden", "secret"].contains { text.contains($0) }, "\(text)")
    }
    #expect(request.description == "GET https://host/path")
  }

  @Test func garbage() async {
    let server = LoopbackServer(.text("hello, I am no web server\r\n\r\n"))
    guard case .malformed = await client.failure(of: HTTPRequest(url: server.url)) else {
      Issue.record("not malformed")
      return
    }
  }

  @Test(arguments: [
    [LoopbackServer.Step](),
    [.reset],
    [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc")],
    [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab")],
    [.head(), .text("abc"), .reset],
  ])
  func connectionsThatEndTooEarly(script: [LoopbackServer.Step]) async {
    let server = LoopbackServer([script])
    let failure = await client.failure(of: HTTPRequest(url: server.url))
    guard case .interrupted = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func noSecureWay() async {
    let server = LoopbackServer([[.text("I do not know TLS")]], readsRequests: false)
    let failure = await client.failure(of: HTTPRequest(url: "https://127.0.0.1:\(server.port)"))
    guard case .tls = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func aFileOfCertificatesThatIsNone() async {
    let server = LoopbackServer([[.text("I do not know TLS")]], readsRequests: false)
    let failure = await HTTPClient(certificateFile: "/nowhere/authority.pem")
      .failure(of: HTTPRequest(url: "https://127.0.0.1:\(server.port)"))
    guard case .certificates(let words) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(words.contains("/nowhere/authority.pem"))
  }

  @Test func silenceBehindTheHead() async {
    // The first-byte limit still applies after a head that is sent before the server works.
    let timeouts = HTTPTimeouts(firstByte: .milliseconds(30), idle: .seconds(60))
    let server = LoopbackServer(.head(), .waitForClose)
    #expect(await client.failure(of: HTTPRequest(url: server.url, timeouts: timeouts)) == .timedOut(.firstByte))
  }

  @Test func silence() async {
    let impatient = HTTPTimeouts(firstByte: .milliseconds(30), idle: .milliseconds(30))
    let silent = LoopbackServer(.waitForClose)
    #expect(await client.failure(of: HTTPRequest(url: silent.url, timeouts: impatient)) == .timedOut(.firstByte))
    let stuck = LoopbackServer(.head(), .text("a"), .waitForClose)
    #expect(await client.failure(of: HTTPRequest(url: stuck.url, timeouts: impatient)) == .timedOut(.idle))
    #expect(await silent.closings.first { _ in true } == true)
    #expect(await stuck.closings.first { _ in true } == true)
  }

  @Test func longAnswers() async {
    let server = LoopbackServer(.answer(String(repeating: "a", count: 1_001)))
    let request = HTTPRequest(url: server.url, maximumBytes: 1_000)
    #expect(await client.failure(of: request) == .tooLarge(limit: 1_000))
    let line = "X: " + String(repeating: "a", count: 50_000) + "\r\n"
    let talker = LoopbackServer(.text("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 8) + "\r\n"))
    switch await client.failure(of: HTTPRequest(url: talker.url)) {
    // Newer versions of libcurl have a limit of their own.
    case .tooLarge, .interrupted, .other: break
    case let other: Issue.record("\(String(describing: other))")
    }
  }
}
