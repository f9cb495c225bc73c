import Entities
import Storage
import Testing

@testable import Personas

/// Personas over stores in memory, with a user.
private struct Office: PersonaProviding {
  struct NoPicture: Error {}

  let stores = Stores.inMemory()
  let user = UserProfile(id: UserProfile.ID(high: 7, low: 1), created: Timestamp(milliseconds: 1))
  let personaRepository: PersonaRepository

  init(signedIn: Bool = true) async throws {
    personaRepository = PersonaRepository(
      personas: stores.personas, pictures: stores.avatars, profiles: stores.profiles,
      now: { Timestamp(milliseconds: 5000) },
      readPicture: { path in
        guard path == "me.png" else { throw NoPicture() }
        return [1, 2]
      })
    try await stores.profiles.save(user)
    if signedIn { try await stores.profiles.setCurrentProfile(user.id) }
  }

  func make(_ name: String) async throws -> Persona { try await createPersona(PersonaDraft(name: name)) }
}

@Suite struct PersonaTests {
  @Test func textsAreTrimmedAndLimited() async throws {
    let office = try await Office()
    let draft = PersonaDraft(name: " \u{200B}선장 ", description: "\nTall.\n", picturePath: "'me.png' ", color: .teal)
    let persona = try await office.createPersona(draft)
    #expect(persona.name == "선장" && persona.description == "Tall." && persona.color == .teal)
    #expect(persona.profile == office.user.id)
    #expect(try await office.personas() == [persona])
    let picture = try #require(persona.picture)
    #expect(try await office.stores.avatars.picture(picture)?.file == [1, 2])

    let wrong: [(PersonaDraft, PersonaFailure)] = [
      (PersonaDraft(name: " \u{200B}"), .emptyName), (PersonaDraft(name: "a\nb"), .brokenName),
      (PersonaDraft(name: String(repeating: "가", count: 41)), .longName),
      (PersonaDraft(name: "A", description: String(repeating: "가", count: 22_000)), .longDescription),
    ]
    for (draft, failure) in wrong {
      await #expect(throws: failure) { _ = try await office.createPersona(draft) }
      await #expect(throws: failure) { _ = try await office.changePersona(persona.id, to: draft, picture: .kept) }
      for language in [ContentLanguage.english, .korean] { #expect(!failure.message(in: language).isEmpty) }
    }
    await #expect(throws: Office.NoPicture.self) {
      _ = try await office.createPersona(PersonaDraft(name: "A", picturePath: "none.png"))
    }
    #expect(try await office.personas() == [persona])
  }

  @Test func aChangeKeepsReplacesOrRemovesThePicture() async throws {
    let office = try await Office()
    let persona = try await office.createPersona(PersonaDraft(name: "A", picturePath: "me.png"))
    let draft = PersonaDraft(name: "B", description: "b")
    let kept = try await office.changePersona(persona.id, to: draft, picture: .kept)
    #expect(kept.name == "B" && kept.picture == persona.picture && kept.color == nil)
    let replaced = try await office.changePersona(persona.id, to: draft, picture: .file("me.png"))
    #expect(replaced.picture != nil && replaced.picture != persona.picture)
    #expect(try await office.changePersona(persona.id, to: draft, picture: .removed).picture == nil)
  }

  @Test func aDeletedPersonaComesBackWhereItCounted() async throws {
    let office = try await Office()
    let avatar = Avatar.ID(high: 1, low: 2)
    let persona = try await office.createPersona(PersonaDraft(name: "A", picturePath: "me.png"))
    let other = try await office.make("B")
    try await office.usePersona(other.id, in: .everywhere)
    try await office.usePersona(persona.id, in: .character(avatar))
    let deleted = try await office.deletePersona(persona.id)
    #expect(try await office.personas() == [other])
    #expect(try await office.personaInUse(in: nil, with: avatar) == PersonaInUse(other, in: .everywhere))
    await #expect(throws: PersonaFailure.missing(persona.id)) {
      try await office.usePersona(persona.id, in: .everywhere)
    }
    #expect(try await office.restorePersona(deleted) == persona)
    #expect(try await office.personaInUse(in: nil, with: avatar) == PersonaInUse(persona, in: .character(avatar)))
    #expect(try await office.stores.avatars.picture(persona.picture!)?.file == [1, 2])
    try await office.usePersona(nil, in: .character(avatar))
    #expect(try await office.personaBindings() == [PersonaBinding(other.id, in: .everywhere)])
  }

  @Test func anotherProfilesPersonasAreNotThere() async throws {
    let office = try await Office()
    let mine = try await office.make("Mine")
    let other = UserProfile(id: UserProfile.ID(high: 7, low: 2), created: Timestamp(milliseconds: 1))
    try await office.stores.profiles.save(other)
    try await office.stores.profiles.setCurrentProfile(other.id)
    #expect(try await office.personas().isEmpty)
    await #expect(throws: PersonaFailure.missing(mine.id)) { _ = try await office.deletePersona(mine.id) }
    await #expect(throws: PersonaFailure.missing(mine.id)) { try await office.usePersona(mine.id, in: .everywhere) }
    await #expect(throws: PersonaFailure.missing(mine.id)) {
      _ = try await office.changePersona(mine.id, to: PersonaDraft(name: "x"), picture: .kept)
    }
  }

  @Test func withoutAProfileThereAreNone() async throws {
    let office = try await Office(signedIn: false)
    #expect(try await office.personas().isEmpty)
    #expect(try await office.personaBindings().isEmpty)
    #expect(try await office.personaInUse(in: nil, with: Avatar.assistantID) == nil)
    await #expect(throws: PersonaFailure.noProfile) { _ = try await office.make("A") }
  }

  @Test func aNameOrAPartOfItIsEnough() async throws {
    let office = try await Office()
    let captain = try await office.make("Captain Mira"), cap = try await office.make("Cap"),
      twin = try await office.make("cap")
    for (asked, found) in [("captain mira", captain), ("captain", captain), ("MIRA", captain), ("\(twin.id)", twin)] {
      #expect(try await office.persona(named: asked) == found)
    }
    await #expect(throws: PersonaFailure.ambiguous("CAP", among: [cap, twin].sorted { $0.id < $1.id })) {
      _ = try await office.persona(named: "CAP")
    }
    let failure = await #expect(throws: PersonaFailure.self) { _ = try await office.persona(named: "Nobody") }
    #expect(failure?.isMissing == true)
    #expect(failure?.message(in: .english).contains("Captain Mira") == true)
    #expect(PersonaFailure.ambiguous("cap", among: [cap, twin]).message(in: .korean).contains("\(twin.id)"))
  }
}
