import Entities
import FeatureKit
import TerminalUI

/// A lesson of the course, as data.
@MainActor struct Lesson: Identifiable {
  /// The word that opens it from the command line.
  let id: String
  let title: LocalizedText
  /// The article that it belongs to.
  let article: Article
  /// What to look at while it runs.
  let summary: LocalizedText
  /// What it shows, in the order of its keys; there is at least one.
  let screens: [LessonScreen]
  /// Its code, in reading order; there is at least one file.
  let files: [SourceFile]
  let test: LessonTest

  /// All files, the test last.
  var everyFile: [SourceFile] { files + [test.file] }
}

extension Lesson {
  /// The course, in the order of the articles.
  static let all: [Lesson] = [.counter, .outputs, .articles, .search, .users, .steps, .cells, .router]

  /// The lesson after this one; nil after the last.
  var next: Lesson? {
    guard let index = Self.all.firstIndex(where: { $0.id == id }), index + 1 < Self.all.count else { return nil }
    return Self.all[index + 1]
  }

  /// Its place in the course, counted from 1.
  var number: Int { (Self.all.firstIndex { $0.id == id } ?? 0) + 1 }
}

extension Lesson {
  /// An article that this project grew from.
  enum Article {
    case counter, mvvm, userList, coreBuilder, viper

    /// Its subject.
    var title: LocalizedText {
      switch self {
      case .counter: LocalizedText("From MVVM to VIPER: the counter app", "MVVM → VIPER: 카운터 앱")
      case .mvvm: LocalizedText("The MVVM pattern", "MVVM 패턴")
      case .userList: LocalizedText("What is VIPER? The user list", "VIPER 패턴이란? 사용자 목록")
      case .coreBuilder: LocalizedText("CoreBuilder: views without dependencies", "CoreBuilder: 의존성 없는 View")
      case .viper: LocalizedText("Taking the view model apart: VIPER in SwiftUI", "ViewModel 해체하기: SwiftUI VIPER")
      }
    }
  }
}

/// A screen that a lesson runs.
@MainActor struct LessonScreen {
  let title: LocalizedText
  let make: (GalleryBuilder, NavigationContext) -> LessonContent

  /// A screen that a feature's builder makes.
  init(
    _ english: String, _ korean: String, _ make: @escaping (GalleryBuilder, NavigationContext) -> some View
  ) {
    self.init(LocalizedText(english, korean)) { LessonContent(view: AnyView(make($0, $1))) }
  }

  init(_ title: LocalizedText, make: @escaping (GalleryBuilder, NavigationContext) -> LessonContent) {
    (self.title, self.make) = (title, make)
  }
}

/// The view of a screen, and what to do when it has gone.
@MainActor struct LessonContent {
  let view: AnyView
  var onDismiss: @MainActor () -> Void = {}
}

/// A file of this project, with what to look at.
struct SourceFile: Hashable {
  /// The path in the checkout.
  let path: String
  let note: LocalizedText

  init(_ path: String, _ english: String, _ korean: String) {
    self.path = path
    note = LocalizedText(english, korean)
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The test that ends a lesson.
struct LessonTest {
  let file: SourceFile
  /// The function that has the articles' form.
  let function: String
  /// The feature that it belongs to.
  let feature: String

  /// The command that runs it.
  var command: String { "Tools/feature test \(feature)" }
}
