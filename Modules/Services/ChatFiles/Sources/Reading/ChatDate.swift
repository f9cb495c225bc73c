import Entities
import JSON

/// Dates as files of chats write them. The tests have a table with the source of each shape.
struct ChatDate {
  /// The zone of dates that name none.
  let zone: LocalZone

  /// The moment that a value means; nil for anything else, and for moments outside the years 1970 to 9999.
  ///
  /// A number is in milliseconds; below 100,000,000,000 (March 1973 in milliseconds, the year 5138 in seconds) it is in
  /// seconds.
  func callAsFunction(_ value: JSONValue?) -> Timestamp? {
    if let text = value?.string { return self(text) }
    return value?.double.flatMap { Self.moment($0) }
  }

  func callAsFunction(_ text: String) -> Timestamp? {
    // No date is longer; a hostile text is not walked through.
    guard text.utf8.count <= 64 else { return nil }
    let text = text.trimmed
    if let number = Double(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) {
      return Self.moment(number)
    }
    var scanner = DateScanner(text)
    return scanner.iso(zone) ?? scanner.chatName(zone) ?? scanner.english(zone)
  }

  private static func moment(_ number: Double) -> Timestamp? {
    guard number.isFinite, number > 0 else { return nil }
    let milliseconds = number < 100_000_000_000 ? number * 1000 : number
    // The end of the year 9999.
    guard milliseconds <= 253_402_300_799_999 else { return nil }
    return Timestamp(milliseconds: Int64(milliseconds.rounded()))
  }
}

/// Reads the parts of a date in a text.
private struct DateScanner {
  private let text: [UInt8]
  private var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  /// `2024-07-12T01:31:37.124Z`, `2024-07-12 01:31:37+09:00`, `2024-07-12`: ISO 8601. Without an offset it is local.
  mutating func iso(_ zone: LocalZone) -> Timestamp? {
    position = 0
    guard var civil = day() else { return nil }
    if isAtEnd { return civil.moment(zone) }
    guard take("T") || take("t") || take(" "), let hour = number(2), take(":"), let minute = number(2) else {
      return nil
    }
    (civil.hour, civil.minute) = (hour, minute)
    if take(":") {
      guard let second = number(2) else { return nil }
      civil.second = second
      if take(".") || take(",") {
        guard let fraction = fraction() else { return nil }
        civil.millisecond = fraction
      }
    }
    if isAtEnd { return civil.moment(zone) }
    if take("Z") || take("z") { return isAtEnd ? civil.moment(offset: 0) : nil }
    let isBehind = take("-")
    guard isBehind || take("+"), let hours = number(2) else { return nil }
    _ = take(":")
    guard let minutes = number(2), isAtEnd, hours < 24, minutes < 60 else { return nil }
    return civil.moment(offset: (isBehind ? -60 : 60) * (hours * 60 + minutes))
  }

  /// `2023-4-21 @20h 02m 47s 124ms` and `2024-07-12@01h31m37s`. SillyTavern writes both in local time.
  mutating func chatName(_ zone: LocalZone) -> Timestamp? {
    position = 0
    guard var civil = day() else { return nil }
    spaces()
    guard take("@"), let hour = number(2), take("h") else { return nil }
    spaces()
    guard let minute = number(2), take("m") else { return nil }
    spaces()
    guard let second = number(2), take("s") else { return nil }
    (civil.hour, civil.minute, civil.second) = (hour, minute, second)
    spaces()
    if !isAtEnd {
      guard let milliseconds = number(3), take("m"), take("s") || isAtEnd else { return nil }
      civil.millisecond = milliseconds
    }
    return isAtEnd ? civil.moment(zone) : nil
  }

  /// `June 19, 2023 2:20pm`, in local time.
  mutating func english(_ zone: LocalZone) -> Timestamp? {
    position = 0
    guard let month = month() else { return nil }
    spaces()
    guard let day = number(2) else { return nil }
    _ = take(",")
    spaces()
    guard let year = number(4) else { return nil }
    spaces()
    guard let hour = number(2), take(":"), let minute = number(2) else { return nil }
    var civil = CalendarTime(year: year, month: month, day: day, hour: hour, minute: minute)
    if take(":") {
      guard let second = number(2) else { return nil }
      civil.second = second
    }
    spaces()
    if !isAtEnd {
      let isAfternoon = take("p") || take("P")
      guard isAfternoon || take("a") || take("A"), take("m") || take("M"), (1...12).contains(hour) else { return nil }
      civil.hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return isAtEnd ? civil.moment(zone) : nil
  }

  private mutating func day() -> CalendarTime? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
    return CalendarTime(year: year, month: month, day: day)
  }

  private var isAtEnd: Bool { position == text.count }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func spaces() { while take(" ") {} }

  /// A number of one to `most` digits.
  private mutating func number(_ most: Int) -> Int? {
    let digits = text[position...].prefix(most).prefix { (0x30...0x39).contains($0) }
    position += digits.count
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// A fraction of a second, in milliseconds.
  private mutating func fraction() -> Int? {
    let digits = text[position...].prefix { (0x30...0x39).contains($0) }
    position += digits.count
    let three = (digits.map { Int($0 - 0x30) } + [0, 0, 0]).prefix(3)
    return digits.isEmpty ? nil : three.reduce(0) { $0 * 10 + $1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// A month's English name, or its first three letters.
  private mutating func month() -> Int? {
    let letters = text[position...].prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    guard name.count >= 3, let month = Self.months.firstIndex(where: { $0 == name || $0.prefix(3) == name }) else {
      return nil
    }
    position += letters.count
    return month + 1
  }
}
