public import Entities
import TerminalUI

/// Reading days, in the forms in which the app writes them.
extension CalendarTime {
  /// The beginning of a day: `2026-11-01`, `1 Nov 2026`, `2026년 11월 1일`; of a month `2026-11`, or of a year `2026`; nil
  /// for any other text.
  /// - Parameter now: With it, a day may be without its year, as the app writes a day of this year: `1 Nov`. The last
  ///   such day is meant. A day more is allowed, because the user's zone may be ahead.
  public init?(day text: String, until now: Timestamp? = nil) {
    if let day = Self.digits(text) ?? Self.words(text) {
      self.init(year: day.year, month: day.month, day: day.day)
      guard isPossible else { return nil }
      return
    }
    guard let now, let (month, day) = Self.dayOfYear(text) else { return nil }
    let latest = Timestamp(milliseconds: now.milliseconds + 86_400_000)
    let year = Int(LocalZone.utc(latest).year)
    // A 29 February may be eight years ago.
    let days = (0...8).map { CalendarTime(year: year - $0, month: month, day: day) }
    guard let last = days.first(where: { ($0.moment(offset: 0) ?? Timestamp(milliseconds: .max)) <= latest }) else {
      return nil
    }
    self = last
  }

  /// `2026-11-01`, `2026-11` or `2026`.
  private static func digits(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0, digits: 4) }
    guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
    return (numbers[0], numbers.count > 1 ? numbers[1] : 1, numbers.count > 2 ? numbers[2] : 1)
  }

  /// `1 Nov 2026` or `2026년 11월 1일`.
  private static func words(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let korean = text.split(separator: "년", maxSplits: 1).map(String.init)
    let english = text.split(whereSeparator: \.isWhitespace)
    if korean.count == 2, let year = number(korean[0].trimmed, digits: 4), let (month, day) = dayOfYear(korean[1]) {
      return (year, month, day)
    }
    guard let last = english.last, last.count == 4, let year = number(last, digits: 4),
      let (month, day) = dayOfYear(english.dropLast().joined(separator: " "))
    else { return nil }
    return (year, month, day)
  }

  /// `1 Nov` or `11월 1일`. The name of a month may be written out.
  private static func dayOfYear(_ text: String) -> (month: Int, day: Int)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let korean = words.joined().split(separator: "월", maxSplits: 1)
    if korean.count == 2, korean[1].last == "일", let month = number(korean[0], digits: 2),
      let day = number(korean[1].dropLast(), digits: 2)
    {
      return (month, day)
    }
    guard words.count == 2, let day = number(words[0], digits: 2), words[1].count >= 3 else { return nil }
    let name = words[1].lowercased()
    return Language.fullMonths.firstIndex { $0.lowercased().hasPrefix(name) }.map { ($0 + 1, day) }
  }

  private static func number(_ text: some StringProtocol, digits: Int) -> Int? {
    1...digits ~= text.utf8.count && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(text) : nil
  }
}
