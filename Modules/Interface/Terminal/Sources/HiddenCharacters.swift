/// The characters of a text that do not show as they are: control characters, characters that are invisible or change
/// the direction, stacked marks. `SafeText` removes or replaces them.
public enum HiddenCharacters {
  /// The number of hidden scalars, from a boundary of clusters in the text's UTF-8.
  public static func count(in text: String, from start: Int = 0) -> Int {
    var settled = Settled()
    settled.place.start = start
    return count(in: text, after: &settled)
  }

  /// The count of a growing text up to a place before which it no longer changes.
  public struct Settled: Sendable {
    var place = ClusterWalk.Place()
    var count = 0

    /// A count of no text.
    public init() {}

    /// The bytes that are not read again.
    public var bytes: Int { place.start }
  }

  /// The number of hidden scalars in a text that begins with the settled part. Only the rest is read. Then everything
  /// is settled but the last two characters, because the next text may join the first of them.
  public static func count(in text: String, after settled: inout Settled) -> Int {
    var count = settled.count
    var place = settled.place
    /// The count before the newest character, and before the one before it.
    var (last, lastButOne) = (settled, settled)
    forEach(in: text, from: &place) { before in
      lastButOne = last
      (last.place, last.count) = (before, count)
    } _: { _, isHidden in
      if isHidden { count += 1 }
    }
    settled = lastButOne
    return count
  }

  /// The text with each hidden character as its code point: `⟨U+202E⟩`. The result has no hidden characters.
  public static func revealed(_ text: String) -> String {
    var shown = text
    // Text around a removed character may become hidden itself, so this is repeated; each pass leaves less.
    for _ in 0..<ClusterRules.scalarLimit where count(in: shown) > 0 { shown = revealedOnce(shown) }
    return shown
  }

  private static func revealedOnce(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    var place = ClusterWalk.Place()
    forEach(in: text, from: &place) { _ in
    } _: { scalar, isHidden in
      guard isHidden else { return shown.append(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let name = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      shown.append(contentsOf: "⟨U+\(name)⟩".unicodeScalars)
    }
    return String(shown)
  }

  @inline(__always)
  private static func forEach(
    in text: String, from place: inout ClusterWalk.Place, _ begin: (ClusterWalk.Place) -> Void,
    _ body: (Unicode.Scalar, Bool) -> Void
  ) {
    let scalars = text.unicodeScalars
    ClusterWalk.forEach(in: text, from: &place) { step, before in
      begin(before)
      if !step.continues, let value = step.scalar, CellWidth.ofSimple(value) != nil || value == 0x0A {
        if let scalar = Unicode.Scalar(value) { body(scalar, false) }
        return true
      }
      let cluster = text.slice(step.start, step.end).unicodeScalars
      if step.continues {
        for scalar in cluster { body(scalar, true) }
        return true
      }
      visit(cluster, before: cluster.endIndex < scalars.endIndex ? scalars[cluster.endIndex] : nil, body)
      return true
    }
  }

  private static func visit(
    _ cluster: Substring.UnicodeScalarView, before next: Unicode.Scalar?, _ body: (Unicode.Scalar, Bool) -> Void
  ) {
    var cluster = cluster
    while let first = cluster.first, !ScalarClass.isBreak(first), first != "\t",
      ScalarClass.replacement(of: first, in: .body) != nil
    {
      body(first, true)
      cluster.removeFirst()
    }
    guard let first = cluster.first else { return }
    if ScalarClass.isBreak(first) || first == "\t" { return cluster.forEach { body($0, false) } }
    let allowed = ClusterRules.allowed(in: cluster, before: next)
    guard allowed.hidSomething else { return cluster.forEach { body($0, false) } }
    var kept = allowed.scalars[...]
    // A mark that lost its letter gets a dotted circle; the circle is removed again.
    if kept.first == "\u{25CC}", first != "\u{25CC}" { kept.removeFirst() }
    for scalar in cluster {
      if kept.first == scalar {
        kept.removeFirst()
        body(scalar, false)
      } else {
        body(scalar, true)
      }
    }
  }
}
