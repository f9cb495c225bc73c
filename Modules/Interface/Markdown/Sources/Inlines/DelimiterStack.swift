/// The runs of "*", "_" and "~" that may begin or end emphasis. A linked list, because runs are removed from the
/// middle; a later run has a higher index.
struct DelimiterStack {
  struct Run {
    let node: Int
    let byte: UInt8
    /// Its length in the source.
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    var previous = -1, next = -1
  }

  private(set) var runs: [Run] = []
  private(set) var last = -1

  subscript(_ index: Int) -> Run { runs[index] }

  mutating func push(_ run: Run) {
    var run = run
    run.previous = last
    let index = runs.count
    runs.append(run)
    if last >= 0 { runs[last].next = index }
    last = index
  }

  mutating func remove(_ index: Int) {
    let run = runs[index]
    if run.previous >= 0 { runs[run.previous].next = run.next }
    if run.next >= 0 { runs[run.next].previous = run.previous } else { last = run.previous }
  }

  /// Removes all runs after one.
  mutating func removeAll(above bottom: Int) {
    while last > bottom { remove(last) }
  }

  /// The first run after one.
  func first(above bottom: Int) -> Int {
    var index = last
    guard index > bottom else { return -1 }
    while runs[index].previous > bottom { index = runs[index].previous }
    return index
  }
}

extension InlineParser {
  mutating func readDelimiters() {
    let byte = text[position]
    let length = text[position...].prefix { $0 == byte }.count
    let flanks = DelimiterFlanks(text, run: position..<position + length)
    flush()
    let node = nodes.append(.text(position..<position + length))
    position += length
    runStart = position
    if byte == UInt8(ascii: "~"), length > 2 { return }
    guard flanks.canOpen || flanks.canClose else { return }
    delimiters.push(
      .init(node: node, byte: byte, length: length, canOpen: flanks.canOpen, canClose: flanks.canClose))
  }

  /// Makes emphasis of the runs above one: "process emphasis" of CommonMark 0.31's appendix.
  mutating func matchDelimiters(above bottom: Int) {
    /// For each kind of run, the place below which no opener was found. It keeps the search linear.
    var floors = Array(repeating: bottom, count: 18)
    var closer = delimiters.first(above: bottom)
    while closer >= 0 {
      let run = delimiters[closer]
      guard run.canClose else {
        closer = run.next
        continue
      }
      let floor = Self.floorIndex(of: run)
      if let opener = opener(for: run, above: floors[floor]) {
        closer = match(opener, closer)
      } else {
        floors[floor] = run.previous
        if !run.canOpen { delimiters.remove(closer) }
        closer = run.next
      }
    }
    delimiters.removeAll(above: bottom)
  }

  private static func floorIndex(of run: DelimiterStack.Run) -> Int {
    let kind = run.byte == UInt8(ascii: "*") ? 0 : run.byte == UInt8(ascii: "_") ? 1 : 2
    return (kind * 2 + (run.canOpen ? 1 : 0)) * 3 + run.length % 3
  }

  private func opener(for closer: DelimiterStack.Run, above floor: Int) -> Int? {
    var index = closer.previous
    while index > floor {
      let run = delimiters[index]
      if run.canOpen, run.byte == closer.byte, Self.match(run, closer) { return index }
      index = run.previous
    }
    return nil
  }

  private static func match(_ opener: DelimiterStack.Run, _ closer: DelimiterStack.Run) -> Bool {
    if opener.byte == UInt8(ascii: "~") { return opener.length == closer.length }
    // Rules 9 and 10 of section 6.2.
    let isEither = opener.canClose || closer.canOpen
    return !isEither || closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
  }

  /// Makes emphasis of the text between two runs.
  /// - Returns: The run to continue with.
  private mutating func match(_ opener: Int, _ closer: Int) -> Int {
    let (first, second) = (delimiters[opener], delimiters[closer])
    guard case .text(let before) = nodes[first.node].kind, case .text(let after) = nodes[second.node].kind else {
      return second.next
    }
    let isStrike = first.byte == UInt8(ascii: "~")
    let count = isStrike ? before.count : min(before.count, after.count, 2)
    let kind: InlineNodes.Kind = isStrike ? .strikethrough : count == 2 ? .strong : .emphasis
    delimiters.removeAll(between: opener, and: closer)
    guard nodes.wrap(between: first.node, and: second.node, as: kind) else {
      delimiters.remove(closer)
      return second.next
    }
    nodes[first.node].kind = .text(before.lowerBound..<before.upperBound - count)
    nodes[second.node].kind = .text(after.lowerBound + count..<after.upperBound)
    if before.count == count { delimiters.remove(opener) }
    guard after.count == count else { return closer }
    delimiters.remove(closer)
    return second.next
  }
}

extension DelimiterStack {
  fileprivate mutating func removeAll(between opener: Int, and closer: Int) {
    while runs[closer].previous > opener { remove(runs[closer].previous) }
  }
}
