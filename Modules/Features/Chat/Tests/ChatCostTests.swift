import DesignSystem
import Observation
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The cost of opening a reply, of a key, and of one more piece, counted in characters read: a key costs the same for a
/// long reply as for a short one, with any content.
@MainActor struct ChatCostTests {
  @Observable @MainActor final class Model {
    var text = ""
    var draft = ""
  }

  struct Row: Identifiable {
    let id: Int
    let text: String
  }

  private struct Screen: View {
    let model: Model
    var body: some View {
      VStack {
        List(followingEndOf: [Row(id: 0, text: model.text)]) { row in RevealingText(row.text) { MarkdownText(row.text) }
        }
        TextEditor("Say something", text: Binding(model, \.draft)).lineLimit(1...6).defaultFocus()
      }
    }
  }

  private nonisolated static let units = [
    "words\n", "words of one paragraph ", "🇰🇷", "👩‍👩‍👧‍👦", "❤️", "a\u{301}\u{301}\u{301}", "\u{301}", "\u{202E}", "<a ", "![",
    "[a](",
    "**a", "> > > words\n", "| a | b |\n",
  ]

  private func costs(_ unit: String, _ bytes: Int) -> (opening: Int, key: Int, piece: Int) {
    let model = Model()
    model.text = String(repeating: unit, count: bytes / unit.utf8.count)
    let before = FrameWork.textLookedAt
    let pilot = Pilot(columns: 80, rows: 24, root: Screen(model: model))
    let after = FrameWork.textLookedAt
    _ = pilot.cost { model.text += unit }
    let piece = pilot.cost { model.text += unit }
    _ = pilot.cost(of: .character("a"))
    let key = pilot.cost(of: .character("b"))
    pilot.stop()
    return (
      after.clusters - before.clusters + after.bytes - before.bytes, key.clusters + key.bytes,
      piece.clusters + piece.bytes
    )
  }

  @Test(arguments: units) func `The cost of a frame depends on the visible text`(unit: String) {
    let (one, two) = (costs(unit, 24_000), costs(unit, 48_000))
    #expect(two.opening <= one.opening * 22 / 10 + 60_000, "\(one.opening) and \(two.opening)")
    #expect(two.key <= one.key + one.key / 4 + 512, "\(one.key) and \(two.key)")
    #expect(two.key <= 40_000 && two.piece <= 250_000, "\(two.key) and \(two.piece)")
  }
}
