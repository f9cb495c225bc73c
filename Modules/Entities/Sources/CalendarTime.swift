/// A day and a time of the calendar, in a zone that is still open.
public struct CalendarTime: Hashable, Sendable {
  /// The year, the month from 1 to 12, and the day of the month from 1 to 31.
  public var year: Int, month: Int, day: Int
  /// The hour from 0 to 23, the minute from 0 to 59, the second from 0 to 60, and the millisecond.
  public var hour = 0, minute = 0, second = 0, millisecond = 0

  /// A time. It need not exist.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  private init(_ time: LocalTime) {
    self.init(year: Int(time.year), month: time.month, day: time.day, hour: time.hour, minute: time.minute)
    second = time.second
  }

  /// Whether it exists, in the years 1970 to 9999.
  public var isPossible: Bool {
    guard (1...12).contains(month) else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1970...9999).contains(year) && (1...lengths[month - 1]).contains(day) && hour < 24 && minute < 60
      && second <= 60
  }

  /// The moments of the years 1970 to 9999, in milliseconds since 1970.
  public static let moments: ClosedRange<Int64> = 0...253_402_300_799_999

  /// The moment with an offset ahead of UTC, in seconds; nil for a time that does not exist, or a moment outside the years
  /// 1970 to 9999.
  /// Source of the algorithm: H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `days_from_civil`.
  public func moment(offset: Int) -> Timestamp? {
    guard isPossible else { return nil }
    let fromMarch = (month + 9) % 12
    let years = month <= 2 ? year - 1 : year
    let yearOfEra = years % 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * fromMarch + 2) / 5 + day - 1
    let days = years / 400 * 146_097 + dayOfEra - 719_468
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset
    let milliseconds = Int64(seconds) * 1000 + Int64(millisecond)
    return Self.moments.contains(milliseconds) ? Timestamp(milliseconds: milliseconds) : nil
  }

  /// The moment in a zone; nil for a time that does not exist, or a moment outside the years 1970 to 9999. Where the clock
  /// is set back, it is one of the two.
  public func moment(_ zone: LocalZone) -> Timestamp? {
    guard let utc = moment(offset: 0) else { return nil }
    var result = utc
    // Twice: the first guess may lie on the other side of a change of the clock.
    for _ in 0..<2 {
      guard let shown = CalendarTime(zone(result)).moment(offset: 0) else { return utc }
      let offset = shown.milliseconds + Int64(millisecond) - result.milliseconds
      result = Timestamp(milliseconds: utc.milliseconds - offset)
    }
    return Self.moments.contains(result.milliseconds) ? result : nil
  }
}
