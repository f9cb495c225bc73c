import Entities

/// The numbers of an import, over all its files and folders.
struct ImportCounts: Equatable {
  /// The chats that are new, their messages and pictures, and the chats that are here already.
  var added = 0, messages = 0, pictures = 0, known = 0
  /// The files that cannot be read, and what was repaired or left out in the others.
  var refused = 0, warnings = 0
  /// The files that end too early.
  var cut = 0
  /// The names of characters that are not here yet, and come without a card.
  var characters: Set<String> = []
  /// The messages of narrators and of other speakers.
  var others = 0
  /// The author's notes and summaries of the new chats, which go to the model.
  var instructions: [String] = []
  /// The new items of folders, besides chats, and those that are here already.
  var items: [FolderItem.Kind: Int] = [:], knownItems = 0

  /// Whether nothing is new.
  var isEmpty: Bool { added == 0 && items.isEmpty }

  init(_ files: [ChatFileImport]) {
    for file in files {
      refused += file.refusal == nil ? 0 : 1
      cut += file.isCut ? 1 : 0
      warnings += file.warningCount
      for item in file.items {
        warnings += item.warnings.count
        switch item.outcome {
        case .added: items[item.kind, default: 0] += 1
        case .known: knownItems += 1
        case .refused: refused += 1
        }
      }
      for chat in file.chats {
        if chat.isKnown {
          known += 1
        } else {
          added += 1
          messages += chat.messages
          pictures += chat.pictures
          instructions += chat.instructions
          others += chat.otherMessages
          if chat.isNewCharacter { characters.insert(chat.character) }
          characters.formUnion(chat.newMembers)
        }
      }
    }
  }
}

extension ChatFileImport.Chat {
  /// What goes into its prompts besides its messages.
  var instructions: [String] { [authorsNote, summary].compactMap(\.self) }
}
