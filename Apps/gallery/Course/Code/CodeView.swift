import DesignSystem
import FeatureKit
import TerminalUI

/// Draws the files of a lesson, one at a time: what to look at, and the highlighted code.
struct CodeView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: CodePresenter

  var body: some View {
    VStack {
      Picker("", selection: Binding(get: { presenter.index }, set: presenter.onFilePressed)) {
        ForEach(Array(presenter.files.enumerated()), id: \.offset) { index, file in
          Text(line: "\(index + 1)/\(presenter.files.count) \(file.name)").tag(index)
        }
      }
      .defaultFocus()
      // Another file begins at its first line.
      ForEach([presenter.index], id: \.self) { _ in
        ScrollView { content }
      }
    }
    .navigationTitle(language.code)
    .toolbar { Text(line: presenter.file.path).foregroundStyle(.secondary) }
  }

  @ViewBuilder private var content: some View {
    VStack(spacing: window.isTiny ? 0 : 1) {
      Text(language(presenter.file.note)).foregroundStyle(.accent)
      if let test = presenter.test { Text(language.run(test.command, function: test.function)).bold() }
      switch presenter.text {
      case .failure(let reason): Text("\(reason)").foregroundStyle(.danger)
      case .success(let text): MarkdownText(presenter.file.path.hasSuffix(".md") ? text : Self.fenced(text))
      }
    }
  }

  /// A text as a block of code. The fence is longer than any in the text.
  private static func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: 3 + text.count { $0 == "`" })
    return "\(fence)swift\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
