import Entities

extension MacroTable {
  static let times: [String: MacroDefinition] = aliases([
    ["time"]: MacroDefinition(0...1) { run, arguments in
      var time = MomentFormat(run.context)
      if let hours = arguments.first.flatMap(offset(in:)) { time.offset = hours * 3_600 }
      return time.text("LT")
    },
    ["date"]: MacroDefinition { MomentFormat($0).text("LL") },
    ["weekday"]: MacroDefinition { MomentFormat($0).text("dddd") },
    ["isotime"]: MacroDefinition { MomentFormat($0).text("HH:mm") },
    ["isodate"]: MacroDefinition { MomentFormat($0).text("YYYY-MM-DD") },
    ["datetimeformat"]: MacroDefinition(1...1) { run, arguments in MomentFormat(run.context).text(arguments[0]) },
    ["idleduration", "idle_duration"]: MacroDefinition { context in
      let isKorean = context.language == .korean
      guard let last = context.chat.lastUserMessageTime else { return isKorean ? "방금" : "just now" }
      return RoundedDuration(milliseconds: context.now.milliseconds - last.milliseconds, context.language).text
    },
    ["timediff"]: MacroDefinition(2...2) { run, arguments in
      guard let left = Timestamp(written: arguments[0], offset: run.context.utcOffset),
        let right = Timestamp(written: arguments[1], offset: run.context.utcOffset)
      else { return nil }
      return RoundedDuration(milliseconds: left.milliseconds - right.milliseconds, run.context.language).relative
    },
  ])

  /// The hours of `UTC+2`.
  private static func offset(in text: String) -> Int? {
    guard text.hasPrefix("UTC"), let sign = text.dropFirst(3).first, sign == "+" || sign == "-",
      let hours = Int(text.dropFirst(3)), -16...16 ~= hours
    else { return nil }
    return hours
  }
}

extension Timestamp {
  /// Parses `2026-11-26`, `2026-11-26 17:05`, `2026-11-26T17:05:09.250Z`; without a zone it is local.
  fileprivate init?(written text: String, offset: Int) {
    let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d\d:?\d\d)?)?/
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    let number = { (digits: Substring?) in Int64(digits ?? "0") ?? 0 }
    let (month, day, hour) = (number(match.2), number(match.3), number(match.4))
    guard 1...12 ~= month, 1...31 ~= day, hour < 24, number(match.5) < 60, number(match.6) < 60 else { return nil }
    // The day's number by H. Hinnant's algorithm: a year begins in March.
    let year = number(match.1) - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    var seconds = days * 86_400 + hour * 3_600 + number(match.5) * 60 + number(match.6)
    switch match.8 {
    case nil: seconds -= Int64(offset)
    case "Z": break
    case .some(let zone):
      let digits = zone.filter(\.isNumber)
      let ahead = number(digits.prefix(2)) * 3_600 + number(digits.suffix(2)) * 60
      seconds -= zone.first == "-" ? -ahead : ahead
    }
    let fraction = String(match.7 ?? "0")
    let thousandths = Int64((fraction + "00").prefix(3)) ?? 0
    self.init(milliseconds: seconds * 1_000 + thousandths)
  }
}
