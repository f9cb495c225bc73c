/// The list of lessons. It has no state that changes.
@MainActor final class CoursePresenter {
  let lessons: [Lesson]
  private let router: any CourseRouter

  init(lessons: [Lesson], router: any CourseRouter) {
    self.lessons = lessons
    self.router = router
  }

  func onLessonPressed(_ lesson: Lesson) {
    router.showLesson(lesson)
  }
}
