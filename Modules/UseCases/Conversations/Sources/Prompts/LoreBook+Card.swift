import CharacterCards
import Entities
import Lore

extension LoreBook {
  /// The lorebook of a character, from the text in its definition.
  /// - Throws: `CardError` when the text is no lorebook.
  init(of character: CharacterDetails) throws(CardError) {
    let book = try CharacterCards.Lorebook(text: character.definition.lorebook)
    self.init(
      book, id: "character", name: book.name.isBlank ? character.avatar.name : book.name, owner: .character)
  }

  /// A lorebook of the user, from its text.
  /// - Throws: `CardError` when the text is no lorebook.
  init(_ lorebook: Entities.Lorebook, text: String) throws(CardError) {
    let file = try LorebookFile(CardSource(Array(text.utf8)))
    self.init(file.book, id: "\(lorebook.id)", name: lorebook.name, owner: .all)
  }

  private init(_ book: CharacterCards.Lorebook, id: String, name: String, owner: Owner) {
    self.init(
      name: name, owner: owner,
      entries: book.entries.enumerated().map { number, entry in
        Lore.LoreEntry(entry, id: Lore.LoreEntry.ID(book: id, entry: "\(number)"))
      }, scanDepth: book.scanDepth, tokenBudget: book.tokenBudget, isRecursive: book.isRecursive)
  }
}

extension LoreBook.Owner {
  /// The owner of a lorebook that is assigned to this scope.
  init(_ scope: ChatScope) {
    self =
      switch scope {
      case .chat: .chat
      case .character: .character
      case .everywhere: .all
      }
  }
}

extension Lore.LoreEntry {
  /// An entry of a card. The rules are those of SillyTavern, whose fields a card contains.
  init(_ card: CharacterCards.LoreEntry, id: ID) {
    self.init(id: id)
    name = [card.name, card.comment, card.keys.first ?? ""].first { !$0.isBlank } ?? "#\(id.entry)"
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
    characters = LoreCharacterFilter(names: card.characters, isExclusive: card.excludesCharacters)
    triggers = Set(card.triggers.compactMap(GenerationKind.init(rawValue:)))
  }
}

extension CharacterCards.LoreEntry {
  /// A key as the engine reads it: a regular expression has slashes around it. A text with slashes around it that is none,
  /// by the card's own word, becomes an expression for just this text.
  fileprivate func engineKey(_ text: String) -> String {
    switch key(text) {
    case .pattern(let pattern) where !text.hasPrefix("/"):
      return "/" + pattern.expression.replacing("/", with: "\\/") + "/" + pattern.flags
    case .text where text.hasPrefix("/") && text.dropFirst().contains("/"):
      let escaped = text.map { "\\^$.*+?()[]{}|/".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      return "/" + escaped + "/" + (isCaseSensitive == true ? "" : "i")
    default: return text
    }
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
