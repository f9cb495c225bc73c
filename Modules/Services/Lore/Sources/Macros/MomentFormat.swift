import Entities

/// Writes a moment by a format of the library Moment.js, which SillyTavern uses (Moment.js documentation, “Format”).
struct MomentFormat {
  private let moment: Timestamp
  private let language: ContentLanguage
  /// The seconds ahead of UTC.
  var offset: Int

  init(_ context: MacroContext) {
    (moment, language, offset) = (context.now, context.language, context.utcOffset)
  }

  /// The text of a format. A text in brackets stays; an unknown letter too.
  func text(_ format: String) -> String {
    let time = LocalTime(moment, offset: offset)
    var result = ""
    var rest = Substring(format)
    while let letter = rest.first {
      if letter == "[", let end = rest.firstIndex(of: "]") {
        result += rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
      } else if let token = Self.tokens.first(where: { rest.hasPrefix($0) }) {
        result += value(token, of: time)
        rest = rest.dropFirst(token.count)
      } else {
        result.append(letter)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The tokens. A longer token comes before a shorter one that it begins with.
  private static let tokens = [
    "LTS", "LT", "LLLL", "LLL", "LL", "L", "YYYY", "YY", "MMMM", "MMM", "MM", "Mo", "M", "Q", "DDDD", "DDD", "DD", "Do",
    "D", "dddd", "ddd", "dd", "d", "E", "HH", "H", "hh", "h", "kk", "k", "mm", "m", "ss", "s", "SSS", "SS", "S", "A",
    "a", "ZZ", "Z", "X", "x",
  ]

  private func value(_ token: String, of time: LocalTime) -> String {
    let weekday = Int((time.daysSince1970 % 7 + 11) % 7)
    let halfHour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let millisecond = Int((moment.milliseconds % 1_000 + 1_000) % 1_000)
    return switch token {
    case "LT", "LTS", "L", "LL", "LLL", "LLLL": text(Self.longFormats[token]?[isKorean ? 1 : 0] ?? "")
    case "YYYY": padded(Int(time.year), 4)
    case "YY": padded(Int((time.year % 100 + 100) % 100), 2)
    case "MMMM": isKorean ? "\(time.month)월" : Self.months[time.month - 1]
    case "MMM": isKorean ? "\(time.month)월" : String(Self.months[time.month - 1].prefix(3))
    case "MM": padded(time.month, 2)
    case "Mo": ordinal(time.month, korean: "월")
    case "M": String(time.month)
    case "Q": String((time.month + 2) / 3)
    case "DDDD": padded(time.dayOfYear, 3)
    case "DDD": String(time.dayOfYear)
    case "DD": padded(time.day, 2)
    case "Do": ordinal(time.day, korean: "일")
    case "D": String(time.day)
    case "dddd": isKorean ? Self.koreanWeekdays[weekday] + "요일" : Self.weekdays[weekday]
    case "ddd": isKorean ? Self.koreanWeekdays[weekday] : String(Self.weekdays[weekday].prefix(3))
    case "dd": isKorean ? Self.koreanWeekdays[weekday] : String(Self.weekdays[weekday].prefix(2))
    case "d": String(weekday)
    case "E": String(weekday == 0 ? 7 : weekday)
    case "HH": padded(time.hour, 2)
    case "H": String(time.hour)
    case "hh": padded(halfHour, 2)
    case "h": String(halfHour)
    case "kk": padded(time.hour == 0 ? 24 : time.hour, 2)
    case "k": String(time.hour == 0 ? 24 : time.hour)
    case "mm": padded(time.minute, 2)
    case "m": String(time.minute)
    case "ss": padded(time.second, 2)
    case "s": String(time.second)
    case "SSS": padded(millisecond, 3)
    case "SS": padded(millisecond / 10, 2)
    case "S": String(millisecond / 100)
    case "A": isKorean ? (time.hour < 12 ? "오전" : "오후") : time.hour < 12 ? "AM" : "PM"
    case "a": isKorean ? (time.hour < 12 ? "오전" : "오후") : time.hour < 12 ? "am" : "pm"
    case "ZZ", "Z": zone(colon: token == "Z")
    case "X": String(moment.milliseconds / 1_000)
    default: String(moment.milliseconds)
    }
  }

  private var isKorean: Bool { language == .korean }

  private func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private func ordinal(_ number: Int, korean: String) -> String {
    if isKorean { return "\(number)\(korean)" }
    let isTeen = 11...13 ~= number % 100
    let ending =
      switch number % 10 {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  private func zone(colon: Bool) -> String {
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + (colon ? ":" : "") + padded(minutes % 60, 2)
  }

  /// The formats of a language's usual times and dates, in English and Korean.
  private static let longFormats = [
    "LT": ["h:mm A", "A h:mm"], "LTS": ["h:mm:ss A", "A h:mm:ss"], "L": ["MM/DD/YYYY", "YYYY.MM.DD."],
    "LL": ["MMMM D, YYYY", "YYYY년 MMMM D일"], "LLL": ["MMMM D, YYYY h:mm A", "YYYY년 MMMM D일 A h:mm"],
    "LLLL": ["dddd, MMMM D, YYYY h:mm A", "YYYY년 MMMM D일 dddd A h:mm"],
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let koreanWeekdays = ["일", "월", "화", "수", "목", "금", "토"]
}

extension LocalTime {
  /// The day of the year, from 1.
  fileprivate var dayOfYear: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    return before + day + (isLeap && month > 2 ? 1 : 0)
  }
}

/// A duration in the words of Moment.js: “a few seconds”, “3 hours” (documentation, “Humanize”).
struct RoundedDuration {
  private let milliseconds: Int64
  private let isKorean: Bool

  init(milliseconds: Int64, _ language: ContentLanguage) {
    (self.milliseconds, isKorean) = (milliseconds, language == .korean)
  }

  /// The duration without its direction.
  var text: String {
    let seconds = abs(Double(milliseconds)) / 1_000
    let rounded = { (unit: Double) in Int((seconds / unit).rounded()) }
    let (minutes, hours, days) = (rounded(60), rounded(3_600), rounded(86_400))
    // A mean month of the Gregorian calendar.
    let (months, years) = (rounded(86_400 * 146_097 / 4_800), rounded(86_400 * 146_097 / 400))
    return switch true {
    case rounded(1) <= 44: isKorean ? "몇 초" : "a few seconds"
    case minutes <= 1: isKorean ? "1분" : "a minute"
    case minutes < 45: isKorean ? "\(minutes)분" : "\(minutes) minutes"
    case hours <= 1: isKorean ? "한 시간" : "an hour"
    case hours < 22: isKorean ? "\(hours)시간" : "\(hours) hours"
    case days <= 1: isKorean ? "하루" : "a day"
    case days < 26: isKorean ? "\(days)일" : "\(days) days"
    case months <= 1: isKorean ? "한 달" : "a month"
    case months < 11: isKorean ? "\(months)달" : "\(months) months"
    case years <= 1: isKorean ? "일 년" : "a year"
    default: isKorean ? "\(years)년" : "\(years) years"
    }
  }

  /// The duration with its direction: “in 3 hours”, “3 hours ago”.
  var relative: String {
    if isKorean { return text + (milliseconds > 0 ? " 후" : " 전") }
    return milliseconds > 0 ? "in " + text : text + " ago"
  }
}
