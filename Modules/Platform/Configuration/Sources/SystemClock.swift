public import Entities
import Glibc

/// The machine's clock, as people set it. The one place that reads it.
public enum SystemClock {
  /// This moment.
  public static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The time zone of this machine, or of TZ.
  public static let zone = LocalZone { moment in
    var seconds = time_t(clamping: moment.milliseconds / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts.tm_gmtoff
  }
}
