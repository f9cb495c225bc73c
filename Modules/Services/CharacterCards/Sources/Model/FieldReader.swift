import Entities
import JSON

/// Reads the fields of an object as they are found: other types are converted where the meaning is clear.
struct FieldReader {
  let object: JSONObject

  func text(_ path: String..., log: inout WarningLog) -> String { optionalText(path[...], &log) ?? "" }

  func optionalText(_ path: ArraySlice<String>, _ log: inout WarningLog) -> String? {
    switch object[path] {
    case .string(let text): return text
    case nil, .null: return nil
    case let value?:
      guard let number = value.double else {
        log.add(.unusable, of: path.last)
        return nil
      }
      log.add(.converted, of: path.last)
      return value.int.map(String.init) ?? String(number)
    }
  }

  /// The most parts of a text. The last one has the rest.
  private static let mostParts = 10_000

  /// A list of texts. A single text is a list of one, or of its parts between commas.
  func texts(_ key: String, separator: Character? = nil, log: inout WarningLog) -> [String] {
    switch object[key] {
    case .array(let elements):
      return elements.compactMap { element in
        if let text = element.string { return text }
        guard element.double != nil else {
          log.add(.unusable, of: key)
          return nil
        }
        log.add(.converted, of: key)
        return element.text()
      }
    case .string(let text):
      log.add(.converted, of: key)
      guard !text.isEmpty else { return [] }
      guard let separator else { return [text] }
      return text.split(separator: separator, maxSplits: Self.mostParts - 1).map { String($0).trimmed }.filter {
        !$0.isEmpty
      }
    case nil, .null: return []
    default:
      log.add(.unusable, of: key)
      return []
    }
  }

  func flag(_ path: String..., log: inout WarningLog) -> Bool? {
    switch object[path[...]] {
    case .bool(let truth): return truth
    case nil, .null: return nil
    case .string("true"), .int(1):
      log.add(.converted, of: path.last)
      return true
    case .string("false"), .int(0):
      log.add(.converted, of: path.last)
      return false
    default:
      log.add(.unusable, of: path.last)
      return nil
    }
  }

  /// A number within a range. A number outside of the range, or infinite, becomes the nearest end of the range.
  /// - Parameter isUsuallyText: Whether programs write it as a text: that is nothing unusual then.
  func number(
    _ path: String..., in range: ClosedRange<Double>, isUsuallyText: Bool = false, log: inout WarningLog
  ) -> Double? {
    number(at: path[...], in: range, isUsuallyText: isUsuallyText, &log)
  }

  private func number(
    at path: ArraySlice<String>, in range: ClosedRange<Double>, isUsuallyText: Bool, _ log: inout WarningLog
  ) -> Double? {
    guard let value = object[path], !value.isNull, value != "" else { return nil }
    var found = value.double
    if found == nil, let text = value.string, let number = Double(text) {
      if !isUsuallyText { log.add(.converted, of: path.last) }
      found = number
    }
    guard let found, !found.isNaN else {
      log.add(.unusable, of: path.last)
      return nil
    }
    if !range.contains(found) { log.add(.outOfRange, of: path.last) }
    return min(max(found, range.lowerBound), range.upperBound)
  }

  /// A whole number of things: from 0 to a million.
  func count(_ path: String..., log: inout WarningLog) -> Int? {
    number(at: path[...], in: 0...1_000_000, isUsuallyText: false, &log).map { Int($0) }
  }
}
