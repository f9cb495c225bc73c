import Entities
import Foundation
import RandomTesting
import Testing

@testable import ChatFiles

/// Pages and Markdown, with texts that try to be something else.
struct PageTests {
  private func page(_ text: String, name: String? = nil) async throws -> String {
    var chat = Sample.exported
    chat.chat.title = text
    (chat.characterName, chat.userName) = (text, text)
    return try await written(.html) { writer in
      try writer.begin(chat)
      try writer.write(ExportedMessage(Sample.message(10, .user, text), name: name, attachments: [text]))
      try writer.write(ExportedMessage(Sample.message(11, .assistant, text), attachments: []))
    }
  }

  /// The tags of a page of harmless words, and those that the marks of a message make.
  private static let allowed: Set = [
    "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "</head>", "<meta charset=\"utf-8\">", "<title>", "</title>",
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">",
    "<meta name=\"referrer\" content=\"no-referrer\">",
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    "<meta name=\"color-scheme\" content=\"light dark\">", "<style>", "</style>", "<body>", "</body>", "</html>",
    "<main>",
    "</main>", "<header>", "</header>", "<h1 dir=\"auto\">", "</h1>", "<h2 dir=\"auto\">", "</h2>", "<p dir=\"auto\">",
    "</p>",
    "<p class=\"file\" dir=\"auto\">", "<article class=\"user\">", "<article class=\"assistant\">", "</article>",
    "<time datetime=\"2024-07-12T01:31:37Z\">", "</time>", "<pre>", "</pre>", "<code>", "</code>", "<strong>",
    "</strong>",
    "<em>", "</em>",
  ]

  /// A tag as a browser sees it: a mark after it is no part of its last letter.
  private static var tag: Regex<Substring> { /<[^>]*>/.matchingSemantics(.unicodeScalar) }

  @Test(arguments: 0..<60) func noTagOfATextSurvives(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let page = try await page(Hostile.text(using: &random), name: Hostile.text(using: &random))
    var open: [Substring] = []
    for match in page.matches(of: Self.tag) {
      let isAllowed = Self.allowed.contains(String(match.output))
      #expect(isAllowed, "\(match.output)")
      // The tags are nested, so that a text cannot leave its message.
      let name = match.output.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
      if name.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else if name != "meta", !name.isEmpty {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    // Nothing outside the tags begins one, and no control character is left.
    #expect(!page.replacing(Self.tag, with: "").unicodeScalars.contains { $0 == "<" || $0 == ">" })
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E && $0.value != 0x1B })
  }

  @Test func aPageShowsWhatWasSaid() async throws {
    let page = try await page("안녕 *waves*, **all** `x<y`\n```js\nif (a < b) {}\n```\n2 * 3 * 4")
    #expect(page.contains("<p dir=\"auto\">안녕 <em>waves</em>, <strong>all</strong> <code>x&lt;y</code></p>"))
    #expect(page.contains("<pre><code>if (a &lt; b) {}</code></pre>"))
    #expect(page.contains("<p dir=\"auto\">2 * 3 * 4</p>"))
    #expect(page.contains("prefers-color-scheme: dark"))
    // Nothing is fetched.
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url(") && !page.contains("@import"))
    let korean = try await written(.html, language: .korean) { try $0.begin(Sample.exported) }
    #expect(korean.contains("<html lang=\"ko\">") && korean.contains("<title>대화</title>"))
  }

  /// Markdown with any text comes back as the same messages.
  @Test(arguments: 0..<60) func markdownIsReadBack(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let messages = (0..<Int.random(in: 1..<6, using: &random)).map { number -> ExportedMessage in
      var message = Sample.message(
        number + 10, Bool.random(using: &random) ? .user : .assistant, Hostile.text(using: &random))
      message.marks.isHidden = .random(using: &random)
      return ExportedMessage(message, name: Bool.random(using: &random) ? Hostile.text(using: &random) : nil)
    }
    let text = try await written(.markdown) { writer in
      for _ in 0..<2 {
        try writer.begin(Sample.exported)
        for message in messages { try writer.write(message) }
      }
    }
    let file = try await read(text, named: "x")
    #expect(file.chats.map(\.chat.title) == [Sample.chat.title, Sample.chat.title])
    #expect(file.chats.map(\.chat.characterName) == ["Zed", "Zed"] && file.chats.map(\.chat.userName) == ["지우", "지우"])
    for chat in file.chats {
      #expect(chat.messages.map(\.text) == messages.map { closed($0.message.text) })
      #expect(chat.messages.map(\.role.rawValue) == messages.map(\.message.role.rawValue))
      #expect(chat.messages.map(\.marks.isHidden) == messages.map(\.message.marks.isHidden))
      #expect(chat.messages.allSatisfy { $0.created == Sample.time })
    }
  }

  /// A text with one kind of line feeds, and an open fence closed: what Markdown can hold of it.
  private func closed(_ text: String) -> String {
    var fence = Fence()
    let lines = text.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { fence.read(line) }
    return ((lines.map(String.init)) + [fence.end].compactMap(\.self)).joined(separator: "\n")
  }

  @Test func markdownIsAsDescribed() async throws {
    let text = try await written(.markdown) { writer in
      try writer.begin(Sample.exported)
      try writer.write(ExportedMessage(Sample.message(10, .user, "안녕")))
      try writer.write(ExportedMessage(Sample.message(11, .assistant, "### Not a name")))
    }
    #expect(
      text == """
        ---
        format: "aichat"
        character: "Zed"
        user: "지우"
        date: "2024-07-12T01:31:37.000Z"
        ---

        # Under the stars <!-- chat {"character":"Zed","user":"지우","created":"2024\\u002d07\\u002d12T01:31:37.000Z"} -->

        ### 지우 <!-- user 2024-07-12T01:31:37.000Z -->

        안녕

        ### Zed <!-- assistant 2024-07-12T01:31:37.000Z -->

        \\### Not a name


        """)
  }

  /// Files of other programs: headings or bold names.
  @Test func foreignMarkdownIsReadAsWellAsPossible() async throws {
    let headings = try await read(
      "---\ncharacter: Zed\ndate: 2024-07-12\n---\nintro\n\n### Jiu\n\nHi\n\n```\n### code\n```\n\n### Zed\nHello\n",
      named: "x")
    #expect(headings.texts == ["Hi\n\n```\n### code\n```", "Hello"])
    #expect(headings.messages.map(\.role) == [.user, .assistant])
    #expect(headings.messages.map(\.name) == ["Jiu", "Zed"])
    let bold = try await read("**You:** Hi\nthere\n\n**ChatGPT:** Hello\n", named: "x")
    #expect(bold.texts == ["Hi\nthere", "Hello"] && bold.messages.map(\.role) == [.user, .assistant])
  }

  /// A heading of the first level begins a chat only if a speaker follows it.
  @Test func headingsInForeignMessagesStayInThem() async throws {
    let trip = try await read(
      "# Trip\n### User\nPlan it\n### Assistant\nHere:\n# Day 1\nWalk.\n# Day 2\n\nSwim.\n### User\nThanks\n# End\n",
      named: "x")
    #expect(trip.chats.count == 1 && trip.chats.first?.0.title == "Trip")
    #expect(trip.texts == ["Plan it", "Here:\n# Day 1\nWalk.\n# Day 2\n\nSwim.", "Thanks\n# End"])
    let two = try await read("# A\n### User\nx\n\n# B\n\n### User\ny\n", named: "x")
    #expect(two.chats.map(\.0.title) == ["A", "B"] && two.texts == ["x", "y"])
    let bold = try await read("# A\n**You:** x\n# B\n**You:** y\n", named: "x")
    #expect(bold.chats.map(\.0.title) == ["A", "B"] && bold.texts == ["x", "y"])
  }

  /// The first speaker decides how the file names all of them.
  @Test func aFileNamesItsSpeakersInOneWay() async throws {
    let headings = try await read("### User\nHow?\n### Assistant\nLike this.\n\n**Note:** save first.\n", named: "x")
    #expect(headings.texts == ["How?", "Like this.\n\n**Note:** save first."])
    let bold = try await read("**You:** Hi\n**AI:** Do\n### Step\nx\n", named: "x")
    #expect(bold.texts == ["Hi", "Do\n### Step\nx"])
  }
}
