import TerminalUI

private enum LessonKeysKey: EnvironmentKey {
  static var defaultValue: [KeyBinding] { [] }
}

extension EnvironmentValues {
  /// The keys of the lesson in front. A panel keeps the keyboard for itself, so its content has to offer them again.
  var lessonKeys: [KeyBinding] {
    get { self[LessonKeysKey.self] }
    set { self[LessonKeysKey.self] = newValue }
  }
}

/// A screen that offers the keys of its lesson, also as a panel.
struct WithLessonKeys<Content: View>: View {
  @Environment(\.lessonKeys) private var keys
  let content: Content

  var body: some View { content.keyBindings(keys) }
}
