import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ToggleTests {
  private let model = ControlModel()

  private var root: some View {
    Live {
      VStack {
        Button("Above") { model.log.append("above") }
        Toggle("소리 켜기", isOn: Binding(model, \.isOn)).disabled(!model.isEnabled)
        Toggle(isOn: .init(get: { !model.isOn }, set: { model.isOn = !$0 })) { Text("Silence").foregroundStyle(.red) }
      }
    }
  }

  @Test func enterSpaceAndAClickChangeIt() async {
    let pilot = Pilot(columns: 30, rows: 4, root: root)
    #expect(pilot.lines[1...2] == ["[ ] 소리 켜기", "[✓] Silence"])
    await pilot.press(.down)
    #expect(pilot.markedText == ["[ ] 소리 켜기"])
    await pilot.press(.enter)
    #expect(pilot.lines[1...2] == ["[✓] 소리 켜기", "[ ] Silence"])
    await pilot.press(.character(" "))
    #expect(!model.isOn)
    await pilot.click(on: "켜기")
    #expect(model.isOn)
    await pilot.click(on: "[ ] Silence")
    #expect(!model.isOn)
  }

  @Test func aDisabledToggleIgnoresInput() async {
    model.isEnabled = false
    let pilot = Pilot(columns: 30, rows: 4, root: root)
    await pilot.press(.down)
    #expect(pilot.markedText == ["[✓] Silence"])
    await pilot.click(on: "소리")
    #expect(!model.isOn)
    let plain = PlainPilot(root: root)
    await plain.settle()
    #expect(plain.transcript.contains("\n소리 켜기 (off) (not available now)\n"))
  }

  @Test func lineByLineItPrintsItsState() async {
    let pilot = PlainPilot(language: .korean, root: root)
    await pilot.settle()
    #expect(pilot.transcript.contains("2. 소리 켜기 (꺼짐)\n3. Silence (켜짐)\n"))
    await pilot.enter("2")
    #expect(model.isOn)
    #expect(pilot.answer.contains("2. 소리 켜기 (켜짐)"))
  }
}
