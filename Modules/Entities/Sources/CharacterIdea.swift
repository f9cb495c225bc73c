/// A request to a model about a character: to write all of it from a few words, to write one field again, or to draw
/// it.
public struct CharacterIdea: Hashable, Sendable {
  /// The longest words, in bytes of UTF-8: 8 KiB.
  public static let longest = 8 << 10
  /// The fields that a model writes, in the order of its answer.
  public static let fields: [CharacterField] = [
    .name, .description, .personality, .scenario, .greeting, .exampleDialogue, .tags,
  ]

  /// The user's words; empty where one field follows from the others.
  public var words: String
  /// The only field to write; nil for all.
  public var field: CharacterField?
  /// The character so far. The model takes it into account.
  public var draft: AvatarDraft

  /// An idea.
  public init(_ words: String, only field: CharacterField? = nil, for draft: AvatarDraft) {
    self.words = words
    self.field = field
    self.draft = draft
  }
}

/// A field of a character while a model writes it.
public struct WrittenField: Hashable, Sendable {
  /// The field, one of `CharacterIdea.fields`.
  public var field: CharacterField
  /// Its text so far; the tags with commas between them.
  public var text: String

  /// A field with its text so far.
  public init(_ field: CharacterField, _ text: String) {
    self.field = field
    self.text = text
  }
}

/// What writing or drawing a character takes, to be named before it begins.
public struct WritingPlan: Hashable, Sendable {
  /// The model that will write or draw.
  public var model: ModelSelection
  /// The expected tokens, estimated.
  public var usage: UsageSum
  /// The status of the budget; nil without one, and where the model is free.
  public var budget: BudgetStatus?

  /// A plan.
  public init(model: ModelSelection, usage: UsageSum, budget: BudgetStatus? = nil) {
    self.model = model
    self.usage = usage
    self.budget = budget
  }
}

extension AvatarDraft {
  /// Takes a field that a model has written.
  public mutating func adopt(_ written: WrittenField) {
    guard written.field == .tags else {
      _ = set(written.field, to: written.text)
      return
    }
    definition.tags = written.text.commaDivided
  }
}
