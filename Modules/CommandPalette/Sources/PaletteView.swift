import FeatureKit
import TerminalUI

/// The palette: a field, and the commands that have the typed letters.
struct PaletteView: View {
  private static let width = 64, height = 18
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: PalettePresenter

  var body: some View {
    VStack {
      ZStack(alignment: .top) {
        Text("").frame(maxWidth: .infinity, maxHeight: .infinity).dimmed()
        panel
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !window.isTiny { KeyBar().frame(maxWidth: .infinity).background(.surface) }
    }
    .keyBindings([
      // The field handles Enter; this entry only shows it in the footer.
      KeyBinding(.enter, language.doIt) {},
      KeyBinding(.up, language.select) { presenter.onMoved(by: -1) },
      KeyBinding(.down, language.select) { presenter.onMoved(by: 1) },
      KeyBinding(.pageUp, language.select, prominence: .hidden) { presenter.onMoved(by: -page) },
      KeyBinding(.pageDown, language.select, prominence: .hidden) { presenter.onMoved(by: page) },
    ])
    .task(id: presenter.text) { await presenter.find() }
  }

  @ViewBuilder private var panel: some View {
    if isSmall {
      VStack {
        field
        list(columns: window.columns, rows: rows)
      }
      .frame(width: window.columns, height: rows + 1, alignment: .topLeading)
      .background(.raised)
    } else {
      VStack {
        field
        Divider()
        list(columns: width - 2, rows: rows)
      }
      .frame(width: width - 2, height: height - 2, alignment: .topLeading)
      .panel(on: .raised)
      .padding(.top, window.rows / 6)
    }
  }

  private var field: some View {
    HStack {
      Text(line: "▌").foregroundStyle(.accent).accessibilityHidden()
      TextField(language.commandOrName, text: Binding(presenter, \.text)) { presenter.onSubmit() }.defaultFocus()
        .padding(.horizontal, 1)
      if window.columns >= 40 {
        Text(line: language.found(presenter.count)).foregroundStyle(.secondary).padding(.trailing, 1).layoutPriority(1)
      }
    }
  }

  private func list(columns: Int, rows: Int) -> some View {
    VStack {
      if presenter.lines.isEmpty { Text(line: "  " + language.nothingFound).foregroundStyle(.secondary) }
      ForEach(Array(presenter.visibleLines(rows: rows, isShort: isSmall).enumerated()), id: \.offset) { _, line in
        switch line {
        case .gap: Text(line: " ")
        case .heading(let title): Text(line: "  " + title).bold()
        case .problem(let words): Text(line: " ! " + words).foregroundStyle(.danger)
        case .entry(let entry, let matched):
          PaletteRow(entry: entry, matched: matched, isSelected: entry.id == presenter.selected, columns: columns)
            .onTapGesture { presenter.onPressed(entry) }
        }
      }
    }
    .frame(width: columns, height: rows, alignment: .topLeading)
    .onWheel { presenter.onMoved(by: $0) }
  }
}

// MARK: - The size

extension PaletteView {
  /// Whether the palette takes the whole window, with commands only.
  private var isSmall: Bool { window.rows < 16 || window.columns < 44 }
  private var width: Int { min(Self.width, window.columns - 2) }
  private var height: Int { min(Self.height, window.rows - window.rows / 6 - 1) }
  /// The rows of the list: the field, its line and the edges have the others.
  private var rows: Int { isSmall ? window.rows - (window.isTiny ? 1 : 2) : height - 4 }
  private var page: Int { max(1, rows - 1) }
}
