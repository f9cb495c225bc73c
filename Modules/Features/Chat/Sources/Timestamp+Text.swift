import Entities

extension Timestamp {
  /// The moment in UTC to the second, as RFC 3339 writes it: `2025-01-31T12:00:00Z`.
  var text: String { "\(date)T\(time)Z" }

  /// The time of day in UTC to the second: `12:00:00`.
  private var time: String {
    let second = Self.floor(milliseconds, 1_000) - day * 86_400
    return [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }.joined(separator: ":")
  }

  /// The day in UTC, counted from the start of 1970.
  private var day: Int64 { Self.floor(milliseconds, 86_400_000) }

  /// The day in UTC, as RFC 3339 writes it: `2025-01-31`.
  ///
  /// It is found as in H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”: years begin in March and are
  /// counted in eras of 400, which all have the same length.
  var date: String {
    let shifted = day + 719_468  // Days since March 1 of the year 0.
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    return [
      Self.padded(year + era * 400 + (month < 10 ? 0 : 1), 4), Self.padded(month < 10 ? month + 3 : month - 9, 2),
      Self.padded(dayOfYear - (153 * month + 2) / 5 + 1, 2),
    ].joined(separator: "-")
  }

  private static func floor(_ value: Int64, _ divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private static func padded(_ value: Int64, _ count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
