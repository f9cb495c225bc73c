/// The style of cells, from its description in a golden screen: `bold, reverse, #5eaeff on #343e54`.
struct Look: Equatable {
  /// The default colours of the terminal in pictures: light on dark, for which the app's own colours are meant.
  static let ink = "#e6edf3", paper = "#0d1117"

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
  var fill: String? { isReverse ? foreground ?? Self.ink : background }

  /// The CSS rules for the text.
  var style: String {
    var rules = ["fill:\(isReverse ? background ?? Self.paper : foreground ?? Self.ink)"]
    if traits.contains("bold") { rules.append("font-weight:bold") }
    if traits.contains("italic") { rules.append("font-style:italic") }
    if traits.contains("dim") { rules.append("opacity:.7") }
    if traits.contains("underline") { rules.append("text-decoration:underline") }
    if traits.contains("strikethrough") { rules.append("text-decoration:line-through") }
    return rules.joined(separator: ";")
  }
}
