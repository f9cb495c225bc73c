import Catalogue
import Entities
import Storage
import Testing

@testable import AvatarLibrary

@Suite struct LookupTests {
  private func failure(_ name: String, _ repository: TestRepository) async throws -> AvatarLookupFailure {
    try #require(await #expect(throws: AvatarLookupFailure.self) { try await repository.avatar(named: name) })
  }

  @Test func idsComeFirst() async throws {
    let repository = try await TestRepository()
    let own = try await repository.make("Pudding")
    _ = try await repository.store("\(own.id)".uppercased(), 1)
    #expect(try await repository.avatar(named: " \(own.id) ") == own)
    #expect(try await repository.avatar(named: "\(own.id)".uppercased()) == own)
    let builtIn = repository.builtIn.all[2]
    #expect(try await repository.avatar(named: "\(builtIn.id)") == builtIn)
  }

  @Test func wholeNamesBeginningsAndPartsInAnyCase() async throws {
    let repository = try await TestRepository()
    let pudding = try await repository.store("Pudding", 1)
    let pie = try await repository.store("Puddingpie of Ässex", 2)
    let rice = try await repository.store("Rice Puddinx", 3)
    #expect(try await repository.avatar(named: "pudding") == pudding)
    #expect(try await repository.avatar(named: "PUDDINGP") == pie)
    #expect(try await repository.avatar(named: "ässex") == pie)
    #expect(try await repository.avatar(named: "puddinx") == rice)
    #expect(try await repository.avatar(named: "  rice ") == rice)
  }

  @Test func koreanNamesHoweverTheyAreComposed() async throws {
    let repository = try await TestRepository(language: .korean)
    #expect(try await repository.avatar(named: "만두").character == .dog)
    #expect(try await repository.avatar(named: "\u{1106}\u{1161}\u{11AB}\u{1103}\u{116E}").character == .dog)
  }

  @Test(arguments: ["Juno", "유노"]) func aBuiltInAvatarHasItsNameInEveryLanguage(_ name: String) async throws {
    for language in ContentLanguage.allCases {
      let repository = try await TestRepository(language: language)
      #expect(try await repository.avatar(named: name).id == repository.avatar(named: "Juno").id)
    }
  }

  @Test func severalThatFitAreNamed() async throws {
    let repository = try await TestRepository()
    _ = try await repository.store("Puddle", 1)
    _ = try await repository.store("Pudding", 2)
    let failure = try await failure("pudd", repository)
    #expect(!failure.isMissing)
    #expect(failure.candidates.map(\.name) == ["Pudding", "Puddle"])
    #expect("\(failure)" == "Several characters fit \"pudd\": Pudding, Puddle. Name one of them.")
  }

  @Test func twinsAreDistinguishedByTheirIDs() async throws {
    let repository = try await TestRepository()
    let (one, two) = (try await repository.store("Pudding", 1), try await repository.store("pudding", 2))
    let failure = try await failure("Pudding", repository)
    #expect(Set(failure.candidates.map(\.id)) == [one.id, two.id])
    #expect("\(failure)".contains("\(one.id)") && "\(failure)".contains("\(two.id)"))
  }

  @Test func manyThatFitAreNotAllWrittenOut() async throws {
    let repository = try await TestRepository()
    for number in 1...20 { _ = try await repository.store("Pudding \(number)", UInt64(number)) }
    let failure = try await failure("pudding", repository)
    #expect(failure.candidates.count == 20)
    #expect("\(failure)".hasSuffix("and 12 more. Name one of them."))
  }

  @Test func aSlipOfTheFingerNamesWhatWasMeant() async throws {
    let repository = try await TestRepository()
    let pudding = try await repository.store("Pudding", 1)
    for slip in ["Puding", "Puddimg", "Pudddimg"] {
      let failure = try await failure(slip, repository)
      #expect(failure.isMissing)
      #expect(failure.candidates == [pudding])
      #expect("\(failure)".contains("Pudding"))
    }
  }

  @Test(arguments: ["", "   ", "Zzyzx Quorvath", "\u{1B}[2J"]) func anUnknownNameListsCandidates(_ name: String)
    async throws
  {
    let repository = try await TestRepository()
    let failure = try await failure(name, repository)
    #expect(failure.isMissing)
    #expect(failure.candidates.count == 5)
    #expect(failure.name == name.trimmed)
  }

  @Test func aWholeFileIsQuotedBriefly() async throws {
    let repository = try await TestRepository()
    let text = "\(try await failure(String(repeating: "가나다라", count: 100_000), repository))"
    #expect(text.count < 300)
    #expect(text.contains("…"))
  }

  /// As `avatars list` shows it.
  @Test func theLastDigitsOfAnIDAreEnough() async throws {
    let repository = try await TestRepository()
    let own = try await repository.make("Pudding")
    let ids = repository.builtIn.all.map(\.id) + [own.id]
    for id in ids {
      let short = id.shortForm(among: ids)
      #expect(short.count == 8, "\(id)")
      #expect(try await repository.avatar(named: short.uppercased()).id == id)
    }
    #expect(try await failure(String(own.id.description.suffix(7)), repository).isMissing)
    // A complete name has priority.
    let twin = try await repository.store(own.id.shortForm(among: ids), 1)
    #expect(try await repository.avatar(named: own.id.shortForm(among: ids)) == twin)
  }
}
