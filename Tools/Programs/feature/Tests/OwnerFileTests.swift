import ProjectFacts
import Testing

@testable import feature

struct OwnerFileTests {
  @Test(arguments: [
    ("Quotes", "/Modules/Features/Quotes/       @aichat/quotes"),
    ("RatherLongNamesOfFeatures", "/Modules/Features/RatherLongNamesOfFeatures/ @aichat/ratherlongnamesoffeatures"),
  ])
  func aLineComesUnderTheOthersAndGoes(name: String, line: String) throws {
    let before = SmallProject.owners
    let after = try OwnerFile(text: before).adding(FeatureName(name))
    let chat = "/Modules/Features/Chat/         @aichat/chat\n"
    #expect(after == before.replacing(chat, with: chat + line + "\n"))
    #expect(OwnerFile(text: after).removing(FeatureName(name)) == before)
  }

  @Test func theLastLineThatMatchesDecides() {
    let ownership = Ownership(lines: OwnerLine.lines(of: "/A/ @a\n/A/B/ @b @c\n/C/\n"))
    #expect(ownership.owner(of: "A/x.swift") == "@a")
    #expect(ownership.owner(of: "A/B/x.swift") == "@b @c")
    #expect(ownership.owner(of: "C/x") == "none")
    #expect(ownership.summary(of: ["A/z", "D", "A/y"]) == ["@a", "  A/y", "  A/z", "none", "  D"])
  }

  @Test func aChangeIsAllThatDiffers() throws {
    try SmallProject.with { project in
      try project.write("A/old name.swift", "1")
      try project.commit()
      try project.write("Package.swift", "edited")
      try project.write("B/new.swift", "2")
      let change = try Change(since: "HEAD", in: project.checkout.root)
      #expect(change.paths == ["B/new.swift", "Package.swift"])
      #expect(throws: UsageError.self) { try Change(since: "nowhere", in: project.checkout.root) }
      #expect(throws: UsageError.self) { try Change(since: "--output=x", in: project.checkout.root) }
    }
  }
}
