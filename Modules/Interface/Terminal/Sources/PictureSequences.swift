extension ControlSequence {
  // MARK: Pictures

  /// Asks whether the terminal has kitty's protocol, with a picture of one pixel that is not stored.
  static let askForPictures = "\u{1B}_Gi=\(PictureNumber.question),a=q,s=1,v=1,t=d,f=24;AAAA\u{1B}\\"
  /// Asks for the terminal's name (XTVERSION).
  static let askForName = "\u{1B}[>0q"

  /// The marks for kitty's rows and columns in a placeholder: the first 40 of its `rowcolumn-diacritics.txt`.
  static let placeholderMarks: [UInt32] = [
    0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350, 0x351, 0x352, 0x357,
    0x35B, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369, 0x36A, 0x36B, 0x36C, 0x36D, 0x36E, 0x36F, 0x483, 0x484,
    0x485, 0x486, 0x487, 0x592, 0x593, 0x594, 0x595, 0x597,
  ]
  /// The character of a picture's cell.
  static let placeholder: UInt32 = 0x10EEEE

  /// Sends a PNG file (100) to a terminal, to be shown by placeholders (U) in a number of cells, without an answer
  /// (q).
  ///
  /// Source: kitty, "Terminal graphics protocol". A piece has at most 4,096 letters; all but the last announce
  /// another (m).
  static func transmit(_ number: UInt32, png: [UInt8], columns: Int, rows: Int, into bytes: inout [UInt8]) {
    let pieces = stride(from: 0, to: max(1, png.count), by: 3_072).map { png[$0..<min($0 + 3_072, png.count)] }
    for (index, piece) in pieces.enumerated() {
      let head = index == 0 ? "a=T,U=1,i=\(number),c=\(columns),r=\(rows),f=100,t=d,q=2," : "q=2,"
      bytes += "\u{1B}_G\(head)m=\(index + 1 < pieces.count ? 1 : 0);".utf8
      bytes += Base64.encoded(piece).utf8
      bytes += "\u{1B}\\".utf8
    }
  }

  /// Deletes a picture from a terminal.
  static func delete(_ number: UInt32) -> String { "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\" }

  /// Ends a picture that was being sent; otherwise without an effect.
  static let endOfString = "\u{1B}\\"

  /// Deletes all pictures of this program from a terminal.
  static let deletePictures = (0..<UInt32(PictureNumber.count)).map { delete(PictureNumber.first + $0) }.joined()

  /// Draws a PNG file over a number of cells, of which `point` is the top left; the cursor and the pen stay as they
  /// are.
  ///
  /// Source: iTerm2, "Inline Images Protocol". DECSC and DECRC save the cursor too, because some terminals do not
  /// know the option that keeps it.
  static func draw(png: [UInt8], columns: Int, rows: Int, at point: Point, into bytes: inout [UInt8]) {
    bytes += "\u{1B}7".utf8
    move(to: point, into: &bytes)
    let wishes = "inline=1;preserveAspectRatio=1;doNotMoveCursor=1"
    bytes += "\u{1B}]1337;File=size=\(png.count);width=\(columns);height=\(rows);\(wishes):".utf8
    bytes += Base64.encoded(png).utf8
    bytes += "\u{7}\u{1B}8".utf8
  }
}
