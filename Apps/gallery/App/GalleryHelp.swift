import FeatureKit
import TerminalUI

/// The text of `--help`.
@MainActor struct GalleryHelp {
  let program: String
  let language: Language

  var text: String {
    let options = GalleryOptions.all.map { option in
      (
        (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)" + (option.value.map { " " + $0 } ?? ""),
        option.summary(language)
      )
    }
    return
      ([
        language.aboutGallery, "", language.usage, "  \(program) [\(language.options)] [\(language.lessonWord)]", "",
        language.optionsTitle,
      ]
      + table(options) + ["", language.lessonsTitle]
      + table(Lesson.all.map { ($0.id, "\($0.number). \(language($0.title))") })
      + ["", language.aboutServer]).joined(separator: "\n")
  }

  /// Rows of a name and its explanation, aligned.
  private func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }
  }
}
