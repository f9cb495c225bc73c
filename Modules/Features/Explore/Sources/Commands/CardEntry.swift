import Entities
import FeatureKit
import TerminalUI

/// A file as `avatars import --json` writes it, in an array:
///
///     {"path": …, "outcome": "added", "id": UUID, "name": …, "other_version": UUID, "contents": […], "warnings": […]}
///
/// `outcome` is `added`, `known` for a card that is here already, or `refused`, then with `reason`. In a preview
/// `added` has no id.
struct CardEntry: Encodable, Equatable {
  let path: String, outcome: String
  let id: Avatar.ID?
  let name: String?, reason: String?
  let otherVersion: Avatar.ID?
  let contents: [String], warnings: [String]

  init(_ result: CardImport, isPreview: Bool, in language: Language) {
    path = result.path
    switch result.outcome {
    case .added(let avatar): (outcome, id, name, reason) = ("added", isPreview ? nil : avatar.id, avatar.name, nil)
    case .known(let avatar): (outcome, id, name, reason) = ("known", avatar.id, avatar.name, nil)
    case .refused(let why): (outcome, id, name, reason) = ("refused", nil, nil, language(why))
    }
    otherVersion = result.otherVersion?.id
    contents = result.contents.map { language($0) }
    warnings = result.warnings.map { language($0) }
  }
}
