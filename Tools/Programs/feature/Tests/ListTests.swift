import Foundation
import Testing

@testable import feature

struct ListTests {
  @Test func aFeatureHasOwnerSurfaceAndLength() throws {
    try SmallProject.with { project in
      try project.write(
        "Modules/Features/Explore/Sources/ExploreRouter.swift",
        """
        public import Entities

        /// Where it leads.
        public protocol ExploreRouter {
          func leave()
        }
        struct Inner {}
        """)
      try project.write("Modules/Samples/SampleEntities/Sources/A.swift", "public struct A {}\n")
      try project.write("Modules/Samples/Counter/Sources/A.swift", "struct A {}\n")
      let table = try FeatureTable(project.checkout)
      #expect(
        table.rows == [
          .init(
            name: "Explore", folder: "Modules/Features/Explore", owner: "@aichat/explore", publicSymbols: 2, lines: 5),
          .init(name: "Counter", folder: "Modules/Samples/Counter", owner: "none", publicSymbols: 0, lines: 1),
        ])
      #expect(table.lines[1] == "Explore  @aichat/explore       2      5  Modules/Features/Explore")
    }
  }

  @Test func aWrongNameIsRefusedWithTheRightOne() throws {
    try SmallProject.with { project in
      try project.write("Modules/Features/Explore/Sources/A.swift", "")
      #expect(try project.checkout.feature(named: "Explore").folder == "Modules/Features/Explore")
      let close = #expect(throws: UsageError.self) { try project.checkout.feature(named: "explore") }
      #expect(close?.description == "There is no feature “explore”. Did you mean Explore?")
      let none = #expect(throws: UsageError.self) { try project.checkout.feature(named: "Nix") }
      #expect(none?.description == "There is no feature “Nix”. Available: Explore.")
    }
  }

  @Test func columnsStandUnderEachOther() {
    #expect(
      Columns.aligned([["a", "1", "x"], ["bbb", "22", ""]], numbers: [1]) == ["a     1  x", "bbb  22"])
  }
}
