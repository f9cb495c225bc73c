extension MacroTable {
  static let chances: [String: MacroDefinition] = [
    "random": MacroDefinition(0...Int.max) { run, arguments in
      let list = choices(arguments)
      return list.isEmpty ? "" : list[run.randomIndex(below: list.count)]
    },
    // The choice is the same whenever this text is expanded in this chat.
    "pick": MacroDefinition(lazily: 0...Int.max) { run, call in
      let list = choices(call.arguments.indices.map { run.argument($0, of: call) })
      guard !list.isEmpty else { return "" }
      var numbers = SeededNumbers(seed: run.context.chatSeed, String(run.fingerprint), call.place)
      return list[numbers.index(below: list.count)]
    },
    "roll": MacroDefinition(1...1) { run, arguments in
      guard let dice = Dice(arguments[0]) else { return "" }
      return String(dice.total { run.randomIndex(below: $0) + 1 })
    },
  ]

  /// The items of a list. A single argument is divided at `::`, or else at commas that have no backslash before them.
  private static func choices(_ arguments: [String]) -> [String] {
    guard arguments.count == 1, let list = arguments.first else { return arguments }
    if list.utf8.contains(where: { $0 == ":" }), list.contains("::") {
      return list.split(separator: "::", omittingEmptySubsequences: false).map { String($0).trimmedLikeScript }
    }
    var items = [""]
    var isEscaped = false
    for scalar in list.unicodeScalars {
      if scalar == ",", !isEscaped {
        items.append("")
      } else {
        if scalar == ",", isEscaped { items[items.count - 1].unicodeScalars.removeLast() }
        items[items.count - 1].unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\"
    }
    return items.map(\.trimmedLikeScript)
  }
}

/// Dice in the notation of role-playing games: `20`, `d20`, `2d6`, `2d6+1`.
struct Dice {
  /// The most dice of a roll, and the most sides of a die.
  private static let most = 1_000, mostSides = 1_000_000

  private let count: Int, sides: Int, bonus: Int

  init?(_ text: String) {
    var rest = Substring(text)
    func number() -> Int? {
      let digits = rest.prefix { "0"..."9" ~= $0 }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : Int(digits) ?? Int.max
    }
    let first = number()
    guard let letter = rest.first else {
      guard let first, 1...Self.mostSides ~= first else { return nil }
      (count, sides, bonus) = (1, first, 0)
      return
    }
    rest = rest.dropFirst()
    guard letter == "d" || letter == "D", let sides = number(), 1...Self.mostSides ~= sides,
      1...Self.most ~= first ?? 1
    else { return nil }
    var bonus = 0
    if let sign = rest.first {
      rest = rest.dropFirst()
      guard sign == "+" || sign == "-", let number = number(), number <= 1_000_000_000 else { return nil }
      bonus = sign == "+" ? number : -number
    }
    guard rest.isEmpty else { return nil }
    (self.count, self.sides, self.bonus) = (first ?? 1, sides, bonus)
  }

  /// The sum of the dice and the bonus. `roll` returns 1 to the number of sides.
  func total(_ roll: (Int) -> Int) -> Int { (0..<count).reduce(bonus) { sum, _ in sum + roll(sides) } }
}
