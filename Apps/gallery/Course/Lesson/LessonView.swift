import FeatureKit
import TerminalUI

/// Draws a lesson: what to look at, and a button for each of its screens, its code, its test and the next lesson.
struct LessonView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: LessonPresenter

  private var lesson: Lesson { presenter.lesson }
  private var title: String { "\(lesson.number). \(language(lesson.title))" }

  var body: some View {
    ScrollView {
      VStack(spacing: window.isTiny ? 0 : 1) {
        VStack {
          // A tiny window has no bar with the title.
          if window.isTiny { Text(title).bold() }
          Text(language(lesson.article.title)).foregroundStyle(.secondary)
        }
        Text(language(lesson.summary))
        VStack {
          ForEach(Array(lesson.screens.enumerated()), id: \.offset) { index, screen in
            Button("\(index + 1) \(language(screen.title))") { presenter.onScreenPressed(index) }
              .focusWish(index == 0 ? .first : .ordinary)
          }
        }
        VStack {
          Button(language.codeFiles(lesson.everyFile.count), action: presenter.onCodePressed)
          Button(language.testFile(lesson.test.file.name), action: presenter.onTestPressed)
          if let next = lesson.next {
            Button(language.next(next.number, language(next.title)), action: presenter.onNextPressed)
          }
        }
      }
    }
    .navigationTitle(title)
    .keyBindings(keys)
  }

  private var keys: [KeyBinding] {
    let screens = lesson.screens.enumerated().compactMap { index, screen -> KeyBinding? in
      guard let digit = "123456789".dropFirst(index).first else { return nil }
      // The buttons name these keys too.
      return KeyBinding(.character(digit), language(screen.title), prominence: .hidden) {
        presenter.onScreenPressed(index)
      }
    }
    let test = KeyBinding(.character("t"), language.test, action: presenter.onTestPressed)
    let next = lesson.next.map { _ in KeyBinding(.character("n"), language.nextLesson, action: presenter.onNextPressed)
    }
    return screens + [test] + (next.map { [$0] } ?? [])
  }
}
