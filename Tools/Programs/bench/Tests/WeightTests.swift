import Testing

@testable import bench

@Suite struct WeightTests {
  @Test(arguments: [
    ("Modules/Core/Sources/Core.swift", "Core", WeighedFile.Kind.product),
    ("Modules/Features/Chat/Sources/Chat/ChatView.swift", "Chat", .product),
    ("Modules/Features/Chat/Tests/ChatTests.swift", "Chat", .tests),
    ("Modules/Features/Chat/Demo/main.swift", "Chat", .tests),
    ("Modules/Features/Chat/Tests/Screens/chat-80x24.txt", "Chat", .goldens),
    ("Modules/Interface/TerminalTesting/Sources/Pilot.swift", "TerminalTesting", .tests),
    ("Modules/Platform/CCurl/shim.h", "CCurl", .product), ("Apps/aichat/Aichat.swift", "Apps", .product),
    ("Tools/Programs/bench/Sources/main.swift", "Tools", .tools), ("Tools/bench", "Tools", .tools),
    ("Tools/called-functions.txt", "Tools", nil), ("Modules/Core/README.md", "Core", nil),
    ("Tests/EndToEndTests/Harness/Tmux.swift", "Tests", .tests),
  ])
  func everyFileHasAKind(path: String, module: String, kind: WeighedFile.Kind?) {
    let file = WeighedFile(path: path, lines: 1)
    #expect(file.module == module && file.kind == kind)
  }

  @Test func sizesStandSideBySide() {
    func tree(_ sources: [String: String]) -> WeighedTree {
      WeighedTree(sources.map { WeighedTree.SourceText(path: $0, text: $1) })
    }
    let before = tree([
      "Modules/Core/Sources/ChatPresenter.swift": "a\nb\n", "Modules/Core/Sources/ChatPresenter+More.swift": "c\n",
      "Modules/Core/Sources/ChatInteractor.swift":
        "protocol Wide {\n  func a()\n  var b: Int { get }\n}\nstruct S {}\n",
    ])
    let after = tree(["Modules/Core/Sources/ChatPresenter.swift": "a\n", "Modules/Core/Tests/Tests.swift": "t\n"])
    let text = WeightReport(before: ("old", before), after: ("new", after)).markdown
    #expect(text.contains("| Core | 8 (3) → 1 (1) |  | 0 (0) → 1 (1) |  |"))
    #expect(text.contains("| Wide | 2 | – |") && text.contains("| ChatPresenter | 3 | 1 |"))
  }

  @Test(arguments: [
    ("/top/Modules/Core/Sources/Core.swift:12:3", "Modules/Core/Sources/Core.swift"),
    ("/top/Modules/Core/Tests/CoreTests.swift:12:3", nil), ("/usr/lib/Swift.swift:1:1", nil), ("??:0:0", nil),
  ])
  func onlyTheProductIsCounted(place: String, path: String?) {
    #expect(MessageResult.product(Substring(place), in: "/top") == path)
  }
}
