/// Any JSON text, as a value (RFC 8259).
///
/// A number without a fraction or an exponent that fits 64 bits is an `int`, and is exact. Every other number is a
/// `double`, or a `numeral` where the parser keeps its text.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number, exact.
  case int(Int64)
  /// Any other number. Infinite values and NaN cannot be written in JSON; they become `null`.
  case double(Double)
  /// A number by its text, which is valid JSON. Only a parser with `JSONLimits.keepsNumberText` makes one.
  case numeral(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object(JSONObject)
}

extension JSONValue {
  /// The text, if this is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let truth) = self { truth } else { nil }
  }

  /// The whole number, if this is one; `3.0` is one too.
  public var int: Int64? {
    switch self {
    case .int(let number): number
    case .double(let number): Int64(exactly: number)
    case .numeral(let text): Double(text).flatMap { Int64(exactly: $0) }
    default: nil
    }
  }

  /// The number, if this is one. A large whole number is rounded; a numeral beyond a double's range is infinite.
  public var double: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    case .numeral(let text): Double(text)
    default: nil
    }
  }

  /// The elements, if this is an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, if this is an object.
  public var object: JSONObject? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The member of that name; nil if there is none or this is no object.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// The element at that place; nil if there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}
