import Entities
import FeatureKit
import Testing

struct SuggestionTests {
  /// Letters are compared in any case.
  @Test func anIdStandsForANameThatIsNotTheOnlyOne() {
    let ids = (1...3).map { Avatar.ID(high: 0, low: $0) }
    let things = zip(ids, ["Nova", "Rex", "nova"]).map { (id: $0, name: $1, about: "about \($1)") }
    #expect(
      Suggestion.suggestions(for: things) == [
        Suggestion("00000001", "Nova", longForm: "\(ids[0])"), Suggestion("Rex", "about Rex", longForm: "\(ids[1])"),
        Suggestion("00000003", "nova", longForm: "\(ids[2])"),
      ])
  }
}
