import Entities
import Synchronization
import Testing

@testable import LanguageModels

struct ModelRosterTests {
  private let selection = ModelSelection(
    choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:11434")

  @Test func anotherModelBecomesTheUsualOne() throws {
    let roster = ModelRoster(usual: OfflineModel(pace: nil))
    #expect(roster.usual.choice.provider == "offline")
    try roster.setUsual(selection)
    #expect(roster.usual.choice == selection.choice)
  }

  @Test func oneThatCannotBeUsedDoesNot() {
    let roster = ModelRoster(usual: OfflineModel(pace: nil))
    let unknown = ModelSelection(choice: ModelChoice(provider: "nobody", model: "m"))
    #expect(throws: ModelFailure.self) { try roster.setUsual(unknown) }
    #expect(roster.usual.choice.provider == "offline")
  }

  @Test func whatTheCommandNamesStays() throws {
    let roster = ModelRoster(usual: OfflineModel(pace: nil), isFixed: true)
    try roster.setUsual(selection)
    #expect(roster.usual.choice.provider == "offline")
  }

  @Test func oneThatIsSetElsewhereBecomesTheUsualOneWhenItIsWanted() throws {
    let elsewhere = Mutex<(any LanguageModel)?>(nil)
    let roster = ModelRoster(usual: OfflineModel(pace: nil), follow: { elsewhere.withLock { $0.take() } })
    #expect(roster.usual.choice.provider == "offline")
    let other = try ModelRoster.withoutKeys(selection)
    elsewhere.withLock { $0 = other }
    #expect(roster.usual.choice == selection.choice)
    #expect(roster.usual.choice == selection.choice)
    // What is chosen here after that stands, until somebody sets another there.
    let third = ModelSelection(choice: ModelChoice(provider: "ollama", model: "third"), address: selection.address)
    try roster.setUsual(third)
    #expect(roster.usual.choice == third.choice)
  }
}
