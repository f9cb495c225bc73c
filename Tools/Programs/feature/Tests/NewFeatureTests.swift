import Foundation
import ProjectFacts
import Testing

@testable import feature

struct NewFeatureTests {
  @Test(arguments: ["Quotes", "SavedQuotes", "Abc", "RatherLongNamesOfFeaturesThatWrapLines"])
  func threeLinesChangeAndTheRestIsNew(name: String) throws {
    try SmallProject.with { project in
      let before = try project.snapshot()
      let made = try project.make(name)
      let after = try project.snapshot()
      let changed = before.filter { after[$0.key] != $0.value }.keys.sorted()
      #expect(changed == [OwnerLine.path, "Apps/aichat/Aichat.swift", "Package.swift"])
      #expect(made.changedFiles == changed)
      #expect(made.newFiles == Set(after.keys).subtracting(before.keys).sorted())
      for path in changed {
        let old = Set((before[path] ?? "").split(separator: "\n"))
        #expect((after[path] ?? "").split(separator: "\n").count { !old.contains($0) } == 1, "\(path)")
      }
      let folder = "Modules/Features/\(name)"
      for part in ["Sources", "TestSupport", "Tests/Screens", "Demo/main.swift", "README.md"] {
        #expect(project.checkout.exists("\(folder)/\(part)"), "\(part)")
      }
      #expect(project.checkout.exists("Modules/Core/Sources/Core+\(name).swift"))
    }
  }

  @Test(arguments: ["Quotes", "RatherLongNamesOfFeaturesThatWrapLines"])
  func noPlaceholderIsLeftAndTheLayoutIsRight(name: String) throws {
    try SmallProject.with { project in
      let made = try project.make(name)
      for path in made.newFiles {
        #expect(!path.contains("__"))
        #expect(try !project.checkout.text(path).contains(/__\w+__/), "\(path)")
      }
      let files = made.newFiles.filter { $0.hasSuffix(".swift") }
      let lint = try Program.swift(["format", "lint", "--strict"] + files).result(in: project.checkout.root)
      #expect(lint.status == 0 && lint.errors.isEmpty, "\(lint.errors)")
      let demo = try project.checkout.text("Modules/Features/\(name)/Demo/main.swift")
      #expect(demo.split(separator: "\n", omittingEmptySubsequences: false).count < 30)
    }
  }

  @Test func whatIsThereIsNotWrittenOver() throws {
    try SmallProject.with { project in
      try project.write("Modules/Core/Sources/Core+Quotes.swift", "mine")
      let before = try project.snapshot()
      let error = #expect(throws: UsageError.self) { try project.make("Quotes") }
      #expect(error?.description.contains("Core+Quotes.swift") == true)
      #expect(try project.snapshot() == before)
    }
  }

  @Test func aTakenNameIsRefused() throws {
    try SmallProject.with { project in
      var taken = ReservedNames()
      taken.targets = ["quotes"]
      let before = try project.snapshot()
      #expect(throws: UsageError.self) {
        try NewFeature(FeatureName("Quotes"), in: project.checkout).make(
          taken: { _ in taken }, renewDocuments: { _ in })
      }
      #expect(throws: UsageError.self) { try project.make("quotes") }
      #expect(try project.snapshot() == before)
    }
  }
}

// MARK: - All or nothing

extension NewFeatureTests {
  private struct Broken: Error {}

  @Test func whenTheDocumentsFailNothingIsChanged() throws {
    try SmallProject.with { project in
      try project.write("README.md", "# A\n\n<!-- generated: graph -->\nold\n<!-- end -->\n")
      let before = try project.snapshot()
      #expect(throws: CheckoutError.self) {
        try project.make("Quotes") { _ in
          try project.write("README.md", "half")
          throw Broken()
        }
      }
      #expect(try project.snapshot() == before)
      #expect(!project.checkout.exists("Modules"))
    }
  }

  @Test(arguments: ["Package.swift", "Apps/aichat/Aichat.swift", OwnerLine.path])
  func aFileThatIsNotAsExpectedStopsIt(path: String) throws {
    try SmallProject.with { project in
      try project.write(path, "nothing to hold on to\n")
      let before = try project.snapshot()
      let error = #expect(throws: CheckoutError.self) { try project.make("Quotes") }
      #expect(error?.description.contains(path) == true)
      #expect(try project.snapshot() == before)
    }
  }

  @Test func aFileThatCannotBeWrittenPutsTheOthersBack() throws {
    try SmallProject.with { project in
      let before = try project.snapshot()
      // A file has the path of a folder.
      var changes = FileChanges(texts: ["A/new.swift": "1", "Package.swift": "2", "Zed/new.swift": "3"])
      changes.removals = ["Apps"]
      try project.write("Zed", "file")
      #expect(throws: CheckoutError.self) { try changes.apply(in: project.checkout) {} }
      try FileManager.default.removeItem(at: project.checkout.url("Zed"))
      #expect(try project.snapshot() == before)
      #expect(!project.checkout.exists("A"))
    }
  }
}
