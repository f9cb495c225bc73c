import Testing

@testable import feature

struct ImportGraphTests {
  private let graph = ImportGraph(
    names: ["App", "Core", "Explore", "Kit", "Values"],
    imports: ["App": ["Core"], "Core": ["Explore", "Values"], "Explore": ["Kit"], "Kit": ["Values"]])

  @Test func directAndOtherNeighboursAreShown() {
    #expect(
      graph.text(around: "Explore") == [
        "Explore imports", "  directly        Kit", "  through others  Values",
        "Explore is imported by", "  directly        Core", "  through others  App",
      ])
    #expect(graph.text(around: "App").last == "  through others  nothing")
    #expect(graph.text(around: nil)[1] == "Core     → Explore, Values")
    #expect(graph.text(around: nil)[4] == "Values   → nothing")
  }

  @Test func mermaidDotsWhatIsNotDirect() {
    let lines = graph.mermaid(around: "Explore")
    #expect(lines.first == "flowchart TD")
    #expect(
      lines.filter { $0.contains("->") }
        == ["  Core --> Explore", "  App -.-> Explore", "  Explore --> Kit", "  Explore -.-> Values"])
    #expect(graph.mermaid(around: nil).contains("  Kit --> Values"))
  }

  @Test func acircleEnds() {
    let circle = ImportGraph(names: ["A", "B", "C"], imports: ["A": ["B"], "B": ["C"], "C": ["A"]])
    #expect(circle.beyond("A", circle.imported) == ["C"])
  }
}
