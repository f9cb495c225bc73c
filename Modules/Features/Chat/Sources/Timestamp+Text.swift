import Entities

extension Timestamp {
  /// The moment in UTC to the second, as RFC 3339 writes it: `2025-01-31T12:00:00Z`.
  ///
  /// The day is found as in H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”: years begin in March and are
  /// counted in eras of 400, which all have the same length.
  var text: String {
    let seconds = Self.floor(milliseconds, 1_000)
    let days = Self.floor(seconds, 86_400)
    let second = seconds - days * 86_400
    let shifted = days + 719_468  // Days since March 1 of the year 0.
    let era = Self.floor(shifted, 146_097)
    let day = shifted - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = [
      Self.padded(year + era * 400 + (month < 10 ? 0 : 1), 4), Self.padded(month < 10 ? month + 3 : month - 9, 2),
      Self.padded(dayOfYear - (153 * month + 2) / 5 + 1, 2),
    ].joined(separator: "-")
    let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }.joined(separator: ":")
    return "\(date)T\(time)Z"
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
