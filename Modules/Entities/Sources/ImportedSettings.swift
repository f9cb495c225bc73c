/// The model settings in an imported file, for each chat and avatar.
///
/// A stranger's file could send the user's words to the stranger's server, so an import leaves these settings out
/// unless the user accepts them.
public struct ImportedSettings: Hashable, Sendable, Codable {
  /// Chats and avatars with the same model.
  public struct Wish: Hashable, Sendable, Codable {
    /// The model and its address; nil for chats and avatars that set only other values, such as a temperature.
    public var model: ModelSelection?
    /// Whether they also set instructions, a temperature or other values.
    public var hasMore: Bool
    /// The number of chats and avatars.
    public var chats = 0, characters = 0

    /// A wish without chats and avatars.
    public init(model: ModelSelection?, hasMore: Bool) { (self.model, self.hasMore) = (model, hasMore) }
  }

  /// The wishes, in the order of the file.
  public private(set) var wishes: [Wish] = []
  /// The number of chats and avatars with settings that are not listed, and therefore not imported: there are too
  /// many different wishes, or a model's name is too long.
  public private(set) var others = 0
  /// Settings that are never imported, because this program cannot use them: a value of the file, or the name of a
  /// note. Each is cut to 60 characters. They come from a file: sanitise before showing.
  public private(set) var unusable: [String] = []
  /// The number of further unusable settings, which are not listed.
  public private(set) var moreUnusable = 0

  /// The most wishes, and the most unusable settings, that are listed.
  public static let mostListed = 20
  private static let longestUnusable = 60  // characters
  /// The longest name and address of a model in bytes; longer ones could not be shown.
  private static let longestName = 1000

  /// No settings.
  public init() {}

  /// Whether there are no settings to import or to leave out.
  public var isEmpty: Bool { wishes.isEmpty && others == 0 && unusable.isEmpty }

  /// Adds the settings of a chat or an avatar.
  /// - Returns: Whether they are listed, so that they can be imported.
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

  /// Adds a setting that this program cannot use.
  public mutating func addUnusable(_ text: String) {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let beginning = line.prefix(Self.longestUnusable)
    let short = beginning.endIndex == line.endIndex ? line : beginning + "…"
    if unusable.contains(short) { return }
    if unusable.count < Self.mostListed { unusable.append(short) } else { moreUnusable += 1 }
  }
}
