import Foundation
import Testing

@testable import feature

extension OwnershipTests {
  /// Makes, builds, tests, runs and removes a feature, in a copy of this project.
  @Suite struct ScaffoldTests {}
}

extension OwnershipTests.ScaffoldTests {
  @Test func aNewFeatureIsWholeAndGoesWithoutATrace() throws {
    try ProjectCopy.with { copy in
      let name = try FeatureName(unusedName(in: copy))
      let before = try copy.snapshot()
      try copy.succeeds("Tools/feature", "new", name.module)
      try threeLinesChanged(in: copy)
      try copy.succeeds("Tools/documents", "--check")
      try copy.succeeds("Tools/feature", "doubles", "--check")
      try copy.succeeds("swift", "format", "lint", "--strict", "-r", name.folder, "Modules/Core/Sources")

      try copy.passesFocused(name.module)
      try copy.succeeds("Tools/feature", "surfaces", name.module, "--check")
      try copy.succeeds(
        "swift", "test", "--disable-xctest", "--scratch-path", ".build/architecture",
        settings: ["FEATURE": "Architecture"])

      try copy.succeeds("swift", "build", "--product", "aichat")
      #expect(try copy.succeeds(".build/debug/aichat", name.id).split(separator: "\n").count > 1)
      #expect(try copy.features()[name.id] == "commands \(name.id); links \(name.id)")

      try addTab(to: name, in: copy)
      try copy.succeeds("swift", "build", "--product", "aichat")
      #expect(try copy.features()[name.id] == "tab \(name.id); commands \(name.id); links \(name.id)")

      // The tab is a change by hand that no commit has.
      #expect(try copy.run("Tools/feature", "remove", name.module, "--yes").status == 1)
      try copy.succeeds("Tools/feature", "remove", name.module, "--yes", "--force")
      let after = try copy.snapshot()
      #expect(after.keys.sorted() == before.keys.sorted())
      #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == [])
    }
  }

  /// A name that no feature of the project has.
  private func unusedName(in copy: ProjectCopy) throws -> String {
    let taken = try HandWrittenLines.manifest.elements(in: Checkout(root: copy.root).text("Package.swift"))
    return try #require(["Quotes", "Guests", "Errands"].first { !taken.contains("\"\($0)\"") })
  }

  /// Checks that three hand-written lines have changed. Generated parts of documents are not compared.
  private func threeLinesChanged(in copy: ProjectCopy) throws {
    let lines = try copy.succeeds("git", "diff", "--numstat").split(separator: "\n").map { $0.split(separator: "\t") }
    let documents = lines.map { String($0[2]) }.filter { $0.hasSuffix(".md") }
    for path in documents {
      let old = try copy.succeeds("git", "show", "HEAD:\(path)")
      let new = try Checkout(root: copy.root).text(path)
      #expect(Documents.handWritten(new) == Documents.handWritten(old), "\(path)")
    }
    let rest = lines.filter { !$0[2].hasSuffix(".md") }.map { $0.joined(separator: " ") }
    #expect(rest == ["1 0 .github/CODEOWNERS", "1 1 Apps/aichat/Aichat.swift", "1 1 Package.swift"])
  }

  /// Adds the line from the feature's README at the place that the README names.
  private func addTab(to name: FeatureName, in copy: ProjectCopy) throws {
    let checkout = Checkout(root: copy.root)
    let readme = try checkout.text("\(name.folder)/README.md").split(separator: "\n")
    let line = try #require(readme.first { $0.hasPrefix("tabs: ") })
    let path = "\(name.folder)/Sources/\(name.module)Builder.swift"
    let builder = try checkout.text(path)
    let place = try #require(builder.firstRange(of: "      commands: ["))
    let edited = builder.replacingCharacters(in: place, with: "      \(line)\n      commands: [")
    try Data(edited.utf8).write(to: checkout.url(path))
  }
}
