import Entities
import Testing

@testable import Explore

struct CategoryLinkTests {
  @Test(arguments: CharacterOption.allCases) func everyKindHasALink(_ kind: CharacterOption) {
    #expect(CategoryParameters(path: [kind.rawValue]) == CategoryParameters(kind: kind))
  }

  @Test(arguments: [[], ["robot"], [""], ["dog", "more"], ["category", "dog"]])
  func anythingElseNamesNothing(_ path: [String]) {
    #expect(CategoryParameters(path: path) == nil)
  }
}
