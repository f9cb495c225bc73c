import TerminalUI

/// A command: its title with the typed letters underlined, and its key at the right.
struct PaletteRow: View {
  let entry: PaletteEntry
  let matched: [Int]
  let isSelected: Bool
  /// The width of the row in cells.
  let columns: Int

  var body: some View {
    HStack {
      Text(line: isSelected ? "▌" : " ").foregroundStyle(.accent)
      StyledText(spans).padding(.leading, 2)
      Spacer(minLength: 1)
      Text(line: detail).foregroundStyle(.secondary).padding(.trailing, 1)
    }
    .frame(width: columns, height: 1, alignment: .leading)
    .highlighted(isSelected)
  }

  private var detail: String { Self.cut(entry.detail, to: max(8, columns / 3)) }

  private var spans: [TextSpan] {
    let room = columns - 5 - TextFlow([TextSpan(detail)]).width
    let title = Self.cut(entry.title, to: room)
    let marked = Set(matched)
    var spans: [TextSpan] = []
    for (place, character) in title.enumerated() {
      let traits: SpanTraits = marked.contains(place) ? [.bold, .underline] : []
      if spans.last?.look.traits == traits {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(TextSpan(String(character), SpanAppearance(traits)))
      }
    }
    return spans
  }

  /// A text in one line, as long as there is room for it.
  private static func cut(_ text: String, to width: Int) -> String {
    var line = String(text.prefix(200).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard TextFlow([TextSpan(line)]).width > width else { return line }
    while !line.isEmpty, TextFlow([TextSpan(line)]).width > width - 1 { line.removeLast() }
    return line + "…"
  }
}
