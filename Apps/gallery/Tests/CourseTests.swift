import TerminalUI
import Testing

@testable import gallery

/// The presenters of the course, in the articles' form.
@MainActor struct CourseTests {
  private final class MockRouter: CourseRouter, LessonRouter {
    private(set) var calls: [String] = []
    func showLesson(_ lesson: Lesson) { calls.append("lesson \(lesson.id)") }
    func showScreen(_ index: Int, of lesson: Lesson) { calls.append("screen \(index) of \(lesson.id)") }
    func showCode(of lesson: Lesson, at index: Int) { calls.append("code \(index) of \(lesson.id)") }
    func replaceLesson(by lesson: Lesson) { calls.append("next \(lesson.id)") }
  }

  private struct MockInteractor: CodeInteractor {
    var failure: CheckoutFailure?
    func source(of file: SourceFile) throws(CheckoutFailure) -> String {
      if let failure { throw failure }
      return "let name = \"\(file.name)\""
    }
  }

  private let router = MockRouter()

  @Test func theListLeadsToALesson() {
    CoursePresenter(router: router).onLessonPressed(.steps)
    #expect(router.calls == ["lesson steps"])
  }

  @Test func aLessonLeadsToItsScreensItsCodeItsTestAndTheNext() {
    let presenter = LessonPresenter(.counter, router: router)
    presenter.onScreenPressed(0)
    presenter.onCodePressed()
    presenter.onTestPressed()
    presenter.onNextPressed()
    #expect(
      router.calls == ["screen 0 of counter", "code 0 of counter", "code 8 of counter", "next outputs"])
  }

  @Test func theLastLessonHasNoNext() {
    LessonPresenter(.router, router: router).onNextPressed()
    #expect(router.calls.isEmpty)
  }

  @Test func theCodeIsShownFileByFile() throws {
    let presenter = CodePresenter(.counter, at: 0, interactor: MockInteractor())
    #expect(try presenter.text.get() == #"let name = "CounterEntity.swift""# && presenter.test == nil)
    presenter.onFilePressed(8)
    #expect(presenter.test?.command == "Tools/feature test Counter")
    presenter.onFilePressed(99)
    presenter.onFilePressed(-1)
    #expect(try presenter.text.get() == #"let name = "CounterPresenterTests.swift""#)
  }

  @Test func withoutACheckoutTheReasonIsShown() {
    let failure = CheckoutFailure(path: "A.swift", isFound: false, language: .english)
    let presenter = CodePresenter(.counter, at: 0, interactor: MockInteractor(failure: failure))
    #expect(throws: CheckoutFailure.self) { try presenter.text.get() }
  }
}
