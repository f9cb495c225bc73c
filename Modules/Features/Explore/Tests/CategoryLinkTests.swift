import Entities
import Testing

@testable import Explore

struct CategoryLinkTests {
  @Test(arguments: CharacterOption.allCases) func everyKindHasALink(_ kind: CharacterOption) {
    let parameters = CategoryParameters(kind: kind)
    #expect(parameters.path == ["category", kind.rawValue])
    #expect(CategoryParameters(path: Array(parameters.path.dropFirst())) == parameters)
  }

  @Test(arguments: [[], ["robot"], [""], ["dog", "more"], ["category", "dog"]])
  func anythingElseNamesNothing(_ path: [String]) {
    #expect(CategoryParameters(path: path) == nil)
  }
}
