import Testing

@testable import ProjectFacts

struct RecompilationTests {
  /// As `swift build -v` prints it, with one line of each sort.
  private let log = """
    [1/4] Compiling Explore ExploreView.swift
    /usr/bin/swiftc -module-name Explore -emit-module /p/ExploreView.swift
    /usr/bin/swift-frontend -frontend -c -primary-file '/my p/ExploreView.swift' /p/A.swift -module-name Explore -o x.o
    /usr/bin/swift-frontend -frontend -c -primary-file '/my p/ExploreView.swift' /p/A.swift -module-name Explore -o x.o
    /usr/bin/swift-frontend -frontend -c -primary-file /p/B.swift -primary-file /p/C.swift -module-name Core -o b.o
    /usr/bin/swift-frontend -frontend -emit-module /p/B.swift -module-name Core -o Core.swiftmodule
    /usr/bin/swift-frontend -frontend -emit-module /p/D.swift -module-name explore_demo -o d.swiftmodule
    /usr/bin/swift-frontend -frontend -c /p/E.swift /p/F.swift -module-name Whole -o e.o
    /usr/bin/swift-frontend -frontend -c Package.swift -module-name main -package-description-version 6.2.0
    -module-name Profile is only talked about
    Build complete!
    """

  @Test func countsFilesOnceAndNamesModulesWhoseInterfaceAloneWasMade() {
    let recompilation = Recompilation(log: log)
    #expect(recompilation.files == ["Explore": 1, "Core": 2, "explore_demo": 0, "Whole": 2])
    #expect(recompilation.fileCount == 5)
    #expect(recompilation.modules == ["Explore", "Core", "explore_demo", "Whole"])
  }

  @Test(arguments: [
    ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), ("a\\ b", ["a b"]), ("\"it's\"", ["it's"]), ("", []),
    ("'a\\b'", ["a\\b"]), ("-D'X Y'=1", ["-DX Y=1"]),
  ])
  func cutsWordsAsAShellDoes(line: String, words: [String]) {
    #expect(Recompilation.words(of: line[...]) == words)
  }
}
