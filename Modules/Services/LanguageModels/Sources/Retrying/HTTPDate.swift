/// Dates of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). The two obsolete forms are not read.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The seconds from the start of 1970 to a date; nil for another text, or an earlier date.
  static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[0].utf8.count == 4, words[0].hasSuffix(","), words[5] == "GMT",
      let day = number(words[1], digits: 2, in: 1...31), let month = months.firstIndex(of: String(words[2])),
      let year = number(words[3], digits: 4, in: 1970...9999)
    else { return nil }
    let time = words[4].split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, let hour = number(time[0], digits: 2, in: 0...23),
      let minute = number(time[1], digits: 2, in: 0...59),
      // A leap second is allowed.
      let second = number(time[2], digits: 2, in: 0...60)
    else { return nil }
    return ((days(year: year, month: month + 1, day: day) * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func number(_ text: Substring, digits: Int, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else { return nil }
    return number
  }

  /// The days from the start of 1970. A year begins with March, so that a leap day is its last day.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
