import Testing

@testable import ProjectFacts

/// A rule that cannot fail is no rule.
@Suite(.enabled(if: Projects.areWanted, "FEATURE narrows the package; the architecture is the whole's"))
struct FixtureTests {
  @Test(arguments: Rule.all(listed: []))
  func acceptsWhatIsSound(_ rule: Rule) throws {
    #expect(rule.check(try Projects.sound.get()).map(\.what) == [])
  }

  @Test(arguments: Rule.all(listed: []))
  func refusesWhatIsBroken(_ rule: Rule) throws {
    let found = rule.check(try Projects.broken.get())
    #expect(found.map(\.what).sorted() == userErrors[rule.name]?.sorted())
    #expect(found.allSatisfy { !$0.why.isEmpty && !$0.cure.isEmpty })
  }

  @Test func everyRuleHasAMistake() {
    #expect(Set(Rule.all.map(\.name)) == Set(userErrors.keys))
    #expect(userErrors.values.allSatisfy { !$0.isEmpty })
    #expect(Rule.all.count == Set(Rule.all.map(\.name)).count)
  }

  private static let cells = "Modules/Interface/DesignSystem/Sources/Cells.swift"
  private static let explore = "Modules/Features/Explore/Sources/ExploreInteractor.swift"

  /// The messages of each rule for `Broken`, word for word.
  private let userErrors: [String: [String]] = [
    "readable": ["Ghost has no files in Modules/Services/Ghost/Sources"],
    "declared-imports": [
      // A sibling, and a dependency of an own dependency.
      "Explore imports Chat (\(explore):1), which the manifest does not declare",
      "Explore imports Entities (\(explore):2), which the manifest does not declare",
      "Entities imports Terminal (Modules/Entities/Sources/Avatar.swift:1), which the manifest does not declare",
    ],
    "layers": [
      "Entities imports Terminal (Modules/Entities/Sources/Avatar.swift:1)",
      "Explore imports Chat (\(explore):1)",
      "Explore imports Storage (\(explore):3)",
      "Shared in Modules/Shared/Sources has no layer",
      "Terminal depends on Entities (Package.swift)",
    ],
    "independence": [
      "Explore reaches the feature Chat by Explore imports Chat (\(explore):1)",
      "Profile reaches the feature Chat by Profile imports Shared (Modules/Features/Profile/Sources/Profile.swift:1), "
        + "then Shared imports Chat (Modules/Shared/Sources/Shared.swift:1)",
    ],
    "protected": ["Explore imports TerminalTesting (\(explore):4)"],
    "acyclic": ["Entities uses Terminal uses Entities"],
    "outside-world": [
      "Profile imports Glibc (Modules/Features/Profile/Sources/Profile.swift:2)",
      "Profile uses sleep (Modules/Features/Profile/Sources/Profile.swift:4)",
    ],
    "concepts": [
      "DesignSystem declares AvatarCell (\(cells):2)", "DesignSystem declares exploreTitle (\(cells):5)",
    ],
    "shared-views": ["DesignSystem shows AvatarCell, used only by Profile (\(cells):2)"],
    "strangers-names": [
      "Profile names Explore in its words (Modules/Features/Profile/Sources/Profile.swift:6)"
    ],
    "outside-modules": [
      "Storage imports Dispatch (Modules/Services/Storage/Sources/AvatarStore.swift:2)",
      "Terminal imports Foundation (Modules/Interface/Terminal/Sources/Screen.swift:1)",
    ],
    "terminal-alone": [
      "Terminal uses Entities (Package.swift)",
      "Terminal uses Foundation (Modules/Interface/Terminal/Sources/Screen.swift:1)",
    ],
    "no-packages": ["Core uses ArgumentParser of another package", "The manifest fetches argument-parser"],
    "folders": [
      "Modules/Features/Chat has no Demo",
      "Modules/Features/Chat has no README.md",
      "Modules/Features/Chat has no TestSupport",
      "Modules/Features/Chat has no Tests",
      "Modules/Interface/Terminal has no README.md",
      "Modules/Services/Ghost has no README.md",
    ],
    "owners": [
      "Apps/lite has no line in .github/CODEOWNERS",
      ".github/CODEOWNERS:2: /Modules/Core/ names no owner, or one without @",
      ".github/CODEOWNERS:7: /Modules/Features/Search/ matches nothing",
      "Modules/Services/Storage has 2 lines in .github/CODEOWNERS: 4, 5",
      "Modules/Shared has no line in .github/CODEOWNERS",
    ],
    "core-interactor": [
      "CoreInteractor has a member of its own, avatars (Modules/Core/Sources/CoreInteractor.swift:5)",
      "CoreInteractor has a member of its own, count (Modules/Core/Sources/Core+Explore.swift:5)",
      "CoreInteractor has a member of its own, more (Modules/Core/Sources/Core+Explore.swift:4)",
    ],
    "shared-verbs": [
      "func avatars(in: String) -> [String] is asked for by "
        + "ChatInteractor (Modules/Features/Chat/Sources/ChatInteractor.swift:7) and ExploreInteractor (\(explore):9)"
    ],
    "feature-surface": ["Explore shows struct ExploreCell (\(explore):13)"],
    "leading-routers": [
      "ExploreRouter answers canAsk at once (Modules/Features/Explore/Sources/ExploreRouter.swift:6)"
    ],
    "module-names": [
      "The public type Storage bears a module's name (Modules/Entities/Sources/Avatar.swift:4)"
    ],
    "queries": ["A query stands outside Storage: \"SELECT name FROM avatars …\" (\(explore):15)"],
    "file-lengths": ["Modules/Shared/Sources/Shared.swift has 402 lines, more than 400"],
    "escapes": ["An escape character stands outside Terminal (\(explore):19)"],
  ]
}
