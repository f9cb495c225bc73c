import TerminalTesting
import TerminalUI
import Testing

/// j, k, g, G and / move where the user wants that, and are text where text is typed.
@MainActor struct LetterMoveTests {
  private final class Model {
    var text = ""
    var deleted = 0
  }

  private let model = Model()

  private func pilot(isOn: Bool = true) -> Pilot {
    let list = VStack {
      List((0..<30).map { Row(id: $0) }, onSelect: { _ in }) { RowLabel(number: $0.id) }
        .frame(height: 8)
      TextField("find", text: Binding(model, \.text)) {}
      KeyBar()
    }
    .keyBindings([KeyBinding(.character("d"), "Delete") { model.deleted += 1 }])
    return Pilot(columns: 60, rows: 11, prepare: { $0.movesByLetters = isOn }, root: list)
  }

  private struct Row: Identifiable {
    let id: Int
  }

  private struct RowLabel: View {
    @Environment(\.isFocused) private var isFocused
    let number: Int
    var body: some View { Text(line: (isFocused ? ">" : " ") + "row \(number)") }
  }

  @Test func theyMoveInAList() async {
    let pilot = pilot()
    #expect(pilot.screen.contains(">row 0"))
    await pilot.type("jj")
    #expect(pilot.screen.contains(">row 2"))
    await pilot.type("k")
    #expect(pilot.screen.contains(">row 1"))
    await pilot.type("G")
    #expect(pilot.screen.contains(">row 29"))
    await pilot.type("g")
    #expect(pilot.screen.contains(">row 0"))
    await pilot.type("ㅓd")
    #expect(pilot.screen.contains(">row 1") && model.deleted == 1)
    await pilot.resize(columns: 60, rows: 40)
    await pilot.press(.function(1))
    #expect(pilot.lines.contains { $0.contains("j k") })
    pilot.stop()
  }

  @Test func aSlashGoesToTheField() async {
    let pilot = pilot()
    await pilot.type("/")
    await pilot.type("jk/G")
    #expect(model.text == "jk/G")
    pilot.stop()
  }

  @Test func withoutTheWishTheyDoNothing() async {
    let pilot = pilot(isOn: false)
    await pilot.type("jG/")
    #expect(pilot.screen.contains(">row 0") && model.text.isEmpty)
    pilot.stop()
  }
}
