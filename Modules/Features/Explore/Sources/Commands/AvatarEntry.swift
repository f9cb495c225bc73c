import Entities
import FeatureKit
import TerminalUI

/// An avatar as `avatars list --json` writes it, in an array:
///
///     {"id": UUID, "name": …, "tagline": …, "kind": "alien", "action": "smiling", "location": "park",
///      "is_built_in": true, "is_assistant": false, "has_picture": false}
///
/// The plain assistant, and an imported card that names no kind, have no `kind`, `action` and `location`. The tagline
/// is the one that lists show. It is never empty.
struct AvatarEntry: Encodable, Equatable {
  let id: Avatar.ID
  let name: String, tagline: String
  let kind: CharacterOption?, action: CharacterAction?, location: CharacterLocation?
  let isBuiltIn: Bool, isAssistant: Bool, hasPicture: Bool

  init(_ avatar: Avatar, in language: Language) {
    id = avatar.id
    name = avatar.name
    tagline = avatar.summary(in: language)
    let traits = avatar.isAssistant ? nil : avatar.traits
    (kind, action, location) = (traits?.character, traits?.action, traits?.location)
    isBuiltIn = avatar.author == nil
    isAssistant = avatar.isAssistant
    hasPicture = avatar.picture != nil
  }
}
