import JSON
import Testing

@testable import Lore

@Suite struct LoreCaseTests {
  @Test func everyCaseHolds() throws {
    let cases = try CaseFile.read("lore.jsonl")
    CaseFile.check(cases, atLeast: 200)
    for value in cases { check(LoreCase(value: value)) }
  }

  private func check(_ given: LoreCase) {
    var effects = LoreEffects()
    for turn in given.turns {
      let report = given.scan(turn, effects).report()
      effects = report.effects
      if let active = turn["active"] {
        #expect(report.activated.map(\.id.entry) == active.strings, "\(given.name)")
      }
      if let count = turn.int("activeCount") { #expect(report.activated.count == count, "\(given.name)") }
      for (id, words) in turn["why"]?.table ?? [:] { #expect(report.why(id) == words, "\(given.name)") }
      if let rejected = turn["rejected"] { #expect(report.reasons == rejected.table, "\(given.name)") }
      if let places = turn["place"] { #expect(report.places == places.table, "\(given.name)") }
      #expect(report.notes.map(\.kind.word) == turn["notes"]?.strings ?? [], "\(given.name)")
    }
  }
}
