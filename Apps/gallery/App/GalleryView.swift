import FeatureKit
import Navigation
import TerminalUI

/// The whole window: the course, and the keys below it.
struct GalleryView: View {
  @Environment(\.language) private var language
  @Environment(\.quit) private var quit
  @Environment(\.windowSize) private var window
  let navigator: Navigator
  private let builder: GalleryBuilder

  /// A window that begins with the list of lessons, or with a lesson. The caller must dismantle its navigator at the
  /// end.
  init(_ builder: GalleryBuilder, opening lesson: Lesson? = nil) {
    self.builder = builder
    navigator = Navigator { context in AnyView(builder.course(at: context)) }
    if let lesson { root?.showLesson(lesson) }
  }

  private var root: GalleryRouter? {
    navigator.root(of: navigator.state.tab.id).map { GalleryRouter($0, builder) }
  }

  var body: some View {
    let keys = code.map { [$0] } ?? []
    VStack {
      RouterView(navigator).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.lessonKeys, keys)
      if !window.isTiny, !isCodeShown, let place, let screen = place.screen {
        LessonLine(lesson: place.lesson, screen: screen)
      }
      // A very small window has no row for the keys.
      if window.rows > 5 { KeyBar() }
    }
    .keyBindings(keys + [KeyBinding(.control("q"), language.quit) { quit() }])
  }

  private var isCodeShown: Bool { navigator.state.top.name == LessonPlace.codeName }

  /// The lesson in front.
  private var place: (lesson: Lesson, screen: Int?)? {
    guard let place = LessonPlace(navigator.state), let lesson = Lesson.all.first(where: { $0.id == place.lesson })
    else { return nil }
    return (lesson, place.screen)
  }

  /// The key that shows the code of the lesson in front, wherever in the lesson the user is.
  private var code: KeyBinding? {
    guard let place, !isCodeShown else { return nil }
    return KeyBinding(.control("o"), language.code) { root?.showCode(of: place.lesson, at: 0) }
  }
}

/// The line that names the running screen, because two forms of one screen look the same.
private struct LessonLine: View {
  @Environment(\.language) private var language
  let lesson: Lesson
  let screen: Int

  var body: some View {
    Text(line: " \(language.lesson(lesson.number)) › \(language(lesson.screens[screen].title))").foregroundStyle(
      .accent)
  }
}
