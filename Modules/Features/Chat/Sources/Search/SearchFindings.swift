import Entities

/// What a search finds: chats by their title or their character's name, and messages by their words.
struct SearchFindings {
  /// The chats with every word in their title, then those that need their character's name too; each the last changed
  /// first.
  private(set) var chats: [ChatSummary] = []
  /// The messages, the best first.
  private(set) var hits: [SearchHit] = []
  /// Whether more was found than the limit lets through.
  private(set) var hasMore = false

  /// The most chats of which the names are compared.
  private static let mostNamed = 1_000

  /// Nothing.
  init() {}

  /// Finds at most `limit` things. Chats take more than half of them only where messages leave room.
  @MainActor init(_ words: SearchWords, by interactor: any FindingInteractor, limit: Int) async throws {
    if let longest = words.names.max(by: { $0.text.count < $1.text.count }) {
      let named = try await interactor.conversations(named: longest, limit: Self.mostNamed)
      chats = words.chats(among: named, with: longest)
    }
    hits = try await interactor.searchMessages(words.query, limit: limit + 1)
    hasMore = chats.count + hits.count > limit
    chats = Array(chats.prefix(max((limit + 1) / 2, limit - hits.count)))
    hits = Array(hits.prefix(limit - chats.count))
  }
}

extension SearchWords {
  /// The words and the phrases that names are compared with. A condition that only a message can meet finds no chat.
  fileprivate var names: [LetterPattern] {
    guard query.role == nil, query.from == nil, query.before == nil else { return [] }
    return Self.parts(of: query.text).map { LetterPattern(String($0)) }.filter { !$0.isEmpty }
  }

  /// Those of the chats, all of which have `known` in a name, that have the other words too and meet the conditions.
  fileprivate func chats(among named: [ChatSummary], with known: LetterPattern) -> [ChatSummary] {
    // `known` is not compared again: it may be in a built-in character's name in another language, which is not here.
    let others = names.filter { $0 != known }
    let found = named.filter { chat in
      let names = [chat.chat.title ?? "", chat.avatarName ?? ""]
      return others.allSatisfy { part in names.contains { part.isPart(of: $0) } } && meetsConditions(chat)
    }
    let isTitled = found.map { chat in names.allSatisfy { $0.isPart(of: chat.chat.title ?? "") } }
    return zip(found, isTitled).filter(\.1).map(\.0) + zip(found, isTitled).filter { !$0.1 }.map(\.0)
  }

  private func meetsConditions(_ chat: ChatSummary) -> Bool {
    let isCharacter = query.character.map { LetterPattern($0).isPart(of: chat.avatarName ?? "") }
    let hasTag = query.tag.map { tag in
      let letters = LetterPattern(tag)
      return chat.chat.place.tags.contains { letters.isPart(of: $0) }
    }
    return isCharacter != false && hasTag != false
  }
}
