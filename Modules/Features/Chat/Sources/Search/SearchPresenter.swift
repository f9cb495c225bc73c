import Entities
import Observation
import TerminalUI

/// The state of a search over every message.
@Observable @MainActor final class SearchPresenter {
  /// A found message, and the shown part of it.
  struct Result: Identifiable {
    let hit: SearchHit
    let snippet: Snippet
    /// At the first result of a conversation, how many of them it has; nil at the others.
    var hitsInChat: Int?
    var id: Message.ID { hit.id }
  }

  /// The state of the screen.
  enum Phase: Equatable {
    /// There are no words to search for.
    case idle
    /// A condition has no value yet, or a value that it does not accept.
    case incomplete(SearchCondition)
    case searching, content
    /// No message contains the words.
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
      let hits = try await interactor.searchMessages(words.query, limit: Self.limit)
      guard query == self.query, !Task.isCancelled else { return }
      results = Self.grouped(hits.map { Result(hit: $0, snippet: Snippet(of: $0.message, around: words.query.text)) })
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

  /// The results of each conversation together, the conversation with the best result first.
  private static func grouped(_ results: [Result]) -> [Result] {
    var places: [Conversation.ID: Int] = [:]
    var groups: [[Result]] = []
    for result in results {
      if let place = places[result.hit.message.chat] {
        groups[place].append(result)
      } else {
        places[result.hit.message.chat] = groups.count
        groups.append([result])
      }
    }
    for index in groups.indices { groups[index][0].hitsInChat = groups[index].count }
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

  /// Opens the conversation of a result, at the message.
  func onResultPressed(_ result: Result) {
    interactor.log(SearchEvent.resultPressed(result.hit.message))
    router.showMessage(result.id, in: result.hit.message.chat)
  }

  /// Opens the best result, when it is a result for the text in the field.
  func onSubmit() {
    guard answered == query, let best = results.first else { return }
    onResultPressed(best)
  }
}
