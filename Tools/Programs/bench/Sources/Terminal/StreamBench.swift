import TerminalUI

/// Measures each piece of a long arriving reply: Markdown in a chat, sent by the app's own session with a terminal.
/// Measuring begins when the reply fills the window; before that, the cost depends on the rest of the screen.
@MainActor struct StreamBench {
  static let bytes = 100_000
  static let piece = 20

  func run() throws -> TerminalResult.Stream {
    let model = ChatScreen.Model(count: 60)
    model.messages.append(ChatScreen.Message(id: -1, text: Self.beginning, isOwn: false))
    let last = model.messages.count - 1
    let terminal = try OwnTerminal.open()
    defer { terminal.close() }
    let stage = try Stage(root: ChatScreen(model: model), showing: "12:34", on: terminal.session)
    let frames = Self.pieces().map { piece in stage.frame { model.messages[last].text += piece } }
    let tenth = frames.count / 10
    return TerminalResult.Stream(
      tenths: (0..<10).map { part in
        Series(seconds: frames[part * tenth..<(part + 1) * tenth].map(\.seconds)).median
      },
      bytes: Series(seconds: frames.map { Double($0.bytes) }).median)
  }

  private static let beginning = String(repeating: "It was a long evening.\n\n", count: 60)

  /// A reply as models write them, split as servers do: anywhere between characters.
  private static func pieces() -> [String] {
    var words = Strings(seed: 3)
    var pieces: [String] = []
    var (piece, total) = ("", 0)
    while total < bytes {
      for character in part(&words) + "\n\n" {
        piece.append(character)
        guard piece.utf8.count >= Self.piece else { continue }
        total += piece.utf8.count
        pieces.append(piece)
        piece = ""
      }
    }
    return pieces
  }

  /// A heading with a paragraph, a list, and sometimes code.
  private static func part(_ words: inout Strings) -> String {
    let list = (0..<4).map { _ in "- *\(words.paragraph(2))*: \(words.paragraph(4 + words.number(below: 12)))" }
    let code = (0..<5).map { "let value\($0) = compute(\"\(words.paragraph(3))\") // \(words.paragraph(4))" }
    var parts = [
      "## " + words.paragraph(4), words.paragraph(30 + words.number(below: 60)) + " **\(words.paragraph(3))**",
    ]
    parts.append(list.joined(separator: "\n"))
    if words.number(below: 3) == 0 { parts.append("```swift\n\(code.joined(separator: "\n"))\n```") }
    return parts.joined(separator: "\n\n")
  }
}
