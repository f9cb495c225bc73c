import Testing

@testable import Configuration

struct CommonOptionsTests {
  @Test func theLastOneCountsAndListsAddUp() throws {
    let options = try CommonOptions(["--model=a", "--without", "chat", "--model", "b", "--without=profile,settings"])
    #expect(options.values == [.model: "b", .without: "chat,profile,settings"])
  }

  @Test func everyOptionIsKnownByItsFlag() {
    for option in CommonOption.allCases {
      #expect(CommonOption.allCases.named(String(option.flag.dropFirst(2))) == option)
    }
    #expect(CommonOption.allCases.named("modelx") == nil)
  }
}
