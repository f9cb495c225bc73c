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
  let row: ChatMap.Row
  let now: Timestamp

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      Text(line: mark).foregroundStyle(row.isShown ? .accent : .secondary).accessibilityHidden()
      if isPlain { Text(line: language.place(of: row)) }
      text.highlighted(isFocused)
      Spacer(minLength: 1)
      Text(line: "\(language.messages(row.count)) · \(language.when(row.first.created, from: now, in: zone))")
        .foregroundStyle(.secondary).layoutPriority(1)
    }
  }

  private var text: Text {
    let text = Text(line: (row.first.role == .user ? language.youColon : "") + preview)
    return row.isShown ? text.bold() : text
  }

  private var mark: String {
    String(repeating: "  ", count: min(row.level, Self.deepest)) + (row.isShown ? "●" : "○")
  }

  private var preview: String {
    let text = row.first.role == .user ? row.first.text : row.first.text.markdownPreview
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
