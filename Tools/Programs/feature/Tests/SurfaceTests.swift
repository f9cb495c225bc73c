import Foundation
import Testing

@testable import feature

struct SurfaceTests {
  /// A symbol graph as the compiler writes it, with the parts that are read.
  private let graph = """
    {
      "symbols": [
        {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "P"}, "pathComponents": ["Verbs"],
         "declarationFragments": [{"spelling": "protocol "}, {"spelling": "Verbs"}]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "P.go"},
         "pathComponents": ["Verbs", "go()"],
         "declarationFragments": [{"spelling": "func go("}, {"spelling": "\\n)"}]},
        {"kind": {"identifier": "swift.enum"}, "identifier": {"precise": "E"}, "pathComponents": ["Kind"],
         "declarationFragments": [{"spelling": "enum Kind"}]},
        {"kind": {"identifier": "swift.enum.case"}, "identifier": {"precise": "E.a"},
         "pathComponents": ["Kind", "a"], "declarationFragments": [{"spelling": "case a"}]}
      ],
      "relationships": [
        {"kind": "conformsTo", "source": "E", "target": "S", "targetFallback": "Swift.Sendable"},
        {"kind": "conformsTo", "source": "E", "target": "C", "targetFallback": "Swift.Copyable"}
      ]
    }
    """

  private var surface: Surface {
    get throws { Surface([try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))]) }
  }

  @Test func isSortedOneDeclarationALine() throws {
    #expect(
      try surface.entries.map(\.line) == [
        "enum Kind", "Kind: is Sendable", "Kind: case a", "protocol Verbs", "Verbs: func go( )",
      ])
  }
}
