extension BuiltInAvatar {
  static let all: [BuiltInAvatar] = [assistant] + men + women + aliens + dogs + cats

  /// Different kinds follow one another, so that the first screen shows the range.
  static let popularOrder: [BuiltInAvatar] = [
    ombrel, doyun, dumpling, inkwell, juno,
    waffles, tikkTava, marisol, tangerine, anselm,
    haneul, nimbus, sael, bramble, bertil,
    assistant,
  ]

  static let featuredOrder: [BuiltInAvatar] = [assistant, juno, inkwell, ombrel, doyun, waffles]
}
