/// A compiled regular expression: instructions for a machine that tries alternatives in order.
struct PatternProgram: Sendable {
  /// A set, with its answers for ASCII computed in advance.
  struct CompiledSet: Sendable {
    private let set: PatternSet
    private let ignoresCase: Bool
    private var low: UInt64 = 0, high: UInt64 = 0

    init(_ set: PatternSet, ignoresCase: Bool) {
      (self.set, self.ignoresCase) = (set, ignoresCase)
      for unit in 0..<64 as Range<UInt32> {
        if isMember(unit) { low |= 1 << UInt64(unit) }
        if isMember(unit + 64) { high |= 1 << UInt64(unit) }
      }
    }

    private func isMember(_ unit: UInt32) -> Bool {
      ignoresCase ? set.containsIgnoringCase(unit) : set.contains(unit)
    }

    func contains(_ unit: UInt32) -> Bool {
      if unit < 64 { return low & 1 << UInt64(unit) != 0 }
      return unit < 128 ? high & 1 << UInt64(unit - 64) != 0 : isMember(unit)
    }
  }

  /// What matches one unit.
  enum Atom: Hashable, Sendable {
    case unit(UInt32)
    /// By its index in `sets`.
    case set(Int)
    case any
  }

  /// An instruction holds no reference to an object, so that a step is cheap.
  enum Instruction: Hashable, Sendable {
    case atom(Atom, isBackward: Bool)
    /// As many units as possible, or as few.
    case run(Atom, PatternRepetition, isBackward: Bool)
    /// Goes on at the first place; if that leads to no match, at the second one.
    case split(Int, Int)
    case jump(Int)
    /// Stores the position.
    case save(Int)
    /// Forgets what groups captured.
    case clear(Range<Int>)
    case start, end
    case boundary(isNegated: Bool)
    /// The groups, by their index in `references`.
    case backreference(Int, isBackward: Bool)
    /// Tries the instructions up to `end`, which finish with `accept`, at this position.
    case look(isNegated: Bool, end: Int)
    /// The beginning of a repetition: its counter becomes 0.
    case count(Int)
    /// One more round, or the place after the repetition.
    case loop(counter: Int, mark: Int, PatternRepetition, exit: Int)
    /// The end of a round. A round that matched no unit is not repeated.
    case next(counter: Int, mark: Int, least: Int, loop: Int)
    case accept
  }

  var instructions: [Instruction] = []
  var sets: [CompiledSet] = []
  var references: [[Int]] = []
  /// What the first unit of every match has to be; nil if that is not known.
  var leading: Atom?
  /// The number of registers: two for each group and for the whole match, then counters and marks.
  var registers = 0
}

/// Translates the tree of a pattern.
struct PatternCompiler {
  private var program = PatternProgram()

  private let ignoresCase: Bool

  init(groups: Int, ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
    program.registers = (groups + 1) * 2
  }

  mutating func program(of tree: PatternNode) -> PatternProgram {
    compile(tree, isBackward: false)
    emit(.accept)
    let first = program.instructions.first { if case .save = $0 { false } else { true } }
    switch first {
    case .atom(let atom, false): program.leading = atom
    case .run(let atom, let repetition, false) where repetition.least > 0: program.leading = atom
    default: break
    }
    return program
  }

  private mutating func emit(_ instruction: PatternProgram.Instruction) { program.instructions.append(instruction) }

  private var here: Int { program.instructions.count }

  private mutating func register() -> Int {
    program.registers += 1
    return program.registers - 1
  }

  private mutating func compile(_ node: PatternNode, isBackward: Bool) {
    switch node {
    case .empty: break
    case .unit, .set, .any:
      if let atom = atom(node) { emit(.atom(atom, isBackward: isBackward)) }
    case .sequence(let parts):
      for part in isBackward ? parts.reversed() : parts { compile(part, isBackward: isBackward) }
    case .alternatives(let alternatives): compile(alternatives: alternatives, isBackward: isBackward)
    case .group(let inside, let number):
      emit(.save(number * 2 + (isBackward ? 1 : 0)))
      compile(inside, isBackward: isBackward)
      emit(.save(number * 2 + (isBackward ? 0 : 1)))
    case .backreference(let numbers):
      program.references.append(numbers)
      emit(.backreference(program.references.count - 1, isBackward: isBackward))
    case .repetition(let inside, let repetition):
      if let atom = atom(inside) {
        emit(.run(atom, repetition, isBackward: isBackward))
      } else {
        compile(inside, repetition, isBackward: isBackward)
      }
    case .look(let inside, let isAhead, let isNegated):
      let place = here
      emit(.accept)
      compile(inside, isBackward: !isAhead)
      emit(.accept)
      program.instructions[place] = .look(isNegated: isNegated, end: here)
    case .start: emit(.start)
    case .end: emit(.end)
    case .boundary(let isNegated): emit(.boundary(isNegated: isNegated))
    }
  }

  private mutating func compile(alternatives: [PatternNode], isBackward: Bool) {
    var jumps: [Int] = []
    for (index, alternative) in alternatives.enumerated() {
      guard index < alternatives.count - 1 else {
        compile(alternative, isBackward: isBackward)
        break
      }
      let place = here
      emit(.accept)
      compile(alternative, isBackward: isBackward)
      jumps.append(here)
      emit(.accept)
      program.instructions[place] = .split(place + 1, here)
    }
    for place in jumps { program.instructions[place] = .jump(here) }
  }

  private mutating func compile(_ inside: PatternNode, _ repetition: PatternRepetition, isBackward: Bool) {
    let (counter, mark) = (register(), register())
    emit(.count(counter))
    let loop = here
    emit(.accept)
    if !repetition.groups.isEmpty {
      emit(.clear(repetition.groups.lowerBound * 2..<repetition.groups.upperBound * 2))
    }
    compile(inside, isBackward: isBackward)
    emit(.next(counter: counter, mark: mark, least: repetition.least, loop: loop))
    program.instructions[loop] = .loop(counter: counter, mark: mark, repetition, exit: here)
  }

  private mutating func atom(_ node: PatternNode) -> PatternProgram.Atom? {
    switch node {
    case .unit(let unit): return .unit(unit)
    case .set(let set):
      program.sets.append(PatternProgram.CompiledSet(set, ignoresCase: ignoresCase))
      return .set(program.sets.count - 1)
    case .any: return .any
    default: return nil
    }
  }
}
