import Foundation
import Testing

/// What the program says about what it has stored, in JSON.
extension Home {
  /// The chats, the last changed first.
  func chats() async throws -> [[String: Any]] {
    let result = try await aichat("chats", "list", "--json")
    #expect(result.status == 0 && result.stderr.isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(result.stdout)) as? [[String: Any]])
  }

  /// The messages of a chat; of the one there is by default.
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
