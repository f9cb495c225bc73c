import Foundation
import ProjectFacts
import Testing

@testable import feature

/// The edits of the tutorials fit what `feature new` makes today. Nothing is built here: OwnershipTests do that, and
/// take minutes.
struct TutorialStepTests {
  @Test(arguments: [("YourFirstFeature", "Today"), ("FromViewModelToVIPER", "Faces")])
  func everyEditFitsTheGeneratedFeature(tutorial: String, feature: String) throws {
    let page = SmallProject.root.appending(path: "Modules/Documentation/Tutorials/\(tutorial).md")
    let steps = try Tutorial(text: String(contentsOf: page, encoding: .utf8)).steps
    #expect(steps.count >= 8)
    try SmallProject.with { project in
      try project.make(feature)
      for step in steps where step.command == nil { try step.apply(in: project.checkout.root) }
    }
  }
}
