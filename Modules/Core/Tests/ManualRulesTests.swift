import CommandLine
import LanguageModels
import Testing

@testable import Core

@Suite struct ManualRulesTests {
  /// What the manual page shows is what the program reads.
  @Test func theSampleIsAScript() throws {
    let script = try ElizaScript(parsing: ManualText.Section.sampleRules)
    #expect(script.greeting == "The library is open. What are you looking for?")
  }
}
