public import Entities
import LanguageModels
import Storage

extension ConversationDesk {
  /// Who answers in a conversation from now on.
  public func model(of id: Conversation.ID) async throws -> ConversationModel {
    ConversationModel(
      usual: models.usual.choice, selection: try await selection(in: try await own(id)), isFixed: models.isFixed)
  }

  /// Chooses who answers in a conversation, for every reply that begins from now on; it is there after a restart.
  public func chooseModel(_ preference: ModelPreference, in id: Conversation.ID) async throws {
    let note: String? =
      switch preference {
      case .usual: nil
      case .selection(let selection): selection.note
      }
    try await notes.setNote(note, named: Self.modelName(id), of: try await own(id).profile)
  }

  /// What was chosen for a conversation; nil for the usual model.
  func selection(in conversation: Conversation) async throws -> ModelSelection? {
    try await notes.note(Self.modelName(conversation.id), of: conversation.profile).flatMap { ModelSelection(note: $0) }
  }

  /// The name of the note that holds the choice for a conversation.
  static func modelName(_ id: Conversation.ID) -> String { "model/\(id)" }
}

extension ModelSelection {
  /// It as a note: the provider, its address, and the model, which may be called anything, last.
  fileprivate var note: String { [choice.provider, address ?? "", choice.model].joined(separator: "\n") }

  /// Reads a note; nil when it is none.
  fileprivate init?(note: String) {
    let parts = note.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[0].isEmpty else { return nil }
    self.init(
      choice: ModelChoice(provider: parts[0], model: parts[2]), address: parts[1].isEmpty ? nil : parts[1])
  }
}
