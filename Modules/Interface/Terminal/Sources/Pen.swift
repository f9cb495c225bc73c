/// The present style of a terminal, and the shortest change to another.
struct Pen: Equatable, Sendable {
  var foreground: Color = .standard
  var background: Color = .standard
  var attributes: Attributes = []

  /// The pen for a cell, in the colours of a terminal.
  init(for style: Style, depth: ColorDepth) {
    foreground = depth.nearest(to: style.foreground)
    background = depth.nearest(to: style.background)
    attributes = style.attributes
    guard style.attributes.contains(.picture) else { return }
    foreground = style.foreground  // A picture's number is no colour, and must arrive unchanged.
    attributes = []
  }

  /// The pen after a reset.
  init() {}

  /// Appends the codes that change `old` to this pen; nil for an unknown pen.
  func change(from old: Pen?, into bytes: inout [UInt8]) {
    guard self != old else { return }
    guard self != Pen() else { return bytes.append(contentsOf: ControlSequence.resetStyle.utf8) }
    let start = bytes.count
    guard let old else { return appendFromReset(into: &bytes) }
    appendDifference(from: old, into: &bytes)
    guard !old.attributes.subtracting(attributes).isEmpty else { return }
    // Removing attributes one by one may be longer than a reset.
    let middle = bytes.count
    appendFromReset(into: &bytes)
    if bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeSubrange(middle...)
    }
  }
}

extension Pen {
  private func appendFromReset(into bytes: inout [UInt8]) {
    ControlSequence.beginStyle(into: &bytes)
    ControlSequence.style(0, into: &bytes)
    Self.append(attributes, into: &bytes)
    if foreground != .standard { Self.append(foreground, base: 30, into: &bytes) }
    if background != .standard { Self.append(background, base: 40, into: &bytes) }
    ControlSequence.endStyle(into: &bytes)
  }

  private func appendDifference(from old: Pen, into bytes: inout [UInt8]) {
    ControlSequence.beginStyle(into: &bytes)
    var added = attributes.subtracting(old.attributes)
    let removed = old.attributes.subtracting(attributes)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      ControlSequence.style(22, into: &bytes)  // It ends both.
      added.formUnion(attributes.intersection([.bold, .dim]))
    }
    if removed.contains(.italic) { ControlSequence.style(23, into: &bytes) }
    if removed.contains(.underline) { ControlSequence.style(24, into: &bytes) }
    if removed.contains(.reverse) { ControlSequence.style(27, into: &bytes) }
    if removed.contains(.strikethrough) { ControlSequence.style(29, into: &bytes) }
    Self.append(added, into: &bytes)
    if foreground != old.foreground { Self.append(foreground, base: 30, into: &bytes) }
    if background != old.background { Self.append(background, base: 40, into: &bytes) }
    ControlSequence.endStyle(into: &bytes)
  }

  private static func append(_ attributes: Attributes, into bytes: inout [UInt8]) {
    if attributes.isEmpty { return }
    if attributes.contains(.bold) { ControlSequence.style(1, into: &bytes) }
    if attributes.contains(.dim) { ControlSequence.style(2, into: &bytes) }
    if attributes.contains(.italic) { ControlSequence.style(3, into: &bytes) }
    if attributes.contains(.underline) { ControlSequence.style(4, into: &bytes) }
    if attributes.contains(.reverse) { ControlSequence.style(7, into: &bytes) }
    if attributes.contains(.strikethrough) { ControlSequence.style(9, into: &bytes) }
  }

  /// `base` is 30 for the foreground and 40 for the background.
  private static func append(_ color: Color, base: Int, into bytes: inout [UInt8]) {
    switch color {
    case .standard: ControlSequence.style(base + 9, into: &bytes)
    case .palette(let index) where index < 8: ControlSequence.style(base + Int(index), into: &bytes)
    case .palette(let index) where index < 16: ControlSequence.style(base + 52 + Int(index), into: &bytes)
    case .palette(let index):
      for code in [base + 8, 5, Int(index)] { ControlSequence.style(code, into: &bytes) }
    case .rgb(let red, let green, let blue):
      ControlSequence.style(base + 8, into: &bytes)
      ControlSequence.style(2, into: &bytes)
      ControlSequence.style(Int(red), into: &bytes)
      ControlSequence.style(Int(green), into: &bytes)
      ControlSequence.style(Int(blue), into: &bytes)
    }
  }
}
