import Observation
import SampleEntities

/// The files of a lesson: which one is shown, and its text.
@Observable @MainActor final class CodePresenter {
  let lesson: Lesson
  /// The place of the shown file.
  private(set) var index: Int
  private(set) var text = Load<String>.loading
  private let interactor: any CodeInteractor

  init(_ lesson: Lesson, at index: Int, interactor: any CodeInteractor) {
    self.lesson = lesson
    self.index = index
    self.interactor = interactor
  }

  var files: [SourceFile] { lesson.everyFile }
  var file: SourceFile { files[index] }
  /// The lesson's test, where its file is shown.
  var test: LessonTest? { index == files.count - 1 ? lesson.test : nil }
}

extension CodePresenter {
  /// Loads the shown file.
  func load() async {
    text = await Load { [interactor, file] in try await interactor.source(of: file) } ?? text
  }

  func onFilePressed(_ index: Int) {
    guard files.indices.contains(index), index != self.index else { return }
    self.index = index
    text = .loading
  }
}
