/// A particle that has one form after a final consonant and another after a vowel: 을/를, 이/가, 으로/로.
struct KoreanParticle: Hashable, Sendable {
  let afterConsonant: String, afterVowel: String

  /// Reads `을/를`; nil for anything else.
  init?(_ pair: some StringProtocol) {
    let forms = pair.split(separator: "/", omittingEmptySubsequences: false)
    guard forms.count == 2, forms.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isHangul) }) else {
      return nil
    }
    afterConsonant = String(forms[0])
    afterVowel = String(forms[1])
  }

  /// The form that follows a word.
  func form(after word: String) -> String {
    switch Self.ending(of: word) {
    case .vowel: afterVowel
    // ㄹ counts as a vowel before 으로: 서울로, 연필로.
    case .rieul: afterConsonant.hasPrefix("으") ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    }
  }

  /// The noun with this particle in `word`, without the particle; nil when there is none.
  func detached(from word: String) -> String? {
    for form in [afterConsonant, afterVowel] where word.hasSuffix(form) {
      let noun = String(word.dropLast(form.count))
      if !noun.isEmpty, noun.unicodeScalars.contains(where: \.isHangul), self.form(after: noun) == form,
        !Self.endsInSyllable.contains(where: word.hasSuffix)
      {
        return noun
      }
    }
    return nil
  }

  /// Nouns whose own last syllable looks like a particle.
  private static let endsInSyllable = [
    "고양이", "어린이", "호랑이", "원숭이", "종이", "놀이", "떡볶이", "목걸이", "젊은이", "늙은이", "깊이", "높이", "많이", "같이",
    "작가", "마을", "가을", "노을",
  ]
}

extension KoreanParticle {
  private enum Ending {
    case vowel, rieul, consonant
  }

  private static func ending(of word: String) -> Ending {
    guard let last = word.unicodeScalars.last else { return .vowel }
    switch last.value {
    // A syllable is 0xAC00 + (initial · 21 + vowel) · 28 + final; final 8 is ㄹ (Unicode Standard 3.12).
    case 0xAC00...0xD7A3:
      let final = (last.value - 0xAC00) % 28
      return final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    case 0x11AF: return .rieul
    case 0x11A8...0x11C2: return .consonant
    default:
      // Digits and Latin letters as a Korean speaker reads their names: 일, 칠, 팔, 엘, 알; 영, 삼, 육, 엠, 엔.
      if "178LlRr".unicodeScalars.contains(last) { return .rieul }
      return "036MmNn".unicodeScalars.contains(last) ? .consonant : .vowel
    }
  }
}
