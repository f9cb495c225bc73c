import Chat
import ChatTestSupport
import Entities

/// Lets the tasks of the main actor run until all of them wait.
@MainActor func settle() async {
  for _ in 0..<100 { await Task.yield() }
}

extension ChatParameters {
  static let sample = ChatParameters.conversation(Conversation.sample().id)
}
