import Terminal

/// A short message at the end of the last row, in front of what is there, for a moment.
struct Notice {
  /// Milliseconds that it stays.
  static let duration = 2_000
  private let text: SafeText
  /// Whether it says that Ctrl-C, pressed now, quits.
  let offersToQuit: Bool

  init(_ words: String, offersToQuit: Bool = false) {
    self.offersToQuit = offersToQuit
    text = SafeText(" ") + SafeText(untrustedLine: words) + SafeText(" ")
  }

  /// Paints it over the last row. A key of the footer that it would cut is covered whole.
  func paint(on grid: inout Terminal.Grid, over keys: [Rect]) {
    let size = grid.size
    let shown = text.truncated(to: size.width)
    let place = Point(x: size.width - shown.width, y: size.height - 1)
    for key in keys where key.minY == place.y && key.maxX >= place.x { grid.fill(key, style: .standard) }
    grid.write(shown, at: place, style: Style(attributes: .reverse), clip: grid.bounds)
  }
}

extension Language {
  func copied(_ count: Int) -> String {
    self(count == 1 ? "Copied 1 character" : "Copied \(count) characters", "\(count)자 복사함")
  }
  func copiedAddress(_ address: String) -> String { self("Copied \(address)", "\(address) 복사함") }
  var tooLongToCopy: String {
    let limit = TerminalClipboard.limit / 1_000
    return self("Not copied: longer than \(limit) KB", "복사하지 못함: \(limit) KB를 넘습니다")
  }
  var mouseIsOurs: String { self("The mouse works in the app", "마우스를 앱에서 씁니다") }
  func mouseIsTheTerminals(back key: Key) -> String {
    self(
      "The mouse is the terminal's. \(key.label) takes it back",
      "마우스를 터미널이 씁니다. 되돌리려면 \(key.label) 키를 누르세요")
  }
}
