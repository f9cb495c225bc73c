import Foundation
import NetworkTesting
import Testing

@testable import sampleserver

/// The server's answers, with the files of the checkout.
struct SampleServerTests {
  private struct User: Decodable, Equatable {
    let id: Int
    let name: String, email: String, phone: String
  }

  private struct Post: Decodable {
    let userId: Int, id: Int
    let title: String, body: String
  }

  private let files: SampleFiles

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Files").standardized
    files = try SampleFiles(in: folder)
  }

  /// The answer to a request, as the server sends it.
  private struct Answer {
    let status: Int?
    /// The announced length of the body.
    let length: Int?
    let body: Data

    init(_ script: [LoopbackServer.Step]) {
      let bytes = script.flatMap { (step) -> [UInt8] in if case .send(let bytes) = step { bytes } else { [] } }
      let text = String(decoding: bytes, as: UTF8.self)
      let head = text.components(separatedBy: "\r\n\r\n")[0]
      status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      length = head.components(separatedBy: "Content-Length: ").last.flatMap { Int($0.prefix { $0.isNumber }) }
      body = Data(bytes.dropFirst(head.utf8.count + 4))
    }
  }

  private func get(_ path: String) -> Answer {
    Answer(files.script(for: LoopbackServer.Request(head: "GET \(path) HTTP/1.1", body: [])))
  }

  private func users(_ path: String) throws -> [User] {
    try JSONDecoder().decode([User].self, from: get(path).body)
  }

  @Test(arguments: ["", "/typical"]) func theFilesAsTheyAre(variant: String) throws {
    let users = try users("\(variant)/users.json")
    let posts = try JSONDecoder().decode([Post].self, from: get("\(variant)/posts.json").body)
    #expect(users.count == 3 && users[1].name == "윤하늘" && posts.count == 3)
    #expect(posts.allSatisfy { post in users.contains { $0.id == post.userId } })
  }

  @Test func emptyAndManyLists() throws {
    #expect(try users("/empty/users.json").isEmpty)
    let many = try users("/many/users.json")
    #expect(many.count == 10_000 && Set(many.map(\.id)).count == 10_000)
    #expect(try JSONDecoder().decode([Post].self, from: get("/many/posts.json").body).count == 10_000)
  }

  @Test func hostileNamesArriveUnchanged() throws {
    let names = try users("/hostile/users.json").map(\.name).joined()
    for text in ["\u{1B}[2J", "\u{7}", "\u{202E}", "김하늘", "مرحبا"] { #expect(names.contains(text)) }
  }

  @Test func whatIsNoList() throws {
    #expect(get("/failing/users.json").status == 500)
    let page = get("/html/users.json")
    #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self).hasPrefix("<!doctype html>"))
    let other = get("/other/posts.json").body
    #expect((try JSONSerialization.jsonObject(with: other) as? [String: String])?.keys.first == "message")
    let cut = get("/cut/users.json")
    #expect(try #require(cut.length) > cut.body.count)
  }

  /// The script alone: a test does not wait for five seconds.
  @Test func slowMeansFiveSecondsAndThenTheFile() {
    let request = LoopbackServer.Request(head: "GET /slow/users.json HTTP/1.1", body: [])
    let script = files.script(for: request)
    let pause = script.reduce(0) { if case .pause(let milliseconds) = $1 { $0 + milliseconds } else { $0 } }
    #expect(pause == 5_000)
    guard case .send(let bytes)? = script.last else {
      Issue.record("The file does not come last.")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("윤하늘"))
  }

  @Test(arguments: ["/", "/users", "/none/users.json", "/slow", "/a/b/users.json", "/users.json.bak"])
  func everythingElseIsNotFound(path: String) {
    #expect(get(path).status == 404)
  }

  @Test func aFolderWithoutTheFilesIsRefused() {
    #expect(throws: (any Error).self) { try SampleFiles(in: URL(filePath: "/nonexistent")) }
  }
}
