import CharacterCards
import Entities

/// Converts a card to the texts of a character, and back.
extension CharacterDefinition {
  /// The definition that a card describes.
  init(_ fields: CardFields) {
    self.init(
      nickname: fields.nickname ?? "", description: fields.description, personality: fields.personality,
      scenario: fields.scenario, greeting: fields.firstMessage, alternateGreetings: fields.alternateGreetings,
      exampleDialogue: fields.exampleDialogue, systemPrompt: fields.systemPrompt,
      postHistoryInstructions: fields.postHistoryInstructions,
      note: fields.depthPrompt.map { CharacterNote($0) } ?? CharacterNote(), creatorNotes: fields.creatorNotes,
      tags: fields.tags, talkativeness: fields.talkativeness, creator: fields.creator,
      version: fields.characterVersion, lorebook: fields.lorebook?.text ?? "")
  }
}

extension CharacterNote {
  fileprivate init(_ prompt: CardFields.DepthPrompt) {
    let role: PromptReport.Part.Role =
      switch prompt.role {
      case .system: .system
      case .user: .user
      case .assistant: .assistant
      }
    self.init(text: prompt.text, depth: prompt.depth, role: role)
  }

  /// The note as a card has it; nil without a text.
  fileprivate var depthPrompt: CardFields.DepthPrompt? {
    guard !text.isEmpty else { return nil }
    let role: LoreEntry.Role =
      switch role {
      case .system: .system
      case .user: .user
      case .assistant: .assistant
      }
    return CardFields.DepthPrompt(text: text, depth: depth, role: role)
  }
}

extension CardFields {
  /// Takes over the fields in which a character differs from the card that it came from. The others keep their form,
  /// so that a card without changes is written as it was read.
  /// - Throws: `AvatarFailure.brokenLorebook`.
  mutating func adopt(_ details: CharacterDetails) throws(AvatarFailure) {
    let (old, new) = (CharacterDefinition(self), details.definition)
    if details.avatar.name != AvatarRepository.name(of: self) { name = details.avatar.name }
    if new.nickname != old.nickname { nickname = new.nickname.isEmpty ? nil : new.nickname }
    adopt(\.description, new.description, old.description)
    adopt(\.personality, new.personality, old.personality)
    adopt(\.scenario, new.scenario, old.scenario)
    adopt(\.firstMessage, new.greeting, old.greeting)
    adopt(\.alternateGreetings, new.alternateGreetings, old.alternateGreetings)
    adopt(\.exampleDialogue, new.exampleDialogue, old.exampleDialogue)
    adopt(\.systemPrompt, new.systemPrompt, old.systemPrompt)
    adopt(\.postHistoryInstructions, new.postHistoryInstructions, old.postHistoryInstructions)
    // Without a text, depth and role say nothing.
    adopt(\.depthPrompt, new.note.depthPrompt, old.note.depthPrompt)
    adopt(\.creatorNotes, new.creatorNotes, old.creatorNotes)
    // Other programs prefer the English notes of a card that has notes by language.
    if new.creatorNotes != old.creatorNotes, creatorNotesByLanguage["en"] != nil {
      creatorNotesByLanguage["en"] = new.creatorNotes
    }
    adopt(\.tags, new.tags, old.tags)
    adopt(\.talkativeness, new.talkativeness, old.talkativeness)
    adopt(\.creator, new.creator, old.creator)
    adopt(\.characterVersion, new.version, old.version)
    if new.lorebook != old.lorebook {
      lorebook = try details.lorebookOfCard()
    }
    adopt(details.avatar)
  }

  /// Takes over the line for lists, the traits and the look, where an import of the card would give others.
  private mutating func adopt(_ avatar: Avatar) {
    if avatar.tagline != tagline(named: avatar.name) { presentation.tagline = avatar.tagline }
    // The plain assistant is of no kind.
    if !avatar.isAssistant, avatar.chosen != presentation.traits ?? .unchosen { presentation.traits = avatar.chosen }
    if avatar.look != presentation.look { presentation.look = avatar.look }
  }

  /// The line for lists: the one that the card has for this program, or the one that follows from its texts.
  func tagline(named name: String) -> String {
    presentation.tagline ?? CardTagline(of: self, named: name).text
  }

  private mutating func adopt<Value: Equatable>(
    _ field: WritableKeyPath<CardFields, Value>, _ new: Value, _ old: Value
  ) {
    if new != old { self[keyPath: field] = new }
  }
}

extension CharacterDetails {
  /// The character's own lorebook as a card has it; nil for none.
  /// - Throws: `AvatarFailure.brokenLorebook` when its text cannot be read.
  @discardableResult func lorebookOfCard() throws(AvatarFailure) -> CharacterCards.Lorebook? {
    guard !definition.lorebook.isEmpty else { return nil }
    do {
      return try CharacterCards.Lorebook(text: definition.lorebook)
    } catch {
      throw .brokenLorebook(of: avatar.name, reason: error.wordsForLorebook)
    }
  }
}

extension Avatar {
  /// The three choices, whether the user made them or not.
  fileprivate var chosen: AvatarDescription {
    AvatarDescription(character: character, action: action, location: location)
  }
}
