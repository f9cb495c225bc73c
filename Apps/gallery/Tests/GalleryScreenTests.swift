import FeatureKit
import NetworkTesting
import TerminalTesting
import TerminalUI
import Testing

@testable import gallery

/// The whole app on a virtual terminal.
@MainActor struct GalleryScreenTests {
  private func pilot(_ words: String..., columns: Int = 80, rows: Int = 24) async throws -> Pilot {
    let options = try GalleryOptions(words) { _ in nil }
    let window = GalleryApp("gallery").window(options)
    let pilot = Pilot(columns: columns, rows: rows, language: options.language, root: window)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func theCourse(_ language: Language) async throws {
    let pilot = try await pilot("--lang", language.rawValue)
    if language == .english { #expect(Golden.difference(pilot.screen, from: "course-80x24-en") == nil) }
    for lesson in Lesson.all { #expect(pilot.screen.contains("\(lesson.number). \(language(lesson.title))")) }
    #expect(pilot.screen.contains(language == .korean ? "^Q 종료" : "^Q Quit"))
    #expect(await pilot.faults(endings: nil) == [])
  }

  @Test func aLesson() async throws {
    let pilot = try await pilot("articles")
    #expect(Golden.difference(pilot.screen, from: "lesson-80x24-en") == nil)
    #expect(pilot.screen.contains("1 As MVVM") && pilot.screen.contains("^O Code"))
    #expect(await pilot.faults(endings: nil) == [])
  }

  @Test func theCode() async throws {
    let pilot = try await pilot("counter")
    await pilot.press(.control("o"))
    #expect(Golden.difference(pilot.screen, from: "code-80x24-en") == nil)
    #expect(pilot.screen.contains("1/9 CounterEntity.swift") && pilot.screen.contains("var count = 0"))
    await pilot.press(.right)
    #expect(pilot.screen.contains("2/9 CounterInteractor.swift") && pilot.screen.contains("protocol CounterInteractor"))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("1. A counter in five parts"))
  }

  @Test func aLessonInKorean() async throws {
    let pilot = try await pilot("3", "--lang", "ko", columns: 120, rows: 36)
    await pilot.press(.character("t"))
    #expect(Golden.difference(pilot.screen, from: "test-120x36-ko") == nil)
    #expect(pilot.screen.contains("실행: Tools/feature test Articles") && pilot.screen.contains("aPressedArticleOpens"))
  }

  @Test func aTinyWindow() async throws {
    let pilot = try await pilot("router", columns: 20, rows: 6)
    await pilot.press(.character("1"))
    await pilot.press(.enter)
    await pilot.press(.down, .enter)
    #expect(Golden.difference(pilot.screen, from: "router-20x6-en") == nil)
    #expect(pilot.screen.contains("A3 sheet screen 3"))
    await pilot.press(.control("o"))
    #expect(pilot.screen.contains("1/9"))
    await pilot.resize(columns: 80, rows: 24)
    #expect(pilot.screen.contains("ShowRouter.swift") && pilot.screen.contains("^Q Quit"))
  }

  @Test(arguments: Language.allCases) func everyLessonIsWalkedWithTheMouse(_ language: Language) async throws {
    let pilot = try await pilot("--lang", language.rawValue, columns: 120, rows: 36)
    for lesson in Lesson.all {
      #expect(await pilot.click(on: language(lesson.title)))
      for (index, screen) in lesson.screens.enumerated() {
        #expect(await pilot.click(on: "\(index + 1) \(language(screen.title))"))
        #expect(pilot.screen.contains("› " + language(screen.title)))
        await pilot.click(on: "^O ")
        #expect(pilot.screen.contains("1/\(lesson.everyFile.count) \(lesson.files[0].name)"))
        await pilot.press(.escape)
        await pilot.press(.escape)
      }
      #expect(await pilot.click(on: language.testFile(lesson.test.file.name)))
      #expect(pilot.screen.contains(lesson.test.command) && pilot.screen.contains(lesson.test.function))
      await pilot.press(.escape)
      await pilot.press(.escape)
    }
    #expect(pilot.screen.contains(language.course))
  }

  @Test func theNextLessonReplacesTheLesson() async throws {
    let pilot = try await pilot("counter")
    for lesson in Lesson.all.dropFirst() {
      await pilot.press(.character("n"))
      #expect(pilot.screen.contains("\(lesson.number). \(Language.english(lesson.title))"))
    }
    #expect(!pilot.screen.contains("Next lesson"))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("8 lessons"))
  }

  @Test func theCountOutlivesItsScreen() async throws {
    let pilot = try await pilot("counter")
    await pilot.press(.character("1"))
    for _ in 0..<12 { await pilot.press(.character("+")) }
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Give up the count of 12?"))
    await pilot.press(.escape)
    await pilot.press(.escape)
    await pilot.press(.character("1"))
    #expect(pilot.screen.contains("Count: 12"))
  }

  @Test func theSearchLeadsToAnotherFeature() async throws {
    let pilot = try await pilot("search")
    await pilot.press(.character("2"))
    #expect(await pilot.shows("6 in all"))
    await pilot.type("RENEE")
    #expect(pilot.screen.contains("1 found"))
    // A letter is a letter in a field; only the key with Control opens the code.
    await pilot.press(.control("o"))
    #expect(pilot.screen.contains("1/9 UserSearchViewModel.swift"))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("1 found"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("+1 202 555 0178"))
  }

  @Test func aRowLeadsToItsAuthor() async throws {
    let pilot = try await pilot("cells")
    await pilot.press(.character("1"))
    #expect(await pilot.shows("Samuel Osei"))
    await pilot.press(.down, .character("a"))
    #expect(await pilot.shows("samuel.osei@example.org"))
  }
}
