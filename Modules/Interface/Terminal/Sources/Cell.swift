/// One cell of a grid, packed into 16 bytes so that rows compare and copy as memory does.
struct Cell: Equatable, Sendable {
  /// A scalar, or `Cell.interned` and an index into the grid's `ClusterTable`.
  var glyph: UInt32 = 0x20
  /// `Color.packed`.
  var foreground: UInt32 = 0
  /// `Color.packed`.
  var background: UInt32 = 0
  /// `Attributes.rawValue`.
  var attributes: UInt16 = 0
  /// 1 or 2, and 0 for the second half of the cell before.
  var width: UInt8 = 1
  /// 1 when terminals may draw the glyph in another width.
  var contested: UInt8 = 0

  /// Marks a glyph that is an index.
  static let interned: UInt32 = 0x8000_0000

  /// A space without a style.
  static let blank = Cell()
}

extension Cell {
  /// A space that looks as `style` says.
  init(blank style: Style) {
    self.init()
    self.style = style
  }

  /// How it looks.
  var style: Style {
    get {
      Style(
        foreground: Color(packed: foreground), background: Color(packed: background),
        attributes: Attributes(rawValue: attributes))
    }
    set {
      foreground = newValue.foreground.packed
      background = newValue.background.packed
      attributes = newValue.attributes.rawValue
    }
  }

  /// Whether the glyph is an index into the cluster table.
  var isInterned: Bool { glyph & Self.interned != 0 }
}
