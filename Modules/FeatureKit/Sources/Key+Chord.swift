public import Entities
public import TerminalUI

extension Key {
  /// The key that a chord names.
  public init(_ chord: KeyChord) {
    switch chord.kind {
    case .control(let letter): self = .control(letter)
    case .alt(let character): self = .alt(character)
    case .function(let number): self = .function(number)
    }
  }
}
