import Navigation

/// The lesson that the user is in, read from the navigation state: the screens of a lesson have names.
struct LessonPlace: Hashable {
  /// The name of a code screen.
  static let codeName = "code"
  private static let prefix = "lesson"

  let lesson: Lesson.ID
  /// The running screen, by its place among the lesson's; nil in the lesson itself.
  var screen: Int?

  init(lesson: Lesson.ID, screen: Int? = nil) {
    (self.lesson, self.screen) = (lesson, screen)
  }

  /// Where the user is; nil in the list of lessons.
  init?(_ state: NavigationState) {
    guard let place = state.tab.screens.reversed().lazy.compactMap({ $0.name.flatMap(Self.init(name:)) }).first else {
      return nil
    }
    self = place
  }

  private init?(name: String) {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count > 1, parts[0] == Self.prefix else { return nil }
    self.init(lesson: parts[1], screen: parts.count > 2 ? Int(parts[2]) : nil)
  }

  /// The name of the screen.
  var name: String {
    ([Self.prefix, lesson] + (screen.map { ["\($0)"] } ?? [])).joined(separator: "/")
  }
}
