import Entities
import Observation
import TerminalUI

/// The state of a search over every message, and the names of chats.
@Observable @MainActor final class SearchPresenter {
  /// A found chat or message, and the shown part of its title or text.
  struct Result: Identifiable {
    enum ID: Hashable, Sendable { case chat(Conversation.ID), message(Message.ID) }
    enum Found { case chat(ChatSummary), message(SearchHit) }

    let found: Found
    let snippet: Snippet
    /// At the first result of a conversation, how many of its messages were found; nil at the others.
    var hitsInChat: Int?

    var id: ID {
      switch found {
      case .chat(let chat): .chat(chat.id)
      case .message(let hit): .message(hit.id)
      }
    }

    /// The conversation that it is in, or is.
    var chat: Conversation.ID {
      switch found {
      case .chat(let chat): chat.id
      case .message(let hit): hit.message.chat
      }
    }

    fileprivate var isMessage: Bool { if case .message = found { true } else { false } }
  }

  /// The state of the screen.
  enum Phase: Equatable {
    /// There are no words to search for.
    case idle
    /// A condition has no value yet, or a value that it does not accept.
    case incomplete(SearchCondition)
    case searching, content
    /// No message and no name contains the words.
    case nothing
    case failed(LocalizedText)
  }

  static let limit = 50

  /// The text to search for.
  var query: String {
    didSet { if query != oldValue { router.searchChanged(to: SearchParameters(query: query)) } }
  }
  private(set) var phase = Phase.idle
  /// The results. They stay while the next search runs, so that the screen does not flicker between letters.
  private(set) var results: [Result] = []
  /// The time of the last search.
  private(set) var now = Timestamp(milliseconds: 0)
  /// Counts the attempts after a failure.
  private(set) var attempt = 0
  /// The text of the results.
  @ObservationIgnored private var answered = ""
  private let interactor: any SearchInteractor
  private let router: any SearchRouter

  init(
    _ parameters: SearchParameters = SearchParameters(), interactor: any SearchInteractor, router: any SearchRouter
  ) {
    query = parameters.query
    self.interactor = interactor
    self.router = router
  }

  /// The search to run: another one begins when it changes.
  var request: [String] { [query, "\(attempt)"] }

  /// Searches for the text in the field. A search for an older text changes nothing.
  func search() async {
    let query = query
    let words = SearchWords(query)
    if let problem = words.problem { return rest(.incomplete(problem), query) }
    guard words.query.text.contains(where: { !$0.isWhitespace }) else { return rest(.idle, query) }
    if query == answered, phase == .content { return }
    if results.isEmpty { phase = .searching }
    do {
      let found = try await SearchFindings(words, by: interactor, limit: Self.limit)
      guard query == self.query, !Task.isCancelled else { return }
      let text = words.query.text
      results = Self.grouped(
        found.chats.map { chat in
          Result(found: .chat(chat), snippet: Snippet(of: chat.chat.title ?? chat.avatarName ?? "", around: text))
        } + found.hits.map { Result(found: .message($0), snippet: Snippet(of: $0.message, around: text)) })
      now = interactor.now
      phase = results.isEmpty ? .nothing : .content
      answered = query
      interactor.log(SearchEvent.search.success(.count("result_count", results.count)))
    } catch is CancellationError {
      // Another letter was typed, or the screen has gone.
    } catch {
      guard query == self.query, !Task.isCancelled else { return }
      (phase, results) = (.failed(LocalizedText(explaining: error)), [])
      interactor.log(SearchEvent.search.fail(error))
    }
  }

  /// The results of each conversation together: those with a name that was found first, then the conversation with the
  /// best message.
  private static func grouped(_ results: [Result]) -> [Result] {
    var places: [Conversation.ID: Int] = [:]
    var groups: [[Result]] = []
    for result in results {
      if let place = places[result.chat] {
        groups[place].append(result)
      } else {
        places[result.chat] = groups.count
        groups.append([result])
      }
    }
    for index in groups.indices { groups[index][0].hitsInChat = groups[index].count(where: \.isMessage) }
    return Array(groups.joined())
  }

  private func rest(_ phase: Phase, _ query: String) {
    (self.phase, results, answered) = (phase, [], query)
  }

  /// Searches again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .searching
    attempt += 1
  }

  /// Opens the conversation of a result, at the message if it is one.
  func onResultPressed(_ result: Result) {
    switch result.found {
    case .chat(let chat):
      interactor.log(SearchEvent.chatPressed(chat.id))
      router.showConversation(chat.id)
    case .message(let hit):
      interactor.log(SearchEvent.resultPressed(hit.message))
      router.showMessage(hit.id, in: hit.message.chat)
    }
  }

  /// Opens the best result, when it is a result for the text in the field.
  func onSubmit() {
    guard answered == query, let best = results.first else { return }
    onResultPressed(best)
  }
}
