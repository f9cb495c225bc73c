import RandomTesting
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// After any mouse events and resizes, the terminal shows the screen, and only whole characters are copied.
@MainActor struct MousePropertyTests {
  private static let words = ["one", "안녕하세요", "👨‍👩‍👧‍👦", "e\u{301}", "long-winded", " ", "\n", "日本語", "x", "   "]

  @Test(arguments: 0..<60)
  func anyMouseEventsKeepTheScreenRight(seed: UInt64) async {
    var dice = SeededGenerator(seed: seed)
    let text = (0..<60).map { _ in Self.words.randomElement(using: &dice) ?? "" }.joined(separator: " ")
    let model = MouseModel()
    let pilot = Pilot(
      columns: 34, rows: 12,
      root: Live {
        VStack {
          HStack(spacing: 1) {
            Text(text).frame(width: 12, height: 8, alignment: .topLeading).border()
            List(model.rows, onSelect: { model.log.append("\($0.id)") }) { Text("row \($0.id) 가나다") }
          }
          Button("press") { model.isOn.toggle() }
          if model.isOn { Text(text).lineLimit(2) }
          KeyBar()
        }
        .keyBindings([KeyBinding(.character("x"), "turn") { model.isOn.toggle() }])
      })
    var terminal = VirtualTerminal(size: pilot.host.screen.size)
    var fed = 0
    let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .drag, .drag, .scrollUp, .scrollDown]
    for step in 0..<120 {
      let point = Point(x: .random(in: 0...36, using: &dice), y: .random(in: 0...13, using: &dice))
      switch Int.random(in: 0..<20, using: &dice) {
      case 0:
        let size = Size(width: .random(in: 1...40, using: &dice), height: .random(in: 1...14, using: &dice))
        terminal.resize(size)
        await pilot.resize(columns: size.width, rows: size.height)
      case 1: await pilot.press(.down)
      case 2: await pilot.press(.escape)
      case 3: await pilot.clock.advance(by: .random(in: 0...2_500, using: &dice))
      default:
        let kind = kinds.randomElement(using: &dice) ?? .press
        let button: MouseEvent.Button = kind == .scrollUp || kind == .scrollDown ? .none : .left
        pilot.host.handle(.mouse(MouseEvent(kind, at: point, button: button)))
      }
      for frame in pilot.terminal.sent[fed...] { terminal.feed(frame) }
      fed = pilot.terminal.sent.count
      #expect(terminal.rows == pilot.lines, "seed \(seed), step \(step)")
    }
    #expect(terminal.unexpected.isEmpty && terminal.systemCommands.isEmpty)
    for copied in pilot.copied {
      #expect(!copied.isEmpty && copied.last?.isWhitespace == false)
      // No half of a family, and no mark without its letter.
      #expect(copied.allSatisfy { $0 == "👨‍👩‍👧‍👦" || !$0.unicodeScalars.contains("\u{200D}") }, "seed \(seed): \(copied)")
      #expect(!copied.unicodeScalars.starts(with: ["\u{301}"]), "seed \(seed)")
    }
  }
}
