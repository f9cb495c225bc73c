extension ColorTheme {
  /// The themes that come with the program. Each colour has enough contrast as it is, so that the app corrects none.
  static let builtIn = [midnight, forest, paper, mist]

  /// Dark, with the blue of a clear night.
  private static let midnight = ColorTheme(
    "midnight", background: 0x10141F,
    [
      .surface: 0x181D2B, .raised: 0x1F2637, .ownMessage: 0x1C2338, .selection: 0x2B3557, .text: 0xDFE4F2,
      .secondaryText: 0xA3ADC7, .border: 0x465069, .red: 0xFF8B8B, .green: 0x7FD6A0, .orange: 0xFFB26B, .blue: 0x7FB4FF,
      .mint: 0x7CE8CF, .purple: 0xC6A5FF, .cyan: 0x77D8F2, .teal: 0x5FCFCB, .indigo: 0xA6ADFF, .danger: 0xFF8B8B,
      .warning: 0xF2C15C, .success: 0x7FD6A0, .link: 0x8FC0FF,
    ])

  /// Dark and green, for long evenings.
  private static let forest = ColorTheme(
    "forest", background: 0x131A16,
    [
      .surface: 0x1A231E, .raised: 0x212C26, .ownMessage: 0x1D2B23, .selection: 0x2B4335, .text: 0xE2E8E0,
      .secondaryText: 0xA8B7AA, .border: 0x4A5A4F, .red: 0xFF9182, .green: 0x86D58F, .orange: 0xF0B06A, .blue: 0x8AC0EA,
      .mint: 0x7FE0B8, .purple: 0xCCAFF2, .cyan: 0x7ED0D8, .teal: 0x66C9B4, .indigo: 0xB0B6F4, .danger: 0xFF9182,
      .warning: 0xE8C268, .success: 0x86D58F, .link: 0x8AC6E8,
    ])

  /// Light and warm, as a printed page.
  private static let paper = ColorTheme(
    "paper", background: 0xF8F1E3,
    [
      .surface: 0xF0E7D4, .raised: 0xE9DEC8, .ownMessage: 0xEFE1C5, .selection: 0xE5D3AD, .text: 0x3A2F22,
      .secondaryText: 0x64543F, .border: 0xB5A483, .red: 0x9C241C, .green: 0x335F16, .orange: 0x824303, .blue: 0x184F85,
      .mint: 0x0C5A46, .purple: 0x6B2F88, .cyan: 0x0B5568, .teal: 0x0F5854, .indigo: 0x463693, .danger: 0x9C241C,
      .warning: 0x6F4A00, .success: 0x335F16, .link: 0x184F85,
    ])

  /// Light and cool.
  private static let mist = ColorTheme(
    "mist", background: 0xF3F6FA,
    [
      .surface: 0xE8EDF5, .raised: 0xDFE6EF, .ownMessage: 0xE0E9F7, .selection: 0xCFDDF3, .text: 0x1F2A37,
      .secondaryText: 0x4F5E70, .border: 0xA3B0C0, .red: 0xAB1E2A, .green: 0x146038, .orange: 0x824010, .blue: 0x0D56A8,
      .mint: 0x005F52, .purple: 0x6A2DAA, .cyan: 0x045A75, .teal: 0x065D60, .indigo: 0x4536B2, .danger: 0xAB1E2A,
      .warning: 0x6B4A00, .success: 0x146038, .link: 0x0D56A8,
    ])
}
