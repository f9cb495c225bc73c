import Entities

extension Timestamp {
  /// The moment in UTC, as RFC 3339 writes it: `2026-11-21T17:05:09.250Z`.
  var utc: String {
    let (day, time) = milliseconds.quotientAndRemainder(flooringBy: 86_400_000)
    let (year, month, dayOfMonth) = Self.date(ofDay: day)
    func digits(_ value: Int64, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let clock = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60].map { digits($0, 2) }.joined(separator: ":")
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(dayOfMonth, 2))T\(clock).\(digits(time % 1000, 3))Z"
  }

  /// The date of a day since 1970 in the proleptic Gregorian calendar. A year counts from March here, so that the day
  /// that some years lack is its last; 400 years have 146,097 days.
  private static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (day + 719_468).quotientAndRemainder(flooringBy: 146_097)
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isLate = month >= 10
    return (
      era * 400 + year + (isLate ? 1 : 0), isLate ? month - 9 : month + 3, dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

extension Int64 {
  fileprivate func quotientAndRemainder(flooringBy divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
