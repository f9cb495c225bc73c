import Terminal
import TerminalUI

extension Pilot {
  /// The faults of the screen, in words; empty when there are none.
  ///
  /// The focus must be somewhere and visible; a terminal must draw the frame's content; every word must be readable on
  /// what is behind it; at most one button may stand out; every key without room in the footer must be in the help; and no
  /// word of the interface may be cut.
  ///
  /// It enlarges the window to compare footer and help, so call it after all other checks of the screen.
  /// - Parameter endings: The words of the interface that end with "…" by themselves. Nil where foreign texts show,
  ///   which may be cut: then only buttons and the footer are checked.
  public func faults(endings: [String]?) async -> [String] {
    let faults = focusFaults + drawingFaults + contrastFaults + primaryFaults
    // Where there is little room, foreign texts may be cut.
    let cut = ellipses(after: host.screen.size.width < 80 ? nil : endings)
    return await faults + cut + keyFaults()
  }

  /// The keys that neither the footer nor the help has. A smaller window has fewer in its footer.
  func keyFaults() async -> [String] {
    let size = host.screen.size
    let titles = host.footerKeys.map(\.title)
    await resize(columns: 400, rows: size.height)
    let others = host.footerKeys.map(\.title).filter { !titles.contains($0) }
    await resize(columns: size.width, rows: 100)
    await press(.function(1))
    let help = screen
    await press(.escape)
    await resize(columns: size.width, rows: size.height)
    let missing = others.filter { !help.contains($0) }
    return missing.isEmpty ? [] : ["neither footer nor help has: \(missing.joined(separator: ", "))"]
  }

  /// A focus that cannot be seen.
  var focusFaults: [String] {
    guard host.canFocus else { return [] }
    guard let place = host.focusPlace else { return ["nothing has the focus"] }
    let caret = host.caret.map { Rect(origin: $0, size: Size(width: 1, height: 1)) }
    let shows = (place.minY..<place.maxY).contains { y in
      (place.minX..<place.maxX).contains { isMarked(host.screen.style(at: Point(x: $0, y: y))) }
    }
    return shows || caret.map { !place.intersection($0).isEmpty } == true ? [] : ["the focus cannot be seen"]
  }

  /// What a terminal makes of the bytes, where that differs from the frame.
  var drawingFaults: [String] {
    let drawn = drawn
    var faults = drawn.unexpected.map { "the terminal was sent \($0)" }
    if drawn.rows != lines { faults.append("the terminal shows something else") }
    for (row, line) in lines.enumerated() where SafeText(untrustedLine: line, limit: .max).width > drawn.size.width {
      faults.append("row \(row) is wider than the window")
    }
    return faults
  }

  /// The screen of a terminal that received all bytes.
  public var drawn: VirtualTerminal {
    var drawn = VirtualTerminal(size: host.screen.size)
    for frame in terminal.sent { drawn.feed(frame) }
    return drawn
  }

  /// Words that are cut.
  func ellipses(after endings: [String]?) -> [String] {
    lines.enumerated().flatMap { row, line -> [String] in
      var rest = line
      for ending in endings ?? [] { rest = rest.replacing(ending) }
      let isFooter = row == lines.count - 1 && !host.footerKeys.isEmpty
      let isInterface = endings != nil || isFooter || rest.cutsAButton
      return isInterface && rest.contains("…") ? ["row \(row) cuts a word: \(line)"] : []
    }
  }
}

extension String {
  /// The text without a part of it.
  fileprivate func replacing(_ part: String) -> String {
    var (result, rest) = ("", self[...])
    while let first = rest.first {
      if rest.hasPrefix(part), !part.isEmpty {
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether a button begins here and does not end.
  fileprivate var cutsAButton: Bool {
    split(separator: "[ ", omittingEmptySubsequences: false).dropFirst().contains { part in
      part.first != " " && part.contains("…") && !part.contains(" ]")
    }
  }
}
