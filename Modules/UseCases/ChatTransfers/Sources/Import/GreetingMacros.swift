import ChatFiles
import Entities
import Lore
import Storage

/// Fills the macros of imported greetings. SillyTavern stores most greetings of a chat as the card has them, and fills
/// them each time it shows or sends them.
struct GreetingMacros: Sendable {
  private let service: ChatTransferService

  init(_ service: ChatTransferService) { self.service = service }

  /// Whether a message before the first one of the user may have macros to fill.
  static func mayBeIn(_ message: ImportedMessage, of chat: ImportedChat) -> Bool {
    chat.format == .sillyTavern && message.role == .assistant && message.text.contains { $0 == "{" || $0 == "<" }
  }

  /// A greeting of a chat with its macros filled.
  /// - Parameters:
  ///   - name: The name of the speaker in the file; nil for the character of the chat.
  ///   - place: The number of messages before it in the chat. Chances of macros depend on it.
  func filled(_ text: String, by name: String?, at place: Int, in plan: ChatPlan, of chat: ImportedChat) async throws
    -> String
  {
    let avatar = name.flatMap { plan.speakers[$0] } ?? plan.avatar
    let definition = try await service.avatars.character(avatar.id)?.definition ?? CharacterDefinition()
    var context = MacroContext()
    context.language = service.language
    let nickname = definition.nickname.trimmed
    context.names.character = nickname.isEmpty ? name ?? avatar.name : nickname
    context.names.user = try await userName(plan)
    context.names.group = plan.speakers.values.map(\.name).sorted()
    context.fields.description = definition.description.trimmed
    context.fields.personality = definition.personality.trimmed
    context.fields.scenario = definition.scenario.trimmed
    (context.now, context.utcOffset) = (chat.created, service.zone.offset(chat.created))
    context.chatSeed = plan.id.high ^ plan.id.low
    context.seed = context.chatSeed &+ UInt64(place)
    return MacroExpander().expand(text, in: context).text
  }

  /// The name that the file has for the user; without one that of the profile.
  private func userName(_ plan: ChatPlan) async throws -> String {
    if let name = plan.userNames.last(where: { !$0.trimmed.isEmpty && !ImportedNames.isNone($0) }) { return name }
    return try await service.profiles.currentProfile()?.name ?? service.language("User", "사용자")
  }
}
