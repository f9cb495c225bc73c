import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@Observable @MainActor private final class Secret {
  var text = ""
  @ObservationIgnored var sent: [String] = []
}

private struct Form: View {
  let secret: Secret

  var body: some View {
    SecureField("key", text: Binding(secret, \.text)) { secret.sent.append(secret.text) }
  }
}

/// The typed or pasted secret is in the binding, and never on the screen.
@MainActor struct SecureFieldTests {
  private let secret = Secret()

  private func show(columns: Int = 12) -> Pilot { Pilot(columns: columns, rows: 1, root: Form(secret: secret)) }

  @Test func itShowsDots() async {
    let pilot = show()
    #expect(pilot.screen.hasPrefix("key"))
    await pilot.type("ab한")
    #expect(secret.text == "ab한" && pilot.screen == "•••" && pilot.caret?.column == 3)
    await pilot.press(.enter)
    #expect(secret.sent == ["ab한"])
    pilot.stop()
  }

  @Test func aPasteIsOneLine() async {
    let pilot = show()
    await pilot.paste("sk-long-secret\n")
    #expect(secret.text == "sk-long-secret")
    // Not even the length of a long secret shows.
    #expect(pilot.screen.hasPrefix("•••••••••••") && pilot.caret?.column == 11)
    let sent = pilot.terminal.sent.flatMap { $0 }
    #expect(!String(decoding: sent, as: UTF8.self).contains("secret"))
    pilot.stop()
  }

  @Test func deletedTextCannotBeRestored() async {
    let pilot = show()
    await pilot.type("abc")
    await pilot.press(.control("h"))
    #expect(secret.text == "ab")
    await pilot.press(.control("u"))
    #expect(secret.text.isEmpty)
    // Neither undo nor yank brings it back.
    await pilot.press(.control("_"), .control("y"))
    #expect(secret.text.isEmpty && pilot.screen.hasPrefix("key"))
    pilot.stop()
  }

  @Test func lineByLineTheFieldIsLeftOut() async {
    let pilot = PlainPilot(language: .english, root: Form(secret: secret))
    await pilot.settle()
    #expect(!pilot.transcript.contains("key"))
    pilot.stop()
  }
}
