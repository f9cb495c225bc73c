import TerminalTesting
import TerminalUI
import Testing

/// `LayoutProperties` finds the faults of a screen, and only faults.
@MainActor struct LayoutPropertiesTests {
  private func faults(
    endings: [String]? = [], _ screen: @escaping @MainActor (GoldenDepth) -> some View
  ) async throws -> [String] {
    try await LayoutProperties(endings: endings) { Pilot(showing: screen($1), in: $0, depth: $1) }.faults()
  }

  @Test func aSoundScreenHasNone() async throws {
    let faults = try await faults { _ in
      VStack {
        Text("안녕"); Button("Save") {}; Button("A title wider than small windows") {}
        Toggle(isOn: Binding(get: { false }) { _ in }) {
          Text("A switch with a name that continues in-the-next-rows of a small window 남궁민수제갈공명")
        }
      }.keyBindings([KeyBinding(.enter, "Open") {}])
    }
    #expect(faults == [])
  }

  @Test func aWordThatIsCut() async throws {
    let faults = try await faults { _ in Text(line: String(repeating: "word ", count: 40)) }
    #expect(faults.contains { $0.hasPrefix("120x36-en: row 0 cuts a word") })
    #expect(faults.contains { $0.hasPrefix("80x24-ko: row 0 cuts a word") })
    #expect(faults.contains { $0.hasPrefix("16: row 0 cuts a word") })
    #expect(!faults.contains { $0.hasPrefix("250x70") })
  }

  @Test func aControlThatGetsNoFocusInASmallWindow() async throws {
    let faults = try await faults { _ in WideOnly() }
    #expect(faults == ["en", "ko"].map { "\($0): no focus in a small window: [\"Loud\", \"Wide\"]" })
  }

  @Test func aTextThatOnlyColoursShow() async throws {
    let faults = try await faults { Text($0 == .colorless ? "bad" : "good") }
    #expect(faults == ["colorless: it shows something else"])
  }
}

/// A button and a switch that only a wide window has.
private struct WideOnly: View {
  @Environment(\.windowSize) private var window

  var body: some View {
    VStack {
      Button("Save") {}
      if window.columns > 60 {
        Button("Wide") {}
        Toggle("Loud", isOn: Binding(get: { true }) { _ in })
      }
    }
  }
}
