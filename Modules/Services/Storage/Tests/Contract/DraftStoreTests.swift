import Entities
import Testing

@testable import Storage

/// Drafts, with one copy of the program and with two.
struct DraftStoreTests {
  @Test(arguments: StoreKind.allCases)
  func aDraftIsStoredUntilItIsEmpty(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let (one, two) = (try await stores.addProfile(&fixture), try await stores.addProfile(&fixture))
      let drafts = DraftStore(stores.notes)
      #expect(try await drafts.draft("chat", of: one) == nil)
      try await drafts.save("Half", as: "chat", of: one)
      try await drafts.save("Half a thou", as: "chat", of: one)
      #expect(try await drafts.draft("chat", of: one) == "Half a thou")
      #expect(try await drafts.draft("form", of: one) == nil)
      #expect(try await drafts.draft("chat", of: two) == nil)
      #expect(try await stores.notes.note("chat", of: one) == "Half a thou")
      try await drafts.save("", as: "chat", of: one)
      #expect(try await stores.notes.note("chat", of: one) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func sendingInOneCopyKeepsTheDraftOfAnother(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (here, there) = (DraftStore(stores.notes), DraftStore(stores.notes))
      for drafts in [here, there] { #expect(try await drafts.draft("chat", of: profile) == nil) }
      try await here.save("precious words", as: "chat", of: profile)
      for text in ["h", "hello", ""] { try await there.save(text, as: "chat", of: profile) }
      #expect(try await here.draft("chat", of: profile) == "precious words")
      #expect(try await DraftStore(stores.notes).draft("chat", of: profile) == "precious words")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func eachCopyHasItsOwnDraftAndALaterOneFindsAll(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (here, there) = (DraftStore(stores.notes), DraftStore(stores.notes))
      try await here.save("mine", as: "chat", of: profile)
      try await there.save("th\u{1E}eirs", as: "chat", of: profile)
      try await here.save("mine, longer", as: "chat", of: profile)
      #expect(try await here.draft("chat", of: profile) == "mine, longer")
      #expect(try await there.draft("chat", of: profile) == "theirs")
      // After both were killed, one text after the other is found.
      let later = DraftStore(stores.notes)
      #expect(try await later.draft("chat", of: profile) == "theirs")
      try await later.save("", as: "chat", of: profile)
      #expect(try await later.draft("chat", of: profile) == "mine, longer")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aDraftContinuedInAnotherCopyMovesThere(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (here, there) = (DraftStore(stores.notes), DraftStore(stores.notes))
      try await here.save("Half", as: "chat", of: profile)
      #expect(try await there.draft("chat", of: profile) == "Half")
      try await there.save("Half a thought", as: "chat", of: profile)
      try await there.save("", as: "chat", of: profile)
      #expect(try await here.draft("chat", of: profile) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func simultaneousWritersAllKeepTheirDrafts(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let stores = (0..<8).map { _ in DraftStore(stores.notes) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, drafts) in stores.enumerated() {
          group.addTask { try await drafts.save("text \(number)", as: "chat", of: profile) }
        }
        try await group.waitForAll()
      }
      for (number, drafts) in stores.enumerated() {
        #expect(try await drafts.draft("chat", of: profile) == "text \(number)")
      }
    }
  }
}
