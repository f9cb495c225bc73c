import Entities

/// The events of the search. None holds the text of a search.
enum SearchEvent {
  static let search = EventFamily("SearchView", "Search")

  static func chatPressed(_ chat: Conversation.ID) -> LoggableEvent {
    LoggableEvent("SearchView", "Chat_Pressed", .analytic, [.chat(chat)])
  }

  static func resultPressed(_ message: Message) -> LoggableEvent {
    LoggableEvent("SearchView", "Result_Pressed", .analytic, [.chat(message.chat), .message(message.id)])
  }
}
