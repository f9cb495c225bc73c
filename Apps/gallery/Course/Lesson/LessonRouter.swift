/// The destinations of a lesson.
@MainActor protocol LessonRouter {
  /// Starts a screen of the lesson.
  /// - Parameter index: Its place among the lesson's screens.
  func showScreen(_ index: Int, of lesson: Lesson)
  /// Shows a file of the lesson.
  /// - Parameter index: Its place among all files; the test is the last one.
  func showCode(of lesson: Lesson, at index: Int)
  /// Shows another lesson in place of this one.
  func replaceLesson(by lesson: Lesson)
}
