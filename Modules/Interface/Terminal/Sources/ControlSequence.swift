/// The escape sequences that the program sends. Those of pictures are in `PictureSequences.swift`.
///
/// Sources: ECMA-48; xterm's ctlseqs; the kitty keyboard protocol; "Synchronized Output" (DEC private mode 2026).
enum ControlSequence {
  static let escape: UInt8 = 0x1B

  // MARK: The session

  /// The alternate screen, which leaves the shell's screen unchanged.
  static let enterAlternateScreen = "\u{1B}[?1049h"
  static let leaveAlternateScreen = "\u{1B}[?1049l"
  /// The terminal reports unambiguous keys (1), with their alternate characters (4). It does not report key releases
  /// (2), because they would reach the shell after the end.
  static let pushKeyboardMode = "\u{1B}[>5u"
  static let popKeyboardMode = "\u{1B}[<u"
  /// The terminal marks pasted text.
  static let startBracketedPaste = "\u{1B}[?2004h"
  static let stopBracketedPaste = "\u{1B}[?2004l"
  static let startFocusReports = "\u{1B}[?1004h"
  static let stopFocusReports = "\u{1B}[?1004l"
  /// The terminal reports a change of its colours, such as from light to dark ("Dark and Light Mode detection", Contour's
  /// VT extension 2031).
  static let startColorReports = "\u{1B}[?2031h"
  static let stopColorReports = "\u{1B}[?2031l"
  /// The terminal reports buttons and drags (1002), with decimal coordinates (1006).
  static let startMouseReports = "\u{1B}[?1002h\u{1B}[?1006h"
  static let stopMouseReports = "\u{1B}[?1006l\u{1B}[?1002l"
  /// Stops wrapping. A glyph that is drawn wider than measured would otherwise continue in the next row. In the last
  /// row it would scroll the screen.
  static let stopAutomaticWrap = "\u{1B}[?7l"
  static let startAutomaticWrap = "\u{1B}[?7h"
  static let standardCursorShape = "\u{1B}[0 q"

  /// Sets up a session.
  static func enter(mouse: Bool) -> [UInt8] {
    let parts = [
      enterAlternateScreen, pushKeyboardMode, startBracketedPaste, startFocusReports,
      startColorReports, mouse ? startMouseReports : "", stopAutomaticWrap, hideCursor,
    ]
    return Array(parts.joined().utf8)
  }

  /// Undoes `enter`. The same bytes are sent at a normal end, at a suspension, and at a crash in the middle of a frame.
  static let leave = Array(
    [
      endUpdate, endLink, stopMouseReports, stopColorReports, stopFocusReports, stopBracketedPaste, popKeyboardMode,
      resetStyle, standardCursorShape, startAutomaticWrap, leaveAlternateScreen, showCursor,
    ].joined().utf8)

  /// Puts text on the clipboard of the window's machine (OSC 52). The program never reads the clipboard.
  static func copy(base64: String) -> String { "\u{1B}]52;c;\(base64)\u{7}" }

  // MARK: Queries

  /// Asks for the colours of the text (OSC 10) and of the background (OSC 11).
  static let askColors = "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}"
  /// Asks for the cursor's place (DSR 6). The answer is a cursor position report (CPR).
  static let askCursor = "\u{1B}[6n"
  /// Asks for the kind of terminal (DA1). It is the last query, because every terminal answers it.
  static let askAttributes = "\u{1B}[c"

  /// All queries for the terminal. They are sent together, before the first frame clears the screen.
  /// - Parameter measures: Whether to draw the samples of `DrawnWidths` and ask for the cursor after each. They are
  ///   drawn in the second row, because a report from the first row could be taken for F3.
  static func questions(measures: Bool) -> [UInt8] {
    guard measures else { return Array((askColors + askAttributes).utf8) }
    var bytes = Array(beginUpdate.utf8)
    for sample in DrawnWidths.samples {
      move(to: Point(x: 0, y: 1), into: &bytes)
      bytes += Array((clearToEndOfLine + sample.text + askCursor).utf8)
    }
    move(toColumn: 0, into: &bytes)
    bytes += Array(clearToEndOfLine.utf8)
    move(to: .zero, into: &bytes)
    return bytes + Array((endUpdate + askColors + askAttributes).utf8)
  }

  // MARK: A frame

  /// Begins a synchronized update. The terminal shows it as a whole at `endUpdate`.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"
  static let showCursor = "\u{1B}[?25h"
  static let hideCursor = "\u{1B}[?25l"
  static let resetStyle = "\u{1B}[m"
  static let clearScreen = "\u{1B}[2J"
  static let clearToEndOfLine = "\u{1B}[K"

  static let endLink = "\u{1B}]8;;\u{1B}\\"

  /// Begins a link to an address; nil ends the link (OSC 8, "Hyperlinks in terminal emulators").
  static func link(_ link: Hyperlink?, into bytes: inout [UInt8]) {
    guard let link else { return bytes.append(contentsOf: endLink.utf8) }
    bytes.append(contentsOf: "\u{1B}]8;id=\(link.id);\(link.target)\u{1B}\\".utf8)
  }

  /// Moves the cursor to a cell, counted from 0.
  static func move(to point: Point, into bytes: inout [UInt8]) {
    bytes.append(escape)
    bytes.append(UInt8(ascii: "["))
    if point != .zero {
      append(point.y + 1, to: &bytes)
      if point.x > 0 {
        bytes.append(UInt8(ascii: ";"))
        append(point.x + 1, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Moves the cursor within its row to a column, counted from 0.
  static func move(toColumn column: Int, into bytes: inout [UInt8]) {
    bytes.append(escape)
    bytes.append(UInt8(ascii: "["))
    if column > 0 { append(column + 1, to: &bytes) }
    bytes.append(UInt8(ascii: "G"))
  }

  /// Moves the cursor up by `count` rows. It sends nothing for 0.
  static func moveUp(_ count: Int, into bytes: inout [UInt8]) {
    guard count > 0 else { return }
    bytes.append(escape)
    bytes.append(UInt8(ascii: "["))
    if count > 1 { append(count, to: &bytes) }
    bytes.append(UInt8(ascii: "A"))
  }

  /// Starts a change of style. Codes and `endStyle` must follow.
  static func beginStyle(into bytes: inout [UInt8]) {
    bytes.append(escape)
    bytes.append(UInt8(ascii: "["))
  }

  /// One code of a style.
  static func style(_ code: Int, into bytes: inout [UInt8]) {
    append(code, to: &bytes)
    bytes.append(UInt8(ascii: ";"))
  }

  /// Ends a change of style, after at least one code.
  static func endStyle(into bytes: inout [UInt8]) {
    bytes[bytes.count - 1] = UInt8(ascii: "m")
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
