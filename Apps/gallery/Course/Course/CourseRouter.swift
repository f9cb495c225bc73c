/// The destinations of the list of lessons.
@MainActor protocol CourseRouter {
  func showLesson(_ lesson: Lesson)
}
