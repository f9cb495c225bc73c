import TerminalTesting
import TerminalUI
import Testing

/// The panel of commands: it opens over everything, lists the keys behind it, and does what they do.
@MainActor struct CommandPanelTests {
  private final class Log {
    var done: [String] = []
    var isAvailable = true
  }

  private let log = Log()

  private struct Panel: View {
    let context: CommandPanelContext
    @State private var typed = ""

    var body: some View {
      VStack {
        TextField("command", text: $typed).defaultFocus()
        ForEach(context.keys) { key in
          Text(line: "\(key.label) = \(key.title)").onTapGesture { context.perform(key) }
        }
        KeyBar()
      }
      .keyBindings([KeyBinding(.enter, "Do") { if let first = context.keys.first { context.perform(first) } }])
      .background(.surface)
    }
  }

  private func pilot(columns: Int = 80, keymap: Keymap = Keymap()) -> Pilot {
    let screen = VStack {
      Button("Press") { log.done.append("pressed") }
        .keyBindings([KeyBinding(.delete, "Delete") { log.done.append("deleted") }])
      KeyBar()
    }
    .keyBindings([
      KeyBinding(.character("s"), "Settings") { log.done.append("settings") },
      KeyBinding(.quit, "Quit") { log.done.append("quit") },
    ])
    return Pilot(
      columns: columns, rows: 40,
      prepare: {
        $0.keymap = keymap
        $0.commandPanel = CommandPanel(isAvailable: { log.isAvailable }) { Panel(context: $0) }
      }, root: screen)
  }

  @Test func itListsTheKeysBehindItAndPressesOne() async {
    let pilot = pilot()
    #expect(pilot.lines.contains { $0.hasSuffix("^P Commands  ? Keys") })
    await pilot.press(.control("p"))
    for line in ["Del = Delete", "s = Settings", "^Q = Quit", "F1 = Keys", "^L = Repaint"] {
      #expect(pilot.screen.contains(line), "\(line)")
    }
    // The keys of every button, the keys that move, and the panel's own key are no commands.
    #expect(!pilot.screen.contains("= Choose") && !pilot.screen.contains("Tab =") && !pilot.screen.contains("^P"))
    await pilot.press(.enter)
    #expect(log.done == ["deleted"] && !pilot.screen.contains("command"))
    await pilot.press(.control("p"))
    await pilot.click(on: "s = Settings")
    #expect(log.done == ["deleted", "settings"])
    await pilot.press(.control("p"), .escape)
    #expect(!pilot.screen.contains("command"))
    await pilot.press(.control("p"), .control("p"))
    #expect(!pilot.screen.contains("command"))
    pilot.stop()
  }

  @Test func eachOpeningBeginsAnew() async {
    let pilot = pilot()
    await pilot.press(.control("p"))
    await pilot.type("abc")
    #expect(pilot.screen.contains("abc"))
    await pilot.press(.escape, .control("p"))
    #expect(!pilot.screen.contains("abc"))
    pilot.stop()
  }

  @Test func itsKeyCanBeChangedAndClicked() async {
    let pilot = pilot(keymap: Keymap(["palette": .function(2)]))
    await pilot.press(.control("p"))
    #expect(!pilot.screen.contains("command"))
    #expect(await pilot.click(on: "F2 Commands"))
    #expect(pilot.screen.contains("command"))
    await pilot.press(.function(2))
    #expect(!pilot.screen.contains("command"))
    pilot.stop()
  }

  @Test func whereItCannotBeOpenedItIsNotOffered() async {
    log.isAvailable = false
    let pilot = pilot()
    #expect(!pilot.screen.contains("Commands"))
    await pilot.press(.control("p"))
    #expect(!pilot.screen.contains("command"))
    await pilot.press(.function(1))
    #expect(!pilot.screen.contains("Commands"))
    pilot.stop()
  }

  @Test func aNarrowFooterLeavesItToTheHelp() async {
    let pilot = pilot(columns: 40)
    #expect(!pilot.screen.contains("^P") && pilot.screen.contains("? Keys"))
    await pilot.press(.function(1))
    #expect(pilot.lines.contains { $0.contains("^P") && $0.contains("Commands") })
    pilot.stop()
  }
}
