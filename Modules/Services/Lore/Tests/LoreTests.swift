import Entities
import RandomTesting
import Testing

@testable import Lore

@Suite struct LoreTests {
  private func entry(_ id: String, _ key: String = "key", _ change: (inout LoreEntry) -> Void = { _ in }) -> LoreEntry {
    var entry = LoreEntry(id: LoreEntry.ID(book: "book", entry: id))
    (entry.keys, entry.content, entry.name) = ([key], "lore \(id)", "Title \(id)")
    change(&entry)
    return entry
  }

  private func scan(_ entries: [LoreEntry], _ text: String = "key", budget: Int = 1_000) -> LoreScan {
    LoreScan(
      books: [LoreBook(name: "Book", owner: .character, entries: entries)],
      messages: [LoreScan.Message(name: "Ann", text: text)], messageCount: 1, budget: budget,
      tokens: { $0.utf8.count })
  }

  @Test func theBudgetIsAShareOfTheWindow() {
    var settings = LoreSettings()
    #expect(settings.budget(window: 4_096) == 1_024 && settings.budget(window: 10) == 3)
    #expect(settings.budget(window: 0) == 1 && settings.budget(window: -5) == 1)
    settings.budgetCap = 200
    #expect(settings.budget(window: 4_096) == 200)
    (settings.budgetCap, settings.budgetPercent) = (0, .nan)
    #expect(settings.budget(window: 4_096) == 1)
    settings.budgetPercent = 900
    #expect(settings.budget(window: 100) == 100)
  }

  @Test func asManyMessagesAsTheDeepestScanAreNeeded() {
    let deep = entry("a") { $0.scanDepth = 7 }
    let decorated = entry("b") { $0.content = "@@scan_depth 30\ntext" }
    let needed = { (entries: [LoreEntry], settings: LoreSettings) in
      LoreScan.depthNeeded(by: [LoreBook(name: "", owner: .all, entries: entries)], settings)
    }
    var settings = LoreSettings()
    #expect(needed([], settings) == 2 && needed([deep], settings) == 7 && needed([deep, decorated], settings) == 30)
    #expect(needed([entry("c") { $0.scanDepth = .max }], settings) == 1_000)
    settings.leastActivations = 1
    #expect(needed([], settings) == 1_000)
    settings.leastActivationsDepth = 20
    #expect(needed([], settings) == 21)
  }

  @Test func theSeedDecidesAboutChances() {
    let chance = entry("a") { $0.probability = 30 }
    let group = (0..<3).map { index in
      entry("g\(index)") { ($0.group, $0.groupWeight) = ("g", [10, 20, 70][index]) }
    }
    var counts: [String: Int] = [:]
    for seed in 0..<500 as Range<UInt64> {
      var scan = scan([chance] + group)
      scan.macros.seed = seed
      let report = scan.report()
      let again = scan.report() == report
      #expect(again)
      for lore in report.activated { counts[lore.id.entry, default: 0] += 1 }
    }
    let shares = ["a": 120...180, "g0": 30...70, "g1": 70...130, "g2": 315...385]
    for (id, share) in shares { #expect(share ~= counts[id, default: 0], "\(counts)") }
  }

  @Test func aChanceDoesNotDependOnOtherEntries() {
    let chance = entry("a") { $0.probability = 50 }
    for seed in 0..<50 as Range<UInt64> {
      var (alone, together) = (scan([chance]), scan([entry("b") { $0.probability = 50 }, chance]))
      (alone.macros.seed, together.macros.seed) = (seed, seed)
      let isIn = { (report: LoreReport) in report.activated.contains { $0.id == chance.id } }
      #expect(isIn(alone.report()) == isIn(together.report()))
    }
  }

  @Test func theReportNamesWhatItTellsOf() throws {
    let report = scan([entry("a"), entry("b") { $0.probability = 0 }]).report()
    let lore = try #require(report.activated.first)
    #expect(lore.bookName == "Book" && lore.name == "Title a" && lore.pass == 1 && lore.tokens == 6)
    let rejected = RejectedLore(
      id: LoreEntry.ID(book: "book", entry: "b"), bookName: "Book", name: "Title b", reason: .probability)
    #expect(report.rejected == [rejected])
    #expect(report.tokens == 6 && report.budget == 1_000 && report.passes == 2)
  }

  @Test func macrosOfLoreChangeTheVariablesInOrder() {
    let first = entry("a") { ($0.order, $0.content) = (2, "{{setvar::mood::glad}}") }
    let second = entry("b") { ($0.order, $0.content) = (1, "{{getvar::mood}}") }
    let report = scan([second, first]).report()
    #expect(report.activated.map(\.text) == ["glad"])
    #expect(report.variables.chat == ["mood": "glad"])
    // An entry without room changes nothing.
    #expect(scan([second, first], budget: 0).report().variables.chat.isEmpty)
  }

  @Test func eachChangeOfAnEntryEndsItsEffects() {
    let entry = entry("a")
    let changes: [(inout LoreEntry) -> Void] = [
      { $0.content = "other" }, { $0.keys = [] }, { $0.order = 1 }, { $0.sticky = 5 }, { $0.role = .user },
      { $0.sources = [.persona] }, { $0.triggers = [.quiet] }, { $0.characters.names = ["Bob"] },
      { $0.characters.tags = ["Bob"] }, { $0.characters.isExclusive = true }, { $0.recursionLevel = 1 },
      { $0.usesGroupScoring = true }, { $0.isEnabled = false }, { $0.logic = .notAny }, { $0.probability = 5 },
    ]
    let prints = changes.map { change in
      var other = entry
      change(&other)
      return other.fingerprint
    }
    #expect(Set(prints + [entry.fingerprint]).count == changes.count + 1)
    var triggers = entry
    triggers.triggers = Set(GenerationKind.allCases)
    let prints2 = (0..<20).map { _ in
      var copy = triggers
      copy.triggers = Set(GenerationKind.allCases.shuffled())
      return copy.fingerprint
    }
    #expect(Set(prints2).count == 1, "the order of a set does not count")
  }

  @Test func whatIsBeyondALimitIsReported() {
    var scan = scan((0..<30).map { entry("\($0)", "key\($0)") { $0.content += " key1 key2" } }, "key0")
    scan.limits.entries = 20
    #expect(scan.report().notes.map(\.kind).contains(.entriesCut))
    scan = self.scan((0..<30).map { index in entry("\(index)", "k\(index)x") { $0.content = "k\(index + 1)x" } }, "k0x")
    scan.limits.passes = 5
    let chain = scan.report()
    #expect(chain.activated.count == 5 && chain.passes == 5 && chain.notes.map(\.kind) == [.passesCut])
    scan = self.scan([entry("a")], "key " + String(repeating: "x", count: 300))
    scan.limits.textBytes = 200
    #expect(scan.report().activated.isEmpty && scan.report().notes.map(\.kind) == [.textCut])
    scan = self.scan([entry("a") { $0.content = String(repeating: "x", count: 300) }])
    scan.limits.contentBytes = 200
    #expect(scan.report().notes.map(\.kind) == [.contentTooLong] && scan.report().activated.isEmpty)
    scan = self.scan([entry("a") { $0.keys = (0..<20).map { "nothing\($0)" } + ["key"] }])
    scan.limits.keys = 10
    #expect(scan.report().notes.map(\.kind) == [.keysCut] && scan.report().activated.isEmpty)
    scan = self.scan([entry("a", "nothing"), entry("b")], String(repeating: "nothin key ", count: 3_000))
    scan.limits.steps = 2_000
    let cut = scan.report()
    #expect(cut.notes.map(\.kind) == [.searchCut] && cut.activated.isEmpty)
    scan = self.scan([entry("a") { $0.content = "{{char}}{{char}}" }])
    scan.limits.macros.steps = 1
    #expect(scan.report().notes.map(\.kind) == [.macrosCut([.steps])])
  }

  /// Each entry asks for a text of its own; the texts that are put together are bounded like the search.
  @Test func manyDifferentTextsAreBounded() {
    let sources = LoreSource.allCases
    func book(_ combinations: Int) -> LoreScan {
      var scan = scan(
        (0..<200).map { index in
          entry("\(index)", "nothing") {
            $0.scanDepth = index + 1
            $0.sources = Set(sources.indices.filter { (index % combinations) >> $0 & 1 == 1 }.map { sources[$0] })
          }
        }, "text")
      scan.sources = [.persona: "first", .description: String(repeating: "x", count: 10_000), .scenario: "third"]
      scan.limits.steps = 100_000
      return scan
    }
    // Deeper than the chat is the whole chat, as one text.
    let same = book(1).report()
    #expect(same.notes.isEmpty && same.steps < 10_000, "\(same.steps)")
    let many = book(64).report()
    #expect(many.notes.map(\.kind) == [.searchCut] && many.steps < 120_000, "\(many.steps)")
    // Texts that are no longer kept are put together again.
    var few = book(64)
    (few.limits.steps, few.limits.keptTextBytes) = (40_000_000, 1)
    #expect(few.report().notes.isEmpty && few.report().steps > 100_000)
  }

  @Test func compiledPatternsAreBounded() {
    let patterns = (0..<100).map { entry("\($0)", "/\($0)" + String(repeating: "[^a]?", count: 100) + "x/") }
    var scan = scan(patterns + [entry("last") { $0.order = -1 }], "key")
    #expect(scan.report().activated.count == 1)
    scan.limits.steps = 500 * 64 * 50
    let report = scan.report()
    #expect(report.activated.isEmpty && report.notes.map(\.kind) == [.searchCut])
  }

  /// Thousands of remarks take no longer each than a few. Without that, this takes minutes.
  @Test func manyNotesTakeNoQuadraticTime() {
    let entries = (0..<20_000).map { index in
      entry("\(index)") {
        ($0.content, $0.isConstant) = ("@@unknown\ntext", true)
        if index < 50 { ($0.sticky, $0.cooldown) = (3, 3) }
      }
    }
    var report: LoreReport?
    let time = ContinuousClock().measure { report = scan(entries, budget: .max).report() }
    #expect(report?.notes.count == 20_000 && time < .seconds(30), "\(time)")
    #expect(report?.effects.sticky.count == 50 && report?.effects.cooldown.count == 50)
  }

  @Test func noEntryIgnoresTheMostTokens() {
    let entries = (0..<5).map { index in
      entry("\(index)") { ($0.isConstant, $0.ignoresBudget) = (true, true) }
    }
    var scan = scan(entries, budget: 1)
    #expect(scan.report().tokens == 30 && scan.report().rejected.isEmpty)
    scan.mostTokens = 13
    let report = scan.report()
    #expect(report.tokens == 12 && report.activated.count == 2)
    #expect(report.rejected.map(\.reason) == Array(repeating: .noRoom(tokens: 6), count: 3))
  }

  /// Any lorebook is scanned within the limits, the same way each time, and no entry twice.
  @Test(arguments: 0..<15 as Range<UInt64>) func anyLoreIsScannedWithinTheLimits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = [
      "key", "tower", "iron", "/k.y/i", "/(a+)+$/", "{{user}}", "aaaaaaaaaaaa", "용", "", "/(/", "{{random:a,b}}",
    ]
    let lines = [
      "@@depth 3", "@@nothing", "@@@activate", "@@dont_activate", "@@exclude_keys iron", "@@role user", "text",
    ]
    func word() -> String { words.randomElement(using: &random) ?? "" }
    for _ in 0..<10 {
      let entries = (0..<Int.random(in: 0...12, using: &random)).map { index in
        entry("\(index % 10)") {
          $0.keys = (0..<Int.random(in: 0...3, using: &random)).map { _ in word() }
          $0.secondaryKeys = (0..<Int.random(in: 0...2, using: &random)).map { _ in word() }
          $0.logic = LoreLogic.allCases.randomElement(using: &random) ?? .andAny
          $0.content = [lines.randomElement(using: &random) ?? "", word(), word()].joined(separator: "\n")
          $0.group = ["", "g", "g,h", ","].randomElement(using: &random) ?? ""
          $0.order = [.nan, .infinity, -1, 5, 100].randomElement(using: &random) ?? 0
          $0.probability = [.nan, -5, 50, 100, 1e9].randomElement(using: &random) ?? 0
          $0.groupWeight = [.nan, -.infinity, 0, 100].randomElement(using: &random) ?? 0
          $0.depth = [.min, -1, 4, .max].randomElement(using: &random) ?? 0
          $0.scanDepth = [nil, .min, 0, 3, .max].randomElement(using: &random) ?? nil
          $0.recursionLevel = [nil, .min, 1, 2, .max].randomElement(using: &random) ?? nil
          ($0.sticky, $0.cooldown) = (
            [0, 2, .max].randomElement(using: &random) ?? 0, Bool.random(using: &random) ? 3 : 0
          )
          $0.isConstant = Int.random(in: 0..<5, using: &random) == 0
          $0.isGroupOverride = .random(using: &random)
          $0.usesGroupScoring = .random(using: &random)
        }
      }
      var scan = scan(
        entries, [word(), word(), word()].joined(separator: " "), budget: Int.random(in: 0...60, using: &random))
      (scan.limits.steps, scan.limits.patternSteps) = (200_000, 5_000)
      scan.settings.leastActivations = Int.random(in: 0...3, using: &random)
      scan.macros.names.user = "Ann"
      for count in 1...4 {
        scan.messageCount = count
        let report = scan.report()
        let isSame = report == scan.report()
        #expect(isSame)
        #expect(report.steps <= scan.limits.steps + 5_000, "\(report.steps)")
        #expect(Set(report.activated.map(\.id)).count == report.activated.count)
        #expect(Set(report.rejected.map(\.id)).isDisjoint(with: report.activated.map(\.id)))
        let counted = report.activated.reduce(0) { $0 + $1.tokens }
        #expect(counted <= report.tokens && (report.tokens < scan.budget || report.tokens == 0))
        scan.effects = report.effects
      }
    }
  }
}
