import Entities
import Testing

@testable import Storage

/// What is being written, in one copy of the program and in two.
struct DraftShelfTests {
  @Test(arguments: StoreKind.allCases)
  func aDraftIsKeptUntilItIsEmpty(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let (one, two) = (try await stores.addProfile(&fixture), try await stores.addProfile(&fixture))
      let shelf = DraftShelf(stores.notes)
      #expect(try await shelf.draft("chat", of: one) == nil)
      try await shelf.keep("Half", as: "chat", of: one)
      try await shelf.keep("Half a thou", as: "chat", of: one)
      #expect(try await shelf.draft("chat", of: one) == "Half a thou")
      #expect(try await shelf.draft("form", of: one) == nil)
      #expect(try await shelf.draft("chat", of: two) == nil)
      #expect(try await stores.notes.note("chat", of: one) == "Half a thou")
      try await shelf.keep("", as: "chat", of: one)
      #expect(try await stores.notes.note("chat", of: one) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func whatAnotherCopySendsTakesNothingAway(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (here, there) = (DraftShelf(stores.notes), DraftShelf(stores.notes))
      for shelf in [here, there] { #expect(try await shelf.draft("chat", of: profile) == nil) }
      try await here.keep("precious words", as: "chat", of: profile)
      for text in ["h", "hello", ""] { try await there.keep(text, as: "chat", of: profile) }
      #expect(try await here.draft("chat", of: profile) == "precious words")
      #expect(try await DraftShelf(stores.notes).draft("chat", of: profile) == "precious words")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func eachCopyHasItsOwnAndWhoComesLaterAll(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (here, there) = (DraftShelf(stores.notes), DraftShelf(stores.notes))
      try await here.keep("mine", as: "chat", of: profile)
      try await there.keep("th\u{1E}eirs", as: "chat", of: profile)
      try await here.keep("mine, longer", as: "chat", of: profile)
      #expect(try await here.draft("chat", of: profile) == "mine, longer")
      #expect(try await there.draft("chat", of: profile) == "theirs")
      // Both were killed: one after the other is found.
      let later = DraftShelf(stores.notes)
      #expect(try await later.draft("chat", of: profile) == "theirs")
      try await later.keep("", as: "chat", of: profile)
      #expect(try await later.draft("chat", of: profile) == "mine, longer")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func whoTakesADraftOverHasIt(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (here, there) = (DraftShelf(stores.notes), DraftShelf(stores.notes))
      try await here.keep("Half", as: "chat", of: profile)
      #expect(try await there.draft("chat", of: profile) == "Half")
      try await there.keep("Half a thought", as: "chat", of: profile)
      try await there.keep("", as: "chat", of: profile)
      #expect(try await here.draft("chat", of: profile) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func manyThatWriteAtOnceAllKeepTheirs(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let shelves = (0..<8).map { _ in DraftShelf(stores.notes) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, shelf) in shelves.enumerated() {
          group.addTask { try await shelf.keep("text \(number)", as: "chat", of: profile) }
        }
        try await group.waitForAll()
      }
      for (number, shelf) in shelves.enumerated() {
        #expect(try await shelf.draft("chat", of: profile) == "text \(number)")
      }
    }
  }
}
