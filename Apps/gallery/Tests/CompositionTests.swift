import FeatureKit
import TerminalUI
import Testing

@testable import gallery

/// The list decides which features exist.
@MainActor struct CompositionTests {
  private func registry(_ words: String..., features: [GalleryFeature] = [.counter, .articles, .users]) throws
    -> FeatureRegistry
  {
    try GalleryApp("gallery", features).registry(try GalleryOptions(words, features: features) { _ in nil })
  }

  @Test func allOfThem() throws {
    let added = try registry().contributions
    #expect(added.tabs.map(\.id) == ["counter", "articles", "users"])
    #expect(Set(added.links.map(\.name)).isSuperset(of: ["article", "user"]))
  }

  @Test(arguments: ["counter", "articles", "users"]) func anyOneMayBeMissing(_ name: String) throws {
    let (all, left) = (try registry(), try registry("--without", name))
    #expect(left.contributions.tabs.map(\.id) == all.contributions.tabs.map(\.id).filter { $0 != name })
    #expect(left.contributions.links.allSatisfy { left.owner(of: "link \($0.name)") != name })
    let gone = all.contributions.links.map(\.name).filter { all.owner(of: "link \($0)") == name }
    #expect(gone.allSatisfy { left.owner(of: "link \($0)") == nil })
    #expect(left.features.map(\.id) == all.features.map(\.id).filter { $0 != name })
  }

  @Test func whatIsLeftOutIsNotMade() throws {
    var made: [String] = []
    let features = ["one", "two", "three"].map { name in
      GalleryFeature(name) { _ in
        made.append(name)
        return Silent(id: name)
      }
    }
    _ = try registry("--without", "two", features: features)
    #expect(made == ["one", "three"])
  }

  private struct Silent: Feature {
    let id: String
    let contributions = Contributions()
  }
}
