import FeatureKit
import Navigation
import TerminalUI

extension GalleryInteractor: CodeInteractor {}

extension GalleryRouter: CourseRouter, LessonRouter {
  func showLesson(_ lesson: Lesson) {
    router.show(route(to: lesson))
  }

  func replaceLesson(by lesson: Lesson) {
    router.replaceScreen(by: route(to: lesson))
  }

  func showScreen(_ index: Int, of lesson: Lesson) {
    var content: LessonContent?
    router.showScreen(
      name: LessonPlace(lesson: lesson.id, screen: index).name, onDismiss: { content?.onDismiss() }
    ) { context in
      let made = lesson.screens[index].make(builder, context)
      content = made
      return made.view
    }
  }

  /// The code covers the running screen, which stays as it is.
  func showCode(of lesson: Lesson, at index: Int) {
    router.showScreen(.fullScreenCover, name: LessonPlace.codeName, at: .onTop) { _ in
      builder.code(of: lesson, at: index)
    }
  }

  private func route(to lesson: Lesson) -> Route {
    Route(name: LessonPlace(lesson: lesson.id).name) { context in builder.lesson(lesson, at: context) }
  }
}

// MARK: - Screens

extension GalleryBuilder {
  /// The list of lessons.
  func course(at context: NavigationContext) -> some View {
    CourseView(presenter: CoursePresenter(router: router(context)))
  }

  /// A lesson.
  func lesson(_ lesson: Lesson, at context: NavigationContext) -> some View {
    LessonView(presenter: LessonPresenter(lesson, router: router(context)))
  }

  /// The code of a lesson. It leads nowhere and needs no router.
  func code(of lesson: Lesson, at index: Int) -> some View {
    CodeView(presenter: CodePresenter(lesson, at: index, interactor: interactor))
  }
}
