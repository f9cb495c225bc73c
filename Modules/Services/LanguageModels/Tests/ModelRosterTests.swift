import Entities
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
}
