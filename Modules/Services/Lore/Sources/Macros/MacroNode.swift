/// A macro in a text, by its bytes.
struct MacroNode {
  /// The beginning of the tag.
  enum Head: Hashable {
    /// A macro's name in small letters; `//` for a comment.
    case name(String)
    /// The end of a scope: `{{/name}}`.
    case closing(String)
    /// A variable: `{{.name …}}` or `{{$name …}}`.
    case variable(String, MacroVariables.Scope)
  }

  /// The text between an opening tag and its closing tag.
  struct Content {
    var range: Range<Int>
    var nodes: [MacroNode]
    /// The end of the closing tag.
    var end: Int
  }

  let head: Head
  /// Whether the flag `#` keeps the white space of the content.
  let keepsSpace: Bool
  /// The tag with its braces, and the part after the name.
  let tag: Range<Int>, body: Range<Int>
  /// The macros in the body.
  let children: [MacroNode]
  /// The arguments in the body, without the white space around them.
  let arguments: [Range<Int>]
  var content: Content?

  var range: Range<Int> { tag.lowerBound..<(content?.end ?? tag.upperBound) }
}

extension Range<Int> {
  /// The range without white space at its ends.
  func trimmed(in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (lowerBound, upperBound)
    while start < end, bytes[start].isSpace { start += 1 }
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    return start..<end
  }
}

/// Divides the body of a macro into its arguments.
struct MacroArguments {
  let bytes: [UInt8]
  let children: [MacroNode]

  /// The arguments. After `::` each further `::` begins another one. After a single colon or a space the rest is one,
  /// except for `if`, whose condition is often written after a space.
  func ranges(in body: Range<Int>, of head: MacroNode.Head) -> [Range<Int>] {
    guard case .name(let name) = head else { return [] }
    let body = body.trimmed(in: bytes)
    guard let first = body.first else { return [] }
    if name == "//" { return [body] }
    let hasColon = bytes[first] == ":"
    if hasColon, first + 1 < body.upperBound, bytes[first + 1] == ":" {
      return parts(first + 2..<body.upperBound)
    }
    let rest = (hasColon ? first + 1 : first)..<body.upperBound
    return name == "if" && !hasColon ? parts(rest) : [rest.trimmed(in: bytes)]
  }

  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, at) = (range.lowerBound, range.lowerBound)
    var next = children.drop { $0.range.lowerBound < range.lowerBound }
    while at + 1 < range.upperBound {
      if let child = next.first, at >= child.range.lowerBound {
        at = Swift.max(at, child.range.upperBound)
        next = next.dropFirst()
      } else if bytes[at] == ":", bytes[at + 1] == ":" {
        result.append((start..<at).trimmed(in: bytes))
        at += 2
        start = at
      } else {
        at += 1
      }
    }
    return result + [(start..<range.upperBound).trimmed(in: bytes)]
  }
}
