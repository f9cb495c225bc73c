/// A list in a Swift file, found by the text before it: `let features = ["Explore", "Chat"]`.
struct SwiftList {
  /// The text directly before the opening bracket.
  let opening: String
  /// The path of the file, for messages.
  let path: String

  /// The list's text without its brackets.
  private func range(in text: String) throws -> Range<String.Index> {
    guard let head = text.firstRange(of: opening + "["), let end = text[head.upperBound...].firstIndex(of: "]") else {
      throw CheckoutError("\(path) has no list that begins “\(opening)[”, so nothing can be added to it.")
    }
    return head.upperBound..<end
  }

  /// The elements, as written.
  func elements(in text: String) throws -> [String] {
    text[try range(in: text)].split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// The text with one more element at the list's end. A line that would be longer than 120 columns is
  /// broken as `swift format` breaks it.
  func appending(_ element: String, to text: String) throws -> String {
    let range = try range(in: text)
    let list = text[range]
    if list.trimmed.isEmpty { return text.replacing(range, with: element) }
    let isOpen = list.contains("\n")
    // A list over several lines may end with a comma.
    let body = list.trimmedAtEnd
    let tail = list[body.endIndex...]
    let comma = body.hasSuffix(",") ? "," : ""
    let added = "\(body.hasSuffix(",") ? body.dropLast() : body), \(element)\(comma)"
    let whole = text.replacing(range, with: added + tail)
    let lines = list.split(separator: "\n").filter { !$0.trimmed.isEmpty }
    let isColumn = lines.count > 1 && lines.allSatisfy { $0.count { $0 == "," } < 2 }
    guard isColumn || whole.line(at: range.lowerBound, reaching: added.count) > 120 else { return whole }
    if isOpen {
      let indent = body.split(separator: "\n").last.map { String($0.prefix { $0 == " " }) } ?? "  "
      let broken = "\(body)\(comma.isEmpty ? "," : "")\n\(indent)\(element)\(comma)"
      return text.replacing(range, with: broken + tail)
    }
    return text.replacing(range, with: "\n  \(added)\n")
  }

  /// The text without an element: the inverse of `appending`.
  func removing(_ element: String, from text: String) throws -> String {
    let range = try range(in: text)
    let list = String(text[range])
    guard let place = place(of: element, in: list) else { return text }
    var rest = list
    let before = list[..<place.lowerBound].trimmedAtEnd
    if before.last == "," {
      rest.removeSubrange(before.index(before: before.endIndex)..<place.upperBound)
    } else {
      let after = list[place.upperBound...].prefix { $0 == "," || $0 == " " }
      rest.removeSubrange(place.lowerBound..<after.endIndex)
    }
    let whole = text.replacing(range, with: rest)
    // If this element caused the line breaks, the list becomes one line again.
    guard list.hasPrefix("\n"), list.trimmed.split(separator: "\n").count == 1, !list.trimmed.hasSuffix(",") else {
      return whole
    }
    let closed = text.replacing(range, with: rest.trimmed)
    let wasTooLong = text.replacing(range, with: list.trimmed).line(at: range.lowerBound, reaching: 1) > 120
    return wasTooLong && closed.line(at: range.lowerBound, reaching: 1) <= 120 ? closed : whole
  }

  /// The range of an element, not as a part of another.
  private func place(of element: String, in list: String) -> Range<String.Index>? {
    let isPart = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    return list.ranges(of: element).first { range in
      !isPart(list[range.upperBound...].first) && !isPart(list[..<range.lowerBound].last)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmedAtEnd: SubSequence {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }
  fileprivate var trimmed: String { String(trimmedAtEnd.drop(while: \.isWhitespace)) }
}

extension String {
  fileprivate func replacing(_ range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }

  /// The length of the longest line that a range of the text touches.
  fileprivate func line(at start: Index, reaching count: Int) -> Int {
    let end = index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
    let first = self[..<start].lastIndex(of: "\n").map(index(after:)) ?? startIndex
    let last = self[end...].firstIndex(of: "\n") ?? endIndex
    return self[first..<last].split(separator: "\n").map(\.count).max() ?? 0
  }
}
