extension MacroTable {
  static let variables: [String: MacroDefinition] = [
    MacroVariables.Scope.chat: "", .global: "global",
  ].reduce(into: [:]) { result, entry in
    let (scope, word) = entry
    result["get\(word)var"] = MacroDefinition(1...1) { run, arguments in
      run.variables.shown(arguments[0], in: scope) ?? ""
    }
    result["set\(word)var"] = MacroDefinition(2...2) { run, arguments in
      run.set(arguments[0], in: scope, to: arguments[1]) ? "" : nil
    }
    result["add\(word)var"] = MacroDefinition(2...2) { run, arguments in
      run.set(arguments[0], in: scope, to: run.variables.sum(arguments[0], in: scope, adding: arguments[1])) ? "" : nil
    }
    result["inc\(word)var"] = MacroDefinition(1...1) { run, arguments in run.add("1", to: arguments[0], in: scope) }
    result["dec\(word)var"] = MacroDefinition(1...1) { run, arguments in run.add("-1", to: arguments[0], in: scope) }
    for name in ["has\(word)var", "\(word)varexists"] {
      result[name] = MacroDefinition(1...1) { run, arguments in
        run.variables[scope][arguments[0]] == nil ? "false" : "true"
      }
    }
    for name in ["delete\(word)var", "flush\(word)var"] {
      result[name] = MacroDefinition(1...1) { run, arguments in
        run.variables[scope][arguments[0]] = nil
        return ""
      }
    }
  }
}

extension MacroRun {
  /// Adds to a variable and returns its new value; nil if the variables are full.
  fileprivate mutating func add(_ text: String, to name: String, in scope: MacroVariables.Scope) -> String? {
    let sum = variables.sum(name, in: scope, adding: text)
    return set(name, in: scope, to: sum) ? sum : nil
  }

  /// The value of `{{.name operator value}}`; nil if the operator is unknown, or if the variables are full.
  mutating func variable(_ name: String, in scope: MacroVariables.Scope, _ call: MacroCall) -> String? {
    let bytes = call.source.bytes
    let body = call.node.body.trimmed(in: bytes)
    guard !body.isEmpty else { return variables.shown(name, in: scope) ?? "" }
    guard let sign = Self.operators.first(where: { bytes[body].starts(with: $0.utf8) }) else { return nil }
    let range = (body.lowerBound + sign.utf8.count..<body.upperBound).trimmed(in: bytes)
    if sign == "++" || sign == "--" {
      return range.isEmpty ? add(sign == "++" ? "1" : "-1", to: name, in: scope) : nil
    }
    let current = variables.shown(name, in: scope)
    let isSet = sign.first == "|" ? !["", "0", "false"].contains(current ?? "") : current != nil
    switch sign {
    // The fallback is evaluated only where it is used.
    case "||", "??", "||=", "??=":
      if isSet { return current }
      let value = evaluate(call.source, call.node.children, in: range)
      return sign.count == 2 || set(name, in: scope, to: value) ? value : nil
    default: break
    }
    let value = evaluate(call.source, call.node.children, in: range)
    switch sign {
    case "=": return set(name, in: scope, to: value) ? "" : nil
    case "+=": return set(name, in: scope, to: variables.sum(name, in: scope, adding: value)) ? "" : nil
    case "-=":
      guard let number = ScriptNumber(value) else { return "" }
      let sum = variables.sum(name, in: scope, adding: ScriptNumber(-number.value).text)
      return set(name, in: scope, to: sum) ? "" : nil
    case "==": return (current ?? "") == value ? "true" : "false"
    case "!=": return (current ?? "") == value ? "false" : "true"
    default:
      guard let one = ScriptNumber(current ?? ""), let other = ScriptNumber(value) else { return "false" }
      let isTrue =
        switch sign {
        case ">": one.value > other.value
        case ">=": one.value >= other.value
        case "<": one.value < other.value
        default: one.value <= other.value
        }
      return isTrue ? "true" : "false"
    }
  }

  /// The operators, the longer ones first.
  private static let operators = [
    "||=", "??=", "++", "--", "+=", "-=", "||", "??", "==", "!=", ">=", "<=", ">", "<", "=",
  ]
}
