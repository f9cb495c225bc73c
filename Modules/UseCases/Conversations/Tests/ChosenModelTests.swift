import Entities
import LanguageModels
import Testing

@testable import Conversations

/// Whether a model was chosen.
@Suite struct ChosenModelTests {
  @Test func noModelIsChosenAtFirst() async throws {
    let first = try await Office()
    let office = Office(
      first, models: ModelSelector(usual: first.model, make: { _ in first.model }, isChosen: { false }))
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(try await !office.isModelChosen(for: .chat(id)))
    #expect(try await !office.isModelChosen(for: .avatar(office.avatar.id)))
    // A chat's own model is a choice, and so is the avatar's.
    try await office.chooseModel(.selection(first.model.selection), in: id)
    #expect(try await office.isModelChosen(for: .chat(id)))
    #expect(try await !office.isModelChosen(for: .avatar(office.avatar.id)))
    try await office.savePreset(Preset(model: first.model.selection), for: .avatar(office.avatar.id))
    #expect(try await office.isModelChosen(for: .avatar(office.avatar.id)))
  }

  @Test func choosingInTheAppCounts() throws {
    let model = ScriptedModel()
    let selector = ModelSelector(usual: model, make: { _ in model }, isChosen: { false })
    #expect(!selector.isChosen)
    try selector.setUsual(model.selection)
    #expect(selector.isChosen)
  }

  /// The usual model cannot be used: that is reported only where it would answer.
  @Test func aChatsOwnModelNeedsNoOther() async throws {
    let failure = ModelFailure(.misconfigured, LocalizedText("No model is chosen.", "모델이 없습니다."))
    let unusable = UnusableModel(ModelSettings(provider: "openai", baseURL: "http://127.0.0.1:8080/v1"), failure)
    let first = try await Office()
    let office = Office(first, models: ModelSelector(usual: unusable) { _ in first.model })
    let id = try await office.startConversation(with: office.avatar.id).id
    await #expect(throws: failure) { try await office.isModelChosen(for: .chat(id)) }
    try await office.chooseModel(.selection(first.model.selection), in: id)
    #expect(try await office.isModelChosen(for: .chat(id)))
    // Without a chosen model, the server is named by its host.
    #expect(office.usualModel.words.english == "127.0.0.1:8080 · no model yet")
  }
}
