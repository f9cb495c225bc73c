/// The result of a search.
enum PatternSearch: Hashable, Sendable {
  /// The first match, in units.
  case found(Range<Int>)
  case notFound
  /// The search was stopped by its limit; whether there is a match is not known.
  case cut
}

/// Searches a text for a pattern.
///
/// Alternatives are tried in order, as JavaScript does. Every instruction, every unit that a repetition takes and every
/// step back is counted, and the search ends at the limit: time and memory are bounded for every pattern.
struct PatternMatcher {
  private let flags: Pattern.Flags
  private let instructions: [PatternProgram.Instruction], sets: [PatternProgram.CompiledSet], references: [[Int]]
  private let leading: PatternProgram.Atom?
  private let units: [UInt32]
  /// The most steps, and the most entries of the stack.
  private let limit: Int, deepest: Int
  private(set) var steps = 0
  private(set) var highest = 0
  private var registers: [Int]
  private var stack: [Entry] = []
  /// The number of lookarounds that are being tried.
  private var looks = 0

  /// What is done when an attempt fails.
  private enum Entry {
    /// Goes on at an instruction and a position.
    case choice(Int, Int)
    /// Gives back one unit after another, down to a position.
    case shorter(Int, at: Int, down: Int, step: Int)
    /// Takes one unit more, up to a count.
    case longer(Int, at: Int, left: Int)
    case restore(register: Int, Int)
  }

  private struct LimitReached: Error {}

  /// A search in the units of a text.
  init(_ pattern: Pattern, in units: [UInt32], steps limit: Int, depth: Int = 100_000) {
    flags = pattern.flags
    (instructions, sets, references) = (pattern.program.instructions, pattern.program.sets, pattern.program.references)
    leading = pattern.program.leading
    self.units = units
    self.limit = limit
    deepest = depth
    registers = Array(repeating: -1, count: pattern.program.registers)
  }

  /// Finds the first match.
  mutating func search() -> PatternSearch {
    do {
      for start in 0...(flags.isSticky ? 0 : units.count) {
        try step(1 + registers.count / 8)
        if let leading, start == units.count || !matches(leading, units[start]) { continue }
        for register in registers.indices { registers[register] = -1 }
        stack.removeAll(keepingCapacity: true)
        if let end = try match(from: 0, at: start) { return .found(start..<end) }
      }
      return .notFound
    } catch {
      return .cut
    }
  }

  private mutating func step(_ count: Int = 1) throws(LimitReached) {
    steps += count
    if steps > limit { throw LimitReached() }
  }

  private mutating func push(_ entry: Entry) throws(LimitReached) {
    if stack.count >= deepest { throw LimitReached() }
    stack.append(entry)
    highest = Swift.max(highest, stack.count)
  }

  private mutating func set(_ register: Int, _ value: Int) throws(LimitReached) {
    // Without an earlier choice nothing is ever restored.
    if !stack.isEmpty || looks > 0 { try push(.restore(register: register, registers[register])) }
    registers[register] = value
  }

  /// Runs the instructions from a place to `accept`.
  /// - Returns: The position at the end; nil when there is no match.
  private mutating func match(from start: Int, at position: Int) throws(LimitReached) -> Int? {
    let base = stack.count
    var (place, at) = (start, position)
    while true {
      try step()
      var next: Int? = place + 1
      switch instructions[place] {
      case .accept: return at
      case .jump(let target): next = target
      case .split(let first, let second):
        try push(.choice(second, at))
        next = first
      case .save(let register): try set(register, at)
      case .clear(let range):
        try step(range.count)
        for register in range where registers[register] != -1 { try set(register, -1) }
      case .start: next = isStart(at) ? next : nil
      case .end: next = isEnd(at) ? next : nil
      case .boundary(let isNegated): next = isBoundary(at) == isNegated ? nil : next
      case .atom(let atom, let isBackward):
        let unit = isBackward ? at - 1 : at
        if units.indices.contains(unit), matches(atom, units[unit]) {
          at += isBackward ? -1 : 1
        } else {
          next = nil
        }
      case .run(let atom, let repetition, let isBackward):
        if let end = try run(atom, repetition, isBackward: isBackward, place, at) { at = end } else { next = nil }
      case .backreference(let index, let isBackward):
        if let end = try reference(index, isBackward: isBackward, at) { at = end } else { next = nil }
      case .look(let isNegated, let end):
        next = try look(from: place + 1, at: at) == isNegated ? nil : end
      case .count(let counter): try set(counter, 0)
      case .loop(let counter, let mark, let repetition, let exit):
        let count = registers[counter]
        if count < repetition.least {
          try set(mark, at)
        } else if let most = repetition.most, count >= most {
          next = exit
        } else if repetition.isGreedy {
          try push(.choice(exit, at))
          try set(mark, at)
        } else {
          // The place behind the loop's head begins a round; its mark is stored when it is tried.
          try push(.longer(place, at: at, left: 1))
          next = exit
        }
      case .next(let counter, let mark, let least, let loop):
        if registers[mark] == at, registers[counter] >= least {
          next = nil
        } else {
          try set(counter, registers[counter] + 1)
          next = loop
        }
      }
      if let next {
        place = next
      } else if let (choice, position) = try back(to: base) {
        (place, at) = (choice, position)
      } else {
        return nil
      }
    }
  }

  /// Goes back to the latest choice above a height of the stack.
  private mutating func back(to base: Int) throws(LimitReached) -> (place: Int, at: Int)? {
    while stack.count > base, let entry = stack.popLast() {
      try step()
      switch entry {
      case .restore(let register, let value): registers[register] = value
      case .choice(let place, let at): return (place, at)
      case .shorter(let place, let at, let down, let step):
        let position = at - step
        if position != down { stack.append(.shorter(place, at: position, down: down, step: step)) }
        return (place + 1, position)
      case .longer(let place, let at, let left):
        switch instructions[place] {
        case .run(let atom, _, let isBackward):
          let unit = isBackward ? at - 1 : at
          guard units.indices.contains(unit), matches(atom, units[unit]) else { continue }
          let position = isBackward ? at - 1 : at + 1
          if left > 1 { stack.append(.longer(place, at: position, left: left - 1)) }
          return (place + 1, position)
        case .loop(_, let mark, _, _):
          try set(mark, at)
          return (place + 1, at)
        default: continue
        }
      }
    }
    return nil
  }

  private mutating func run(
    _ atom: PatternProgram.Atom, _ repetition: PatternRepetition, isBackward: Bool, _ place: Int, _ start: Int
  ) throws(LimitReached) -> Int? {
    let room = isBackward ? start : units.count - start
    let most = Swift.min(repetition.most ?? room, room)
    guard repetition.least <= most else { return nil }
    let wanted = repetition.isGreedy ? most : repetition.least
    let direction = isBackward ? -1 : 1
    var count = 0
    while count < wanted, matches(atom, units[isBackward ? start - count - 1 : start + count]) { count += 1 }
    try step(count)
    guard count >= repetition.least else { return nil }
    let end = start + count * direction
    if repetition.isGreedy {
      let shortest = start + repetition.least * direction
      if end != shortest { try push(.shorter(place, at: end, down: shortest, step: direction)) }
    } else if count < most {
      try push(.longer(place, at: end, left: most - count))
    }
    return end
  }

  private mutating func reference(_ index: Int, isBackward: Bool, _ at: Int) throws(LimitReached) -> Int? {
    guard let group = references[index].first(where: { registers[$0 * 2] >= 0 && registers[$0 * 2 + 1] >= 0 }) else {
      return at
    }
    let captured = registers[group * 2]..<registers[group * 2 + 1]
    let start = isBackward ? at - captured.count : at
    guard start >= 0, start + captured.count <= units.count else { return nil }
    try step(captured.count)
    for (one, other) in zip(captured, start...) where !isEqual(units[one], units[other]) { return nil }
    return isBackward ? start : start + captured.count
  }

  /// Tries a part without moving. What its groups captured stays after a match; its choices do not.
  private mutating func look(from place: Int, at position: Int) throws(LimitReached) -> Bool {
    let base = stack.count
    looks += 1
    defer { looks -= 1 }
    guard try match(from: place, at: position) != nil else { return false }
    if case .look(true, _) = instructions[place - 1] {
      while stack.count > base, let entry = stack.popLast() {
        if case .restore(let register, let value) = entry { registers[register] = value }
      }
    } else {
      let restores = stack[base...].filter { if case .restore = $0 { true } else { false } }
      try step(stack.count - base)
      stack.replaceSubrange(base..., with: restores)
    }
    return true
  }
}

extension PatternMatcher {
  private func matches(_ atom: PatternProgram.Atom, _ unit: UInt32) -> Bool {
    switch atom {
    case .unit(let other): isEqual(unit, other)
    case .set(let set): sets[set].contains(unit)
    case .any: flags.dotMatchesAll || !PatternSet.isLineBreak(unit)
    }
  }

  private func isEqual(_ one: UInt32, _ other: UInt32) -> Bool {
    one == other || flags.ignoresCase && PatternCase.folded(one) == PatternCase.folded(other)
  }

  private func isStart(_ at: Int) -> Bool {
    at == 0 || flags.isMultiline && PatternSet.isLineBreak(units[at - 1])
  }

  private func isEnd(_ at: Int) -> Bool {
    at == units.count || flags.isMultiline && PatternSet.isLineBreak(units[at])
  }

  private func isBoundary(_ at: Int) -> Bool {
    let before = at > 0 && PatternSet.isWord(units[at - 1])
    let after = at < units.count && PatternSet.isWord(units[at])
    return before != after
  }
}
