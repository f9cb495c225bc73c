import FeatureKit
import TerminalUI
import Testing

@testable import gallery

@MainActor struct GalleryOptionsTests {
  private func options(_ words: String..., environment: [String: String] = [:]) throws -> GalleryOptions {
    try GalleryOptions(words) { environment[$0] }
  }

  private func refusal(_ words: String...) -> String {
    let failure = #expect(throws: CommandFailure.self) {
      try GalleryOptions(words) { _ in nil }
    }
    #expect(failure?.code == .wrongUsage)
    return failure.map { "\($0)" } ?? ""
  }

  @Test func withoutWordsItOpens() throws {
    let options = try options()
    #expect(options.action == .open && options.language == .english && options.api == nil)
    #expect(options.lesson == nil)
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], Language.korean), (["LANG": "ko"], .korean), (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], .english), (["LANG": "C", "LC_ALL": "ko_KR"], .korean),
    (["LANG": "ko_KR", "LC_ALL": ""], .korean), (["LANG": "C", "LC_MESSAGES": "ko_KR"], .korean),
    (["LANG": ""], .english),
    (["LANG": "kok_IN"], .english),
  ])
  func theLocaleDecides(_ environment: [String: String], _ language: Language) throws {
    #expect(try options(environment: environment).language == language)
  }

  @Test func theOptionWins() throws {
    #expect(try options("--lang", "en", environment: ["LANG": "ko_KR.UTF-8"]).language == .english)
    #expect(try options("--lang=KO").language == .korean)
    #expect(refusal("--lang", "fr") == "--lang fr is not known. It can be en or ko.")
  }

  @Test(arguments: [
    ("http://127.0.0.1:8000", "http://127.0.0.1:8000"), ("https://example.org/api//", "https://example.org/api"),
  ])
  func addresses(_ word: String, _ address: String) throws {
    #expect(try options("--api", word).api == address)
  }

  @Test(arguments: ["", "example.org", "file:///etc/passwd", "http://", "http://a b", "http://a/?x=1", "http://a/#x"])
  func noAddresses(_ word: String) {
    #expect(refusal("--api", word).contains("http://127.0.0.1:8000"))
  }

  @Test func opensALesson() throws {
    #expect(try options("users").lesson == "users")
    #expect(try options("1", "--lang", "ko").lesson == "counter")
    #expect(try options("--api", "http://h", "8").lesson == "router")
    for word in ["0", "9", "chat", "-1x", ""] { #expect(!refusal("--lang", "en", "--", word).isEmpty) }
    #expect(refusal("chat").contains("There is no lesson “chat”. The lessons are counter, outputs,"))
  }

  @Test func refusesWhatIsTooMuch() {
    #expect(refusal("articles", "users").contains("“users”"))
    #expect(refusal("--features", "users").contains("--features"))
    #expect(refusal("--port", "1").contains("--port"))
    #expect(refusal("--api").contains("needs a value"))
  }

  @Test(arguments: Language.allCases) func help(_ language: Language) throws {
    #expect(try options("--help", "nope").action == .help)
    #expect(try options("-h").action == .help)
    #expect(try options("--version").action == .version)
    let text = GalleryHelp(program: "gallery", language: language).text
    for option in GalleryOptions.all { #expect(text.contains("--\(option.name)")) }
    for lesson in Lesson.all { #expect(text.contains("  \(lesson.id) ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
    #expect(text.contains("Options:") == (language == .english))
  }
}
