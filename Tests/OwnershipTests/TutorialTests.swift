import Foundation
import ProjectFacts
import Testing

@testable import feature

extension OwnershipTests {
  /// Follows the tutorials exactly, in a copy of this project.
  @Suite struct TutorialTests {}
}

extension OwnershipTests.TutorialTests {
  @Test func itsFeatureIsTestedAndRuns() throws {
    try ProjectCopy.with { copy in
      let checkout = Checkout(root: copy.root)
      let steps = try Tutorial(text: checkout.text("Modules/Documentation/Tutorials/YourFirstFeature.md")).steps
      #expect(steps.count >= 8)
      try copy.succeeds("Tools/feature", "new", "Today")
      for step in steps { try step.apply(in: copy.root) }
      try copy.succeeds("Tools/feature", "doubles", "Today")
      _ = try copy.testFocused("Today", settings: ["AICHAT_UPDATE_SCREENS": "1"])
      #expect(try checkout.text("Modules/Features/Today/Tests/Screens/today-ko.txt").hasPrefix(" 오늘\n"))
      try copy.passesFocused("Today")
      try copy.passesFocused("AvatarLibrary")
      try theWholeAppHasIts(tab: "Today", in: copy)
      try copy.succeeds("Tools/feature", "doubles", "--check")
      try copy.succeeds("swift", "format", "lint", "--strict", "-r", "Modules/Features/Today", "Modules/UseCases")
      try copy.succeeds(
        "swift", "test", "--disable-xctest", "--scratch-path", ".build/architecture",
        settings: ["FEATURE": "Architecture"])
      try copy.succeeds("swift", "build", "--product", "aichat")
      #expect(try copy.succeeds(".build/debug/aichat", "today").split(separator: "\n").count == 3)
      #expect(try copy.features()["today"] == "tab today; commands today; links today")
      #expect(try copy.run(".build/debug/aichat", "--without", "today", "today").status == 2)
    }
  }

  /// Records the golden screens of Core again. One of them, which stands for all, differs only in the row of the tabs,
  /// and its picture shows the new tab.
  private func theWholeAppHasIts(tab: String, in copy: ProjectCopy) throws {
    let screen = "Modules/Core/Tests/Screens/explore-content-80x24-en.txt"
    let checkout = Checkout(root: copy.root)
    let before = try checkout.text(screen).split(separator: "\n", omittingEmptySubsequences: false)
    // The rest of Core's tests records nothing, and runs once, after the recording.
    let goldens = ["--filter", "GoldenTests|ScreenTests|PictureTests|PlainTests|SaveOfferTests|BudgetTests"]
    #expect(try copy.testFocused("Core", goldens).status != 0, "The new tab is in no golden screen of Core.")
    _ = try copy.testFocused("Core", goldens, settings: ["AICHAT_UPDATE_SCREENS": "1"])
    try copy.passesFocused("Core")
    let after = try checkout.text(screen).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(after.count == before.count)
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(changed.count == 1)
    let (old, new) = try #require(changed.first.map { (String($0.0), String($0.1)) })
    // The row has other words at its end.
    let title = "   \(tab)"
    #expect(new.contains(title))
    #expect(new.replacing(title, with: String(repeating: " ", count: title.count)) == old)
    try copy.succeeds("Tools/documents")
    let picture = try checkout.text("Modules/Documentation/Screens/picture-explore-120x36-en.svg")
    #expect(picture.contains(">\(tab)<"), "The README's picture has no \(tab).")
  }
}

extension OwnershipTests.TutorialTests {
  /// From the articles' view model to a plugin. Only the feature is built: the part of the app is as in the tutorial
  /// above.
  @Test func theViewModelBecomesAPlugin() throws {
    try ProjectCopy.with { copy in
      let checkout = Checkout(root: copy.root)
      let steps = try Tutorial(text: checkout.text("Modules/Documentation/Tutorials/FromViewModelToVIPER.md")).steps
      #expect(
        steps.count >= 15 && steps.compactMap(\.command) == Array(repeating: "Tools/feature test Faces", count: 3))
      try copy.succeeds("Tools/feature", "new", "Faces")
      let generated = try copy.snapshot()
      for step in steps {
        if step.command == nil { try step.apply(in: copy.root) } else { try copy.passesFocused("Faces") }
      }
      try copy.succeeds("swift", "format", "lint", "--strict", "-r", "Modules/Features/Faces")
      // The generated presenter takes the place of the view model: only the tab is more than what was generated.
      let after = try copy.snapshot()
      #expect(after.keys.sorted() == generated.keys.sorted())
      #expect(
        after.filter { generated[$0.key] != $0.value }.keys.sorted() == [
          "Modules/Features/Faces/Sources/FacesBuilder.swift", "Modules/Features/Faces/Tests/FacesBuilderTests.swift",
        ])
    }
  }
}
