import Entities

/// What happens in the search, for the log. What is searched for is not among it.
enum SearchEvent {
  static let search = EventFamily("SearchView", "Search")

  static func resultPressed(_ message: Message) -> LoggableEvent {
    LoggableEvent("SearchView", "Result_Pressed", .analytic, [.chat(message.chat), .message(message.id)])
  }
}
