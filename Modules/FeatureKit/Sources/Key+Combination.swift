public import Entities
public import TerminalUI

extension Key {
  /// The key of a combination.
  public init(_ combination: KeyCombination) {
    switch combination.kind {
    case .control(let letter): self = .control(letter)
    case .alt(let character): self = .alt(character)
    case .function(let number): self = .function(number)
    }
  }
}

extension KeyCombination {
  /// The combination of a pressed key.
  /// - Throws: `KeyRejection`: the reason why a shortcut cannot have the key.
  public init(_ key: Key) throws(KeyRejection) { try self.init(key.label) }
}

extension Keymap {
  /// The keys that the user chose.
  public init(_ choices: KeyChoices) {
    self.init(choices.combinations.mapValues { Key($0) })
  }
}
