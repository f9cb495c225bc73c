/// One cell of a grid, packed into 16 bytes, so that rows are compared and copied as memory.
struct Cell: Equatable, Sendable {
  /// A scalar, or `Cell.interned` and an index into the grid's `ClusterTable`.
  var glyph: UInt32 = 0x20
  /// `Color.packed`.
  var foreground: UInt32 = 0
  /// `Color.packed`.
  var background: UInt32 = 0
  /// `Attributes.rawValue`, and `Cell.contestedBit`.
  var attributes: UInt16 = 0
  /// 1 or 2, and 0 for the second half of the cell before.
  var width: UInt8 = 1
  /// The number of its link in the grid's `LinkTable`; 0 for none.
  var link: UInt8 = 0

  /// Marks a glyph that is an index.
  static let interned: UInt32 = 0x8000_0000

  /// Marks a glyph that terminals may draw in another width, beside the attributes.
  static let contestedBit: UInt16 = 1 << 14

  /// A space without a style.
  static let blank = Cell()
}

extension Cell {
  /// A space in a style.
  init(blank style: Style) {
    self.init()
    self.style = style
  }

  /// Its style as it is stored, to compare.
  var packedStyle: PackedStyle {
    PackedStyle(foreground: foreground, background: background, attributes: attributes & ~Self.contestedBit)
  }

  /// A style in the numbers of a cell.
  struct PackedStyle: Equatable {
    let foreground: UInt32, background: UInt32
    let attributes: UInt16
  }

  /// Its colours and attributes.
  var style: Style {
    get {
      Style(
        foreground: Color(packed: foreground), background: Color(packed: background),
        attributes: Attributes(rawValue: attributes & ~Self.contestedBit))
    }
    set {
      foreground = newValue.foreground.packed
      background = newValue.background.packed
      attributes = newValue.attributes.rawValue & ~Self.contestedBit | attributes & Self.contestedBit
    }
  }

  /// Whether terminals may draw the glyph in another width.
  var isContested: Bool {
    get { attributes & Self.contestedBit != 0 }
    set { attributes = newValue ? attributes | Self.contestedBit : attributes & ~Self.contestedBit }
  }

  /// Whether the glyph is an index into the cluster table.
  var isInterned: Bool { glyph & Self.interned != 0 }
}
