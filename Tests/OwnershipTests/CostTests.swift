import Foundation
import ProjectFacts
import Testing

extension OwnershipTests {
  /// What the compiler rebuilds after an edit.
  @Suite struct CostTests {}
}

extension OwnershipTests.CostTests {
  /// Four kinds of edit in each of two features: the largest, and a smaller one.
  @Test func noEditOfAFeatureRecompilesASibling() throws {
    try ProjectCopy.with { copy in
      let project = try ProjectReader.read(at: copy.root, withImports: false)
      for name in ["Chat", "Explore"] {
        let module = try #require(project.module(name))
        let siblings = project.siblings(of: module)
        #expect(siblings.isSuperset(of: ["Onboarding", "Profile", "Settings", "Counter"]))
        let costs = try EditCost.measure(
          try ProbeEdit.allCases.map { edit in (edit, try #require(edit.file(in: module)).path) }, in: copy.root
        ) {
          try Shell.run(["swift", "build", "-v"], in: copy.root)
        }
        #expect(costs.map(\.edit) == ProbeEdit.allCases)
        for cost in costs {
          // Otherwise nothing was measured.
          #expect(cost.recompiled.modules.contains(name), "\(cost)")
          #expect(cost.recompiled.modules.isDisjoint(with: siblings), "\(cost)")
          // No other file depends on a function's body.
          let compiled = cost.recompiled.files.filter { $0.value > 0 }.keys
          if cost.edit == .body { #expect(Array(compiled) == [name], "\(cost)") }
        }
      }
    }
  }
}
