import HTTP
import NetworkTesting
import SampleEntities
import TerminalUI
import Testing

@testable import gallery

/// The requests to a correct server, and its answers.
struct WebServiceTests {
  private let posts = #"[{"userId": 7, "id": 1, "title": "제목", "body": "one\ntwo", "tags": {"id": "x"}}]"#
  private let users =
    #"[{"id": 3, "name": "Ann", "username": "a", "email": "a@b.example", "phone": "1", "company": {"name": "C"}}]"#

  private func service(_ server: LoopbackServer) -> WebService {
    WebService(address: server.url, language: .english)
  }

  @Test func articlesArePosts() async throws {
    let server = LoopbackServer(.answer(posts))
    let articles = try await service(server).articles()
    #expect(articles == [Article(id: 1, title: "제목", body: "one\ntwo", userId: 7)])
    let head = try #require(server.requests.first?.head)
    #expect(head.hasPrefix("GET /posts HTTP/1.1\r\n"))
    #expect(head.contains("\r\nAccept: application/json"))
  }

  @Test func usersAreUsers() async throws {
    let server = LoopbackServer(.answer(users))
    #expect(try await service(server).users() == [User(id: 3, name: "Ann", email: "a@b.example", phone: "1")])
    #expect(server.requests.map { $0.head.hasPrefix("GET /users HTTP/1.1\r\n") } == [true])
  }

  @Test func aServerOfFilesDoesToo() async throws {
    let server = LoopbackServer([[.answer("no such file", status: "404 Not Found")], [.answer(users)]])
    #expect(try await service(server).users().map(\.name) == ["Ann"])
    #expect(
      server.requests.compactMap { $0.head.split(separator: " ").dropFirst().first } == ["/users", "/users.json"])
  }

  @Test func anEmptyListIsAList() async throws {
    let server = LoopbackServer(.answer("[]"))
    #expect(try await service(server).articles() == [])
    #expect(server.requests.count == 1)
  }

  @Test func eachQuestionIsAskedAnew() async throws {
    let server = LoopbackServer([[.answer("[]")], [.answer(posts)]])
    let service = service(server)
    #expect(try await service.articles().count == 0)
    #expect(try await service.articles().count == 1)
    #expect(server.requests.count == 2)
  }

  @Test func aListMayBeAsLongAsTheLimitSays() async throws {
    let body = posts + String(repeating: " ", count: ListLimits.bytes - posts.utf8.count)
    let server = LoopbackServer(.answer(body))
    #expect(try await service(server).articles().count == 1)
    #expect(server.requests.count == 1)
  }

  /// Leaving the screen closes the connection.
  @Test func leavingClosesTheConnection() async throws {
    let server = LoopbackServer(.head(type: "application/json"), .text("["), .waitForClose)
    let load = Task { try await service(server).articles() }
    while server.requests.isEmpty { await Task.yield() }
    load.cancel()
    #expect(await server.sawClientLeave())
    await #expect(throws: CancellationError.self) { try await load.value }
  }
}
