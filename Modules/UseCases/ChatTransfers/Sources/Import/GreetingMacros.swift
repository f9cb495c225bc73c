import ChatFiles
import Entities
import Lore
import Storage

/// Fills the macros in the first message of an imported chat and in its swipes. SillyTavern stores most of them as the
/// card has them, and fills the one that it shows.
struct GreetingMacros: Sendable {
  private let context: MacroContext
  /// The bytes that the macros of the chat may still add.
  private var room = CharacterDefinition.longest
  /// Greetings of real cards have a few macros. A text with more is hostile, and stays as it is.
  private static let limits = {
    var limits = MacroLimits()
    (limits.steps, limits.bytes) = (1_000, 64 << 10)
    return limits
  }()

  /// - Parameter greeting: The first message of the chat.
  init(
    _ service: ChatTransferService, for greeting: ImportedMessage, in chat: ImportedChat, _ plan: ChatPlan
  ) async throws {
    let avatar = greeting.name.flatMap { plan.speakers[$0] } ?? plan.avatar
    let definition = try await service.avatars.character(avatar.id)?.definition ?? CharacterDefinition()
    let nickname = definition.nickname.trimmed
    var context = MacroContext()
    context.fields = MacroContext.Fields(definition)
    context.language = ContentLanguage(ofMost: greeting.text)
    context.names.character = nickname.isEmpty ? greeting.name ?? avatar.name : nickname
    context.names.user = try await Self.userName(service, plan)
    context.names.group = plan.speakers.values.map(\.name).sorted()
    (context.now, context.utcOffset) = (chat.created, service.zone.offset(chat.created))
    context.chatSeed = plan.id.high ^ plan.id.low
    self.context = context
  }

  /// Whether a message may have macros to fill.
  static func mayBeIn(_ message: ImportedMessage, of chat: ImportedChat) -> Bool {
    chat.format == .sillyTavern && message.parent == nil && message.role == .assistant
      && message.text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") }
  }

  /// Fills the macros of a greeting.
  /// - Parameter place: The number of messages before it in the chat. Chances of macros depend on it.
  mutating func fill(_ message: inout ImportedMessage, at place: Int) {
    var context = context
    context.seed = context.chatSeed &+ UInt64(place)
    let filled = MacroExpander(limits: Self.limits).expand(message.text, in: context)
    let added = max(0, filled.text.utf8.count - message.text.utf8.count)
    guard filled.reached.isEmpty, added <= room else { return }
    room -= added
    message.fill(with: filled.text)
  }

  /// The name that the file has for the user; without one that of the profile.
  private static func userName(_ service: ChatTransferService, _ plan: ChatPlan) async throws -> String {
    if let name = plan.userNames.last(where: { !$0.trimmed.isEmpty && !ImportedNames.isNone($0) }) { return name }
    return try await service.profiles.currentProfile()?.name ?? service.language("User", "사용자")
  }
}
