/// One use of a macro.
struct MacroCall {
  let node: MacroNode
  let source: MacroSource

  /// The arguments: those of the tag, then the content.
  var arguments: [Argument] {
    node.arguments.map(Argument.tag) + (node.content.map { [.content($0)] } ?? [])
  }

  enum Argument {
    case tag(Range<Int>)
    case content(MacroNode.Content)
  }

  /// The place of the tag, for `{{pick}}`.
  var place: String { source.field + " " + String(node.tag.lowerBound) }
}

/// A text that contains macros: the given one, or that of a field.
struct MacroSource {
  let bytes: [UInt8]
  /// The name of the field; empty for the given text.
  let field: String
}

/// One expansion: the state that its macros share.
struct MacroRun {
  let context: MacroContext
  let limits: MacroLimits
  var variables: MacroVariables
  var hiddenKeys: [String] = [], outlets: Set<String> = []
  private(set) var reached: Set<MacroLimit> = []
  private(set) var steps = 0, bytes = 0
  private var numbers: SeededNumbers
  private var isOriginalUsed = false
  /// The fields that are being expanded.
  private var openFields: [String] = []
  /// The fingerprint of the given text.
  let fingerprint: UInt64
  /// The macros of the given text that are expanded; nil for all. In fields all are.
  private let only: Set<String>?

  init(_ context: MacroContext, _ limits: MacroLimits, fingerprint: UInt64, only: Set<String>? = nil) {
    self.context = context
    self.limits = limits
    self.fingerprint = fingerprint
    self.only = only
    variables = context.variables
    numbers = SeededNumbers(seed: context.seed, String(fingerprint))
  }

  /// Expands the macros of a text.
  mutating func expand(_ text: String, field: String = "") -> String {
    guard text.utf8.contains(where: { $0 == "{" }) else { return text }
    let source = MacroSource(bytes: Array(text.utf8), field: field)
    var parser = MacroParser(source.bytes, nesting: limits.nesting)
    let nodes = parser.parse()
    if parser.isTooDeep { reached.insert(.nesting) }
    return evaluate(source, nodes, in: source.bytes.indices)
  }

  /// Expands the macros of a part of a text.
  mutating func evaluate(_ source: MacroSource, _ nodes: [MacroNode], in range: Range<Int>) -> String {
    guard !nodes.isEmpty else { return String(decoding: source.bytes[range], as: UTF8.self) }
    var result = ""
    var at = range.lowerBound
    for node in nodes where node.range.lowerBound >= at && node.range.upperBound <= range.upperBound {
      result += String(decoding: source.bytes[at..<node.range.lowerBound], as: UTF8.self)
      result += value(of: node, in: source)
      at = node.range.upperBound
    }
    return result + String(decoding: source.bytes[at..<range.upperBound], as: UTF8.self)
  }

  private var expandsAll: Bool { only == nil || !openFields.isEmpty }

  private mutating func value(of node: MacroNode, in source: MacroSource) -> String {
    let raw = { String(decoding: source.bytes[node.range], as: UTF8.self) }
    guard steps < limits.steps, bytes < limits.bytes else {
      reached.insert(steps < limits.steps ? .bytes : .steps)
      return raw()
    }
    steps += 1
    let call = MacroCall(node: node, source: source)
    let value: String?
    switch node.head {
    case .closing: value = raw()
    case .variable(let name, let scope): value = expandsAll ? variable(name, in: scope, call) : raw()
    case .name(let name):
      if expandsAll || only?.contains(name) == true, let definition = MacroTable.definitions[name],
        definition.arguments.contains(call.arguments.count)
      {
        value = definition.value(&self, call)
      } else {
        // An unknown macro, or one with a wrong number of arguments: what is inside is expanded.
        value = evaluate(source, node.children, in: node.tag) + contentAsWritten(of: node, in: source)
      }
    }
    guard let value, takeBytes(value.utf8.count) else { return raw() }
    return value
  }

  private mutating func contentAsWritten(of node: MacroNode, in source: MacroSource) -> String {
    guard let content = node.content else { return "" }
    return evaluate(source, content.nodes, in: content.range)
      + String(decoding: source.bytes[content.range.upperBound..<content.end], as: UTF8.self)
  }
}

/// What macros use.
extension MacroRun {
  /// An argument with its macros expanded. A content is trimmed unless the flag `#` forbids it.
  mutating func argument(_ index: Int, of call: MacroCall) -> String {
    switch call.arguments[index] {
    case .tag(let range): return evaluate(call.source, call.node.children, in: range)
    case .content(let content):
      let text = evaluate(call.source, content.nodes, in: content.range)
      return call.node.keepsSpace ? text : text.trimmedScope
    }
  }

  /// The text of a field with its macros expanded. A field inside of itself is empty.
  mutating func field(_ name: String, _ text: String) -> String? {
    guard !openFields.contains(name) else { return "" }
    guard openFields.count < limits.fields else {
      reached.insert(.fields)
      return nil
    }
    guard takeBytes(text.utf8.count) else { return nil }
    openFields.append(name)
    defer { openFields.removeLast() }
    return expand(MacroExpander.rewritten(text), field: name)
  }

  mutating func original() -> String? {
    guard !isOriginalUsed else { return "" }
    isOriginalUsed = true
    return field("original", context.request.original)
  }

  /// Whether so many bytes may be produced; they are counted.
  mutating func takeBytes(_ count: Int) -> Bool {
    guard count <= limits.bytes - bytes else {
      reached.insert(.bytes)
      return false
    }
    bytes += count
    return true
  }

  mutating func randomIndex(below count: Int) -> Int { numbers.index(below: count) }

  /// Stores a variable.
  /// - Returns: Whether there was room.
  mutating func set(_ name: String, in scope: MacroVariables.Scope, to value: String) -> Bool {
    let isNew = variables[scope][name] == nil
    guard name.utf8.count <= limits.variableBytes, value.utf8.count <= limits.variableBytes,
      !isNew || variables[scope].count < limits.variables
    else {
      reached.insert(.variables)
      return false
    }
    variables[scope][name] = value
    return true
  }
}
