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
  public init(_ key: Key) throws(KeyRejection) {
    let name = key.label
    // Enter, arrows and their like have a meaning of their own everywhere.
    let isFixed = !name.allSatisfy(\.isASCII) || Self.fixed.contains(name)
    if isFixed { throw .unknown }
    try self.init(name)
  }

  /// The labels of the keys with a fixed meaning, as far as the labels are ASCII.
  private static let fixed: Set = ["Tab", "Space", "Esc", "Del", "Ins", "Home", "End", "PgUp", "PgDn"]
}

extension Keymap {
  /// The keys that the user chose.
  public init(_ choices: KeyChoices) {
    self.init(choices.combinations.mapValues { Key($0) })
  }
}
