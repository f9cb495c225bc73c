import Foundation
import NetworkTesting

/// The files that the server serves, and the script of the answer to each request.
struct SampleFiles: Sendable {
  private let posts: String, users: String

  /// The files `posts.json` and `users.json` of a folder.
  init(in folder: URL) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    (posts, users) = (try text("posts.json"), try text("users.json"))
  }

  /// The answer to a request: `GET /users.json`, `GET /slow/posts.json`. Every other path is not found, as on any
  /// server of files. So the gallery asks for `/users` first, and then for `/users.json`.
  func script(for request: LoopbackServer.Request) -> [LoopbackServer.Step] {
    let words = request.head.prefix { !$0.isNewline }.split(separator: " ")
    guard words.count == 3, words[0] == "GET", let (variant, name) = Self.target(of: words[1]) else {
      return [.answer("There is no such file.\n", status: "404 Not Found")]
    }
    switch variant {
    case .typical: return [json(file(name))]
    case .empty: return [json("[]")]
    case .many: return [json(list(name, 10_000) { "Number \($0)" })]
    case .hostile: return [json(list(name, Self.hostile.count) { Self.hostile[$0 - 1] })]
    case .slow: return Array(repeating: .pause(milliseconds: 500), count: 10) + [json(file(name))]
    case .failing: return [.answer("Something broke.\n", status: "500 Internal Server Error")]
    case .html: return [.answer("<!doctype html><title>Sign in</title><p>Welcome to the hotel.\n", type: "text/html")]
    case .other: return [json(#"{"message": "Nothing of what was asked for."}"#)]
    case .cut: return cut(file(name))
    }
  }

  private enum Name: String { case posts = "posts.json", users = "users.json" }

  private static func target(of path: Substring) -> (Variant, Name)? {
    let parts = path.split(separator: "/")
    guard let name = parts.last.flatMap({ Name(rawValue: String($0)) }), parts.count <= 2 else { return nil }
    if parts.count == 1 { return (.typical, name) }
    return Variant(rawValue: String(parts[0])).map { ($0, name) }
  }

  private func file(_ name: Name) -> String { name == .posts ? posts : users }

  private func json(_ text: String) -> LoopbackServer.Step { .answer(text, type: "application/json") }

  /// A head that promises the whole file, and half of it.
  private func cut(_ text: String) -> [LoopbackServer.Step] {
    let bytes = Array(text.utf8)
    return [
      .text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(bytes.count)\r\n\r\n"),
      .send(Array(bytes.prefix(bytes.count / 2))),
    ]
  }
}

// MARK: - Generated lists

extension SampleFiles {
  private struct Post: Encodable {
    let userId: Int, id: Int
    let title: String, body: String
  }

  private struct User: Encodable {
    let id: Int
    let name: String, email: String, phone: String
  }

  /// Texts that a careless program would send to its terminal, or draw wrongly.
  private static let hostile = [
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;stolen title\u{7}", "\u{1B}[2J\u{1B}[H", "bell\u{7} and\ttab\nand line",
    "\u{202E}reversed", "김하늘 \u{1112}\u{1161}\u{11AB}", "مرحبا بالعالم", "👩‍👩‍👧‍👦 family", "",
    String(repeating: "long ", count: 2_000),
  ]

  private func list(_ name: Name, _ count: Int, _ text: (Int) -> String) -> String {
    func json(_ values: [some Encodable]) -> String {
      (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
    return switch name {
    case .posts: json((1...count).map { Post(userId: $0, id: $0, title: text($0), body: text($0)) })
    case .users:
      json((1...count).map { User(id: $0, name: text($0), email: "user\($0)@example.org", phone: "\($0)") })
    }
  }
}
