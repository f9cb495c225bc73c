public import Terminal

/// A terminal in memory, for tests: it draws the bytes of the program, and records every sequence that is not
/// allowed.
public struct VirtualTerminal: Sendable {
  /// How it measures characters about which terminals disagree.
  public enum WidthModel: Sendable {
    /// By clusters, as Terminal and most modern terminals do.
    case clusters
    /// Scalar by scalar, as older terminals do: a family of four is eight cells, and an emoji selector has no effect.
    case scalars
  }

  /// The size of the window.
  public private(set) var size: Size
  /// The place of the cursor.
  public internal(set) var cursor = Point.zero
  /// Whether the cursor is shown.
  public internal(set) var isCursorVisible = true
  /// Whether the alternate screen is shown.
  public internal(set) var isAlternateScreen = false
  /// The private modes that are set, by their numbers. Automatic wrap (7) is set, as on every terminal.
  public internal(set) var modes: Set<Int> = [7]
  /// The kitty keyboard modes that were pushed.
  public internal(set) var keyboardModes: [Int] = []
  /// The number of bells.
  public internal(set) var bells = 0
  /// The commands received that copy text (OSC 52), without their introducers.
  public internal(set) var systemCommands: [String] = []
  /// The queries received, which a test may answer.
  public internal(set) var questions: [String] = []
  /// The sequences that the program must not send, in words.
  public internal(set) var unexpected: [String] = []
  /// The pictures received by kitty's protocol, by their numbers.
  public internal(set) var pictures: [Int: VirtualPicture] = [:]
  /// The pictures drawn over cells (iTerm2), in order, with their cells.
  public internal(set) var drawings: [Rect] = []
  /// The number of completed synchronized updates.
  public internal(set) var updates = 0
  /// The number of bytes received.
  public internal(set) var bytesReceived = 0
  /// The number of rows scrolled off the top. A program that paints never scrolls.
  public internal(set) var scrolledRows = 0

  let widths: WidthModel
  var cells: [VirtualCell]
  var otherScreen: [VirtualCell]
  var otherPictures: [Int: VirtualPicture] = [:]
  /// The place of the cursor on the first screen.
  var otherCursor = Point.zero
  var pen = Style()
  /// The address of the present link.
  var link: String?
  /// Whether the next character wraps to the next row.
  var isWrapPending = false
  /// The place of the last character, while another scalar may still join it.
  var lastPrinted: Point?
  var parsing = Parsing.ground
  /// The state that DECSC saved.
  var kept: (cursor: Point, pen: Style)?
  /// A picture of which further pieces are to come.
  var arriving: (number: Int, picture: VirtualPicture)?

  /// A blank terminal.
  public init(size: Size, widths: WidthModel = .clusters) {
    self.size = Size(width: max(1, size.width), height: max(1, size.height))
    self.widths = widths
    cells = Array(repeating: VirtualCell(), count: self.size.width * self.size.height)
    otherScreen = cells
  }

  /// Consumes bytes as a terminal does, however they are divided.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      bytesReceived += 1
      parse(byte)
    }
  }

  /// Changes the size of the window. The content at the top left stays.
  public mutating func resize(_ size: Size) {
    let next = Size(width: max(1, size.width), height: max(1, size.height))
    cells = Self.resized(cells, from: self.size, to: next)
    otherScreen = Self.resized(otherScreen, from: self.size, to: next)
    self.size = next
    cursor = Point(x: min(cursor.x, next.width - 1), y: min(cursor.y, next.height - 1))
    isWrapPending = false
    lastPrinted = nil
  }

  private static func resized(_ cells: [VirtualCell], from old: Size, to new: Size) -> [VirtualCell] {
    var result = Array(repeating: VirtualCell(), count: new.width * new.height)
    for y in 0..<min(old.height, new.height) {
      for x in 0..<min(old.width, new.width) { result[y * new.width + x] = cells[y * old.width + x] }
    }
    return result
  }
}

/// One cell of a `VirtualTerminal`.
struct VirtualCell: Hashable, Sendable {
  /// Its text; "" for the second half of the cell before.
  var text = " "
  var width = 1
  var style = Style()
  var link: String?
}

extension VirtualTerminal {
  /// The text of the rows, without the blanks at their ends.
  public var rows: [String] { (0..<size.height).map(text(row:)) }

  /// The text of a row, without the blanks at its end; "" outside the window.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.height else { return "" }
    var text = ""
    for x in 0..<size.width { text += cells[row * size.width + x].text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The style of a cell; unstyled outside the window.
  public func style(at point: Point) -> Style {
    contains(point) ? cells[point.y * size.width + point.x].style : Style()
  }

  /// The link of a cell; nil for none.
  public func link(at point: Point) -> String? {
    contains(point) ? cells[point.y * size.width + point.x].link : nil
  }

  /// The text of a cell: "" on the second half of a wide character, and outside the window.
  public func cluster(at point: Point) -> String {
    contains(point) ? cells[point.y * size.width + point.x].text : ""
  }

  /// Whether a synchronized update is open.
  public var isUpdating: Bool { modes.contains(2026) }

  /// Whether no character and no sequence is incomplete, and no link is open.
  public var isComplete: Bool {
    if case .ground = parsing { link == nil } else { false }
  }

  /// Whether both show the same text in the same style. Blanks are equal when they look the same.
  public func showsSame(as other: VirtualTerminal) -> Bool {
    size == other.size && zip(cells, other.cells).allSatisfy { $0.seen == $1.seen }
  }

  private func contains(_ point: Point) -> Bool {
    Rect(origin: .zero, size: size).contains(point)
  }
}

extension VirtualCell {
  /// The cell without invisible differences.
  var seen: VirtualCell {
    guard text == " " else { return self }
    var cell = self
    cell.style.attributes.formIntersection([.underline, .strikethrough, .reverse])
    if cell.style.attributes.isEmpty { cell.style.foreground = .standard }
    return cell
  }
}
