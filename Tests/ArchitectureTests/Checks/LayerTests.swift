import Testing

@testable import ProjectFacts

struct LayerTests {
  @Test func arrowsPointDownOnly() {
    // A module of a layer may depend on another layer only if that layer can never depend on it.
    func below(_ layer: Layer) -> Set<Layer> {
      var found: Set<Layer> = []
      var pending = Array(layer.mayUse)
      while let next = pending.popLast() {
        if found.insert(next).inserted { pending += next.mayUse }
      }
      return found
    }
    for layer in Layer.allCases where layer != .whole {
      #expect(!below(layer).contains(layer), "\(layer)")
    }
  }

  @Test(arguments: [
    ("Modules/Features/Chat", Layer.feature), ("Modules/Services/Storage", .storage),
    ("Modules/Services/Catalogue", .service), ("Modules/Platform/JSON", .json), ("Modules/Platform/Keys", .platform),
    ("Apps/gallery", .gallery), ("Apps/aichat", .app), ("Tests/EndToEndTests", .whole),
  ])
  func foldersHaveLayers(_ home: String, _ layer: Layer) {
    #expect(Layer(home: home) == layer)
  }

  @Test(arguments: ["Modules/Shared", "Modules/Features/Chat/Deeper", "Modules/Features", "Sources/A", ""])
  func otherFoldersHaveNone(_ home: String) {
    #expect(Layer(home: home) == nil)
  }

  /// The permitted uses of a module in another folder, for libraries and for tests.
  @Test(arguments: [
    ("Modules/Features/Chat/Sources", "Modules/Interface/Navigation/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/Interface/Terminal/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/UseCases/Conversations/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/Platform/JSON/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/FeatureKit/Sources", true),
    ("Modules/Features/Chat/Tests", "Modules/Features/Chat/TestSupport", true),
    ("Modules/Features/Chat/Tests", "Modules/Services/Storage/Sources", false),
    ("Modules/Features/Chat/Tests", "Modules/Interface/TerminalTesting/Sources", true),
    ("Modules/Services/Storage/Tests", "Modules/Platform/RandomTesting/Sources", true),
    ("Modules/Features/Chat/Demo", "Modules/Features/Chat/TestSupport", true),
    ("Modules/UseCases/Conversations/Tests", "Modules/Services/Storage/TestSupport", true),
    ("Modules/UseCases/Conversations/Sources", "Modules/Platform/HTTP/Sources", false),
    ("Modules/Services/Catalogue/Sources", "Modules/Platform/CSQLite", false),
    ("Modules/Services/Catalogue/Sources", "Modules/Services/Storage/Sources", false),
    ("Modules/Platform/Configuration/Sources", "Modules/Platform/JSON/Sources", true),
    ("Modules/Platform/Configuration/Sources", "Modules/Platform/HTTP/Sources", false),
    ("Modules/Platform/Configuration/Sources", "Modules/Platform/System/Sources", true),
    ("Modules/Platform/System/Sources", "Modules/Platform/Configuration/Sources", false),
    ("Modules/Interface/Terminal/Sources", "Modules/Platform/System/Sources", false),
    ("Modules/UseCases/Conversations/Sources", "Modules/Platform/System/Sources", false),
    ("Modules/Interface/Navigation/Sources", "Modules/Interface/DesignSystem/Sources", false),
    ("Modules/Interface/TerminalUI/Sources", "Modules/Interface/Pictures/Sources", true),
    ("Modules/Interface/Pictures/Sources", "Modules/Platform/CPNG", true),
    ("Modules/Interface/Pictures/Sources", "Modules/Interface/Terminal/Sources", false),
    ("Modules/Interface/Terminal/Sources", "Modules/Interface/Pictures/Sources", false),
    ("Modules/Interface/TerminalUI/Sources", "Modules/Platform/CPNG", false),
    ("Modules/Features/Chat/Sources", "Modules/Interface/Pictures/Sources", false),
    ("Modules/Interface/DesignSystem/Sources", "Modules/Interface/Portraits/Sources", true),
    ("Modules/Interface/Portraits/Sources", "Modules/Interface/TerminalUI/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/Interface/Portraits/Sources", false),
    ("Modules/CommandLine/Sources", "Modules/FeatureKit/Sources", true),
    ("Modules/CommandLine/Sources", "Modules/Interface/Navigation/Sources", false),
    ("Modules/CommandLine/Sources", "Modules/Platform/Configuration/Sources", false),
    ("Modules/CommandLine/Sources", "Modules/Features/Chat/Sources", false),
    ("Modules/CommandPalette/Sources", "Modules/FeatureKit/Sources", true),
    ("Modules/CommandPalette/Sources", "Modules/Interface/Navigation/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/CommandPalette/Sources", false),
    ("Modules/Features/Chat/Sources", "Modules/CommandLine/Sources", false),
    ("Modules/Core/Sources", "Modules/CommandLine/Sources", true),
    ("Modules/Core/Sources", "Modules/Platform/CPNG", false),
    ("Modules/Core/Sources", "Modules/Platform/CSQLite", false),
    ("Modules/Core/Sources", "Apps/aichat", false),
    ("Modules/Core/Tests", "Apps/aichat", true),
    ("Modules/Features/Chat/Tests", "Apps/aichat", false),
    ("Apps/aichat", "Modules/Features/Chat/Sources", false),
    ("Tests/EndToEndTests", "Modules/Interface/TerminalTesting/Sources", true),
  ])
  func usesFollowTheTable(_ from: String, _ to: String, _ isAllowed: Bool) {
    var user = Module(name: "From", kind: from.contains("Tests") ? "test" : "regular", path: from)
    user.declared = ["To"]
    let project = Project(modules: [user, Module(name: "To", kind: "regular", path: to)])
    #expect(Rule.layers.check(project).isEmpty == isAllowed)
  }
}
