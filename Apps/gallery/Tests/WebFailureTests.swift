import HTTP
import NetworkTesting
import SampleEntities
import TerminalUI
import Testing

@testable import gallery

/// Tests that each fault of a server is reported with its reason.
struct WebFailureTests {
  /// The reason why loading the articles of a server fails.
  private func reason(
    _ server: LoopbackServer, timeouts: HTTPTimeouts = HTTPTimeouts(connect: .seconds(5), firstByte: .seconds(60))
  ) async -> ServiceFailure.Reason? {
    let service = WebService(address: server.url, language: .english, timeouts: timeouts)
    let failure = await #expect(throws: ServiceFailure.self) { try await service.articles() }
    #expect(failure?.address == server.url + "/posts")
    return failure?.reason
  }

  private func reason(of body: String) async -> ServiceFailure.Reason? {
    await reason(LoopbackServer(.answer(body, type: "application/json")))
  }

  @Test func aClosedPortIsUnreachable() async {
    guard case .unreachable(let words) = await reason(LoopbackServer([], listens: false)) else {
      Issue.record("a closed port is unreachable"); return
    }
    #expect(!words.isEmpty)
  }

  @Test func nothingIsSaid() async {
    let timeouts = HTTPTimeouts(connect: .seconds(5), firstByte: .milliseconds(50))
    #expect(await reason(LoopbackServer(.hold), timeouts: timeouts) == .silent(seconds: 0))
  }

  @Test func theAnswerStandsStill() async {
    let timeouts = HTTPTimeouts(connect: .seconds(5), firstByte: .seconds(60), idle: .milliseconds(50))
    #expect(await reason(LoopbackServer(.head(), .text("["), .hold), timeouts: timeouts) == .silent(seconds: 0))
  }

  @Test func neitherNameIsKnown() async {
    let server = LoopbackServer(.answer("nothing here", status: "404 Not Found"))
    #expect(await reason(server) == .missing)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: [301, 401, 403, 410, 429, 500, 503]) func anAnswerWithoutAList(_ status: Int) async {
    let server = LoopbackServer(.answer("[]", status: "\(status) Whatever"))
    #expect(await reason(server) == .refused(status: status))
    #expect(server.requests.count == 1)
  }

  @Test func cutOffByTheServer() async {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n"
    #expect(await reason(LoopbackServer(.text(head + "[{"))) == .brokeOff)
    #expect(await reason(LoopbackServer(.text(head + "[{"), .reset)) == .brokeOff)
    // Without a Content-Length only the text shows that it was cut off.
    #expect(await reason(LoopbackServer(.head(), .text(#"[{"id": 1, "ti"#))) == .cutOff)
  }

  @Test func tooMuch() async {
    let endless = String(repeating: " ", count: ListLimits.bytes + 1)
    #expect(await reason(of: endless) == .tooLarge)
    let entry = #"{"userId":1,"id":1,"title":"","body":""}"#
    let entries = repeatElement(entry, count: ListLimits.entries + 1).joined(separator: ",")
    #expect(await reason(of: "[\(entries)]") == .tooMany)
  }

  @Test func notHTTP() async {
    guard case .network = await reason(LoopbackServer([[.text("220 mail ready\r\n")]], readsRequests: false)) else {
      Issue.record("a mail server is no server of lists"); return
    }
  }

  @Test func theFailureSpeaksTheLanguageOfTheRun() async throws {
    let server = LoopbackServer([], listens: false)
    let service = WebService(address: server.url, language: .korean)
    let failure = await #expect(throws: ServiceFailure.self) { try await service.users() }
    #expect(failure?.description.hasPrefix("\(server.url)/users에 연결할 수 없습니다") == true)
  }

  @Test func aPasswordIsNotShown() async throws {
    let server = LoopbackServer(.answer("", status: "500 Oops"))
    let service = WebService(address: "http://me:secret@127.0.0.1:\(server.port)", language: .english)
    let failure = await #expect(throws: ServiceFailure.self) { try await service.users() }
    #expect(failure?.address == server.url + "/users")
    #expect(failure?.description.contains("secret") == false)
  }
}
