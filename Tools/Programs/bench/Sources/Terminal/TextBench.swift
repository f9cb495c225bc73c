import ProjectFacts
import Terminal
import TerminalUI

/// Measures replies by content and length: opening a chat that shows the reply, pressing a key beside it, and receiving
/// one more piece of it. Some kinds are like the replies of models, others are made to be expensive.
@MainActor struct TextBench {
  /// The content of a text.
  enum Kind: String, CaseIterable {
    case lines = "plain lines"
    case paragraph = "one paragraph"
    case flags = "🇰🇷", families = "👩‍👩‍👧‍👦", hearts = "❤️"
    case marks = "marks without end"
    case openTags = "`<a `", images = "`![`", links = "`[a](`", strong = "`**a`"
    case quotes = "nested quotes"
    case table = "a table"
    case codeLine = "one line of code"
    case html = "HTML"

    /// A text of at least the given number of bytes.
    func text(_ bytes: Int) -> String {
      switch self {
      case .lines: Self.filled(bytes) { $0.paragraph(8) + "\n" }
      case .paragraph: Self.filled(bytes) { $0.paragraph(8) + " " }
      case .quotes: Self.filled(bytes) { String(repeating: "> ", count: 40) + $0.paragraph(3) + "\n" }
      case .table: "| a | b | c |\n|---|---|---|\n" + Self.filled(bytes) { "| \($0.paragraph(2)) | 1 | x |\n" }
      case .marks: "a" + Self.repeated("\u{301}", bytes)
      case .codeLine: "```\n" + Self.repeated("let a = 1; ", bytes)
      case .html: "<div>\n" + Self.repeated("<b>words</b>\n", bytes)
      default: Self.repeated(piece, bytes)
      }
    }

    /// The next piece of an arriving text.
    var piece: String {
      switch self {
      case .lines: "a few more words\n"
      case .paragraph: "a few more words "
      case .flags: "🇰🇷"
      case .families: "👩‍👩‍👧‍👦"
      case .hearts: "❤️"
      case .marks: "\u{301}\u{301}"
      case .openTags: "<a "
      case .images: "!["
      case .links: "[a]("
      case .strong: "**a"
      case .quotes: "> > > more\n"
      case .table: "| some words | 1 | x |\n"
      case .codeLine: "let a = 1; "
      case .html: "<b>words</b>\n"
      }
    }

    private static func repeated(_ unit: String, _ bytes: Int) -> String {
      String(repeating: unit, count: (bytes + unit.utf8.count - 1) / unit.utf8.count)
    }

    private static func filled(_ bytes: Int, _ part: (inout Strings) -> String) -> String {
      var words = Strings(seed: 5)
      var text = ""
      while text.utf8.count < bytes { text += part(&words) }
      return text
    }
  }

  static let sizes = [1_024, 16_384, 262_144, 1_048_576]
  /// When opening a text takes more than this many seconds, the longer texts of its kind are left out.
  static let timeout = 8.0

  func run() throws -> [TerminalResult.Text] {
    var texts: [TerminalResult.Text] = []
    for kind in Kind.allCases {
      for size in Self.sizes {
        let text = try measure(kind, size)
        texts.append(text)
        say(
          "\(kind.rawValue), \(size) bytes: \(text.opening.seconds) s, a key \(text.key.seconds) s, a piece \(text.piece.seconds) s"
        )
        if text.opening.seconds > Self.timeout { break }
      }
    }
    return texts
  }

  private func measure(_ kind: Kind, _ size: Int) throws -> TerminalResult.Text {
    let model = TextScreen.Model(kind.text(size))
    var stage: Stage?
    let opening = try Self.cost { stage = try Stage(root: TextScreen(model: model), showing: "Alien") }
    guard let stage else { throw FactsError("nothing was shown.") }
    // After a slow opening, a key and a piece are measured only once.
    let rounds = opening.seconds > 0.5 ? 1 : 7
    let keys = (0..<rounds).map { _ in Self.cost { _ = stage.frame(KeyPress(.character("a"))) } }
    let piece = kind.piece
    let pieces = (0..<rounds).map { _ in Self.cost { _ = stage.frame { model.text += piece } } }
    return TerminalResult.Text(
      kind: kind.rawValue, size: size, opening: opening, key: Self.middle(keys), piece: Self.middle(pieces))
  }

  private static func cost(_ work: () throws -> Void) rethrows -> TerminalResult.Text.Cost {
    let (looked, start) = (LookedAt.now, Stage.processorSeconds)
    try work()
    let end = LookedAt.now
    return TerminalResult.Text.Cost(
      seconds: Stage.processorSeconds - start, clusters: end.clusters - looked.clusters,
      bytes: end.bytes - looked.bytes)
  }

  private static func middle(_ costs: [TerminalResult.Text.Cost]) -> TerminalResult.Text.Cost {
    costs.sorted { $0.seconds < $1.seconds }[costs.count / 2]
  }
}
