import Terminal

/// Chooses the part of a text that shows in a field of one row: around the caret, moved as little as necessary.
struct SpanWindow: Sendable {
  /// The first place that shows.
  private var first = 0

  /// The part that shows in `width` cells, and the cell of the caret in it. A line break shows as a sign.
  mutating func fit(_ buffer: TextBuffer, caret: Int, width: Int) -> (text: SafeText, caret: Int) {
    let room = max(0, width - 1)  // The caret may stand after the last letter.
    first = min(first, caret)
    if let cells = cells(from: first, to: caret, in: buffer, upTo: room), cells <= room {
      first = backward(
        from: first, room: room - (self.cells(from: first, to: .max, in: buffer, upTo: room) ?? room), in: buffer)
    } else {
      first = backward(from: caret, room: room, in: buffer)
    }
    // Typed text may have joined the first letter.
    first = min(buffer.boundary(atOrAfter: first), caret)
    var shown = SafeText()
    var column = 0
    var caretColumn = 0
    Grapheme.forEach(in: buffer.text, from: first) { grapheme in
      if grapheme.start == caret { caretColumn = column }
      guard column < width else { return false }
      let piece = Self.shown(grapheme, in: buffer)
      shown += piece
      column += piece.width
      if grapheme.end == caret { caretColumn = column }
      return true
    }
    return (shown, min(caretColumn, room))
  }

  /// The place before the letter at a column of the visible part, or the end.
  func place(atColumn wanted: Int, in buffer: TextBuffer) -> Int {
    var (column, place) = (0, first)
    Grapheme.forEach(in: buffer.text, from: first) { grapheme in
      column += Self.shown(grapheme, in: buffer).width
      guard column <= wanted else { return false }
      place = grapheme.end
      return true
    }
    return place
  }

  /// The cells between two places; nil when there are more than `limit`.
  private func cells(from start: Int, to end: Int, in buffer: TextBuffer, upTo limit: Int) -> Int? {
    var cells = 0
    Grapheme.forEach(in: buffer.text, from: start) { grapheme in
      guard grapheme.start < end, cells <= limit else { return false }
      cells += Self.shown(grapheme, in: buffer).width
      return true
    }
    return cells <= limit ? cells : nil
  }

  /// The place `room` cells back, or a little less.
  private func backward(from place: Int, room: Int, in buffer: TextBuffer) -> Int {
    var (place, room) = (place, room)
    while room > 0, let before = buffer.before(place), let character = buffer.character(at: before) {
      room -= Self.shown(character).width
      if room >= 0 { place = before }
    }
    return place
  }

  private static func shown(_ grapheme: Grapheme, in buffer: TextBuffer) -> SafeText {
    buffer.character(at: grapheme.start).map(shown) ?? SafeText()
  }

  private static func shown(_ character: Character) -> SafeText {
    switch character {
    case "\n": "⏎"
    case "\t": " "
    default: Grapheme.shown(Substring(String(character)))
    }
  }
}
