import ProjectFacts
import Testing

@testable import feature

struct ReservedNamesTests {
  private func taken(_ path: String, _ text: String, targets: [String] = []) -> ReservedNames {
    var names = ReservedNames()
    names.targets = targets
    names.add(SourceFile(path: path, text: text))
    return names
  }

  @Test(arguments: ["Quotes", "QUOTES", "QuotesTests", "QuotesTestSupport", "quotes-demo"])
  func aTargetIsTaken(_ target: String) {
    #expect(taken("A.swift", "", targets: [target]).refusal(of: FeatureName("Quotes")) != nil)
    #expect(taken("A.swift", "", targets: [target]).refusal(of: FeatureName("Sayings")) == nil)
  }

  @Test(arguments: [
    ("Modules/Entities/Sources/A.swift", "public struct Quotes {}"),
    ("Modules/Features/Chat/Sources/A.swift", "public protocol QuotesInteractor {}"),
    ("Modules/Core/Sources/A.swift", "struct QuotesBuilder {}"),
    ("Modules/Core/Sources/A.swift", "extension CoreBuilder { var quotes: Int { 1 } }"),
    ("Modules/Core/Sources/A.swift", "extension CoreFeature { static let quotes = 1 }"),
    ("Modules/Features/Chat/Sources/A.swift", "let a = Subcommand(\"quotes\", summary: b)"),
    ("Modules/Features/Chat/Sources/A.swift", "let a = LinkContribution(\"quotes\") { c in d }"),
    ("Modules/Features/Chat/Sources/A.swift", "let a = TabContribution(id: \"quotes\", title: b)"),
  ])
  func aNameInTheSourcesIsTaken(path: String, text: String) throws {
    let reason = try #require(taken(path, text).refusal(of: FeatureName("Quotes")))
    #expect(reason.contains("\(path):1"))
  }

  @Test(arguments: [
    ("Modules/Features/Chat/Sources/A.swift", "struct Quotes {}"),
    ("Modules/Features/Chat/Tests/A.swift", "public struct Quotes {}; let a = Subcommand(\"quotes\", summary: b)"),
    ("Modules/Entities/Sources/A.swift", "public struct A { public struct Quotes {} }; let quotes = \"quotes\""),
  ])
  func aNameThatIsNotVisibleIsFree(path: String, text: String) {
    #expect(taken(path, text).refusal(of: FeatureName("Quotes")) == nil)
  }

  /// The facts of the real project are found, with any list of features.
  @Test func theProjectsOwnNamesAreTaken() throws {
    let names = try ReservedNames(Checkout(root: SmallProject.root))
    for name in ["Explore", "Avatar", "Link", "Ask", "Category", "Features", "Help", "Settings", "Documents"] {
      #expect(names.refusal(of: FeatureName(name)) != nil, "\(name)")
    }
    #expect(names.refusal(of: FeatureName("Qqqquotes")) == nil)
  }
}
