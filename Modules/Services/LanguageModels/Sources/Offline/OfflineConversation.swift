import Entities

/// Computes the reply to a prompt by replaying the conversation.
///
/// The engine has memories and turns. Instead of storing them, every reply starts a fresh engine and replays the user's
/// turns, so that no state has to outlive the process.
struct OfflineConversation {
  private let prompt: Prompt
  private var speakers: [ContentLanguage: Speaker] = [:]

  /// A script in place of the program's own.
  private let script: ElizaScript?

  private init(_ prompt: Prompt, _ script: ElizaScript?) {
    self.prompt = prompt
    self.script = script
  }

  static func reply(to prompt: Prompt, by script: ElizaScript? = nil) -> String {
    var conversation = Self(prompt, script)
    return conversation.reply().named(prompt.avatarName)
  }

  private mutating func reply() -> String {
    let said = prompt.turns.indices.filter { prompt.turns[$0].role == .user }
    guard let last = said.last else { return greeting() }
    for index in said[Self.start(of: said.count)...].dropLast() { _ = answer(toTurn: index) }
    let previous = prompt.turns.last { $0.role == .assistant }?.text
    var reply = answer(toTurn: last)
    // A prompt that was trimmed to a budget can return the engine to an earlier state: then the next line is used.
    for _ in 0..<4 where reply.named(prompt.avatarName) == previous { reply = answer(toTurn: last) }
    return reply
  }

  /// The turn at which the replay begins: at most 200 turns back, and always at a multiple of 100. A start that moved
  /// with every turn would make the engine repeat the same line.
  static func start(of count: Int) -> Int {
    count <= 200 ? 0 : (count - 101) / 100 * 100
  }

  /// The language of a turn; for a turn without a letter, or with a word of every language, the language of the
  /// conversation before it.
  private func language(ofTurn index: Int) -> ContentLanguage {
    let texts = prompt.turns[...index].reversed().lazy.map(\.text)
    let spoken = texts.filter { !Self.isOfEveryLanguage($0) }.compactMap { ContentLanguage(of: $0) }.first
    return spoken ?? texts.first.flatMap { ContentLanguage(of: $0) } ?? ContentLanguage(of: prompt.avatarName)
      ?? .english
  }

  /// Whether a text is only a word that Koreans type in Latin letters too.
  private static func isOfEveryLanguage(_ text: String) -> Bool {
    guard text.utf8.count <= 12 else { return false }
    let letters = text.lowercased().filter(\.isLetter)
    return ["ok", "okay", "lol", "lmao", "omg", "wow", "haha", "hahaha", "hehe"].contains(letters)
  }

  private func greeting() -> String {
    if let script { return script.greeting }
    let language = prompt.turns.isEmpty ? nil : language(ofTurn: prompt.turns.count - 1)
    return OfflineScripts.script(for: prompt.avatar, in: language ?? ContentLanguage(of: prompt.avatarName) ?? .english)
      .greeting
  }

  private mutating func answer(toTurn index: Int) -> String {
    // A custom script has one conversation, whatever languages occur in it.
    let language = script == nil ? language(ofTurn: index) : .english
    // The speaker is removed from the dictionary while it is used, so that its tables are not copied.
    var speaker =
      speakers.removeValue(forKey: language) ?? script.map(Speaker.init) ?? Speaker(for: prompt.avatar, in: language)
    defer { speakers[language] = speaker }
    return speaker.answer(to: prompt.turns[index].text)
  }
}

/// The conversation in one language.
private struct Speaker {
  /// Replies about itself; nil for a custom script.
  private var candour: Eliza?
  private var eliza: Eliza

  init(for avatar: Avatar.ID, in language: ContentLanguage) {
    candour = Eliza(script: OfflineScripts.candour(in: language))
    eliza = Eliza(script: OfflineScripts.script(for: avatar, in: language))
  }

  init(_ script: ElizaScript) {
    eliza = Eliza(script: script)
  }

  mutating func answer(to text: String) -> String {
    let clauses = ElizaTokenizer.clauses(of: text)
    // Questions about itself come first, wherever they are in the turn.
    for clause in clauses {
      if let answer = candour?.answerByKeyword(to: clause.joined(separator: " ")) { return answer }
    }
    // After “Hi Juno,” the engine would ignore the rest: the first keyword that is followed by a comma wins.
    let openings = clauses.prefix { isOpening($0) }.count
    guard openings > 0, openings < clauses.count else { return eliza.respond(to: text) }
    return eliza.respond(to: clauses.dropFirst(openings).map { $0.joined(separator: " ") }.joined(separator: ". "))
  }

  private func isOpening(_ clause: [String]) -> Bool {
    guard clause.count <= 3, let first = clause.first else { return false }
    return eliza.script.rule(for: first.uppercased())?.rule.tags.contains("OPENING") ?? false
  }
}

extension String {
  /// Scripts write the avatar's name as `{{char}}`, as cards do. Users cannot: braces are not part of a word.
  fileprivate func named(_ name: String) -> String {
    guard contains("{") else { return self }
    let known = name.isEmpty ? "…" : String(name.prefix(80))
    return split(separator: " ", omittingEmptySubsequences: false)
      .map { word in
        guard word.hasPrefix("{{char}}") else { return String(word) }
        let rest = word.dropFirst(8)
        return known + (KoreanParticle(rest)?.form(after: known) ?? String(rest))
      }
      .joined(separator: " ")
  }
}
