import Foundation
import Testing

/// The stored data, from the program's JSON output.
extension Home {
  /// The chats, the last changed first.
  func chats(limit: Int = 1_000) async throws -> [[String: Any]] {
    let result = try await aichat("chats", "list", "--json", "--limit", "\(limit)")
    #expect(result.status == 0 && result.stderr.isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(result.stdout)) as? [[String: Any]])
  }

  /// The messages of a chat; by default those of the only one.
  func messages(of chat: String? = nil) async throws -> [[String: Any]] {
    var id = chat
    if id == nil {
      let all = try await chats()
      #expect(all.count == 1)
      id = all.first?["id"] as? String
    }
    let result = try await aichat("chats", "show", try #require(id), "--json")
    #expect(result.status == 0 && result.stderr.isEmpty)
    let record = try #require(try JSONSerialization.jsonObject(with: Data(result.stdout)) as? [String: Any])
    return try #require(record["messages"] as? [[String: Any]])
  }
}

extension [String: Any] {
  /// A value that is a text.
  func text(_ key: String) -> String? { self[key] as? String }
}
