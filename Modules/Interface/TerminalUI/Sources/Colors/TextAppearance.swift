import Terminal

/// The look of text, which the views inside inherit.
struct TextAppearance: Hashable {
  var foreground = Tint.primary
  var background: Tint?
  var attributes: Attributes = []

  /// The style of a run in the midst of such text.
  func style(of run: SpanAppearance, _ palette: Palette) -> Style {
    var own = self
    own.foreground = run.tint ?? foreground
    own.background = run.background ?? background
    own.attributes.formUnion(Attributes(rawValue: run.traits.rawValue))
    return own.style(palette)
  }

  func style(_ palette: Palette) -> Style {
    let attributes = attributes.union(palette.attributes(of: foreground))
    let behind = background ?? (palette.isPainted ? .background : nil)
    // The terminal's own text colour can be read on its own background, and perhaps on no other.
    guard let behind else {
      return Style(foreground: foreground == .primary ? .standard : palette[foreground], attributes: attributes)
    }
    return Style(foreground: palette[foreground], background: palette[behind], attributes: attributes)
  }
}

extension EnvironmentValues {
  /// The style of marks and words in this colour, on the background of the place.
  func style(_ tint: Tint) -> Style {
    TextAppearance(foreground: tint, background: text.background).style(palette)
  }
}
