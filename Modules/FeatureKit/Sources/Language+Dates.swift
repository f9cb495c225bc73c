public import Entities
public import TerminalUI

/// Days and times in the usual form of a language.
extension Language {
  /// A day, with its year when that is another than now: `21 Nov`, `21 Nov 2025`.
  public func date(_ time: LocalTime, from now: LocalTime) -> String {
    if time.year == now.year {
      return self("\(time.day) \(Self.months[time.month - 1])", "\(time.month)월 \(time.day)일")
    }
    return self(
      "\(time.day) \(Self.months[time.month - 1]) \(time.year)", "\(time.year)년 \(time.month)월 \(time.day)일")
  }

  /// A moment to the minute: `Today 17:05`, `21 Nov 17:05`.
  public func moment(_ time: LocalTime, from now: LocalTime) -> String {
    let day =
      switch now.daysSince1970 - time.daysSince1970 {
      case 0: self("Today", "오늘")
      case 1: self("Yesterday", "어제")
      case -1: self("Tomorrow", "내일")
      default: date(time, from: now)
      }
    return day + " " + time.clock
  }

  /// What a question for a day says about a text that is none.
  public var dayIsWanted: String {
    self("A day is written as 2026-11-02 or 2 Nov 2026.", "날짜는 2026-11-02 또는 2026년 11월 2일처럼 씁니다.")
  }

  private static let months = fullMonths.map { $0.prefix(3) }
  static let fullMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
