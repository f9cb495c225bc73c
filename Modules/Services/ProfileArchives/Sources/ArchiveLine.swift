import ArchiveLines
import Entities
import JSON

extension ArchiveLine {
  static var header: ArchiveLine {
    var line = ArchiveLine(ArchiveFormat.kind)
    line.add("version", .int(ArchiveFormat.version))
    return line
  }

  /// The last line, with the number of lines before it.
  static func end(after lines: Int) -> ArchiveLine {
    var line = ArchiveLine("end")
    line.add("lines", .int(Int64(lines)))
    return line
  }

  init(_ record: ProfileRecord) {
    switch record {
    case .profile(let profile, let picture): self.init(profile, picture)
    case .avatar(let avatar, let picture): self.init(avatar, picture)
    case .definition(let definition, let avatar): self.init(definition, of: avatar)
    case .edit(let edit, let avatar): self.init(edit, of: avatar)
    case .card(let document, let avatar):
      self.init("card")
      add("avatar", avatar)
      add("document", Base64.encoded(document))
    case .opening(let avatar, let latest, let times):
      self.init("opening")
      add("avatar", avatar)
      add("latest", latest)
      add("times", .int(Int64(times)))
    case .note(let text, let name):
      self.init("note")
      add("name", name)
      add("text", text)
    case .persona(let persona, let picture): self.init(persona, picture)
    case .binding(let binding):
      self.init("binding")
      add("persona", binding.persona)
      add(binding.scope)
    case .lorebook(let lorebook, let text): self.init(lorebook, text: text)
    case .assignment(let assignment):
      self.init("assignment")
      add("lorebook", assignment.lorebook)
      add(assignment.scope)
    case .chat(let chat, let shown, let seen): self.init(chat, shown: shown, seen: seen)
    case .message(let message, let tip): self.init(message, tip: tip)
    }
  }

  private init(_ profile: UserProfile, _ picture: AvatarPicture?) {
    self.init("profile")
    add("id", profile.id)
    add("name", profile.name)
    add("email", profile.email)
    add("color", profile.color?.rawValue)
    add("did_complete_onboarding", .bool(profile.didCompleteOnboarding))
    add("created", profile.created)
    add("picture", picture)
  }

  private init(_ avatar: Avatar, _ picture: AvatarPicture?) {
    self.init("avatar")
    add("id", avatar.id)
    add("name", avatar.name)
    add("character", avatar.character.rawValue)
    add("action", avatar.action.rawValue)
    add("location", avatar.location.rawValue)
    add("tagline", avatar.tagline)
    add("look", avatar.look.map { .int(Int64($0)) })
    add("is_own", .bool(avatar.author != nil))
    add("is_deleted", .bool(avatar.isDeleted))
    add("created", avatar.created)
    add("picture", picture)
  }

  private init(_ persona: Persona, _ picture: AvatarPicture?) {
    self.init("persona")
    add("id", persona.id)
    add("name", persona.name)
    add("description", persona.description)
    add("color", persona.color?.rawValue)
    add("is_deleted", .bool(persona.isDeleted))
    add("created", persona.created)
    add("changed", persona.changed)
    add("picture", picture)
  }

  private init(_ lorebook: Lorebook, text: String) {
    self.init("lorebook")
    add("id", lorebook.id)
    add("name", lorebook.name)
    add("description", lorebook.description)
    add("is_enabled", .bool(lorebook.isEnabled))
    add("entries", .int(Int64(lorebook.entryCount)))
    add("is_deleted", .bool(lorebook.isDeleted))
    add("created", lorebook.created)
    add("changed", lorebook.changed)
    add("text", text)
  }

  private mutating func add(_ scope: ChatScope) {
    switch scope {
    case .chat(let id): add("chat", id)
    case .character(let id): add("avatar", id)
    case .everywhere: break
    }
  }

  private init(_ definition: CharacterDefinition, of avatar: Avatar.ID) {
    self.init("definition")
    add("avatar", avatar)
    for field in CharacterField.ofDefinition {
      switch field {
      case .alternateGreetings: add(field.rawValue, texts: definition.alternateGreetings)
      case .tags: add(field.rawValue, texts: definition.tags)
      case .talkativeness: add(field.rawValue, definition.talkativeness.map { .double($0) })
      default: add(field.rawValue, definition[field].isEmpty ? nil : definition[field])
      }
    }
  }

  private init(_ edit: CharacterEdit, of avatar: Avatar.ID) {
    self.init("edit")
    add("avatar", avatar)
    add("id", edit.id)
    add("time", edit.time)
    let earlier = edit.earlier.sorted { $0.key.rawValue < $1.key.rawValue }
    add("earlier", .object(JSONObject(earlier.map { .init(key: $0.key.rawValue, value: .string($0.value)) })))
  }

  /// Adds a list of texts, if it is not empty.
  private mutating func add(_ key: String, texts: [String]) {
    if !texts.isEmpty { add(key, .array(texts.map { .string($0) })) }
  }
}
