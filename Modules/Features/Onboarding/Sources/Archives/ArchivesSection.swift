import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The export of the profile to a file, and the import of one.
struct ArchivesSection: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ArchivesPresenter

  var body: some View {
    VStack {
      Text(status).foregroundStyle(.secondary)
      if window.columns < 36 { VStack { buttons } } else { HStack(spacing: 2) { buttons } }
    }
    .keyBindings(
      presenter.isBusy
        ? []
        : [
          KeyBinding(.character("x"), language.exportData, prominence: .spare, action: export),
          KeyBinding(.character("i"), language.importData, prominence: .spare, action: importAll),
        ])
  }

  private var buttons: some View {
    Group {
      AsyncButton(language.exportData, isBusy: presenter.work == .exporting, action: export)
      AsyncButton(language.importData, isBusy: presenter.work == .importing, action: importAll)
    }
    .disabled(presenter.isBusy)
  }

  private var status: String {
    switch presenter.work {
    case .nothing, .asking: language.whatAnExportIs
    case .exporting, .importing: presenter.progress.map { language.progress($0) } ?? language.working
    case .exported(let written, let name, let path):
      language.exported(written, of: name ?? language.anonymous, to: path)
    case .imported(let summary): language.imported(summary)
    }
  }

  private func export() {
    Task { await presenter.onExportPressed(in: language) }
  }

  private func importAll() {
    Task { await presenter.onImportPressed(in: language) }
  }
}
