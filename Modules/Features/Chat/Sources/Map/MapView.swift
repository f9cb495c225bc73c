import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The branches of a chat: a row for each run of messages without a fork. Side branches are indented, and the shown
/// path has a mark.
struct MapView: View {
  @Environment(\.language) private var language
  let presenter: MapPresenter

  var body: some View {
    LoadedView(loader: presenter.map) { map in
      if map.rows.isEmpty {
        ContentUnavailableView(language.nothingSaid)
      } else {
        List(map.rows, onSelect: { presenter.onRowPressed($0) }) { MapCell(row: $0, now: map.now) }
          .opening(at: map.rows.last(where: \.isShown)?.id)
          .defaultFocus()
          .keyBindings([KeyBinding(.enter, language.open, action: {})])
      }
    }
    .navigationTitle(language.chatMap)
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
  }
}

private struct MapCell: View {
  /// Deeper levels are not indented further: the text needs the room.
  private static let deepest = 6
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  @Environment(\.windowSize) private var window
  let row: ChatMap.Row
  let now: Timestamp

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      Text(line: mark).foregroundStyle(row.isShown ? .accent : .secondary).layoutPriority(1).accessibilityHidden()
      if isPlain { Text(line: language.place(of: row)) }
      text.highlighted(isFocused)
      Spacer(minLength: 1)
      if let detail { Text(line: detail).foregroundStyle(.secondary).layoutPriority(1) }
    }
  }

  /// The number of messages and the age; less in a narrow window, where the text needs the room.
  private var detail: String? {
    let count = language.messages(row.count)
    if isPlain || window.columns >= 60 {
      return count + " · " + language.when(row.first.created, from: now, in: zone)
    }
    return window.columns >= 48 ? count : window.columns >= 30 ? "\(row.count)" : nil
  }

  private var text: Text {
    let text = Text(line: (row.first.role == .user ? language.youColon : "") + preview)
    return row.isShown ? text.bold() : text
  }

  private var mark: String {
    let deepest = window.columns < 48 ? 3 : Self.deepest
    return String(repeating: "  ", count: min(row.level, deepest)) + (row.isShown ? "●" : "○")
  }

  private var preview: String {
    let text = row.first.role == .user ? row.first.text : row.first.text.markdownPreview
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
