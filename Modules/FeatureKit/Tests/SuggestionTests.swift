import Entities
import FeatureKit
import Testing

struct SuggestionTests {
  /// Letters are compared in any case. The id is offered to a user who has typed the name.
  @Test func `An id stands for a name that is not the only one`() {
    let ids = (1...3).map { Avatar.ID(high: 0, low: $0) }
    let things = zip(ids, ["Nova", "Rex", "nova"]).map { (id: $0, name: $1, about: "about \($1)") }
    let found = Suggestion.suggestions(for: things)
    #expect(
      found == [
        Suggestion("00000001", "Nova", longForm: "\(ids[0])", name: "Nova"),
        Suggestion("Rex", "about Rex", longForm: "\(ids[1])"),
        Suggestion("00000003", "nova", longForm: "\(ids[2])", name: "nova"),
      ])
    #expect(found.map { $0.fits("No") } == [true, false, true])
  }
}
