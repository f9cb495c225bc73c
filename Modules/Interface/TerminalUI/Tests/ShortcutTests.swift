import TerminalTesting
import Testing

@testable import TerminalUI

/// A shortcut is bound by its name, and pressed by the user's key.
@MainActor struct ShortcutTests {
  private static let count = Shortcut("count", .alt("c")) { $0("Count", "세기") }

  private struct Counting: View {
    @Environment(\.language) private var language
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Counted \(count)")
        KeyBar()
      }
      .keyBindings([KeyBinding(ShortcutTests.count, ShortcutTests.count.title(language)) { count += 1 }])
    }
  }

  @Test func aChosenKeyWorksAndIsShown() async {
    let pilot = Pilot(
      columns: 60, rows: 8, root: Counting().environment(\.keymap, Keymap(["count": .function(5)])))
    await pilot.settle()
    #expect(pilot.screen.contains("F5 Count") && !pilot.screen.contains("Alt-C"))
    await pilot.press(.alt("c"))
    #expect(pilot.screen.contains("Counted 0"))
    await pilot.press(.function(5))
    #expect(pilot.screen.contains("Counted 1"))
    await pilot.press(.function(1))
    #expect(await pilot.shows("Keys"))
    #expect(pilot.lines.contains { $0.contains("F5") && $0.contains("Count") })
    pilot.stop()
  }

  @Test func withoutAChoiceItHasItsUsualKey() async {
    let pilot = Pilot(columns: 60, rows: 8, root: Counting())
    await pilot.settle()
    #expect(pilot.screen.contains("Alt-C Count"))
    await pilot.press(.alt("c"))
    #expect(pilot.screen.contains("Counted 1"))
    pilot.stop()
  }

  @Test func fixedKeysHaveAMeaning() {
    #expect(Key.control("c").fixedMeaning(in: .english) == "Quit, pressed twice")
    #expect(Key.control("a").fixedMeaning(in: .english)?.hasPrefix("In the text") == true)
    #expect(Key.alt("n").fixedMeaning(in: .english) == nil && Key.function(12).fixedMeaning(in: .english) == nil)
  }
}
