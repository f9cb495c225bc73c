import Entities
import Glibc

extension MemoryStore {
  func search(
    _ text: String, among filter: MessageFilter, of profile: UserProfile.ID, limit: Int
  ) throws(StorageError) -> [SearchHit] {
    let query = SearchQuery(text)
    let limit = min(limit, Int(Int32.max))
    guard limit > 0, !query.phrases.isEmpty else { return [] }
    let documents = nodeOf.values
      .filter { $0.message.state != .streaming }
      .sorted { $0.ordinal > $1.ordinal }
      .map { (node: $0, tokens: IndexTerms.tokens(of: $0.message.text)) }
    var found = ranked(query, among: documents, passing: filter, of: profile, limit: limit)
    if found.count < limit, let completing = query.completing {
      let whole = Set(found.map(\.id))
      found += ranked(completing, among: documents, passing: filter, of: profile, limit: limit + found.count)
        .filter { !whole.contains($0.id) }
    }
    return found.prefix(limit).map { message in
      var message = message
      message.reasoning = ""
      let chat = chatOf[message.chat]?.chat
      return SearchHit(
        message: message, avatarName: chat.flatMap { avatarOf[$0.avatar]?.name }, chatTitle: chat?.title)
    }
  }

  private func passes(_ message: Message, _ filter: MessageFilter, of profile: UserProfile.ID) -> Bool {
    guard let chat = chatOf[message.chat]?.chat, chat.profile == profile else { return false }
    guard filter.role.map({ $0 == message.role }) ?? true, filter.from.map({ $0 <= message.created }) ?? true,
      filter.before.map({ message.created < $0 }) ?? true
    else { return false }
    if let tag = filter.tag, !chat.place.tags.contains(where: tag.isInOnePiece) { return false }
    guard let names = filter.names else { return true }
    return filter.avatars.contains(chat.avatar) || filter.chats.contains(chat.id)
      || avatarOf[chat.avatar].map { names.isPart(of: $0.name) } ?? false
  }

  private typealias Document = (node: Node, tokens: [Substring.UTF8View])

  /// Okapi BM25 with k1 = 1.2 and b = 0.75, as the SQLite documentation (FTS5, "The bm25() function") defines it.
  private func ranked(
    _ query: SearchQuery, among documents: [Document], passing filter: MessageFilter, of profile: UserProfile.ID,
    limit: Int
  ) -> [Message] {
    let (k1, b) = (1.2, 0.75)
    let counts = documents.map { document in query.phrases.map { $0.count(in: document.tokens) } }
    let total = Double(documents.count)
    let average = Double(documents.reduce(0) { $0 + $1.tokens.count }) / max(1, total)
    let weights = query.phrases.indices.map { phrase in
      let hits = Double(counts.count { $0[phrase] > 0 })
      let weight = log((total - hits + 0.5) / (hits + 0.5))
      return weight > 0 ? weight : 1e-6
    }
    let matching = documents.indices.lazy.filter { index in
      let node = documents[index].node
      return counts[index].allSatisfy { $0 > 0 } && node.trash == nil && self.passes(node.message, filter, of: profile)
    }
    let scored = matching.prefix(max(SearchQuery.newest, limit)).map { index in
      let length = Double(documents[index].tokens.count)
      let score = zip(weights, counts[index]).reduce(0.0) { sum, term in
        let frequency = Double(term.1)
        return sum + term.0 * ((frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * length / average)))
      }
      return (score: score, node: documents[index].node)
    }
    return scored.sorted { ($0.score, $0.node.ordinal) > ($1.score, $1.node.ordinal) }
      .compactMap { visible($0.node.message.id) }
  }
}

extension SearchQuery.Phrase {
  /// The number of occurrences of the phrase in a text.
  fileprivate func count(in words: [Substring.UTF8View]) -> Int {
    guard words.count >= tokens.count else { return 0 }
    return (0...words.count - tokens.count).count { start in
      tokens.indices.allSatisfy { index in
        let isBeginning = isPrefix && index == tokens.count - 1
        let word = words[start + index]
        return isBeginning ? word.starts(with: tokens[index].utf8) : word.elementsEqual(tokens[index].utf8)
      }
    }
  }
}

extension LetterPattern {
  /// Whether a tag contains the words with one space between them.
  fileprivate func isInOnePiece(of tag: String) -> Bool {
    let scalars = Array(tag.unicodeScalars)
    let letters = Array(words.map { $0.map(Letter?.some) }.joined(separator: [nil]))
    guard letters.count <= scalars.count else { return false }
    return (0...(scalars.count - letters.count)).contains { start in
      letters.indices.allSatisfy { place in
        let scalar = scalars[start + place]
        return letters[place].map { $0.stands(for: scalar) } ?? (scalar == " ")
      }
    }
  }
}
