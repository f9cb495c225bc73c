/// Limits the scalars of a cluster to those that may be painted.
enum ClusterRules {
  /// The most scalars of a cluster; more are stacked marks. The longest emoji has 10.
  static let scalarLimit = 16
  /// The most bytes of UTF-8 in a cell. The longest emoji, a kiss with two skin tones, has 35.
  static let byteLimit = 40

  /// The scalars that may be painted, and whether others were removed. `next` follows the cluster.
  static func allowed(
    in cluster: Substring.UnicodeScalarView, before next: Unicode.Scalar?
  ) -> (scalars: [Unicode.Scalar], hidSomething: Bool) {
    var kept: [Unicode.Scalar] = []
    var hid = false
    var bytes = 0
    var flagEnd = cluster.startIndex
    var position = cluster.startIndex
    while position < cluster.endIndex {
      let scalar = cluster[position]
      if scalar.value == 0x1F3F4, let end = endOfFlag(cluster[position...]) { flagEnd = end }
      let isInFlag = position < flagEnd
      position = cluster.index(after: position)
      let following = position < cluster.endIndex ? cluster[position] : next
      guard isInFlag || mayStay(scalar, after: kept, before: following) else {
        hid = true
        continue
      }
      bytes += Unicode.UTF8.width(scalar)
      guard kept.count < scalarLimit, bytes <= byteLimit else {
        hid = true
        break
      }
      kept.append(scalar)
    }
    if JamoComposer.compose(&kept) { return (kept, hid) }
    guard let first = kept.first else { return ([], true) }
    switch standing(of: first) {
    case .alone: break
    case .attached:
      // A mark without a letter would combine with the character painted before it.
      kept.insert("\u{25CC}", at: 0)
      if kept.count > scalarLimit { kept.removeLast() }
    case .nowhere: return (["\u{FFFD}"], true)
    }
    return (kept, hid)
  }

  private enum Standing {
    case alone, attached, nowhere
  }

  /// Whether a scalar can begin a painted cluster, or needs another before it. Vowels and finals of old Hangul have
  /// no width, and combine only with each other.
  private static func standing(of scalar: Unicode.Scalar) -> Standing {
    let isEmpty = CellWidth.of(scalar: scalar) == 0
    guard isEmpty || scalar.properties.generalCategory == .spacingMark else { return .alone }
    switch GraphemeClass(scalar.value) {
    case .extend, .extendAlone, .joiner, .linker, .spacingMark: return .attached
    default: break
    }
    return isEmpty ? .nowhere : .alone
  }

  private static func mayStay(
    _ scalar: Unicode.Scalar, after kept: [Unicode.Scalar], before next: Unicode.Scalar?
  ) -> Bool {
    let value = scalar.value
    if value < 0x20 || 0x7F..<0xA0 ~= value || ScalarClass.isInvisible(value) { return false }
    if value == 0x200C || value == 0x200D { return isJoiner(value, after: kept, before: next) }
    if ScalarClass.isTag(value) { return false }
    if ScalarClass.isVariationSelector(value) {
      guard value >= 0xFE0E, value <= 0xFE0F, let base = kept.last else { return false }
      return base.properties.isEmoji
    }
    if value == 0x115F || value == 0x1160 { return false }  // Fillers: jamo that show nothing.
    return true
  }

  /// Whether a joiner has an effect: between two pictures, or two letters of a joining script.
  private static func isJoiner(_ value: UInt32, after kept: [Unicode.Scalar], before next: Unicode.Scalar?) -> Bool {
    guard let last = kept.last, let next else { return false }
    if ScalarClass.isOfJoiningScript(last.value) && ScalarClass.isOfJoiningScript(next.value) { return true }
    guard value == 0x200D, ScalarClass.isPictographic(next) else { return false }
    let picture = kept.last { !(0xFE0F == $0.value || 0x1F3FB...0x1F3FF ~= $0.value) }
    return picture.map(ScalarClass.isPictographic) ?? false
  }

  /// The end of a regional flag such as Scotland's: a black flag, the region's code in tags, and an end tag. Nil when
  /// there is none.
  private static func endOfFlag(_ scalars: Substring.UnicodeScalarView) -> String.Index? {
    let code = scalars.dropFirst().prefix { 0xE0061...0xE007A ~= $0.value || 0xE0030...0xE0039 ~= $0.value }
    guard 3...6 ~= code.count, code.endIndex < scalars.endIndex, scalars[code.endIndex].value == 0xE007F
    else { return nil }
    return scalars.index(after: code.endIndex)
  }
}
