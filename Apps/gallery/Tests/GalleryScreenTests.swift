import FeatureKit
import NetworkTesting
import TerminalTesting
import TerminalUI
import Testing

@testable import gallery

/// The whole app on a virtual terminal.
@MainActor struct GalleryScreenTests {
  private func pilot(_ words: String..., columns: Int = 80, rows: Int = 24) async throws -> Pilot {
    let features: [GalleryFeature] = [.counter, .articles, .users]
    let options = try GalleryOptions(words, features: features) { _ in nil }
    let tabs = try GalleryApp("gallery", features).registry(options).contributions.tabs
    let root = GalleryView(tabs: tabs, language: options.language)
    let pilot = Pilot(columns: columns, rows: rows, language: options.language, root: root)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [
    (Language.english, ["Counter", "Articles", "Users"], "^Q Quit"), (.korean, ["카운터", "글", "사용자"], "^Q 종료"),
  ])
  func everyTabOpens(_ language: Language, _ titles: [String], _ quit: String) async throws {
    let pilot = try await pilot("--lang", language.rawValue)
    for (index, title) in titles.enumerated() {
      await pilot.press(.character(Character("\(index + 1)")))
      #expect(await pilot.shows(" \(title)"))
      #expect(pilot.screen.hasPrefix(" \(title)"))
      #expect(pilot.screen.contains(quit))
    }
  }

  @Test func theCountOutlivesItsTab() async throws {
    let pilot = try await pilot()
    await pilot.press(.character("+"), .character("+"), .character("-"), .character("+"))
    #expect(pilot.screen.contains("Count: 2"))
    await pilot.press(.character("3"))
    #expect(await pilot.hides("Count:"))
    await pilot.press(.character("1"))
    #expect(pilot.screen.contains("Count: 2"))
  }

  @Test func aLargeCountIsNotLostByMistake() async throws {
    let pilot = try await pilot()
    for _ in 0..<12 { await pilot.press(.character("+")) }
    #expect(await pilot.focus(on: "[ Reset ]"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Give up the count of 12?"))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("Count: 12"))
    #expect(await pilot.focus(on: "[ Reset ]"))
    await pilot.press(.enter)
    #expect(await pilot.focus(on: "[ Reset ]"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Count: 0"))
  }

  @Test func anArticleOpensAndCloses() async throws {
    let pilot = try await pilot()
    await pilot.press(.character("2"))
    #expect(await pilot.shows("6 articles"))
    await pilot.press(.down, .enter)
    #expect(pilot.screen.contains("A router is the person in the kitchen."))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("6 articles"))
  }

  @Test func theSearchLeadsToAnotherFeature() async throws {
    let pilot = try await pilot()
    await pilot.press(.character("2"), .character("/"))
    #expect(await pilot.shows("6 in all"))
    await pilot.type("RENEE")
    #expect(pilot.screen.contains("1 found"))
    #expect(await pilot.focus(on: "Renée"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("+1 202 555 0178"))
  }

  @Test func orSaysThatItIsNotThere() async throws {
    let pilot = try await pilot("--without", "users", "--lang", "ko")
    await pilot.press(.character("2"), .character("/"))
    #expect(await pilot.shows("전체 6명"))
    #expect(await pilot.focus(on: "한소라"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("이번 실행에는 “users” 기능이 없습니다."))
    #expect(pilot.screen.contains("--without users"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("전체 6명"))
  }

  @Test func aServerThatComesBack() async throws {
    let user = #"[{"id": 1, "name": "Ann", "email": "a@b.example", "phone": "1"}]"#
    let server = LoopbackServer([[.answer("", status: "500 Oops")], [.answer(user)]])
    let pilot = try await pilot("--api", server.url, "--features", "users")
    #expect(await pilot.shows("failed (500)"))
    await pilot.press(.enter)
    #expect(await pilot.shows("a@b.example"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Phone   1"))
    #expect(server.requests.count == 2)
  }

  @Test func leavingATabEndsItsLoad() async throws {
    let server = LoopbackServer([[.head(), .text("["), .waitForClose]], timeout: 600)
    let pilot = try await pilot("--api", server.url)
    await pilot.press(.character("3"))
    #expect(await pilot.waits { !server.requests.isEmpty })
    #expect(pilot.screen.contains("Loading"))
    await pilot.press(.character("1"))
    #expect(await server.sawClientLeave())
    #expect(pilot.screen.contains("Count: 0"))
  }

  @Test func whatAServerSendsIsOnlyText() async throws {
    let hostile = #"\u001b[2J\u001b]0;owned\u0007red\r\b\u202edrawkcab\u009b5m"#
    let server = LoopbackServer(
      .answer(#"[{"userId": 1, "id": 1, "title": "\#(hostile)", "body": "\#(hostile)"}]"#))
    let pilot = try await pilot("--api", server.url, "--features", "articles")
    #expect(await pilot.shows("drawkcab"))
    expectText(pilot.screen)
    await pilot.press(.enter)
    #expect(pilot.screen.contains("drawkcab"))
    expectText(pilot.screen)
    #expect(server.requests.count == 1)
  }

  private func expectText(_ screen: String) {
    let obeyed: [ClosedRange<UInt32>] = [0...9, 0xB...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069]
    #expect(!screen.unicodeScalars.contains { scalar in obeyed.contains { $0.contains(scalar.value) } })
  }

  @Test func aTinyWindow() async throws {
    let pilot = try await pilot(columns: 20, rows: 5)
    await pilot.press(.character("+"))
    #expect(pilot.screen.contains("Count: 1"))
    await pilot.press(.character("3"))
    #expect(await pilot.shows("Clara"))
    await pilot.press(.enter)
    #expect(pilot.screen.hasPrefix("Name    Clara"))
    await pilot.resize(columns: 80, rows: 24)
    #expect(pilot.screen.contains("clara@example.org") && pilot.screen.contains("^Q Quit"))
  }
}
