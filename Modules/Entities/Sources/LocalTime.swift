/// A moment in the local calendar and time of day, by the proleptic Gregorian calendar.
public struct LocalTime: Hashable, Sendable {
  /// The day, counted from 1 January 1970.
  public let daysSince1970: Int64
  /// The year; 0 is 1 BC.
  public let year: Int64
  /// The month of the year, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// The local time of a moment. The offset is in seconds ahead of UTC; negative behind it.
  ///
  /// Source of the algorithm: H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”. A year begins in March, so
  /// that a leap day is its last day, and eras of 400 years all have 146,097 days.
  public init(_ moment: Timestamp, offset: Int = 0) {
    let seconds = moment.milliseconds.quotientAndRemainder(flooringBy: 1_000).quotient + Int64(offset)
    let (days, time) = seconds.quotientAndRemainder(flooringBy: 86_400)
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(flooringBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let isLate = fromMarch >= 10
    daysSince1970 = days
    year = era * 400 + yearOfEra + (isLate ? 1 : 0)
    month = Int(isLate ? fromMarch - 9 : fromMarch + 3)
    day = Int(dayOfYear - (153 * fromMarch + 2) / 5 + 1)
    (hour, minute, second) = (Int(time / 3_600), Int(time / 60 % 60), Int(time % 60))
  }

  /// The month of the day.
  public var calendarMonth: Month { Month(year: Int(year), month) }
}

extension LocalTime {
  /// The day in ISO 8601: `2026-11-21`.
  public var date: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// The time of day to the minute: `17:05`.
  public var clock: String { hour.padded(to: 2) + ":" + minute.padded(to: 2) }

  /// The time of day to the second: `17:05:09`.
  public var fullClock: String { clock + ":" + second.padded(to: 2) }

  /// The day and the time to the second: `2026-11-21 17:05:09`.
  public var dateAndClock: String { date + " " + fullClock }
}

extension Timestamp {
  /// The moment in UTC to the second, in RFC 3339: `2026-11-21T17:05:09Z`.
  public var utc: String {
    let time = LocalTime(self)
    return time.date + "T" + time.fullClock + "Z"
  }

  /// The moment in UTC to the millisecond, in RFC 3339: `2026-11-21T17:05:09.250Z`.
  public var preciseUTC: String {
    String(utc.dropLast()) + "." + milliseconds.quotientAndRemainder(flooringBy: 1_000).remainder.padded(to: 3) + "Z"
  }
}

extension Int {
  fileprivate func padded(to count: Int) -> String { Int64(self).padded(to: count) }
}

extension Int64 {
  fileprivate func padded(to count: Int) -> String {
    let digits = String(self)
    return digits.count < count ? String(repeating: "0", count: count - digits.count) + digits : digits
  }

  fileprivate func quotientAndRemainder(flooringBy divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
