import Terminal

/// The colour depth of a golden screen's terminal, by the word in its file's name, the richest first.
public enum GoldenDepth: String, CaseIterable, Sendable {
  case truecolor
  case colors256 = "256"
  case colors16 = "16"
  case colorless

  var depth: ColorDepth {
    switch self {
    case .truecolor: .trueColor
    case .colors256: .ansi256
    case .colors16: .ansi16
    case .colorless: .none
    }
  }
}
