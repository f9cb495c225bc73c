import CommandLine
import LanguageModels
import Testing

@testable import Core

@Suite struct ManualRulesTests {
  /// The sample in the manual page is a valid script.
  @Test func theSampleIsAScript() throws {
    let script = try ElizaScript(parsing: ManualText.Section.sampleRules)
    #expect(script.greeting == "The library is open. What are you looking for?")
  }
}
