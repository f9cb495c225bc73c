/// Whether a run of delimiters can begin and end emphasis: CommonMark 0.31, section 6.2.
///
/// Chinese, Japanese and Korean write words and particles without spaces. Beside them, "*" and "~" may also be
/// between punctuation and a letter: `**강조(emphasis)**는` is emphasis.
struct DelimiterFlanks {
  let canOpen: Bool
  let canClose: Bool

  init(_ text: [UInt8], run: Range<Int>) {
    let before = Side(text.scalar(before: run.lowerBound))
    let after = Side(text.scalar(at: run.upperBound))
    let isUnderscore = text[run.lowerBound] == UInt8(ascii: "_")
    let isLeft = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    if isUnderscore {
      canOpen = isLeft && (!isRight || before.isPunctuation)
      canClose = isRight && (!isLeft || after.isPunctuation)
    } else {
      canOpen = isLeft || !after.isSpace && before.isWordless
      canClose = isRight || !before.isSpace && after.isWordless
    }
  }

  /// The character on one side.
  private struct Side {
    var isSpace = false
    var isPunctuation = false
    /// Whether it is of a script that writes without spaces, or attaches particles.
    var isWordless = false

    init(_ scalar: Unicode.Scalar?) {
      guard let scalar else {
        isSpace = true
        return
      }
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        isSpace = byte.isWhitespace
        isPunctuation = byte.isPunctuation
        return
      }
      switch scalar.value {
      case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3001...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
        0xFF01...0xFFEF, 0x20000...0x3FFFF:
        isWordless = true
      default: break
      }
      switch scalar.properties.generalCategory {
      case .spaceSeparator: isSpace = true
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
        isPunctuation = true
      default: break
      }
    }
  }
}

extension [UInt8] {
  /// The scalar that begins at a place; nil at the end.
  fileprivate func scalar(at place: Int) -> Unicode.Scalar? {
    place < count ? self[place..<Swift.min(place + 4, count)].text.unicodeScalars.first : nil
  }

  /// The scalar that ends at a place; nil at the beginning.
  fileprivate func scalar(before place: Int) -> Unicode.Scalar? {
    guard place > 0 else { return nil }
    var start = place - 1
    while start > 0, place - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return self[start..<place].text.unicodeScalars.last
  }
}
