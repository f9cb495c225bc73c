/// Sanitises text of unknown origin.
///
/// It does not parse escape sequences: without their control characters they are harmless letters, and a reader sees
/// the attempt.
struct Sanitizer {
  private let form: Form
  private var output = ""
  private var hidSomething = false
  private var column = 0

  private init(_ form: Form) {
    self.form = form
  }

  /// The use of the text.
  enum Form {
    case body, line
  }

  /// Safe text of any number of lines.
  static func body(_ text: String) -> SafeText {
    if isPlain(text, allowingBreaks: true) { return SafeText(string: text, hidSomething: false) }
    var sanitizer = Sanitizer(.body)
    sanitizer.append(text)
    return SafeText(string: sanitizer.output, hidSomething: sanitizer.hidSomething)
  }

  /// Safe text of one line and no more than `limit` cells.
  static func line(_ text: String, limit: Int) -> SafeText {
    // Text out of sight is not read: 64 scalars for each cell are more than any cluster may have.
    let seen = limit < 1 << 20 ? text.unicodeScalars.prefix(max(1, limit) * 64 + 64) : text.unicodeScalars[...]
    let wasCut = seen.endIndex < text.endIndex
    let read = wasCut ? String(seen) : text
    var safe: SafeText
    if isPlain(read, allowingBreaks: false) {
      safe = SafeText(string: read, hidSomething: false)
    } else {
      var sanitizer = Sanitizer(.line)
      sanitizer.append(read)
      safe = SafeText(string: sanitizer.output, hidSomething: sanitizer.hidSomething)
    }
    if wasCut { safe = SafeText(string: safe.string + "…", hidSomething: safe.hidSomething) }
    return safe.truncated(to: limit)
  }

  /// Whether every scalar is a simple one, which is quick to check and true of most text.
  private static func isPlain(_ text: String, allowingBreaks: Bool) -> Bool {
    for scalar in text.unicodeScalars where CellWidth.ofSimple(scalar.value) == nil {
      guard allowingBreaks && scalar == "\n" else { return false }
    }
    return true
  }
}

extension Sanitizer {
  private mutating func append(_ text: String) {
    // Runs of plain text are appended as a whole.
    var plain = 0
    ClusterWalk.forEach(in: text) { step in
      if !step.continues, let value = step.scalar, CellWidth.ofSimple(value) != nil || isFine(value, width: step.width)
      {
        column += step.width
        return true
      }
      if plain < step.start { output += text.slice(plain, step.start) }
      plain = step.end
      // The rest of a cluster that was too long is dropped.
      if step.continues {
        hidSomething = true
        return true
      }
      let scalars = text.unicodeScalars
      let cluster = text.slice(step.start, step.end).unicodeScalars
      append(cluster: cluster, before: cluster.endIndex < scalars.endIndex ? scalars[cluster.endIndex] : nil)
      return true
    }
    output += text.slice(plain, text.utf8.count)
  }

  /// Whether a scalar that is a cluster of its own may stay unchanged.
  private func isFine(_ value: UInt32, width: Int) -> Bool {
    guard width > 0, value >= 0xA0, let scalar = Unicode.Scalar(value) else { return false }
    return ScalarClass.replacement(of: scalar, in: form) == nil && value != 0x115F
      && scalar.properties.generalCategory != .spacingMark
  }

  /// Appends the permitted part of a cluster; `next` follows it.
  private mutating func append(cluster: Substring.UnicodeScalarView, before next: Unicode.Scalar?) {
    var cluster = cluster
    while let first = cluster.first {
      if ScalarClass.isBreak(first) { return appendBreak() }
      if first == "\t" { return appendTab() }
      guard let replacement = ScalarClass.replacement(of: first, in: form) else { break }
      hidSomething = true
      if let scalar = Unicode.Scalar(replacement), replacement != 0 { put([scalar]) }
      // The marks of a removed character stay without it.
      cluster.removeFirst()
    }
    if cluster.isEmpty { return }
    let allowed = ClusterRules.allowed(in: cluster, before: next)
    hidSomething = hidSomething || allowed.hidSomething
    put(allowed.scalars)
  }

  private mutating func put(_ scalars: [Unicode.Scalar]) {
    output.unicodeScalars.append(contentsOf: scalars)
    column += scalars.count == 1 ? CellWidth.of(scalar: scalars[0]) : CellWidth.of(cluster: scalars)
  }

  private mutating func appendBreak() {
    output.append(form == .body ? "\n" : " ")
    column = 0
  }

  private mutating func appendTab() {
    let count = form == .body ? 4 - column % 4 : 1
    for _ in 0..<count { output.append(" ") }
    column += count
  }
}
