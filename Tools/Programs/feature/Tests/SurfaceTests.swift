import Foundation
import Testing

@testable import feature

struct SurfaceTests {
  /// A symbol graph as the compiler writes it, with the parts that are read.
  private let graph = """
    {
      "symbols": [
        {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "P"}, "pathComponents": ["Verbs"],
         "declarationFragments": [{"spelling": "protocol "}, {"spelling": "Verbs"}],
         "docComment": {"lines": [{"text": "What it can do."}, {"text": "More."}]}},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "P.go"},
         "pathComponents": ["Verbs", "go()"],
         "declarationFragments": [{"spelling": "func go("}, {"spelling": "\\n)"}]},
        {"kind": {"identifier": "swift.enum"}, "identifier": {"precise": "E"}, "pathComponents": ["Kind"],
         "declarationFragments": [{"spelling": "enum Kind"}]},
        {"kind": {"identifier": "swift.enum.case"}, "identifier": {"precise": "E.a"},
         "pathComponents": ["Kind", "a"], "declarationFragments": [{"spelling": "case a"}]}
      ],
      "relationships": [
        {"kind": "requirementOf", "source": "P.go", "target": "P"},
        {"kind": "conformsTo", "source": "E", "target": "S", "targetFallback": "Swift.Sendable"},
        {"kind": "conformsTo", "source": "E", "target": "C", "targetFallback": "Swift.Copyable"}
      ]
    }
    """

  private var surface: Surface {
    get throws { Surface([try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))]) }
  }

  @Test func isSortedOneDeclarationALineWithTheFirstOfItsDocumentation() throws {
    #expect(
      try surface.entries.map(\.documented) == [
        "enum Kind", "Kind: is Sendable", "Kind: case a", "protocol Verbs  // What it can do.", "Verbs: func go( )",
      ])
  }

  @Test func knowsWhatOthersMustDo() throws {
    #expect(try surface.entries.map(\.duty) == [nil, nil, .handle, nil, .conform])
  }
}

struct SurfaceChangeTests {
  private func surface(_ entries: [(path: [String], duty: Surface.Duty?)]) -> Surface {
    Surface(
      entries: entries.map {
        .init(path: $0.path, declaration: "var \($0.path.last ?? "")", documentation: "", duty: $0.duty)
      })
  }

  @Test func nothingChangedBreaksNothing() {
    let same = surface([(["A"], nil)])
    let change = SurfaceChange(from: same, to: same)
    #expect(change.isEmpty)
    #expect(!change.isBreaking)
    #expect(change.lines == [])
  }

  @Test func whatWasRemovedBreaksAndWhatWasAddedDoesNot() {
    let small = surface([(["A"], nil)])
    let large = surface([(["A"], nil), (["A", "b"], nil)])
    #expect(SurfaceChange(from: small, to: large).lines == ["+ A: var b"])
    #expect(!SurfaceChange(from: small, to: large).isBreaking)
    #expect(SurfaceChange(from: large, to: small).lines == ["- A: var b"])
    #expect(SurfaceChange(from: large, to: small).isBreaking)
  }

  @Test func aNewRequirementBreaksExistingConformances() {
    let requirement = (path: ["P", "go"], duty: Surface.Duty.conform as Surface.Duty?)
    let change = SurfaceChange(from: surface([(["P"], nil)]), to: surface([(["P"], nil), requirement]))
    #expect(change.lines == ["+ P: var go  // breaks: conforming types must have it"])
    #expect(change.isBreaking)
    // No type conforms to a new protocol yet.
    #expect(!SurfaceChange(from: surface([]), to: surface([(["P"], nil), requirement])).isBreaking)
  }
}
