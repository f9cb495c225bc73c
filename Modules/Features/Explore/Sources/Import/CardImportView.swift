import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Imports cards: a field for their path, then their contents, then their outcomes.
struct CardImportView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: CardImportPresenter

  var body: some View {
    VStack {
      HStack(spacing: 1) {
        if window.columns >= 60 { Text(line: language.cardPath).foregroundStyle(.secondary) }
        TextField(
          window.columns >= 60 ? language.cardPathHelp : language.cardPath, text: Binding(presenter, \.path)
        ) {
          presenter.onSubmit()
        }
        .defaultFocus()
      }
      CardImportStatus(presenter: presenter)
      rows
      if window.rows >= 12 { Text(line: " ") }
      buttons
    }
    .navigationTitle(language.importCharacters)
    // The field handles Enter; this binding only shows it in the footer.
    .keyBindings(
      presenter.isBusy || presenter.path.droppedPaths.isEmpty
        ? [] : [KeyBinding(.enter, presenter.canImport ? language.importCharacters : language.preview) {}]
    )
    // While work goes on, Esc stops it and its outcome shows. The next Esc leaves.
    .keyBindings(presenter.canStop ? [KeyBinding(.escape, language.stop) { presenter.onStopPressed() }] : [])
    .task(id: presenter.run) { await presenter.perform() }
  }

  @ViewBuilder private var rows: some View {
    if presenter.rows.isEmpty {
      VStack {
        if case .nothing = presenter.phase { Text(language.cardKinds).foregroundStyle(.secondary) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      List(presenter.rows, onSelect: presenter.onRowPressed) { row in
        CardImportRow(result: row.result, isPreview: presenter.isPreview)
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    WrappingHStack(spacing: 2) {
      if presenter.isBusy {
        if presenter.canStop { Button(language.stop) { presenter.onStopPressed() } }
      } else {
        if presenter.canImport {
          Button(language.importCount(presenter.summary.added)) { presenter.onImportPressed() }
        } else if !presenter.path.droppedPaths.isEmpty {
          Button(language.preview) { presenter.onSubmit() }
        }
        if presenter.canTakeBack { Button(takeBack) { Task { await presenter.onTakeBackPressed() } } }
      }
    }
  }

  private var takeBack: String {
    presenter.phase == .nothing && window.columns >= 40 ? language.takeLastImportBack : language.takeBack
  }
}

/// The state of the work, in a line or two.
private struct CardImportStatus: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: CardImportPresenter

  var body: some View {
    switch presenter.phase {
    case .nothing: Text(line: " ")
    case .previewing(_, nil): ProgressView(language.lookingForCards)
    case .previewing(let done, let total?): progress(language.readingCards, done, of: total)
    case .preview(let isWhole):
      summary(isPreview: true)
      if !isWhole { Text(language.readingStopped).foregroundStyle(.secondary) }
    case .importing(let done, let total): progress(language.importing, done, of: total)
    case .imported(let isWhole):
      summary(isPreview: false)
      if !isWhole { Text(language.importStopped).foregroundStyle(.secondary) }
    case .takingBack: ProgressView(language.takingBack)
    case .tookBack(let count, let kept): Text(language.undone(count, kept: kept))
    case .noFiles: Text(language.noCardFiles).foregroundStyle(.danger)
    case .failed(let reason): Text(language(reason)).foregroundStyle(.danger)
    }
  }

  /// The numbers; a small window has one row for them.
  private func summary(isPreview: Bool) -> Text {
    window.rows < 12
      ? Text(line: language.shortSummary(presenter.summary))
      : Text(language.importSummary(presenter.summary, isPreview: isPreview).capitalizedSentence)
  }

  private func progress(_ title: String, _ done: Int, of total: Int) -> some View {
    VStack {
      Text(line: (window.columns < 40 ? "" : title + " ") + language.importProgress(done, of: total))
        .foregroundStyle(.secondary)
      if window.rows >= 12 { ProgressView(value: Double(done), total: Double(total)) }
    }
  }
}

/// A file: its outcome, its name, what it brings, and what was odd. Why it is refused is a line of its own, so that
/// there is room for the name.
private struct CardImportRow: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let result: CardImport
  let isPreview: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      VStack {
        HStack(spacing: 2) {
          Text(line: refusal == nil ? outcome : language.notImported).bold().highlighted(isFocused)
          if window.columns >= 60 || refusal != nil { Text(line: name).foregroundStyle(.secondary).layoutPriority(-1) }
        }
        ForEach(Array(notes.enumerated()), id: \.offset) { _, note in
          Text(note).foregroundStyle(note.hasPrefix("!") ? .warning : .secondary).padding(.leading, 2)
        }
      }
    }
    .padding(.bottom, window.rows >= 30 ? 1 : 0)
  }

  private var outcome: String { language.outcome(of: result, isPreview: isPreview).capitalizedSentence }

  private var refusal: LocalizedText? { if case .refused(let reason) = result.outcome { reason } else { nil } }

  private var notes: [String] { (refusal.map { ["! " + language($0)] } ?? []) + language.notes(on: result) }

  /// The name of the file without its folders.
  private var name: String { result.path.split(separator: "/").last.map(String.init) ?? result.path }
}
