import Entities

/// Works out the reply to a prompt by holding the conversation again.
///
/// The engine remembers what was said and which lines it has used. Instead of storing that, every reply starts a fresh
/// engine and replays the user's turns, so that nothing has to outlive the process.
struct OfflineConversation {
  private let prompt: Prompt
  private var speakers: [ContentLanguage: Speaker] = [:]

  /// What is answered by in place of the program's own scripts.
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
    // A prompt that was cut to a budget can put the engine back to where it was: then the next line is due.
    for _ in 0..<4 where reply.named(prompt.avatarName) == previous { reply = answer(toTurn: last) }
    return reply
  }

  /// Where to begin the replay: at most 200 turns back, and always at a whole hundred, because a start that moves with
  /// every turn would have the engine choose the same line again and again.
  static func start(of count: Int) -> Int {
    count <= 200 ? 0 : (count - 101) / 100 * 100
  }

  /// The language of a turn; for one without a letter, what the conversation has spoken before it.
  private func language(ofTurn index: Int) -> ContentLanguage {
    let spoken = prompt.turns[...index].reversed().lazy.compactMap { ContentLanguage(of: $0.text) }.first
    return spoken ?? ContentLanguage(of: prompt.avatarName) ?? .english
  }

  private func greeting() -> String {
    if let script { return script.greeting }
    let language = prompt.turns.isEmpty ? nil : language(ofTurn: prompt.turns.count - 1)
    return OfflineScripts.script(for: prompt.avatar, in: language ?? ContentLanguage(of: prompt.avatarName) ?? .english)
      .greeting
  }

  private mutating func answer(toTurn index: Int) -> String {
    // A script that somebody wrote has one conversation, whatever languages are spoken in it.
    let language = script == nil ? language(ofTurn: index) : .english
    // Taken out while it speaks, so that its tables are not copied.
    var speaker =
      speakers.removeValue(forKey: language) ?? script.map(Speaker.init) ?? Speaker(for: prompt.avatar, in: language)
    defer { speakers[language] = speaker }
    return speaker.answer(to: prompt.turns[index].text)
  }
}

/// One language's side of the conversation.
private struct Speaker {
  /// What it says about itself; nil where somebody else wrote what it says.
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
    // What is asked about itself is answered before anything else, wherever in the turn it stands.
    for clause in clauses {
      if let answer = candour?.answerByKeyword(to: clause.joined(separator: " ")) { return answer }
    }
    // After “Hi Juno,” the engine would stop listening: the first keyword that is followed by a comma wins.
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
  /// Scripts write the avatar's name as `{{char}}`, as cards do. A user cannot: braces are no part of a word.
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
