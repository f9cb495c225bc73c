import Foundation
import FoundationNetworking
import NetworkTesting
import Testing

@testable import sampleserver

/// The server as a client meets it, with the files of the checkout.
struct SampleServerTests {
  private struct User: Decodable, Equatable {
    let id: Int
    let name: String, email: String, phone: String
  }

  private struct Post: Decodable {
    let userId: Int, id: Int
    let title: String, body: String
  }

  private let server: LoopbackServer

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Files").standardized
    server = LoopbackServer(script: try SampleFiles(in: folder).script)
  }

  private func get(_ path: String) async throws -> (status: Int, body: Data) {
    let (data, response) = try await URLSession.shared.data(from: #require(URL(string: server.url + path)))
    return (try #require(response as? HTTPURLResponse).statusCode, data)
  }

  private func users(_ path: String) async throws -> [User] {
    try JSONDecoder().decode([User].self, from: await get(path).body)
  }

  @Test(arguments: ["", "/typical"]) func theFilesAsTheyAre(variant: String) async throws {
    let users = try await users("\(variant)/users.json")
    let posts = try JSONDecoder().decode([Post].self, from: await get("\(variant)/posts.json").body)
    #expect(users.count == 3 && users[1].name == "윤하늘" && posts.count == 3)
    #expect(posts.allSatisfy { post in users.contains { $0.id == post.userId } })
  }

  @Test func emptyAndManyLists() async throws {
    #expect(try await users("/empty/users.json").isEmpty)
    let many = try await users("/many/users.json")
    #expect(many.count == 10_000 && Set(many.map(\.id)).count == 10_000)
    #expect(try JSONDecoder().decode([Post].self, from: await get("/many/posts.json").body).count == 10_000)
  }

  @Test func hostileNamesArriveUnchanged() async throws {
    let names = try await users("/hostile/users.json").map(\.name).joined()
    for text in ["\u{1B}[2J", "\u{7}", "\u{202E}", "김하늘", "مرحبا"] { #expect(names.contains(text)) }
  }

  @Test func whatIsNoList() async throws {
    #expect(try await get("/failing/users.json").status == 500)
    let page = try await get("/html/users.json")
    #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self).hasPrefix("<!doctype html>"))
    let other = try await get("/other/posts.json").body
    #expect((try JSONSerialization.jsonObject(with: other) as? [String: String])?.keys.first == "message")
    await #expect(throws: URLError.self) { try await get("/cut/users.json") }
  }

  /// The script alone: a test does not wait for five seconds.
  @Test func slowMeansFiveSecondsAndThenTheFile() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Files").standardized
    let request = LoopbackServer.Request(head: "GET /slow/users.json HTTP/1.1", body: [])
    let script = try SampleFiles(in: folder).script(for: request)
    let pause = script.reduce(0) { if case .pause(let milliseconds) = $1 { $0 + milliseconds } else { $0 } }
    #expect(pause == 5_000)
    guard case .send(let bytes)? = script.last else {
      Issue.record("The file does not come last.")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("윤하늘"))
  }

  @Test(arguments: ["/", "/users", "/none/users.json", "/slow", "/a/b/users.json", "/users.json.bak"])
  func everythingElseIsNotFound(path: String) async throws {
    #expect(try await get(path).status == 404)
  }

  @Test func aFolderWithoutTheFilesIsRefused() {
    #expect(throws: (any Error).self) { try SampleFiles(in: URL(filePath: "/nonexistent")) }
  }
}
