import Entities

/// A persona as `personas list --json` and `personas export` write it, in an array:
///
///     {"id": UUID, "name": …, "description": …, "color": "mint", "has_picture": false, "is_default": true,
///      "chats": [UUID], "characters": [UUID], "created_ms": 1700000000000}
///
/// `chats` and `characters` are those that it was chosen for. A persona without a colour of its own has no `color`.
struct PersonaEntry: Encodable, Equatable {
  let id: Persona.ID
  let name: String, description: String
  let color: ProfileColor?
  let hasPicture: Bool, isDefault: Bool
  let chats: [Conversation.ID], characters: [Avatar.ID]
  let createdMs: Timestamp

  init(_ persona: Persona, _ bindings: [PersonaBinding]) {
    (id, name, description, color) = (persona.id, persona.name, persona.description, persona.color)
    (hasPicture, createdMs) = (persona.picture != nil, persona.created)
    let scopes = bindings.filter { $0.persona == persona.id }.map(\.scope)
    isDefault = scopes.contains(.everywhere)
    chats = scopes.compactMap { if case .chat(let id) = $0 { id } else { nil } }.sorted()
    characters = scopes.compactMap { if case .character(let id) = $0 { id } else { nil } }.sorted()
  }
}
