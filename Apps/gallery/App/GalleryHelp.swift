import FeatureKit
import TerminalUI

/// The text of `--help`.
@MainActor struct GalleryHelp {
  let program: String
  let features: [GalleryFeature]
  let language: Language

  var text: String {
    let options = GalleryOptions.all.map { option in
      (
        (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)" + (option.value.map { " " + $0 } ?? ""),
        option.summary(language)
      )
    }
    let width = options.map(\.0.count).max() ?? 0
    return
      ([
        language.aboutGallery, "", language.usage, "  \(program) [\(language.options)]", "", language.optionsTitle,
      ]
      + options.map { name, summary in
        "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
      }
      + ["", language.featureList(features.map(\.id)), language.aboutServer]).joined(separator: "\n")
  }
}
