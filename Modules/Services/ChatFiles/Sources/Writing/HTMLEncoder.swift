import Entities

/// Writes one page to pass on: no script, no request, every text escaped. Reasoning is left out.
struct HTMLEncoder: ChatEncoder {
  private let language: ContentLanguage
  private let zone: LocalZone
  private let title: String?
  private var characterName = "", userName = ""

  /// - Parameter title: The title of the page; nil for that of several chats.
  init(_ title: String?, language: ContentLanguage, zone: LocalZone) {
    (self.title, self.language, self.zone) = (title, language, zone)
  }

  mutating func beginning() -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title ?? language("Chats", "대화")))</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>

    """
  }

  mutating func begin(_ chat: ExportedChat) -> String {
    (characterName, userName) = (chat.characterName, chat.userName)
    let title = HTMLText.escaped(chat.heading)
    let names = HTMLText.escaped(language("\(characterName) and \(userName)", "\(characterName), \(userName)"))
    let day = HTMLText.escaped(zone(chat.chat.created).date)
    return """
      <main>
      <header><h1 dir="auto">\(title)</h1><p dir="auto">\(names) · \(day)</p></header>

      """
  }

  mutating func message(_ message: ExportedMessage, swipes: [ExportedMessage]) -> String {
    let isUser = message.message.role == .user
    let name = HTMLText.escaped(message.name ?? (isUser ? userName : characterName))
    let time = zone(message.message.created).dateAndClock
    let files = message.attachments.map { "<p class=\"file\" dir=\"auto\">📎 \(HTMLText.escaped($0))</p>\n" }.joined()
    return """
      <article class="\(isUser ? "user" : "assistant")">
      <h2 dir="auto">\(name)</h2><time datetime="\(message.message.created.utc)">\(time)</time>
      \(HTMLText.formatted(message.message.text))\(files)</article>

      """
  }

  mutating func endChat() -> String { "</main>\n" }

  mutating func end() -> String { "</body>\n</html>\n" }
}

/// The styles of a page: light and dark, for a screen and for paper.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1d21; --soft: #5f6673; --user: #e8f0fe; --line: #dfe2e8; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #16171b; --ink: #e8e9ed; --soft: #a0a6b3; --user: #1f2b45; --line: #33363f; }
    }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, "Noto Sans", "Noto Sans KR", sans-serif; }
    main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; word-break: keep-all; overflow-wrap: anywhere; }
    header { border-bottom: 1px solid var(--line); margin-bottom: 1.5rem; }
    h1 { font-size: 1.5rem; margin: 0; }
    header p, time { color: var(--soft); font-size: 0.85rem; }
    article { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; }
    article.user { background: var(--user); margin-left: 3rem; }
    h2 { display: inline; font-size: 1rem; margin: 0 0.5rem 0 0; }
    article p, pre { white-space: pre-wrap; margin: 0.5rem 0 0; }
    pre { background: color-mix(in srgb, var(--ink) 8%, transparent); padding: 0.75rem; border-radius: 0.5rem; }
    code { font-family: ui-monospace, monospace; font-size: 0.9em; }
    p.file { color: var(--soft); }
    @media print { article { break-inside: avoid; } }
    """
}
