import Foundation
import ProjectFacts
import Testing

@testable import feature

struct RemovalTests {
  @Test(arguments: ["Quotes", "RatherLongNamesOfFeaturesThatWrapLines"], [true, false])
  func removingIsTheInverseOfMaking(name: String, hasRepository: Bool) throws {
    try SmallProject.with { project in
      if hasRepository { try project.commit() }
      let before = try project.snapshot()
      try project.make(name)
      let removal = try Removal(name, in: project.checkout)
      #expect(try removal.unsaved() == [])
      try removal.carryOut { _ in }
      #expect(try project.snapshot() == before)
      #expect(!project.checkout.exists("Modules/Features/\(name)"))
      #expect(try removal.mentions().count == 1)
    }
  }

  @Test func workThatIsInNoCommitIsNamed() throws {
    try SmallProject.with { project in
      try project.make("Quotes")
      try project.commit()
      let folder = "Modules/Features/Quotes"
      #expect(try Removal("Quotes", in: project.checkout).unsaved() == [])
      try project.write("\(folder)/Sources/Strings.swift", "// mine")
      try project.write("\(folder)/Tests/MoreTests.swift", "// more")
      try project.write(".gitignore", "*.swp\n")
      try project.write("\(folder)/Tests/.x.swp", "an editor's")
      #expect(
        try Removal("Quotes", in: project.checkout).unsaved()
          == ["\(folder)/Sources/Strings.swift", "\(folder)/Tests/MoreTests.swift"])
      try project.commit()
      #expect(try Removal("Quotes", in: project.checkout).unsaved() == [])
    }
  }

  @Test func whenTheDocumentsFailNothingIsChanged() throws {
    struct Broken: Error {}
    try SmallProject.with { project in
      try project.make("Quotes")
      let before = try project.snapshot()
      #expect(throws: CheckoutError.self) {
        try Removal("Quotes", in: project.checkout).carryOut { _ in throw Broken() }
      }
      #expect(try project.snapshot() == before)
      #expect(!project.checkout.exists(".build/removed-\(ProcessInfo.processInfo.processIdentifier)"))
    }
  }

  @Test func documentsBeginWhereTheyBegan() throws {
    try SmallProject.with { project in
      func document(_ number: Int) -> String { "# A\n\n<!-- generated: lines -->\n\(number)\n<!-- end -->\nB\n" }
      try project.write("README.md", document(100))
      try project.commit()
      try project.make("Quotes") { _ in try project.write("README.md", document(140)) }
      var seen = ""
      try Removal("Quotes", in: project.checkout).carryOut { _ in seen = try project.checkout.text("README.md") }
      #expect(seen == document(100))
      // Text that was added meanwhile stays.
      try project.make("Quotes") { _ in try project.write("README.md", document(140) + "More.\n") }
      try Removal("Quotes", in: project.checkout).carryOut { _ in seen = try project.checkout.text("README.md") }
      #expect(seen == document(140) + "More.\n")
    }
  }

  @Test func remainingMentionsAreNamed() throws {
    try SmallProject.with { project in
      try project.make("Quotes")
      try project.write("Apps/other/main.swift", "import Core\nlet app = App([.chat, .quotes])\n")
      try project.write(
        "Modules/Core/Sources/A.swift", "// Quotes\nlet a = QuotesBuilder()\nlet b = builder.quotes.x\n")
      try project.write("Modules/Chat/Sources/A.swift", "let quotes = 1\nlet text = \"Quotes\"\nimport Quotes\n")
      try project.write("Tests/Fixtures/A/A.swift", "import Quotes\n")
      try project.write("README.md", "See [it](Modules/Features/Quotes/README.md).\nQuotes are nice.\n")
      let removal = try Removal("Quotes", in: project.checkout)
      try removal.carryOut { _ in }
      #expect(
        try removal.mentions().dropFirst() == [
          "  Apps/other/main.swift:2", "  Modules/Chat/Sources/A.swift:3", "  Modules/Core/Sources/A.swift:2",
          "  Modules/Core/Sources/A.swift:3", "  README.md:1",
        ])
    }
  }

  @Test func onlyAFeatureIsRemoved() throws {
    try SmallProject.with { project in
      try project.write("Modules/Samples/Counter/Sources/A.swift", "")
      for name in ["Counter", "Nix", "../Features", ""] {
        #expect(throws: UsageError.self) { try Removal(name, in: project.checkout) }
      }
    }
  }
}
