import Entities
import Synchronization
import Testing

@testable import LanguageModels

struct ModelSelectorTests {
  private let selection = ModelSelection(
    choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:11434")

  @Test func anotherModelBecomesTheDefault() throws {
    let selector = ModelSelector(usual: OfflineModel(pace: nil))
    #expect(selector.usual.choice.provider == "offline")
    try selector.setUsual(selection)
    #expect(selector.usual.choice == selection.choice)
  }

  @Test func anUnusableModelDoesNotBecomeTheDefault() {
    let selector = ModelSelector(usual: OfflineModel(pace: nil))
    let unknown = ModelSelection(choice: ModelChoice(provider: "unknown", model: "m"))
    #expect(throws: ModelFailure.self) { try selector.setUsual(unknown) }
    #expect(selector.usual.choice.provider == "offline")
  }

  @Test func aModelNamedByTheCommandStays() throws {
    let selector = ModelSelector(usual: OfflineModel(pace: nil), isFixed: true)
    try selector.setUsual(selection)
    #expect(selector.usual.choice.provider == "offline")
  }

  @Test func aModelSetElsewhereBecomesTheDefaultOnTheNextUse() throws {
    let elsewhere = Mutex<(any LanguageModel)?>(nil)
    let selector = ModelSelector(usual: OfflineModel(pace: nil), follow: { elsewhere.withLock { $0.take() } })
    #expect(selector.usual.choice.provider == "offline")
    let other = try ModelSelector.withoutKeys(selection)
    elsewhere.withLock { $0 = other }
    #expect(selector.usual.choice == selection.choice)
    #expect(selector.usual.choice == selection.choice)
    // A model chosen here afterwards stays until another one is set elsewhere.
    let third = ModelSelection(choice: ModelChoice(provider: "ollama", model: "third"), address: selection.address)
    try selector.setUsual(third)
    #expect(selector.usual.choice == third.choice)
  }

  @Test func aChangeThatNothingReadBeforeAChoiceDoesNotReplaceTheChoice() throws {
    // The file gets the first choice while nothing asks for the default model.
    let unread = Mutex<(any LanguageModel)?>(nil)
    let selector = ModelSelector(usual: OfflineModel(pace: nil), follow: { unread.withLock { $0.take() } })
    try selector.setUsual(selection)
    let written = try ModelSelector.withoutKeys(selection)
    unread.withLock { $0 = written }
    try selector.setUsual(ModelSelection(choice: ModelChoice(provider: "offline", model: "")))
    #expect(selector.usual.choice.provider == "offline")
  }
}
