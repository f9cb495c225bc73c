public import Terminal

/// A terminal in memory, for tests: it draws what the program sends, and notes all that it should not have sent.
public struct VirtualTerminal: Sendable {
  /// How wide it draws what terminals disagree about.
  public enum WidthModel: Sendable {
    /// As Terminal measures clusters, and most modern terminals do.
    case clusters
    /// Scalar by scalar, as older ones do: a family of four is eight cells, an emoji selector changes nothing.
    case scalars
  }

  /// The window's size.
  public private(set) var size: Size
  /// Where the cursor stands.
  public internal(set) var cursor = Point.zero
  /// Whether the cursor is shown.
  public internal(set) var isCursorVisible = true
  /// Whether the second screen is shown.
  public internal(set) var isAlternateScreen = false
  /// The private modes that are set, by their numbers. Automatic wrap (7) is, as on every terminal.
  public internal(set) var modes: Set<Int> = [7]
  /// The kitty keyboard modes that were pushed.
  public internal(set) var keyboardModes: [Int] = []
  /// How many bells rang.
  public internal(set) var bells = 0
  /// The operating system commands that came, without their introducers.
  public internal(set) var systemCommands: [String] = []
  /// What it was asked, which a test may answer.
  public internal(set) var questions: [String] = []
  /// Everything that is not on the list of what the program may send, in words.
  public internal(set) var unexpected: [String] = []
  /// The pictures it was given by kitty's protocol, by their numbers.
  public internal(set) var pictures: [Int: VirtualPicture] = [:]
  /// The pictures that were drawn over cells (iTerm2), in order: where, and in how many cells.
  public internal(set) var drawings: [Rect] = []
  /// How many synchronized updates ended.
  public internal(set) var updates = 0
  /// How many bytes came.
  public internal(set) var bytesReceived = 0
  /// How many rows were scrolled off the top. The program never scrolls.
  public internal(set) var scrolledRows = 0

  let widths: WidthModel
  var cells: [VirtualCell]
  var otherScreen: [VirtualCell]
  var otherPictures: [Int: VirtualPicture] = [:]
  /// Where the cursor was on the first screen.
  var otherCursor = Point.zero
  var pen = Style()
  /// Where what is printed leads, with its id.
  var link: String?
  /// Whether the next character goes into the next row.
  var isWrapPending = false
  /// Where the last character was printed, while another scalar may still join it.
  var lastPrinted: Point?
  var parsing = Parsing.ground
  /// What DECSC keeps.
  var kept: (cursor: Point, pen: Style)?
  /// A picture of which more pieces are to come.
  var arriving: (number: Int, picture: VirtualPicture)?

  /// A blank terminal.
  public init(size: Size, widths: WidthModel = .clusters) {
    self.size = Size(width: max(1, size.width), height: max(1, size.height))
    self.widths = widths
    cells = Array(repeating: VirtualCell(), count: self.size.width * self.size.height)
    otherScreen = cells
  }

  /// Takes bytes as a terminal does, however they are cut.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      bytesReceived += 1
      parse(byte)
    }
  }

  /// Gives the window another size. What is at the top left stays.
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
  /// What it shows; "" is the second half of the cell before.
  var text = " "
  var width = 1
  var style = Style()
  /// Where it leads.
  var link: String?
}

extension VirtualTerminal {
  /// What the rows show, without the blanks at their ends.
  public var rows: [String] { (0..<size.height).map(text(row:)) }

  /// What one row shows, without the blanks at its end; "" outside the window.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.height else { return "" }
    var text = ""
    for x in 0..<size.width { text += cells[row * size.width + x].text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// How a cell looks; unstyled outside the window.
  public func style(at point: Point) -> Style {
    contains(point) ? cells[point.y * size.width + point.x].style : Style()
  }

  /// Where a cell leads; nil for nowhere.
  public func link(at point: Point) -> String? {
    contains(point) ? cells[point.y * size.width + point.x].link : nil
  }

  /// What a cell shows: "" on the second half of a wide character, and outside the window.
  public func cluster(at point: Point) -> String {
    contains(point) ? cells[point.y * size.width + point.x].text : ""
  }

  /// Whether a synchronized update is open.
  public var isUpdating: Bool { modes.contains(2026) }

  /// Whether nothing is left half sent: a character or a sequence.
  public var isComplete: Bool {
    if case .ground = parsing { link == nil } else { false }
  }

  /// Whether both show the same text in the same look. Blanks are equal when nothing of their look can be seen.
  public func showsSame(as other: VirtualTerminal) -> Bool {
    size == other.size && zip(cells, other.cells).allSatisfy { $0.seen == $1.seen }
  }

  private func contains(_ point: Point) -> Bool {
    Rect(origin: .zero, size: size).contains(point)
  }
}

extension VirtualCell {
  /// The cell without what cannot be seen of it.
  var seen: VirtualCell {
    guard text == " " else { return self }
    var cell = self
    cell.style.attributes.formIntersection([.underline, .strikethrough, .reverse])
    if cell.style.attributes.isEmpty { cell.style.foreground = .standard }
    return cell
  }
}
