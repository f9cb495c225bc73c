import CharacterCards
import Entities

/// The fields of an entry that the user can edit, as a card has them.
extension LorebookEntry {
  init(_ card: LoreEntry) {
    self.init(keys: card.keys, content: card.content)
    (name, comment) = (card.name, card.comment)
    (secondaryKeys, isSelective, logic) = (card.secondaryKeys, card.isSelective, Logic(card.logic))
    (isEnabled, isConstant) = (card.isEnabled, card.isConstant)
    (order, position, depth) = (card.order, Position(card.position), card.depth)
    (role, outlet, probability) = (Role(card.role), card.outlet, card.probability)
    (scanDepth, isCaseSensitive, matchesWholeWords) = (card.scanDepth, card.isCaseSensitive, card.matchesWholeWords)
    (group, groupWeight, isGroupOverride) = (card.group, card.groupWeight, card.isGroupOverride)
    (ignoresRecursion, stopsRecursion) = (card.ignoresRecursion, card.stopsRecursion)
    recursionDelay = card.recursionDelay
    (sticky, cooldown, delay, ignoresBudget) = (card.sticky, card.cooldown, card.delay, card.ignoresBudget)
  }
}

extension LoreEntry {
  /// Takes the edited fields; all others stay.
  mutating func adopt(_ entry: LorebookEntry) {
    let hasNewKeys = keys != entry.keys || secondaryKeys != entry.secondaryKeys
    (name, comment, keys, content) = (entry.name, entry.comment, entry.keys, entry.content)
    (secondaryKeys, isSelective, logic) = (entry.secondaryKeys, entry.isSelective, Logic(entry.logic))
    (isEnabled, isConstant) = (entry.isEnabled, entry.isConstant)
    (order, position, depth) = (entry.order, Position(entry.position), entry.depth)
    (role, outlet, probability) = (Role(entry.role), entry.outlet, entry.probability)
    (scanDepth, isCaseSensitive) = (entry.scanDepth, entry.isCaseSensitive)
    matchesWholeWords = entry.matchesWholeWords
    (group, groupWeight, isGroupOverride) = (entry.group, entry.groupWeight, entry.isGroupOverride)
    (ignoresRecursion, stopsRecursion) = (entry.ignoresRecursion, entry.stopsRecursion)
    recursionDelay = entry.recursionDelay
    (sticky, cooldown, delay, ignoresBudget) = (entry.sticky, entry.cooldown, entry.delay, entry.ignoresBudget)
    if hasNewKeys, usesRegex == false { allowPatterns() }
  }

  /// Lets new keys between slashes be regular expressions, in an entry that had none.
  private mutating func allowPatterns() {
    var entry = self
    entry.usesRegex = nil
    if entry.hasPatterns { usesRegex = true }
  }
}

extension LorebookRules {
  init(_ book: CharacterCards.Lorebook) {
    self.init(scanDepth: book.scanDepth, tokenBudget: book.tokenBudget, isRecursive: book.isRecursive)
  }
}

extension CharacterCards.Lorebook {
  mutating func adopt(_ rules: LorebookRules) {
    (scanDepth, tokenBudget, isRecursive) = (rules.scanDepth, rules.tokenBudget, rules.isRecursive)
  }
}
