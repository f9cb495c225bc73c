import Entities
import FeatureKit
import TerminalUI
import Testing

struct SuggestionTests {
  private func avatar(_ number: UInt64, _ name: String) -> Avatar {
    Avatar(
      id: Avatar.ID(high: 1, low: number), name: name, character: .cat, action: .eating, location: .mall, author: nil,
      created: Timestamp(milliseconds: 1))
  }

  @Test func aNameOfSeveralIsCompletedByTheirIDs() {
    let found = Suggestion.suggestions(for: [avatar(1, "Juno"), avatar(2, "juno"), avatar(3, "Bo")], in: .english)
    #expect(found.map { $0.fits("Ju") } == [true, true, false])
    #expect(found[2].word == "Bo" && found[0].word != found[1].word)
    #expect(found.map(\.name) == ["Juno", "juno", nil])
  }
}
