import Entities

/// The numbers of an import, over all its files.
struct ImportCounts: Equatable {
  /// The chats that are new, their messages, and the chats that are here already.
  var added = 0, messages = 0, known = 0
  /// The files that cannot be read, and what was repaired or left out in the others.
  var refused = 0, warnings = 0
  /// The names of characters that are not here yet.
  var characters: Set<String> = []

  init(_ files: [ChatFileImport]) {
    for file in files {
      refused += file.refusal == nil ? 0 : 1
      warnings += file.warningCount
      for chat in file.chats {
        if chat.isKnown {
          known += 1
        } else {
          added += 1
          messages += chat.messages
          if chat.isNewCharacter { characters.insert(chat.character) }
        }
      }
    }
  }
}
