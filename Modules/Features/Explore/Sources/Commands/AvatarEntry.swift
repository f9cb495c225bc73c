import Entities
import FeatureKit
import TerminalUI

/// An avatar as `avatars list --json` writes it, in an array:
///
///     {"id": UUID, "name": …, "tagline": …, "kind": "alien", "action": "smiling", "location": "park",
///      "is_built_in": true, "has_picture": false}
///
/// The tagline is the one that lists show. It is never empty.
struct AvatarEntry: Encodable, Equatable {
  let id: Avatar.ID
  let name: String, tagline: String
  let kind: CharacterOption, action: CharacterAction, location: CharacterLocation
  let isBuiltIn: Bool, hasPicture: Bool

  init(_ avatar: Avatar, in language: Language) {
    id = avatar.id
    name = avatar.name
    tagline = avatar.summary(in: language)
    kind = avatar.character
    action = avatar.action
    location = avatar.location
    isBuiltIn = avatar.author == nil
    hasPicture = avatar.picture != nil
  }
}
