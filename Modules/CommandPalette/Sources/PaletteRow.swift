import TerminalUI

/// A command: its title with the typed letters underlined, and its key at the right.
struct PaletteRow: View {
  let entry: PaletteEntry
  let matched: [Int]
  let isSelected: Bool
  /// The width of the row in cells.
  let columns: Int

  var body: some View {
    let detail = Self.cut(entry.detail, to: max(8, columns / 3))
    HStack {
      Text(line: isSelected ? "▌" : " ").foregroundStyle(.accent)
      StyledText(spans(beside: detail)).padding(.leading, 2)
      Spacer(minLength: 1)
      Text(line: detail).foregroundStyle(.secondary).padding(.trailing, 1)
    }
    .frame(width: columns, height: 1, alignment: .leading)
    .highlighted(isSelected)
  }

  private func spans(beside detail: String) -> [TextSpan] {
    let room = columns - 5 - StyledLine(TextSpan(detail)).width
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
    let line = String(text.prefix(200).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return StyledLine(TextSpan(line)).truncated(to: width).text
  }
}
