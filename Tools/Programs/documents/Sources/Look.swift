/// The style of cells, from its description in a golden screen: `bold, reverse, #5eaeff on #343e54`.
struct Look: Equatable {
  /// The default colours of the terminal in a picture.
  struct Terminal: Equatable {
    /// The colour of text, and the colour behind it.
    let ink: String, paper: String

    static let dark = Terminal(ink: "#e6edf3", paper: "#0d1117")
    static let light = Terminal(ink: "#1f2328", paper: "#ffffff")
  }

  private let traits: Set<String>
  private let foreground: String?, background: String?

  init(_ words: String) {
    let parts = words.split(separator: ", ").map(String.init)
    let colors = parts.last { $0.contains("#") }?.split(separator: " ").map(String.init) ?? []
    let behind = colors.firstIndex(of: "on")
    traits = Set(parts.filter { !$0.contains("#") })
    foreground = colors.first.flatMap { $0 == "on" ? nil : $0 }
    background = behind.map { colors[$0 + 1] }
  }

  private var isReverse: Bool { traits.contains("reverse") }

  /// The colour behind the text; nil for the background of the terminal.
  func fill(on terminal: Terminal) -> String? { isReverse ? foreground ?? terminal.ink : background }

  /// Whether something other than the background of the terminal is behind the text.
  var isFilled: Bool { isReverse || background != nil }

  /// The CSS rules for the text.
  func style(on terminal: Terminal) -> String {
    var rules = ["fill:\(isReverse ? background ?? terminal.paper : foreground ?? terminal.ink)"]
    if traits.contains("bold") { rules.append("font-weight:bold") }
    if traits.contains("italic") { rules.append("font-style:italic") }
    if traits.contains("dim") { rules.append("opacity:.7") }
    if traits.contains("underline") { rules.append("text-decoration:underline") }
    if traits.contains("strikethrough") { rules.append("text-decoration:line-through") }
    return rules.joined(separator: ";")
  }
}
