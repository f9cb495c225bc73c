import CharacterCards
import Entities
import Lore
import Synchronization

extension LoreBook {
  /// The lorebook of a character: of the text that its definition keeps.
  /// - Throws: `CardError` when the text is no lorebook.
  init(of character: CharacterDetails) throws(CardError) {
    let book = try Lorebook(text: character.definition.lorebook)
    self.init(
      name: book.name.isBlank ? character.avatar.name : book.name, owner: .character,
      entries: book.entries.enumerated().map { Lore.LoreEntry($1, id: "\($0)") }, scanDepth: book.scanDepth,
      tokenBudget: book.tokenBudget, isRecursive: book.isRecursive)
  }
}

extension Lore.LoreEntry {
  /// An entry of a card. The rules are those of SillyTavern, whose fields a card contains.
  init(_ card: CharacterCards.LoreEntry, id: String) {
    self.init(id: ID(book: "character", entry: id))
    name = [card.name, card.comment, card.keys.first ?? ""].first { !$0.isBlank } ?? "#\(id)"
    keys = card.keys.map { card.engineKey($0) }
    secondaryKeys = card.secondaryKeys.map { card.engineKey($0) }
    (usesSecondaryKeys, logic) = (card.isSelective, LoreLogic(card.logic))
    (content, isEnabled, isConstant) = (card.content, card.isEnabled, card.isConstant)
    (order, position, depth) = (card.order, LorePosition(card.position), card.depth)
    role = PromptReport.Part.Role(card.role)
    outlet = card.outlet
    probability = card.probability
    (group, groupWeight) = (card.group, card.groupWeight)
    (isGroupOverride, usesGroupScoring) = (card.isGroupOverride, card.usesGroupScoring)
    (scanDepth, isCaseSensitive, matchesWholeWords) = (card.scanDepth, card.isCaseSensitive, card.matchesWholeWords)
    sources = Set(card.searched.compactMap(LoreSource.init(rawValue:)))
    (excludesRecursion, preventsRecursion) = (card.ignoresRecursion, card.stopsRecursion)
    recursionLevel = card.recursionDelay > 0 ? card.recursionDelay : nil
    (sticky, cooldown, delay) = (card.sticky, card.cooldown, card.delay)
    ignoresBudget = card.ignoresBudget
    triggers = Set(card.triggers.compactMap(GenerationKind.init(rawValue:)))
  }
}

extension CharacterCards.LoreEntry {
  /// A key as the engine reads it: a regular expression has slashes around it.
  fileprivate func engineKey(_ text: String) -> String {
    guard case .pattern(let pattern) = key(text), !text.hasPrefix("/") else { return text }
    return "/" + pattern.expression.replacing("/", with: "\\/") + "/" + pattern.flags
  }
}

extension LoreLogic {
  fileprivate init(_ logic: CharacterCards.LoreEntry.Logic) {
    self =
      switch logic {
      case .any: .andAny
      case .notAll: .notAll
      case .none: .notAny
      case .all: .andAll
      }
  }
}

extension LorePosition {
  fileprivate init(_ position: CharacterCards.LoreEntry.Position) {
    self =
      switch position {
      case .beforeCharacter: .beforeCharacter
      case .afterCharacter: .afterCharacter
      case .beforeNote: .noteTop
      case .afterNote: .noteBottom
      case .atDepth: .atDepth
      case .beforeExamples: .examplesTop
      case .afterExamples: .examplesBottom
      case .outlet: .outlet
      }
  }
}

extension PromptReport.Part.Role {
  fileprivate init(_ role: CharacterCards.LoreEntry.Role) {
    self =
      switch role {
      case .system: .system
      case .user: .user
      case .assistant: .assistant
      }
  }
}

/// The lorebook that was read last, so that a chat does not read its own again for each message.
final class LorebookCache: Sendable {
  private let last = Mutex<(text: String, name: String, book: LoreBook?)?>(nil)

  /// The lorebook of a character; nil when it has none, or one that cannot be read.
  func book(of character: CharacterDetails) -> LoreBook? {
    let (text, name) = (character.definition.lorebook, character.avatar.name)
    guard !text.isEmpty else { return nil }
    if let known = last.withLock({ $0 }), known.text == text, known.name == name { return known.book }
    let book = try? LoreBook(of: character)
    last.withLock { $0 = (text, name, book) }
    return book
  }
}
