import JSON

/// The timed effects of a chat: which entries stay active, and which cannot become active again yet.
///
/// The chat keeps them as a value. A branch takes those of its parent.
public struct LoreEffects: Hashable, Sendable, Codable {
  /// An effect from one number of messages to another.
  public struct Effect: Hashable, Sendable, Codable {
    /// The entry.
    public var entry: LoreEntry.ID
    /// The fingerprint of the entry: an effect ends when its entry is changed.
    public var fingerprint: Int64
    /// The number of messages at its beginning, and the last number at which it holds.
    public var start: Int, end: Int
    /// Whether it also holds while the chat does not grow: a cooldown that followed on a sticky entry.
    public var isProtected: Bool
  }

  /// The effects by kind.
  public var sticky: [Effect] = [], cooldown: [Effect] = []
  /// The entries that were activated in this chat, of those with a decorator that depends on it.
  public var activated: Set<LoreEntry.ID> = []

  /// No effects.
  public init() {}
}

/// The effects during one scan.
struct ActiveEffects {
  private(set) var effects: LoreEffects
  private let count: Int
  /// The entries whose effect holds, with its end.
  private(set) var sticky: [LoreEntry.ID: Int] = [:], cooldown: [LoreEntry.ID: Int] = [:]
  /// The entries with an effect, also entries that are in no lorebook now.
  private var begun: (sticky: Set<LoreEntry.ID>, cooldown: Set<LoreEntry.ID>) = ([], [])

  /// Ends the effects that are over, and begins the cooldown of entries that are no longer sticky.
  init(_ effects: LoreEffects, of entries: [LoreEntry.ID: LoreEntry], messageCount: Int) {
    self.effects = effects
    count = messageCount
    var ended: [LoreEntry] = []
    self.effects.sticky = effects.sticky.filter { effect in
      holds(effect, entries[effect.entry], length: \.sticky) { ended.append($0) }
    }
    self.effects.cooldown = effects.cooldown.filter { effect in
      holds(effect, entries[effect.entry], length: \.cooldown) { _ in }
    }
    var resting: Set<LoreEntry.ID> = []
    let next = ended.filter { $0.cooldown > 0 && resting.insert($0.id).inserted }
    self.effects.cooldown.removeAll { resting.contains($0.entry) }
    self.effects.cooldown += next.map { effect(of: $0, length: $0.cooldown - 1, isProtected: true) }
    begun = (Set(self.effects.sticky.map(\.entry)), Set(self.effects.cooldown.map(\.entry)))
    let isKnown = { (effect: LoreEffects.Effect) in entries[effect.entry] != nil }
    for effect in self.effects.sticky where isKnown(effect) { sticky[effect.entry] = effect.end }
    for effect in self.effects.cooldown where isKnown(effect) { cooldown[effect.entry] = effect.end }
  }

  private func holds(
    _ effect: LoreEffects.Effect, _ entry: LoreEntry?, length: KeyPath<LoreEntry, Int>, ended: (LoreEntry) -> Void
  ) -> Bool {
    // The chat did not grow: its last message was swiped or deleted.
    if count <= effect.start, !effect.isProtected { return false }
    // The entry may belong to a character that is not here now.
    guard let entry else { return count <= effect.end }
    guard entry[keyPath: length] > 0, entry.fingerprint == effect.fingerprint else { return false }
    if count > effect.end {
      ended(entry)
      return false
    }
    return true
  }

  private func effect(of entry: LoreEntry, length: Int, isProtected: Bool) -> LoreEffects.Effect {
    let (end, overflows) = count.addingReportingOverflow(length)
    return LoreEffects.Effect(
      entry: entry.id, fingerprint: entry.fingerprint, start: count, end: overflows ? .max : end,
      isProtected: isProtected)
  }

  /// Begins the effects of an activated entry; those that hold are not prolonged.
  mutating func begin(_ entry: LoreEntry) {
    if entry.sticky > 0, begun.sticky.insert(entry.id).inserted {
      effects.sticky.append(effect(of: entry, length: entry.sticky, isProtected: false))
    }
    if entry.cooldown > 0, begun.cooldown.insert(entry.id).inserted {
      effects.cooldown.append(effect(of: entry, length: entry.cooldown, isProtected: false))
    }
  }

  mutating func remember(_ entry: LoreEntry) { effects.activated.insert(entry.id) }
}

extension LoreEntry {
  /// A number that changes with the entry.
  var fingerprint: Int64 {
    var fingerprint = Fingerprint()
    // Sets have no order; all other values are written in the order of the fields.
    var entry = self
    (entry.sources, entry.triggers, entry.characters) = ([], [], LoreCharacterFilter())
    fingerprint.feed((try? JSONWriter.encode(entry)) ?? "")
    for list in [
      sources.map(\.rawValue), triggers.map(\.rawValue), Array(characters.names), Array(characters.tags),
      [String(characters.isExclusive)],
    ] {
      for text in list.sorted() { fingerprint.feed(text) }
      fingerprint.feed("")
    }
    // A number of JSON has a sign.
    return Int64(bitPattern: fingerprint.value)
  }
}
