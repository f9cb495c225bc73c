import Catalogue
import Entities
import Storage
import Testing

@testable import AvatarLibrary

@Suite struct LookupTests {
  private func failure(_ name: String, _ shelf: Shelf) async throws -> AvatarLookupFailure {
    try #require(await #expect(throws: AvatarLookupFailure.self) { try await shelf.avatar(named: name) })
  }

  @Test func idsComeFirst() async throws {
    let shelf = try await Shelf()
    let own = try await shelf.make("Pudding")
    _ = try await shelf.store("\(own.id)".uppercased(), 1)
    #expect(try await shelf.avatar(named: " \(own.id) ") == own)
    #expect(try await shelf.avatar(named: "\(own.id)".uppercased()) == own)
    let builtIn = shelf.builtIn.all[2]
    #expect(try await shelf.avatar(named: "\(builtIn.id)") == builtIn)
  }

  @Test func wholeNamesBeginningsAndPartsInAnyCase() async throws {
    let shelf = try await Shelf()
    let pudding = try await shelf.store("Pudding", 1)
    let pie = try await shelf.store("Puddingpie of Ässex", 2)
    let rice = try await shelf.store("Rice Puddinx", 3)
    #expect(try await shelf.avatar(named: "pudding") == pudding)
    #expect(try await shelf.avatar(named: "PUDDINGP") == pie)
    #expect(try await shelf.avatar(named: "ässex") == pie)
    #expect(try await shelf.avatar(named: "puddinx") == rice)
    #expect(try await shelf.avatar(named: "  rice ") == rice)
  }

  @Test func koreanNamesHoweverTheyAreComposed() async throws {
    let shelf = try await Shelf(language: .korean)
    #expect(try await shelf.avatar(named: "만두").character == .dog)
    #expect(try await shelf.avatar(named: "\u{1106}\u{1161}\u{11AB}\u{1103}\u{116E}").character == .dog)
  }

  @Test(arguments: ["Juno", "유노"]) func aBuiltInAvatarHasItsNameInEveryLanguage(_ name: String) async throws {
    for language in ContentLanguage.allCases {
      let shelf = try await Shelf(language: language)
      #expect(try await shelf.avatar(named: name).id == shelf.avatar(named: "Juno").id)
    }
  }

  @Test func severalThatFitAreNamed() async throws {
    let shelf = try await Shelf()
    _ = try await shelf.store("Puddle", 1)
    _ = try await shelf.store("Pudding", 2)
    let failure = try await failure("pudd", shelf)
    #expect(!failure.isMissing)
    #expect(failure.candidates.map(\.name) == ["Pudding", "Puddle"])
    #expect("\(failure)" == "Several avatars fit \"pudd\": Pudding, Puddle. Name one of them.")
  }

  @Test func twinsAreToldApartByTheirIDs() async throws {
    let shelf = try await Shelf()
    let (one, two) = (try await shelf.store("Pudding", 1), try await shelf.store("pudding", 2))
    let failure = try await failure("Pudding", shelf)
    #expect(Set(failure.candidates.map(\.id)) == [one.id, two.id])
    #expect("\(failure)".contains("\(one.id)") && "\(failure)".contains("\(two.id)"))
  }

  @Test func manyThatFitAreNotAllWrittenOut() async throws {
    let shelf = try await Shelf()
    for number in 1...20 { _ = try await shelf.store("Pudding \(number)", UInt64(number)) }
    let failure = try await failure("pudding", shelf)
    #expect(failure.candidates.count == 20)
    #expect("\(failure)".hasSuffix("and 12 more. Name one of them."))
  }

  @Test func aSlipOfTheFingerNamesWhatWasMeant() async throws {
    let shelf = try await Shelf()
    let pudding = try await shelf.store("Pudding", 1)
    for slip in ["Puding", "Puddimg", "Pudddimg"] {
      let failure = try await failure(slip, shelf)
      #expect(failure.isMissing)
      #expect(failure.candidates == [pudding])
      #expect("\(failure)".contains("Pudding"))
    }
  }

  @Test(arguments: ["", "   ", "Zzyzx Quorvath", "\u{1B}[2J"]) func nobodyNamesSome(_ name: String) async throws {
    let shelf = try await Shelf()
    let failure = try await failure(name, shelf)
    #expect(failure.isMissing)
    #expect(failure.candidates.count == 5)
    #expect(failure.name == name.trimmed)
  }

  @Test func aWholeFileIsQuotedBriefly() async throws {
    let shelf = try await Shelf()
    let text = "\(try await failure(String(repeating: "가나다라", count: 100_000), shelf))"
    #expect(text.count < 300)
    #expect(text.contains("…"))
  }

  /// As `avatars list` shows it.
  @Test func theLastDigitsOfAnIDAreEnough() async throws {
    let shelf = try await Shelf()
    let own = try await shelf.make("Pudding")
    let ids = shelf.builtIn.all.map(\.id) + [own.id]
    for id in ids {
      let short = id.shortForm(among: ids)
      #expect(short.count == 8, "\(id)")
      #expect(try await shelf.avatar(named: short.uppercased()).id == id)
    }
    #expect(try await failure(String(own.id.description.suffix(7)), shelf).isMissing)
    // A whole name comes first.
    let twin = try await shelf.store(own.id.shortForm(among: ids), 1)
    #expect(try await shelf.avatar(named: own.id.shortForm(among: ids)) == twin)
  }
}
