import Terminal
import TerminalUI

extension Pilot {
  /// The direction in which the wheel is turned.
  public enum Wheel: Sendable {
    case up, down
  }

  /// The copied texts, the newest last.
  public var copied: [String] { terminal.fakeClipboard.texts }

  /// The place where a text begins on the screen, as column and row; nil where it does not show.
  public func place(of text: String) -> (column: Int, row: Int)? {
    places(of: text).first.map { ($0.x, $0.y) }
  }

  /// Clicks the first place where a text shows.
  /// - Returns: Whether it shows at all.
  @discardableResult public func click(on text: String, times: Int = 1) async -> Bool {
    guard let place = place(of: text) else { return false }
    await click(column: place.column, row: place.row, times: times)
    return true
  }

  /// Clicks a cell with the left button, `times` times in quick succession.
  public func click(column: Int, row: Int, times: Int = 1) async {
    for _ in 0..<times {
      host.handle(.mouse(MouseEvent(.press, at: Point(x: column, y: row))))
      host.handle(.mouse(MouseEvent(.release, at: Point(x: column, y: row))))
    }
    await settle()
  }

  /// Turns the wheel by notches, over the first place where a text shows.
  /// - Returns: Whether it shows at all.
  @discardableResult public func wheel(_ way: Wheel, over text: String, notches: Int = 1) async -> Bool {
    guard let place = place(of: text) else { return false }
    await wheel(way, column: place.column, row: place.row, notches: notches)
    return true
  }

  /// Turns the wheel by notches, over a cell.
  public func wheel(_ way: Wheel, column: Int, row: Int, notches: Int = 1) async {
    let kind = way == .up ? MouseEvent.Kind.scrollUp : .scrollDown
    for _ in 0..<notches {
      host.handle(.mouse(MouseEvent(kind, at: Point(x: column, y: row), button: .none)))
    }
    await settle()
  }

  /// Presses the left button over a cell, moves over others, and releases it over the last unless it is to be held.
  public func drag(
    from start: (column: Int, row: Int), to ends: (column: Int, row: Int)..., releases: Bool = true
  ) async {
    host.handle(.mouse(MouseEvent(.press, at: Point(x: start.column, y: start.row))))
    for end in ends { host.handle(.mouse(MouseEvent(.drag, at: Point(x: end.column, y: end.row)))) }
    let last = ends.last ?? start
    if releases { host.handle(.mouse(MouseEvent(.release, at: Point(x: last.column, y: last.row)))) }
    await settle()
  }

  /// The cells where a text begins, in reading order.
  func places(of text: String) -> [Point] {
    let (screen, first) = (host.screen, text.first.map(String.init) ?? "")
    return (0..<screen.size.height).flatMap { y in
      (0..<screen.size.width).filter { x in
        guard screen.cluster(at: Point(x: x, y: y)) == first else { return false }
        return (x..<screen.size.width).lazy.map { screen.cluster(at: Point(x: $0, y: y)) }.joined().hasPrefix(text)
      }.map { Point(x: $0, y: y) }
    }
  }
}
