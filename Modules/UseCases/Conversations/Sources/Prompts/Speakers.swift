import Entities
import Lore

/// The two sides of a conversation: the character, and the user by the name that the character's texts use.
struct Speakers: Sendable {
  let character: CharacterDetails
  /// The name of the persona that counts, or of the user's profile where there is none; nil without both.
  let userName: String?
  /// The description of the persona that counts; empty for none. It may contain macros.
  let persona: String
  /// The names of the persona that counts, and of the user's profile; nil for none.
  private(set) var personaName: String?, profileName: String?
  /// The names under which the messages of the conversation were said.
  var names = SpokenNames()
  /// The group that the character speaks in; nil in a chat with one.
  var cast: GroupCast?

  init(_ character: CharacterDetails, userName: String?, persona: String = "") {
    self.character = character
    self.userName = userName
    self.persona = persona
  }

  /// - Parameter profileName: The name of the user's profile, which counts where there is no persona.
  init(_ character: CharacterDetails, as persona: Persona?, profileName: String?) {
    self.init(character, userName: persona?.name ?? profileName, persona: persona?.description ?? "")
    (personaName, self.profileName) = (persona?.name, profileName)
  }

  var avatar: Avatar { character.avatar }
  var definition: CharacterDefinition { character.definition }

  /// The language in which most of the character's texts are written. Its description and personality decide; without
  /// both, its name, its line for lists and its greeting do.
  var language: ContentLanguage {
    let definition = definition.description + definition.personality
    let written = definition.isBlank ? avatar.name + avatar.tagline + self.definition.greeting : definition
    return ContentLanguage(ofMost: written)
  }
}

/// The macros of the character's texts.
extension Speakers {
  /// The names and texts that macros stand for. The plain assistant has no texts.
  var macros: MacroContext {
    var context = MacroContext()
    context.language = language
    context.names.character = definition.nickname.isBlank ? avatar.name : definition.nickname.trimmed
    context.names.user = usable(userName, in: context.language)
    if !avatar.isAssistant {
      context.fields = MacroContext.Fields(definition)
      context.fields.description = description(in: context.language).trimmed
    }
    context.fields.persona = persona.trimmed
    if let cast {
      context.names.group = cast.present.map(\.name)
      context.names.muted = Set(cast.present.filter { $0.part == .muted }.map(\.name))
      if cast.group.cards == .merged { context.fields.description += otherDescriptions(of: cast) }
    }
    return context
  }

  /// The definitions of the other members that speak, each with its own name in its macros.
  private func otherDescriptions(of cast: GroupCast) -> String {
    cast.present.filter { $0.part == .speaks && $0.id != avatar.id && !$0.character.avatar.isAssistant }
      .map { member in
        let other = Speakers(member.character, userName: userName, persona: persona)
        let (context, expander) = (other.macros, MacroExpander(limits: .ofChats))
        let texts = [context.fields.description, context.fields.personality].filter { !$0.isBlank }
        return (["\n\n[\(member.name)]"] + texts.map { expander.expand($0, in: context).text }).joined(separator: "\n")
      }.joined()
  }

  /// How the messages of the group stand in the prompts of the character; nil in a chat with one.
  var voices: GroupVoices? {
    cast.map { cast in
      let context = macros
      return GroupVoices(
        cast: cast, speaker: avatar.id, userName: context.names.user,
        ownName: usable(profileName, in: context.language), names: names, language: language)
    }
  }

  /// A name of the user, or the word for one without a name.
  private func usable(_ name: String?, in language: ContentLanguage) -> String {
    name.flatMap { $0.isBlank ? nil : $0 } ?? language("User", "사용자")
  }

  /// Ends replies before the words of others; nil in a chat with one.
  var speechGuard: SpeechGuard? {
    guard let cast else { return nil }
    let own = cast.members.filter { $0.id == avatar.id }.flatMap(\.spokenNames)
    let others = cast.members.filter { $0.id != avatar.id }.flatMap(\.spokenNames)
    let users = [macros.names.user, usable(profileName, in: language)] + names.userNames.sorted()
    return SpeechGuard(own: own + [avatar.name], others: others + users)
  }

  /// The description. Without a description and a personality it is the phrase of the three choices and the line for
  /// lists. A choice that the user did not make is left out.
  private func description(in language: ContentLanguage) -> String {
    guard definition.description.isBlank, definition.personality.isBlank else { return definition.description }
    guard let phrase = avatar.traits?.sentence(in: language) else { return avatar.tagline }
    let sentence = language("{{char}}: \(phrase).", "\(phrase)입니다.")
    return avatar.tagline.isBlank ? sentence : sentence + "\n\n" + avatar.tagline
  }

  /// The instruction of this program for every character.
  func instruction(in language: ContentLanguage) -> String {
    if cast != nil {
      return language(
        """
        You are {{char}}, one of the characters in a conversation of several: {{group}}, and {{user}}.

        Stay in character and speak as {{char}}, in the first person. Write one message of {{char}} and nothing else. \
        Never write what {{notChar}} say or do. Lines of the others begin with their names; yours has no name before it. \
        Answer in the language of the conversation.
        """,
        """
        당신은 여럿이 함께하는 대화의 한 캐릭터이고, 이름은 ‘{{char}}’입니다. 함께 있는 이: {{group}}, 그리고 {{user}}.

        언제나 이 캐릭터로서 일인칭으로 말하고, {{char}}의 메시지 하나만 쓰십시오. {{notChar}}의 말이나 행동을 대신 쓰지 \
        마십시오. 다른 이의 말 앞에는 이름이 붙지만, 당신의 말 앞에는 이름을 붙이지 마십시오. 대화에 쓰인 언어로 대답하십시오.
        """)
    }
    return language(
      """
      You are {{char}}, a character in a conversation with one person.

      Stay in character and speak as {{char}}, in the first person. Never write what the person says. Answer in the \
      language that the person writes in.
      """,
      """
      당신은 한 사람과 이야기를 나누는 캐릭터이고, 이름은 ‘{{char}}’입니다.

      언제나 이 캐릭터로서 일인칭으로 말하고, 상대방이 할 말을 대신 쓰지 마십시오. 상대방이 쓰는 언어로 대답하십시오.
      """)
  }
}

/// The messages of the user.
extension Speakers {
  /// A message of the user as it is stored and sent: with its macros filled. To the plain assistant it stays as it is
  /// written: texts for it may be code with braces.
  /// - Parameters:
  ///   - now: The time, and the seconds ahead of UTC at it.
  ///   - seeds: The number of the chat, and that of the message.
  func filled(_ text: String, now: (Timestamp, utcOffset: Int), seeds: (chat: UInt64, message: UInt64)) -> String {
    guard !avatar.isAssistant, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var context = macros
    (context.now, context.utcOffset) = now
    (context.chatSeed, context.seed) = seeds
    return MacroExpander(limits: .ofChats).filled(text, in: context)
  }

  /// The values of the macros that templates have.
  func templateValues(now: (Timestamp, utcOffset: Int)) -> [String: String] {
    var context = macros
    (context.now, context.utcOffset) = now
    let expander = MacroExpander(limits: .ofChats)
    return Dictionary(
      uniqueKeysWithValues: PromptTemplate.macros.map { ($0, expander.filled("{{\($0)}}", in: context)) })
  }
}

/// The greetings.
extension Speakers {
  /// The first messages of a conversation to choose from, as siblings; none for a character without a greeting. The
  /// texts are the same each time, also where their macros are left to chance.
  /// - Parameter end: The message before them in a group; nil for the beginning of a chat.
  func greetings(of chat: Conversation, in zone: LocalZone, after end: Message.ID? = nil) -> [Message] {
    let context = greetingMacros(of: chat, in: zone)
    return definition.greetings.enumerated().map { index, text in
      Message(
        id: Message.ID(at: chat.created), chat: chat.id, parent: end, role: .assistant,
        speaker: cast == nil ? nil : avatar.id, text: Self.expand(text, index, in: context).text, created: chat.created)
    }
  }

  /// Whether a greeting may set variables.
  var greetsWithMacros: Bool { definition.greetings.contains { $0.utf8.contains(UInt8(ascii: "{")) } }

  /// The variables of a conversation without a generated reply: those that its shown greeting sets. If the text is no
  /// greeting of the character, those that its first greeting sets.
  func firstVariables(of chat: Conversation, showing greeting: String?, in zone: LocalZone) -> MacroVariables {
    guard greetsWithMacros else { return MacroVariables() }
    let context = greetingMacros(of: chat, in: zone)
    let expansions = definition.greetings.enumerated().lazy.map { Self.expand($1, $0, in: context) }
    return (expansions.first { $0.text == greeting } ?? expansions.first)?.variables ?? MacroVariables()
  }

  private func greetingMacros(of chat: Conversation, in zone: LocalZone) -> MacroContext {
    var context = macros
    (context.now, context.utcOffset, context.chatSeed) = (chat.created, zone.offset(chat.created), chat.id.seed)
    return context
  }

  private static func expand(_ text: String, _ index: Int, in macros: MacroContext) -> MacroExpansion {
    var context = macros
    context.seed = macros.chatSeed &+ UInt64(index)
    return MacroExpander(limits: .ofChats).expand(text, in: context)
  }
}

extension MacroLimits {
  /// The limits in chats: the variables of a chat stay below 2 MiB.
  static var ofChats: MacroLimits {
    var limits = MacroLimits()
    (limits.variables, limits.variableBytes) = (256, 4 << 10)
    return limits
  }
}

extension Identifier {
  /// A number for chances that belong to the identified thing.
  var seed: UInt64 { high ^ low }
}
