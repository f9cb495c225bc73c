public import Entities

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The machine's clock, as people set it. The one place that reads it.
public enum SystemClock {
  /// This moment.
  public static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The month of a moment, in the time zone of this machine or of TZ: bills follow the calendar on the wall.
  public static func month(of moment: Timestamp) -> Month {
    var seconds = time_t(clamping: moment.milliseconds / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Month(year: Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1)
  }

  /// A moment to the second, `2026-11-21 17:05:09`: in UTC, or in the time zone of this machine or of TZ.
  public static func text(of moment: Timestamp, inUTC: Bool = false) -> String {
    var seconds = time_t(clamping: moment.milliseconds / 1000)
    var parts = tm()
    if inUTC { gmtime_r(&seconds, &parts) } else { localtime_r(&seconds, &parts) }
    func padded(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let date = [padded(parts.tm_mon + 1), padded(parts.tm_mday)].joined(separator: "-")
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(padded).joined(separator: ":")
    return "\(Int(parts.tm_year) + 1900)-\(date) \(time)"
  }
}
