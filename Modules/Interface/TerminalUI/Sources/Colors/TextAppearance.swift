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
  /// The environment of what is typed into a field: the field is raised, and has the background of a chosen row while it
  /// has the focus. On a raised panel it stays as the panel is.
  func field(isFocused: Bool) -> EnvironmentValues {
    guard palette.hasSurfaces, text.background != .raised else { return self }
    var own = self
    own.text.background = isFocused ? .selection : .raised
    return own
  }

  /// The style of marks and words in this colour, on the background of the place.
  func style(_ tint: Tint) -> Style {
    TextAppearance(foreground: tint, background: text.background).style(palette)
  }
}
