import Entities
import TerminalUI

/// A lorebook as `lorebooks list --json` writes it, in an array:
///
///     {"id": UUID, "name": …, "description": …, "is_enabled": true, "entry_count": 12, "is_for_all": false,
///      "chats": [UUID], "characters": [UUID], "created_ms": 1700000000000, "changed_ms": 1700000000000}
///
/// `chats` and `characters` are those that it is assigned to.
struct LorebookItem: Encodable, Equatable {
  let id: Lorebook.ID
  let name: String, description: String
  let isEnabled: Bool
  let entryCount: Int
  let isForAll: Bool
  let chats: [Conversation.ID], characters: [Avatar.ID]
  let createdMs: Timestamp, changedMs: Timestamp

  init(_ lorebook: Lorebook, _ assignments: [LorebookAssignment]) {
    (id, name, description) = (lorebook.id, lorebook.name, lorebook.description)
    (isEnabled, entryCount) = (lorebook.isEnabled, lorebook.entryCount)
    (createdMs, changedMs) = (lorebook.created, lorebook.changed)
    let scopes = assignments.filter { $0.lorebook == lorebook.id }.map(\.scope)
    isForAll = scopes.contains(.everywhere)
    chats = scopes.compactMap { if case .chat(let id) = $0 { id } else { nil } }.sorted()
    characters = scopes.compactMap { if case .character(let id) = $0 { id } else { nil } }.sorted()
  }
}

/// A lorebook with its entries, as `lorebooks show --json` writes it: the members of the list in `lorebook`, and
///
///     "scan_depth": 4, "token_budget": 500, "is_recursive": true, "entries": [{"name": …, "keys": […],
///      "secondary_keys": […], "secondary_logic": "any", "content": …, "is_enabled": true, "is_constant": false,
///      "order": 100, "position": "beforeCharacter", "depth": 4, "role": "system", "probability": 100}]
///
/// Rules that the lorebook does not have are left out, and so is `secondary_logic` where the secondary keys do not
/// count. `lorebooks export` writes everything.
struct LorebookContents: Encodable, Equatable {
  struct Entry: Encodable, Equatable {
    let name: String
    let keys: [String], secondaryKeys: [String]
    let secondaryLogic: LorebookEntry.Logic?
    let content: String
    let isEnabled: Bool, isConstant: Bool
    let order: Double
    let position: LorebookEntry.Position
    let depth: Int
    let role: LorebookEntry.Role
    let probability: Double

    init(_ entry: LorebookEntry) {
      (name, keys, secondaryKeys, content) = (entry.title, entry.keys, entry.secondaryKeys, entry.content)
      secondaryLogic = entry.isSelective ? entry.logic : nil
      (isEnabled, isConstant, order) = (entry.isEnabled, entry.isConstant, entry.order)
      (position, depth, role, probability) = (entry.position, entry.depth, entry.role, entry.probability)
    }
  }

  let lorebook: LorebookItem
  let scanDepth: Int?, tokenBudget: Int?
  let isRecursive: Bool?
  let entries: [Entry]

  init(_ details: LorebookDetails, _ assignments: [LorebookAssignment]) {
    lorebook = LorebookItem(details.lorebook, assignments)
    let rules = details.rules
    (scanDepth, tokenBudget, isRecursive) = (rules.scanDepth, rules.tokenBudget, rules.isRecursive)
    entries = details.entries.map { Entry($0) }
  }
}

/// A file as `lorebooks import --json` reports it, in an array:
///
///     {"path": …, "outcome": "added", "id": UUID, "name": …, "notes": […]}
///
/// `outcome` is added, known or refused. A refused file has no `id` and no `name`; its notes have the reason.
struct LorebookImportItem: Encodable, Equatable {
  let path: String, outcome: String
  let id: Lorebook.ID?
  let name: String?
  let notes: [String]

  init(_ file: LorebookImport, in language: Language) {
    (path, notes) = (file.path, language.notes(on: file))
    switch file.outcome {
    case .added(let lorebook): (outcome, id, name) = ("added", lorebook.id, lorebook.name)
    case .known(let lorebook): (outcome, id, name) = ("known", lorebook.id, lorebook.name)
    case .refused: (outcome, id, name) = ("refused", nil, nil)
    }
  }
}
