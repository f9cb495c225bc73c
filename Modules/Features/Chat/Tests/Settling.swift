import Chat
import ChatTestSupport
import Entities

/// Lets the tasks of the main actor run until there is nothing left to do for them.
@MainActor func settle() async {
  for _ in 0..<100 { await Task.yield() }
}

extension ChatParameters {
  static let sample = ChatParameters.conversation(Conversation.sample().id)
}
