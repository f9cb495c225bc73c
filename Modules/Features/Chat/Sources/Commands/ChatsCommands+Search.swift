import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats search TEXT…`: a line for each chat with the words in a name, with its id and its title, then a line for
  /// each message, with its chat's id, its speaker, and the text around the match. The text can have the conditions of
  /// the screen.
  func search(_ arguments: Arguments) async throws {
    let limit = try number("limit", of: arguments, from: 1, usually: Self.usualFindings)
    let text = arguments.operands.joined(separator: " ")
    let words = SearchWords(text)
    if let problem = words.problem { throw CommandFailure(.wrongUsage, io.language.words(for: problem)) }
    guard words.query.text.contains(where: { !$0.isWhitespace }) else {
      throw CommandFailure(.wrongUsage, io.language.wordsToFind)
    }
    let found = try await hasProfile() ? SearchFindings(words, by: interactor, limit: limit) : SearchFindings()
    if io.wantsJSON {
      try io.write(json: found.chats.map { HitRecord($0) } + found.hits.map { HitRecord($0) })
    } else {
      let ids = try await ShortIDs(interactor, for: io)
      for chat in found.chats {
        let names = [chat.chat.title, chat.avatarName ?? io.language.unknown].compactMap(\.self)
        try io.writeLine("\(ids[chat.id])  \(names.map(\.onOneLine).joined(separator: " · "))")
      }
      for hit in found.hits {
        let speaker = hit.message.role == .user ? io.language.you : hit.avatarName ?? io.language.unknown
        let snippet = Snippet(of: hit.message, around: words.query.text)
        try io.writeLine("\(ids[hit.message.chat])  \(speaker.onOneLine): \(snippet.text.onOneLine)")
      }
    }
    // A limit on the command line was the user's choice: no warning is needed.
    if found.hasMore, arguments.value(of: "limit") == nil { io.warn(io.language.thereIsMore(after: limit)) }
  }
}
