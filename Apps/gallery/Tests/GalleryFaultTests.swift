import FeatureKit
import NetworkTesting
import TerminalTesting
import TerminalUI
import Testing

@testable import gallery

/// Lessons with a server that fails, in every lesson that loads.
@MainActor struct GalleryFaultTests {
  private func pilot(_ words: String..., columns: Int = 80, rows: Int = 24) async throws -> Pilot {
    let options = try GalleryOptions(words) { _ in nil }
    let window = GalleryApp("gallery").window(options)
    let pilot = Pilot(columns: columns, rows: rows, language: options.language, root: window)
    await pilot.settle()
    return pilot
  }

  /// Each running screen that loads: its lesson, and its key.
  nonisolated static let loading: [(String, Character)] = [
    ("articles", "1"), ("articles", "2"), ("search", "1"), ("search", "2"), ("users", "1"), ("users", "2"),
    ("steps", "1"), ("steps", "2"), ("steps", "3"), ("cells", "1"),
  ]

  @Test(arguments: loading) func aServerThatComesBack(_ lesson: String, _ key: Character) async throws {
    let user = #"{"id": 1, "name": "Ann", "email": "a@b.example", "phone": "1"}"#
    let post = #"{"userId": 1, "id": 1, "title": "Ann", "body": "b"}"#
    let list = lesson == "articles" || lesson == "cells" ? "[\(post)]" : "[\(user)]"
    let server = LoopbackServer([[.answer("", status: "500 Oops")], [.answer(list)], [.answer("[\(user)]")]])
    let pilot = try await pilot("--api", server.url, lesson)
    await pilot.press(.character(key))
    #expect(await pilot.shows("failed (500)"))
    await pilot.press(.character("r"))
    #expect(await pilot.shows("Ann"))
  }

  @Test(arguments: loading) func leavingEndsTheLoad(_ lesson: String, _ key: Character) async throws {
    let server = LoopbackServer([[.head(), .text("["), .waitForClose]], timeout: 600)
    let pilot = try await pilot("--api", server.url, lesson)
    await pilot.press(.character(key))
    #expect(await pilot.waits { !server.requests.isEmpty })
    #expect(await pilot.shows("Loading"))
    await pilot.press(.escape)
    #expect(await server.sawClientLeave())
    #expect(pilot.screen.contains("^O Code"))
  }

  @Test(arguments: [("[]", "There are no"), ("<html>", "did not answer with JSON"), (#"{"a": 1}"#, "but no list")])
  func otherAnswers(_ body: String, _ words: String) async throws {
    let server = LoopbackServer([[.answer(body)], [.answer(body)]])
    let pilot = try await pilot("--api", server.url, "articles", columns: 120)
    await pilot.press(.character("1"))
    #expect(await pilot.shows(words))
    await pilot.press(.escape)
    await pilot.press(.character("2"))
    #expect(await pilot.shows(words))
  }

  @Test func aRowFailsAloneAndLoadsAgain() async throws {
    let post = #"[{"userId": 1, "id": 1, "title": "T", "body": "b"}]"#
    let user = #"[{"id": 1, "name": "Ann", "email": "a@b.example", "phone": "1"}]"#
    let server = LoopbackServer([[.answer(post)], [.answer("", status: "503 Busy")], [.answer(user)]])
    let pilot = try await pilot("--api", server.url, "cells")
    await pilot.press(.character("1"))
    #expect(await pilot.shows("failed (503)"))
    await pilot.press(.character("a"))
    #expect(await pilot.shows("Ann"))
  }

  /// That nothing of it controls the terminal holds for every text that is drawn. Here it must not break a screen: both
  /// the list and what it leads to show it.
  @Test(arguments: loading) func aHostileTextIsShown(_ lesson: String, _ key: Character) async throws {
    let hostile = #"\u001b[2J\u001b]0;owned\u0007red\r\b\u202edrawkcab\u009b5m 김 محمد"#
    let list =
      #"[{"userId": 1, "id": 1, "title": "\#(hostile)", "body": "\#(hostile)", "name": "\#(hostile)", "#
      + #""email": "\#(hostile)", "phone": "\#(hostile)"}]"#
    let server = LoopbackServer([[.answer(list)], [.answer(list)], [.answer(list)]])
    let pilot = try await pilot("--api", server.url, lesson)
    await pilot.press(.character(key))
    #expect(await pilot.shows("drawkcab"))
    #expect(pilot.screen.contains("⏎ Open"))
    await pilot.press(.enter)
    // The list has gone with its key.
    #expect(await pilot.hides("⏎ Open"))
    #expect(await pilot.shows("drawkcab"))
  }

  @Test(arguments: [("search", "1"), ("search", "2"), ("users", "1"), ("users", "2"), ("steps", "3")])
  func tenThousandUsers(_ lesson: String, _ key: String) async throws {
    let users = (1...10_000).map {
      #"{"id": \#($0), "name": "User \#($0)", "email": "u\#($0)@example.org", "phone": "1"}"#
    }
    let server = LoopbackServer(.answer("[" + users.joined(separator: ",") + "]"))
    let pilot = try await pilot("--api", server.url, lesson)
    await pilot.press(.character(Character(key)))
    #expect(await pilot.shows("User 1"))
    if lesson == "search" {
      await pilot.type("u9999@")
      #expect(await pilot.shows("1 found"))
    } else {
      await pilot.press(.end)
      #expect(pilot.screen.contains("User 10000"))
    }
  }
}
