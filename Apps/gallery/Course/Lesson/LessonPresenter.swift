/// A lesson: what it says, and where its buttons lead. It has no state that changes.
@MainActor final class LessonPresenter {
  let lesson: Lesson
  private let router: any LessonRouter

  init(_ lesson: Lesson, router: any LessonRouter) {
    self.lesson = lesson
    self.router = router
  }

  func onScreenPressed(_ index: Int) {
    router.showScreen(index, of: lesson)
  }

  func onCodePressed() {
    router.showCode(of: lesson, at: 0)
  }

  func onTestPressed() {
    router.showCode(of: lesson, at: lesson.files.count)
  }

  func onNextPressed() {
    if let next = lesson.next { router.replaceLesson(by: next) }
  }
}
