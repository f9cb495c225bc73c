import CharacterCards
import Entities

extension LorebookEntry.Logic {
  init(_ logic: LoreEntry.Logic) {
    self =
      switch logic {
      case .any: .any
      case .notAll: .notAll
      case .none: .none
      case .all: .all
      }
  }
}

extension LoreEntry.Logic {
  init(_ logic: LorebookEntry.Logic) {
    self =
      switch logic {
      case .any: .any
      case .notAll: .notAll
      case .none: .none
      case .all: .all
      }
  }
}

extension LorebookEntry.Position {
  init(_ position: LoreEntry.Position) {
    self =
      switch position {
      case .beforeCharacter: .beforeCharacter
      case .afterCharacter: .afterCharacter
      case .beforeNote: .beforeNote
      case .afterNote: .afterNote
      case .atDepth: .atDepth
      case .beforeExamples: .beforeExamples
      case .afterExamples: .afterExamples
      case .outlet: .outlet
      }
  }
}

extension LoreEntry.Position {
  init(_ position: LorebookEntry.Position) {
    self =
      switch position {
      case .beforeCharacter: .beforeCharacter
      case .afterCharacter: .afterCharacter
      case .beforeNote: .beforeNote
      case .afterNote: .afterNote
      case .atDepth: .atDepth
      case .beforeExamples: .beforeExamples
      case .afterExamples: .afterExamples
      case .outlet: .outlet
      }
  }
}

extension LorebookEntry.Role {
  init(_ role: LoreEntry.Role) {
    self =
      switch role {
      case .system: .system
      case .user: .user
      case .assistant: .assistant
      }
  }
}

extension LoreEntry.Role {
  init(_ role: LorebookEntry.Role) {
    self =
      switch role {
      case .system: .system
      case .user: .user
      case .assistant: .assistant
      }
  }
}
