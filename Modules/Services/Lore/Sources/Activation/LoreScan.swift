/// Everything that decides which lore is activated, as values.
public struct LoreScan: Sendable {
  /// A message as it is scanned.
  public struct Message: Hashable, Sendable {
    /// The speaker's name.
    public var name: String
    /// The text.
    public var text: String

    /// A message.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The lorebooks in use.
  public var books: [LoreBook]
  /// The newest messages in the order of the chat. Older ones than `LoreScan.depthNeeded` are not read.
  public var messages: [Message]
  /// The number of all messages of the chat, and of those of the character: timed effects and decorators count them.
  public var messageCount: Int, replyCount = 0
  /// The greeting of the chat: 0 for the first message, 1 and more for alternate ones; nil where it is not known.
  public var greeting: Int?
  /// The settings.
  public var settings = LoreSettings()
  /// The texts that entries can scan beside the chat.
  public var sources: [LoreSource: String] = [:]
  /// Prompts that are scanned for all entries, such as the author's note where the user allows it.
  public var injections: [String] = []
  /// The character and its tags, for filters.
  public var character = "", tags: Set<String> = []
  /// The kind of generation.
  public var kind = GenerationKind.normal
  /// The timed effects of the chat.
  public var effects = LoreEffects()
  /// The macros' context; its seed also decides about chances.
  public var macros = MacroContext()
  /// The tokens for lore.
  public var budget: Int
  /// The most tokens of all lore, also of entries that ignore the budget.
  public var mostTokens = Int.max
  /// Counts the tokens of a text.
  public var tokens: @Sendable (String) -> Int
  /// The bounds.
  public var limits = LoreLimits()

  /// A scan.
  public init(
    books: [LoreBook], messages: [Message], messageCount: Int, budget: Int, tokens: @escaping @Sendable (String) -> Int
  ) {
    self.books = books
    self.messages = messages
    self.messageCount = messageCount
    self.budget = budget
    self.tokens = tokens
  }

  /// The greatest depth of a scan.
  public static let deepest = 1_000

  /// The number of newest messages that a scan of these books can read.
  public static func depthNeeded(by books: [LoreBook], _ settings: LoreSettings) -> Int {
    if settings.leastActivations > 0, settings.mostPasses == 0 {
      return settings.leastActivationsDepth > 0 ? min(settings.leastActivationsDepth, deepest - 1) + 1 : deepest
    }
    let depths = books.flatMap { book in
      [book.scanDepth ?? 0] + book.entries.flatMap { [$0.scanDepth ?? 0, LoreDecorators($0.content).scanDepth ?? 0] }
    }
    return min(max(depths.max() ?? 0, settings.depth, 0), deepest)
  }
}
