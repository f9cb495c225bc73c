import Terminal

/// Paints the visible rows of an editor, and puts the caret where the next letter will appear.
@MainActor struct EditorElement: Element {
  /// The styles of the parts.
  struct Looks {
    let text: Style, prompt: Style, paste: Style, problem: Style
  }

  let state: EditorState
  /// The version of the editor's state that the frame shows.
  let version: Int
  let prompt: SafeText
  /// A message below the text.
  let notice: SafeText?
  let lines: ClosedRange<Int>
  let language: Language
  let looks: Looks
  let showsCaret: Bool

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let width = max(1, proposal.width ?? 40)
    let rows = RowLayout.rowCount(
      of: state.editor.buffer, width: width, language: language, upTo: lines.upperBound)
    let wanted = max(lines.lowerBound, rows) + (notice == nil ? 0 : 1)
    return Size(width: width, height: max(1, min(wanted, proposal.height ?? wanted)))
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let size = node.frame.size
    guard size.width > 0, size.height > 0 else { return }
    let canvas = canvas.clipped
    canvas.fill(looks.text)
    var height = size.height
    if let notice {
      // In a single row the message takes the place of the text.
      if height > 1 { height -= 1 }
      canvas.write(notice.truncated(to: size.width), y: size.height - 1, style: looks.problem)
      if size.height == 1 { return }
    }
    state.place = Rect(origin: canvas.bounds.origin, size: Size(width: size.width, height: height))
    let editor = state.editor
    if editor.buffer.text.isEmpty { canvas.write(prompt.truncated(to: size.width), style: looks.prompt) }
    for (y, row) in state.rows(in: Size(width: size.width, height: height), language: language).enumerated() {
      paint(row, y: y, on: canvas)
      if showsCaret, row.start <= editor.caret, row.isLast ? editor.caret <= row.end : editor.caret < row.end {
        canvas.placeCaret(x: state.editor.layout.column(of: editor.caret, in: row, of: editor.buffer), y: y)
      }
    }
  }

  /// Paints a row. Plain letters are written together; a grapheme that may be drawn wider or narrower than measured
  /// is written at its own cell.
  private func paint(_ row: TextRow, y: Int, on canvas: Canvas) {
    let (buffer, layout) = (state.editor.buffer, state.editor.layout)
    var column = 0
    var run = (start: row.start, column: 0)
    func flush(upTo end: Int) {
      guard end > run.start else { return }
      canvas.write(SafeText(untrusted: buffer[run.start..<end]), x: run.column, y: y, style: looks.text)
    }
    Grapheme.forEach(in: buffer.text, from: row.start) { grapheme in
      guard grapheme.start < row.end else { return false }
      let cells = layout.cells(of: grapheme, at: column, in: buffer)
      if grapheme.kind != .plain {
        flush(upTo: grapheme.start)
        switch grapheme.kind {
        case .special:
          let shown = Grapheme.shown(buffer[grapheme.start..<grapheme.end][...])
          canvas.write(shown, x: column, y: y, style: looks.text)
        case .marker: canvas.write(layout.label(of: grapheme, in: buffer), x: column, y: y, style: looks.paste)
        case .plain, .tab, .newline: break
        }
        run = (grapheme.end, column + cells)
      }
      column += cells
      return true
    }
    flush(upTo: row.end)
  }
}
