public import Entities
import Glibc

/// The machine's wall clock. The only place that reads it.
public enum SystemClock {
  /// The current time.
  public static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(sinceEpoch: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// The time zone of this machine, or of TZ.
  public static let zone = LocalZone { moment in
    var seconds = time_t(clamping: moment.milliseconds / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts.tm_gmtoff
  }
}

extension Timestamp {
  /// The moment at a time after 1970, in whole milliseconds.
  init(sinceEpoch time: Duration) {
    let (seconds, attoseconds) = time.components
    self.init(milliseconds: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
  }
}
