import DesignSystem
import FeatureKit
import TerminalUI

/// Draws the list of lessons.
struct CourseView: View {
  @Environment(\.language) private var language
  let presenter: CoursePresenter

  var body: some View {
    List(presenter.lessons, onSelect: presenter.onLessonPressed) { lesson in
      ListCell("\(lesson.number). \(language(lesson.title))", subtitle: language(lesson.article.title))
    }
    .defaultFocus()
    .navigationTitle(language.course)
    .toolbar { Text(line: language.lessonCount(presenter.lessons.count)).foregroundStyle(.secondary) }
    // The list handles Enter itself; this binding is only for the footer.
    .keyBindings([KeyBinding(.enter, language.open) {}])
  }
}
