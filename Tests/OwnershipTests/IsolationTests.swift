import Foundation
import ProjectFacts
import Testing

@testable import feature

extension OwnershipTests {
  /// A feature's owner can work while the code of other modules is broken.
  @Suite struct IsolationTests {}
}

extension OwnershipTests.IsolationTests {
  @Test func aFeatureIsTestedWhileAllOthersAreBroken() throws {
    try ProjectCopy.with { copy in
      let project = try ProjectReader.read(at: copy.root, withImports: false)
      let features = project.modules.filter { $0.layer == .feature && $0.role == .library }
      // The project may have more features.
      #expect(Set(features.map(\.name)).isSuperset(of: ["Onboarding", "Explore", "Chat", "Profile", "Settings"]))
      let core = try #require(project.module("Core"))
      let checkout = Checkout(root: copy.root)
      for feature in features {
        let broken = features.filter { $0.name != feature.name } + [core]
        let files = try broken.flatMap(\.files).map { ($0.path, try checkout.text($0.path)) }
        for (path, text) in files { try Data("struct {\n\(text)".utf8).write(to: checkout.url(path)) }
        try copy.passesFocused(feature.name)
        for (path, text) in files { try Data(text.utf8).write(to: checkout.url(path)) }
      }
      // Proves that the inserted mistake is one; otherwise the checks above would prove nothing.
      let explore = try #require(features.first { $0.name == "Explore" }?.files.first).path
      try Data("struct {\n\(checkout.text(explore))".utf8).write(to: checkout.url(explore))
      #expect(try copy.testFocused("Explore").status != 0)
    }
  }
}
