import Conversations
import Entities

extension Conversing {
  /// The alternatives of the last reply of the shown path that has any; nil when there are none.
  func lastSwipes(in id: Conversation.ID) async throws -> Swipes? {
    let swipes = try await swipes(in: id, upTo: nil, limit: 50)
    let replies = try await messages(of: id, before: nil, limit: 50).messages.filter { $0.role == .assistant }
    return replies.last { swipes[$0.id] != nil }.flatMap { swipes[$0.id] }
  }
}
