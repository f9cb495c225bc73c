import Testing

@testable import feature

struct FocusTests {
  @Test func theFirstWordsAreModules() throws {
    let (names, rest) = try Focus.names(["Explore", "Chat", "--filter", "Chats"], for: "test", in: project)
    #expect(names == ["Explore", "Chat"] && rest == ["--filter", "Chats"])
    #expect(throws: UsageError.self) { try Focus.names(["--filter", "A"], for: "test", in: project) }
    #expect(throws: UsageError.self) { try Focus.names(["Explore", "explore"], for: "test", in: project) }
  }

  @Test func oneFailureDoesNotHideTheNext() throws {
    var tried: [String] = []
    let statuses: [String: Int32] = ["A": 0, "B": 3, "C": 1]
    let status = try Focus.each(["A", "B", "C"]) { focus in
      tried.append(focus.name)
      #expect(focus.scratch == ".build/features/Shared")
      return statuses[focus.name] ?? 9
    }
    #expect(tried == ["A", "B", "C"] && status == 3)
    let alone = try Focus.each(["A"]) { focus in
      #expect(focus.scratch == ".build/features/A")
      return 0
    }
    #expect(alone == 0)
  }

  private let project = Checkout(root: SmallProject.root)
}
