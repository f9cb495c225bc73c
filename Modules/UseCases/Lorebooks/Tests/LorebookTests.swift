import Entities
import Foundation
import Storage
import Testing

@testable import Lorebooks

/// Lorebooks over stores in memory, with a user.
struct Office: LorebookProviding {
  let stores = Stores.inMemory()
  let user = UserProfile(id: UserProfile.ID(high: 7, low: 1), created: Timestamp(milliseconds: 1))
  let lorebookRepository: LorebookRepository

  init(signedIn: Bool = true) async throws {
    lorebookRepository = LorebookRepository(
      store: stores.lorebooks, profiles: stores.profiles, now: { Timestamp(milliseconds: 5000) })
    try await stores.profiles.save(user)
    if signedIn { try await stores.profiles.setCurrentProfile(user.id) }
  }

  func make(_ name: String) async throws -> Lorebook { try await createLorebook(LorebookDraft(name: name)) }

  func text(_ id: Lorebook.ID) async throws -> String { try await stores.lorebooks.lorebookText(id) ?? "" }
}

@Suite struct LorebookTests {
  @Test func textsAreTrimmedAndLimited() async throws {
    let office = try await Office()
    let rules = LorebookRules(scanDepth: 3, tokenBudget: 500, isRecursive: false)
    let draft = LorebookDraft(name: " \u{200B}바다 ", description: "\nDeep.\n", isEnabled: false, rules: rules)
    let book = try await office.createLorebook(draft)
    #expect(book.name == "바다" && book.description == "Deep." && !book.isEnabled && book.profile == office.user.id)
    #expect(try await office.lorebooks() == [book])
    let details = try await office.lorebookDetails(book.id)
    #expect(details == LorebookDetails(book, rules: rules))
    #expect(LorebookDraft(details).rules == rules)

    let wrong: [(LorebookDraft, LorebookFailure)] = [
      (LorebookDraft(name: " \u{200B}"), .emptyName), (LorebookDraft(name: "a\nb"), .brokenName),
      (LorebookDraft(name: String(repeating: "가", count: 101)), .longName),
      (LorebookDraft(name: "A", description: String(repeating: "가", count: 22_000)), .longDescription),
    ]
    for (draft, failure) in wrong {
      await #expect(throws: failure) { _ = try await office.createLorebook(draft) }
      await #expect(throws: failure) { _ = try await office.changeLorebook(book.id, to: draft) }
      for language in [ContentLanguage.english, .korean] { #expect(!failure.message(in: language).isEmpty) }
    }
    #expect(try await office.lorebooks() == [book])
    let changed = try await office.changeLorebook(book.id, to: LorebookDraft(name: "Sea"))
    #expect(changed.name == "Sea" && changed.isEnabled && changed.changed > book.changed)
    #expect(try await office.lorebookDetails(book.id).rules == LorebookRules())
  }

  @Test func entriesAreAddedChangedAndRemoved() async throws {
    let office = try await Office()
    let book = try await office.make("Sea")
    var harbour = LorebookEntry(keys: ["harbour", " ", "/ports?/i"], content: "It freezes.")
    (harbour.name, harbour.order, harbour.position, harbour.role) = ("Harbour", 7, .atDepth, .user)
    (harbour.secondaryKeys, harbour.isSelective, harbour.logic) = (["ice"], true, .notAll)
    (harbour.outlet, harbour.sticky, harbour.groupWeight, harbour.ignoresBudget) = ("o", 3, 5, true)
    try await office.editLorebook(book.id, .add(harbour))
    harbour.keys = ["harbour", "/ports?/i"]
    #expect(try await office.lorebookDetails(book.id).entries == [harbour])
    #expect(try await office.lorebooks().map(\.entryCount) == [1])
    // A key between slashes counts as a regular expression.
    #expect(try await office.text(book.id).contains(#""use_regex":true"#))

    let ice = LorebookEntry(keys: ["ice"], content: "Ice sings.")
    try await office.editLorebook(book.id, .add(ice))
    var other = harbour
    other.isEnabled = false
    let before = try await office.editLorebook(book.id, .change(at: 0, from: harbour, to: other))
    #expect(try await office.lorebookDetails(book.id).entries == [other, ice])
    // The caller has seen another entry.
    for change in [
      LorebookChange.change(at: 0, from: harbour, to: ice), .remove(at: 0, harbour), .remove(at: 2, ice),
      .remove(at: -1, ice),
    ] {
      await #expect(throws: LorebookFailure.changedMeanwhile) { try await office.editLorebook(book.id, change) }
    }
    var long = ice
    long.content = String(repeating: "x", count: Lorebook.longestContent + 1)
    await #expect(throws: LorebookFailure.emptyEntry) {
      try await office.editLorebook(book.id, .add(LorebookEntry(keys: [" "], content: "\n")))
    }
    await #expect(throws: LorebookFailure.longContent) { try await office.editLorebook(book.id, .add(long)) }

    let removed = try await office.editLorebook(book.id, .remove(at: 0, other))
    #expect(try await office.lorebookDetails(book.id).entries == [ice])
    let times = [before.lorebook, removed.lorebook, try #require(await office.lorebooks().first)].map(\.changed)
    #expect(times == times.sorted() && Set(times).count == 3)
    let restored = try await office.restoreLorebook(removed)
    #expect(restored.changed > times[2] && restored.entryCount == 2)
    #expect(try await office.lorebookDetails(book.id).entries == [other, ice])
    // What came meanwhile is not undone with it.
    let again = try await office.editLorebook(book.id, .remove(at: 0, other))
    _ = try await office.editLorebook(book.id, .add(other))
    await #expect(throws: LorebookFailure.changedMeanwhile) { try await office.restoreLorebook(again) }
    #expect(try await office.lorebookDetails(book.id).entries == [ice, other])
  }

  @Test func aDeletedLorebookComesBackWhereItCounted() async throws {
    let office = try await Office()
    let avatar = Avatar.ID(high: 1, low: 2)
    let book = try await office.make("A")
    try await office.editLorebook(book.id, .add(LorebookEntry(keys: ["k"], content: "c")))
    try await office.assignLorebook(book.id, to: [.everywhere, .character(avatar)])
    let deleted = try await office.deleteLorebook(book.id)
    #expect(try await office.lorebooks().isEmpty)
    #expect(try await office.lorebookAssignments().isEmpty)
    await #expect(throws: LorebookFailure.missing(book.id)) {
      try await office.assignLorebook(book.id, to: [.everywhere])
    }
    await #expect(throws: LorebookFailure.missing(book.id)) { _ = try await office.lorebookDetails(book.id) }
    _ = try await office.restoreLorebook(deleted)
    #expect(try await office.lorebookDetails(book.id).entries.map(\.content) == ["c"])
    #expect(try await Set(office.lorebookAssignments().map(\.scope)) == [.everywhere, .character(avatar)])
    try await office.assignLorebook(book.id, to: [])
    #expect(try await office.lorebookAssignments().isEmpty)
  }

  @Test func anotherProfilesLorebooksAreNotThere() async throws {
    let office = try await Office()
    let mine = try await office.make("Mine")
    let other = UserProfile(id: UserProfile.ID(high: 7, low: 2), created: Timestamp(milliseconds: 1))
    try await office.stores.profiles.save(other)
    try await office.stores.profiles.setCurrentProfile(other.id)
    #expect(try await office.lorebooks().isEmpty)
    await #expect(throws: LorebookFailure.missing(mine.id)) { _ = try await office.deleteLorebook(mine.id) }
    await #expect(throws: LorebookFailure.missing(mine.id)) { try await office.assignLorebook(mine.id, to: []) }
    await #expect(throws: LorebookFailure.missing(mine.id)) {
      _ = try await office.restoreLorebook(SavedLorebook(mine, text: "{}"))
    }
    let none = try await Office(signedIn: false)
    #expect(try await none.lorebooks().isEmpty)
    #expect(try await none.lorebookAssignments().isEmpty)
    await #expect(throws: LorebookFailure.noProfile) { _ = try await none.make("A") }
  }

  @Test func aNameOrAPartOfItIsEnough() async throws {
    let office = try await Office()
    let sea = try await office.make("The Sea"), the = try await office.make("The"), twin = try await office.make("the")
    for (asked, found) in [("the sea", sea), ("the s", sea), ("SEA", sea), ("\(twin.id)", twin)] {
      #expect(try await office.lorebook(named: asked) == found)
    }
    await #expect(throws: LorebookFailure.ambiguous("THE", among: [the, twin].sorted { $0.id < $1.id })) {
      _ = try await office.lorebook(named: "THE")
    }
    let failure = await #expect(throws: LorebookFailure.self) { _ = try await office.lorebook(named: "Land") }
    #expect(failure?.isMissing == true && failure?.message(in: .english).contains("The Sea") == true)
    #expect(LorebookFailure.ambiguous("the", among: [the, twin]).message(in: .korean).contains("\(twin.id)"))
  }
}
