/// The list of lessons. It has no state that changes.
@MainActor final class CoursePresenter {
  let lessons = Lesson.all
  private let router: any CourseRouter

  init(router: any CourseRouter) {
    self.router = router
  }

  func onLessonPressed(_ lesson: Lesson) {
    router.showLesson(lesson)
  }
}
