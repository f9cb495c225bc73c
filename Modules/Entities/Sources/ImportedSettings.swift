/// What a file brings that would decide which models answer, and how: each chat and character for which it is set.
///
/// A file of another person could send words to a server of that person's, so an import leaves it all out unless the user
/// takes it.
public struct ImportedSettings: Hashable, Sendable, Codable {
  /// Chats and characters that want the same model.
  public struct Wish: Hashable, Sendable, Codable {
    /// The model, and where it is; nil for those that want another temperature, instruction and so on, and no model.
    public var model: ModelSelection?
    /// Whether they bring instructions, a temperature and so on too.
    public var hasMore: Bool
    /// How many chats and characters want it.
    public var chats = 0, characters = 0

    /// A wish that nothing has yet.
    public init(model: ModelSelection?, hasMore: Bool) { (self.model, self.hasMore) = (model, hasMore) }
  }

  /// What is wished, in the order of the file.
  public private(set) var wishes: [Wish] = []
  /// How many chats and characters wish something that is not listed, and therefore not taken: there are too many
  /// different wishes, or the name of a model is too long.
  public private(set) var others = 0
  /// What is never taken, since this program could not use it: a value as the file has it, or the name of a note. Each is
  /// cut to 60 characters, and came from a file: sanitise before showing.
  public private(set) var unusable: [String] = []
  /// How many of those are counted, and not listed.
  public private(set) var moreUnusable = 0

  /// More than these different wishes, or unusable values, are counted, not listed.
  public static let mostListed = 20
  private static let longestUnusable = 60  // characters
  /// Bytes of a model's name and address; longer ones are none that could be shown.
  private static let longestName = 1000

  /// None yet.
  public init() {}

  /// Whether there is nothing to take or to leave out.
  public var isEmpty: Bool { wishes.isEmpty && others == 0 && unusable.isEmpty }

  /// Adds what is set for a chat or a character.
  /// - Returns: Whether it is listed, so that it can be taken.
  @discardableResult public mutating func add(_ preset: Preset, for scope: PresetScope) -> Bool {
    if preset.isEmpty { return false }
    let model = preset.model
    var rest = preset
    rest.model = nil
    let hasMore = !rest.isEmpty
    let length = model.map { model in
      [model.address ?? "", model.choice.provider, model.choice.model].reduce(0) { $0 + $1.utf8.count }
    }
    var index = wishes.firstIndex { $0.model == model && $0.hasMore == hasMore }
    if index == nil, wishes.count < Self.mostListed, length ?? 0 <= Self.longestName {
      wishes.append(Wish(model: model, hasMore: hasMore))
      index = wishes.endIndex - 1
    }
    guard let index else {
      others += 1
      return false
    }
    if case .chat = scope { wishes[index].chats += 1 } else { wishes[index].characters += 1 }
    return true
  }

  /// Adds what this program could not use.
  public mutating func addUnusable(_ text: String) {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let beginning = line.prefix(Self.longestUnusable)
    let short = beginning.endIndex == line.endIndex ? line : beginning + "…"
    if unusable.contains(short) { return }
    if unusable.count < Self.mostListed { unusable.append(short) } else { moreUnusable += 1 }
  }
}
