import Terminal
import TerminalUI

/// What must be true of every screen in every window, language and colour depth. The check needs no golden file.
///
/// - Hostile text is harmless: no character on the screen controls the terminal.
/// - No row is wider than the window, and a terminal draws exactly the frame.
/// - Every word can be read on what is behind it, and at most one button stands out as the primary action.
/// - From 40 columns on the focus is visible, and no button and no key of the footer is cut; from 80 columns on no
///   other word of the interface is. At 40×12, a key that does not fit in the footer is in the help.
/// - Every button and switch that gets the focus in the common window by Tab and the arrow down gets it in a small one.
@MainActor public struct LayoutProperties {
  /// The sizes, from the smallest to the largest.
  private static let sizes = [(20, 6), (30, 10), (40, 12), (60, 20), (80, 24), (120, 36), (250, 70)]

  private let endings: [String]?
  private let open: (GoldenWindow, GoldenDepth) async throws -> Pilot

  /// The properties of a screen that can be opened any number of times.
  /// - Parameter endings: The texts of the interface that end with "…" by themselves. Nil where the screen shows texts
  ///   of others, which may be cut.
  public init(
    endings: [String]?, open: @escaping (_ window: GoldenWindow, _ depth: GoldenDepth) async throws -> Pilot
  ) {
    self.endings = endings
    self.open = open
  }

  /// The properties that are not true, as text with the window; empty when all are true.
  public func faults() async throws -> [String] {
    var faults: [String] = []
    for language in Language.allCases { faults += try await layoutFaults(in: language) }
    return faults + (try await depthFaults())
  }

  /// One screen that is enlarged step by step from the smallest size, and then reduced to 40×12.
  private func layoutFaults(in language: Language) async throws -> [String] {
    let pilot = try await open(language == .english ? .common : .korean, .truecolor)
    defer { pilot.stop() }
    var faults: [String] = []
    for (columns, rows) in Self.sizes {
      await pilot.resize(columns: columns, rows: rows)
      let window = GoldenWindow(columns, rows, language)
      faults += self.faults(of: pilot).map { "\(window): \($0)" }
    }
    await pilot.resize(columns: 40, rows: 12)
    faults += await pilot.keyFaults().map { "\(language.rawValue): \($0)" }
    return faults + (try await focusFaults(in: language)).map { "\(language.rawValue): \($0)" }
  }

  /// The buttons and switches that get the focus only in the common window. Both walks begin where the screen opens.
  private func focusFaults(in language: Language) async throws -> [String] {
    let common: GoldenWindow = language == .english ? .common : .korean
    let large = try await open(common, .truecolor)
    let reached = await large.walk()
    large.stop()
    let small = try await open(common, .truecolor)
    defer { small.stop() }
    await small.resize(columns: 40, rows: 12)
    let again = await small.walk(until: reached)
    let missed = reached.filter { control in !again.contains { control.isShown(as: $0) } }.sorted()
    return missed.isEmpty ? [] : ["no focus in a small window: \(missed)"]
  }

  /// The same texts in any number of colours. Pictures, lines and single letters, which stand for pictures, may differ.
  private func depthFaults() async throws -> [String] {
    var faults: [String] = []
    var rich: [Substring]?
    for depth in GoldenDepth.allCases {
      let pilot = try await open(.common, depth)
      let words = pilot.screen.words
      if words != rich ?? words { faults.append("\(depth.rawValue): it shows something else") }
      if rich == nil { rich = words } else { faults += self.faults(of: pilot).map { "\(depth.rawValue): \($0)" } }
      pilot.stop()
    }
    return faults
  }

  private func faults(of pilot: Pilot) -> [String] {
    let (forbidden, size) = (pilot.forbiddenCharacters, pilot.host.screen.size)
    let faults =
      (forbidden.isEmpty ? [] : ["it shows \(forbidden)"]) + pilot.drawingFaults + pilot.contrastFaults
      + pilot.primaryFaults
    // A narrower window only has room for the control with the focus, which may be higher than the window.
    guard size.width >= 40 else { return faults }
    return faults + pilot.focusFaults + pilot.ellipses(after: size.width < 80 ? nil : endings)
  }
}

extension Pilot {
  /// Moves over the screen by Tab, and then by the arrow down.
  /// - Parameter controls: The walk stops when all of these have had the focus.
  /// - Returns: The texts of the buttons and switches that had the focus, as they were shown.
  fileprivate func walk(until controls: Set<String> = []) async -> Set<String> {
    var found: Set<String> = []
    for key in [Key.tab, .down] {
      // A control that had the focus before begins a round again.
      var known: Set<String> = []
      while known.count < 30, known.insert((host.focusName ?? "") + screen).inserted {
        found.formUnion(focusedControls)
        if !controls.isEmpty, controls.allSatisfy({ control in found.contains { control.isShown(as: $0) } }) {
          return found
        }
        await press(key)
      }
    }
    return found
  }

  /// The texts of the controls with the focus: of a switch after its mark, over all of its rows, and of buttons.
  private var focusedControls: [String] {
    let rows = focusedRows
    let whole = rows.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    for mark in ["[ ] ", "[✓] "] where whole.hasPrefix(mark) { return [String(whole.dropFirst(mark.count))] }
    return rows.flatMap(\.buttons)
  }

  /// The marked text, row by row.
  private var focusedRows: [String] {
    guard let place = host.focusPlace else { return [] }
    return (place.minY..<place.maxY).map { y in
      var words = ""
      for x in place.minX..<place.maxX {
        let point = Point(x: x, y: y)
        if isMarked(host.screen.style(at: point)) { words += host.screen.cluster(at: point) }
      }
      return words
    }
  }
}

extension String {
  /// The words of more than one character, without blocks and lines.
  fileprivate var words: [Substring] {
    split { character in
      character.isWhitespace || character.unicodeScalars.allSatisfy { 0x2500...0x259F ~= $0.value }
    }
    .filter { $0.count > 1 }
  }

  /// The texts in `[ ` and ` ]`, from the left. A cut one ends where the whole text ends.
  fileprivate var buttons: [String] {
    var (found, rest) = ([String](), self[...])
    while let begin = rest.firstRange(of: "[ ") {
      let end = rest[begin.upperBound...].firstRange(of: " ]")
      found.append(String(rest[begin.upperBound..<(end?.lowerBound ?? rest.endIndex)]))
      rest = rest[(end?.upperBound ?? rest.endIndex)...]
    }
    return found
  }

  /// Whether the text of a control is this one, or begins like it where it is cut. Its rows may end at other places, in
  /// the midst of a word too.
  fileprivate func isShown(as words: String) -> Bool {
    let (whole, shown) = (filter { !$0.isWhitespace }, words.filter { !$0.isWhitespace })
    guard shown.hasSuffix("…"), shown.count > 1 else { return shown == whole }
    return whole.hasPrefix(shown.dropLast())
  }
}
