import Entities
import FeatureKit
import TerminalUI

/// The JSON value of `chats export --json`:
///
///     {"files": [PATH…], "format": "jsonl", "chats": 1, "messages": 12, "left_out": 0, "pictures": 3,
///      "pictures_left_out": 2, "groups_left_out": 1}
///
/// `pictures` is the number of exported pictures of the user's messages. Of `pictures_left_out` further pictures the
/// files have only the names. `groups_left_out` is the number of groups whose members and order are not in the file.
/// Each of these three is missing where there are none.
struct ExportRecord: Encodable, Equatable {
  let files: [String], format: String
  /// The numbers of chats and of messages. Swipes count as messages where the format has them.
  let chats: Int, messages: Int
  /// The number of messages on other branches, which the format has no place for.
  let leftOut: Int
  /// The number of pictures, and of those that stay behind; nil for none.
  let pictures: Int?, picturesLeftOut: Int?
  /// The number of groups whose members and order are not in the file; nil for none.
  let groupsLeftOut: Int?

  init(_ export: ChatExport) {
    leftOut = export.leftOut
    (files, format) = (export.files, export.format.rawValue)
    (chats, messages) = (export.chats, export.messages)
    pictures = export.pictures > 0 ? export.pictures : nil
    groupsLeftOut = export.groupsLeftOut > 0 ? export.groupsLeftOut : nil
    picturesLeftOut = export.picturesLeftOut > 0 ? export.picturesLeftOut : nil
  }
}

/// A file as `chats import --json` writes it, in an array:
///
///     {"path": …, "outcome": "read", "format": "sillytavern", "chats": […], "warnings": […], "warning_count": 0}
///
/// `outcome` is `read`; `cut` for a file that ends too early, of which the beginning was read; or `refused`, then with
/// `reason` and without a format. `warnings` are the first 100. A folder of SillyTavern has a value of its own, with
/// `items`.
struct ChatFileRecord: Encodable, Equatable {
  /// A chat of the file:
  ///
  ///     {"outcome": "added", "id": UUID, "title": …, "character": …, "is_new_character": false, "messages": 12,
  ///      "new_members": [NAME…], "other_messages": 2, "pictures": 3, "authors_note": TEXT, "summary": TEXT}
  ///
  /// The keys from `new_members` on are missing where there are none. `new_members` are other members of a group that
  /// are no characters here yet, `other_messages` those of a narrator or of another speaker. The two texts go into the
  /// prompts.
  ///
  /// `outcome` is `added`, or `known` for a chat that is here already. In a preview `added` has no id.
  struct Chat: Encodable, Equatable {
    let outcome: String
    let id: Conversation.ID?
    let title: String?, character: String
    let isNewCharacter: Bool
    let newMembers: [String]?
    let messages: Int, otherMessages: Int?, pictures: Int?
    let authorsNote: String?, summary: String?

    init(_ chat: ChatFileImport.Chat) {
      outcome = chat.isKnown ? "known" : "added"
      (id, title, character) = (chat.id, chat.title, chat.character)
      (isNewCharacter, messages) = (chat.isNewCharacter, chat.messages)
      newMembers = chat.newMembers.isEmpty ? nil : chat.newMembers
      otherMessages = chat.otherMessages > 0 ? chat.otherMessages : nil
      pictures = chat.pictures > 0 ? chat.pictures : nil
      (authorsNote, summary) = (chat.authorsNote, chat.summary)
    }
  }

  /// What a folder holds besides chats:
  ///
  ///     {"kind": "character", "name": …, "outcome": "added", "warnings": […]}
  ///
  /// `kind` is `character`, `lorebook` or `persona`; `outcome` is `added`, `known`, or `refused` with `reason`.
  struct Item: Encodable, Equatable {
    let kind: String, name: String, outcome: String
    let reason: String?
    let warnings: [String]

    init(_ item: FolderItem, in language: Language) {
      (kind, name) = (item.kind.rawValue, item.name)
      (outcome, reason) =
        switch item.outcome {
        case .added: ("added", nil)
        case .known: ("known", nil)
        case .refused(let words): ("refused", language(words))
        }
      warnings = item.warnings.map { language($0) }
    }
  }

  let path: String, outcome: String
  let format: String?, reason: String?
  let chats: [Chat]
  let items: [Item]?
  let warnings: [String], warningCount: Int

  init(_ file: ChatFileImport, in language: Language) {
    (path, outcome) = (file.path, file.refusal != nil ? "refused" : file.isCut ? "cut" : "read")
    (format, reason) = (file.format?.rawValue, file.refusal.map { language($0) })
    chats = file.chats.map { Chat($0) }
    items = file.items.isEmpty ? nil : file.items.map { Item($0, in: language) }
    (warnings, warningCount) = (file.warnings.map { language($0) }, file.warningCount)
  }
}
