import Entities

/// Chooses the members of a group that speak: the same group, words and seed give the same members.
///
/// The natural order is SillyTavern's (documentation, “Group chats”): the members that a message names, in the order of
/// their mention; then others, each by its talkativeness; one by chance where that gives none.
struct SpeakerChoice: Sendable {
  /// A member that may be chosen.
  struct Candidate: Sendable {
    var id: Avatar.ID
    /// Its names.
    var names: [String]
    /// How often it speaks without being named, from 0 to 1.
    var talkativeness = 0.5
    var isMuted = false
  }

  let candidates: [Candidate]
  let order: GroupChat.Order

  /// All that can speak.
  private var speaking: [Candidate] { candidates.filter { !$0.isMuted } }

  /// The members that answer a message of the user, in the order of their replies; none in manual order.
  func answering(_ text: String, seed: UInt64) -> [Avatar.ID] {
    switch order {
    case .manual: []
    case .list: speaking.map(\.id)
    case .natural: natural(text, among: speaking, seed: seed)
    }
  }

  /// The member that speaks next without a message of the user. In natural order the last message names it, or chance
  /// chooses it. In the other orders it is the next one of the list. The last speaker is chosen again only if it is
  /// alone.
  func next(after last: Avatar.ID?, _ text: String, seed: UInt64) -> Avatar.ID? {
    let others = speaking.filter { $0.id != last }
    guard !others.isEmpty else { return speaking.first?.id }
    if order == .natural { return natural(text, among: others, seed: seed).first }
    guard let place = candidates.firstIndex(where: { $0.id == last }) else { return others.first?.id }
    return (candidates[place...] + candidates[..<place]).first { candidate in
      others.contains { $0.id == candidate.id }
    }?.id
  }

  private func natural(_ text: String, among candidates: [Candidate], seed: UInt64) -> [Avatar.ID] {
    var numbers = ChanceNumbers(seed: seed)
    let named = Mentions(in: text).order(of: candidates.map { ($0.id, $0.names) })
    let others = candidates.filter { !named.contains($0.id) }.shuffled(using: &numbers)
    let volunteers = others.filter { Double.random(in: 0..<1, using: &numbers) < $0.talkativeness }.map(\.id)
    let chosen = named + volunteers
    if !chosen.isEmpty { return chosen }
    // Chance chose none: the first that is talkative at all answers, or else the first.
    let fallback = others.first { $0.talkativeness > 0 } ?? others.first
    return [fallback?.id].compactMap(\.self)
  }
}

extension SpeakerChoice {
  init(_ cast: GroupCast) {
    order = cast.group.order
    candidates = cast.present.map { member in
      Candidate(
        id: member.id, names: [member.character.avatar.name, member.name],
        talkativeness: member.character.definition.talkativeness ?? 0.5, isMuted: member.part == .muted)
    }
  }
}

/// The words of a message, to find the names in it.
struct Mentions {
  /// Words of names that name no member.
  private static let common: Set = [
    "a", "an", "and", "de", "dr", "lady", "lord", "mr", "mrs", "ms", "of", "the", "von",
  ]

  private let words: [String]

  init(in text: String) { words = Self.words(of: text) }

  /// Those that the message names, in the order of their first mention.
  func order<ID: Hashable>(of members: [(id: ID, names: [String])]) -> [ID] {
    let places = members.compactMap { member in
      member.names.compactMap(place).min().map { (id: member.id, place: $0) }
    }
    return places.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.id)
  }

  /// The place of the first word that belongs to a name; nil when there is none.
  private func place(of name: String) -> Int? {
    let parts = Self.words(of: name).filter { !Self.common.contains($0) }
    return words.firstIndex { word in parts.contains { Self.matches(word, $0) } }
  }

  /// Whether a word is a name. Korean puts particles after it, without a space.
  private static func matches(_ word: String, _ name: String) -> Bool {
    if word == name { return true }
    func isHangul(_ text: some StringProtocol) -> Bool {
      text.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }
    guard name.count > 1 else { return false }
    if isHangul(name) { return word.hasPrefix(name) || word == calling(name) }
    return word.hasPrefix(name) && isHangul(word.dropFirst(name.count))
  }

  /// The form in which a Korean name is called that ends in “이” after a consonant: 하늘이, 하늘아; nil for other names.
  private static func calling(_ name: String) -> String? {
    let stem = name.dropLast()
    guard name.last == "이", let last = stem.unicodeScalars.last, (last.value - 0xAC00) % 28 != 0 else { return nil }
    return stem + "아"
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

/// The same numbers for the same seed (SplitMix64, from Steele, Lea and Flood, “Fast Splittable Pseudorandom Number
/// Generators”, 2014).
struct ChanceNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
