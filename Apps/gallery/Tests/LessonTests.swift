import Entities
import Navigation
import TerminalUI
import Testing

@testable import gallery

/// The lessons as data: what they name exists.
@MainActor struct LessonTests {
  nonisolated private static let words = [
    "counter", "outputs", "articles", "search", "users", "steps", "cells", "router",
  ]
  private let checkout = Checkout.nearest()

  private func text(_ file: SourceFile) throws -> String { try checkout.text(of: file.path, .english) }

  @Test func theCourseIsInOrderAndEachLessonHasItsWord() {
    #expect(Lesson.all.map(\.id) == Self.words)
    #expect(Lesson.all.map(\.number) == Array(1...8))
    #expect(Lesson.all.map { $0.next?.id } == Lesson.all.dropFirst().map(\.id) + [nil])
  }

  @Test(arguments: LessonTests.words) func eachFileExistsAndHasANote(_ id: String) throws {
    let lesson = try #require(Lesson.all.first { $0.id == id })
    #expect(!lesson.screens.isEmpty && lesson.files.count >= 5)
    #expect(Set(lesson.everyFile.map(\.path)).count == lesson.everyFile.count)
    for file in lesson.everyFile {
      #expect(try !text(file).isEmpty, "\(file.path)")
      #expect(!file.note.english.isEmpty && !file.note.korean.isEmpty)
    }
  }

  @Test(arguments: LessonTests.words) func eachTestIsShortAndItsCommandNamesItsModule(_ id: String) throws {
    let lesson = try #require(Lesson.all.first { $0.id == id })
    let lines = try text(lesson.test.file).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("func \(lesson.test.function)(") })
    #expect(lines[start].contains("@Test"))
    // The function ends with the first brace in its own column.
    let indent = lines[start].prefix { $0 == " " }
    let end = try #require(lines[start...].firstIndex { $0 == indent + "}" })
    #expect(end - start - 1 < 10, "\(lesson.test.function) has \(end - start - 1) lines")
    #expect(lesson.test.command == "Tools/feature test \(lesson.test.feature)")
    #expect(lesson.test.file.path.hasPrefix("Modules/Samples/\(lesson.test.feature)/Tests/"))
  }

  @Test(arguments: LessonTests.words) func bothLanguagesHaveWordsOfTheirOwn(_ id: String) throws {
    func hasHangul(_ text: String) -> Bool { text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
    let lesson = try #require(Lesson.all.first { $0.id == id })
    let texts = [lesson.title, lesson.summary] + lesson.screens.map(\.title) + lesson.everyFile.map(\.note)
    for text in texts { #expect(!hasHangul(text.english) && hasHangul(text.korean), "\(text.english)") }
  }
}

/// Where the user is, by the names of the screens.
struct LessonPlaceTests {
  @Test func aNameIsAPlace() {
    #expect(LessonPlace(lesson: "counter").name == "lesson/counter")
    #expect(LessonPlace(lesson: "steps", screen: 2).name == "lesson/steps/2")
  }

  @Test func thereIsNoneInTheListOfLessons() {
    #expect(LessonPlace(NavigationState(tabs: ["root"])) == nil)
  }
}
