import Observation

/// The files of a lesson: which one is shown, and its text.
@Observable @MainActor final class CodePresenter {
  let lesson: Lesson
  /// The place of the shown file.
  private(set) var index: Int
  /// The text of the shown file, or why there is none.
  private(set) var text: Result<String, CheckoutFailure>
  private let interactor: any CodeInteractor

  init(_ lesson: Lesson, at index: Int, interactor: any CodeInteractor) {
    self.lesson = lesson
    self.index = index
    self.interactor = interactor
    text = Self.text(of: lesson.everyFile[index], interactor)
  }

  private static func text(of file: SourceFile, _ interactor: any CodeInteractor) -> Result<String, CheckoutFailure> {
    Result { () throws(CheckoutFailure) in try interactor.source(of: file) }
  }
}

extension CodePresenter {
  var files: [SourceFile] { lesson.everyFile }
  var file: SourceFile { files[index] }
  /// The lesson's test, where its file is shown.
  var test: LessonTest? { index == files.count - 1 ? lesson.test : nil }

  func onFilePressed(_ index: Int) {
    guard files.indices.contains(index), index != self.index else { return }
    self.index = index
    text = Self.text(of: file, interactor)
  }
}
