/// Finds the macros of a text, in one pass over its bytes.
///
/// The grammar is that of SillyTavern's newer engine (documentation, “Macros”; `MacroLexer.js`, `MacroParser.js`).
struct MacroParser {
  private let bytes: [UInt8]
  private let nesting: Int
  /// Whether a macro was taken for text because it is nested too deeply.
  private(set) var isTooDeep = false

  /// A tag that is not closed yet.
  private struct Open {
    var head: MacroNode.Head
    var keepsSpace = false
    var start = 0
    var bodyStart: Int
    var children: [MacroNode] = []
  }

  init(_ bytes: [UInt8], nesting: Int) {
    self.bytes = bytes
    self.nesting = nesting
  }

  mutating func parse() -> [MacroNode] {
    var top: [MacroNode] = []
    var open: [Open] = []
    func add(_ nodes: [MacroNode], to open: inout [Open], _ top: inout [MacroNode]) {
      if open.isEmpty { top += nodes } else { open[open.count - 1].children += nodes }
    }
    var at = 0
    while at + 1 < bytes.count {
      if isPair("{", at) {
        // Of three braces the first is text.
        if at + 2 < bytes.count, bytes[at + 2] == "{" {
          at += 1
        } else if var tag = header(at + 2) {
          if open.count < nesting {
            tag.start = at
            open.append(tag)
            at = tag.bodyStart
          } else {
            isTooDeep = true
            at += 2
          }
        } else {
          at += 2
        }
      } else if isPair("}", at), let last = open.popLast() {
        let children = ScopePairing.paired(last.children)
        let body = last.bodyStart..<at
        let arguments = MacroArguments(bytes: bytes, children: children).ranges(in: body, of: last.head)
        let node = MacroNode(
          head: last.head, keepsSpace: last.keepsSpace, tag: last.start..<at + 2, body: body, children: children,
          arguments: arguments)
        add([node], to: &open, &top)
        at += 2
      } else {
        at += 1
      }
    }
    // What is not closed is text; the macros in it are macros.
    while let last = open.popLast() { add(last.children, to: &open, &top) }
    return ScopePairing.paired(top)
  }

  private func isPair(_ brace: Unicode.Scalar, _ at: Int) -> Bool { bytes[at] == brace && bytes[at + 1] == brace }

  /// The beginning of a tag: flags and a name.
  private func header(_ start: Int) -> Open? {
    var at = skippingSpace(start)
    var isClosing = false, keepsSpace = false
    while at < bytes.count {
      switch bytes[at] {
      case "/" where isAt(at + 1, "/"):
        let end = skippingSpace(at + 3)
        if isAt(at + 2, "/"), isAt(end, "}"), isAt(end + 1, "}") {
          return Open(head: .closing("//"), bodyStart: end)
        }
        return Open(head: .name("//"), keepsSpace: keepsSpace, bodyStart: at + 2)
      case ".", "$":
        let scope: MacroVariables.Scope = bytes[at] == "." ? .chat : .global
        let start = skippingSpace(at + 1)
        let end = MacroName.endOfVariable(bytes, from: start)
        return end > start ? Open(head: .variable(text(start..<end), scope), bodyStart: end) : nil
      case "/": isClosing = true
      case "#": keepsSpace = true
      case "!", "?", "~", ">": break
      default:
        let end = MacroName.end(bytes, from: at)
        guard end > at, let next = byte(end), next.isSpace || next == ":" || next == "|" || next == "}" else {
          return nil
        }
        let name = text(at..<end).lowercased()
        return Open(head: isClosing ? .closing(name) : .name(name), keepsSpace: keepsSpace, bodyStart: end)
      }
      at = skippingSpace(at + 1)
    }
    return nil
  }

  private func byte(_ at: Int) -> UInt8? { at < bytes.count ? bytes[at] : nil }

  private func isAt(_ at: Int, _ scalar: Unicode.Scalar) -> Bool { at < bytes.count && bytes[at] == scalar }

  private func skippingSpace(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at].isSpace { at += 1 }
    return at
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// Names in macros.
enum MacroName {
  /// The end of a macro's name: a letter, then letters, digits, `_` and `-`.
  static func end(_ bytes: [UInt8], from start: Int) -> Int {
    guard start < bytes.count, bytes[start].isLetter else { return start }
    var at = start + 1
    while at < bytes.count, bytes[at].isWord || bytes[at] == "-" { at += 1 }
    return at
  }

  /// The end of a variable's name, which does not end with `-`.
  static func endOfVariable(_ bytes: [UInt8], from start: Int) -> Int {
    var at = end(bytes, from: start)
    while at > start, bytes[at - 1] == "-" { at -= 1 }
    return at
  }
}

extension UInt8 {
  static func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }
  static func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == scalar.value }

  var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
  /// Whether it is a letter, a digit or `_` of ASCII.
  var isWord: Bool { isLetter || 0x30...0x39 ~= self || self == 0x5F }
}
