/// The decoder of one value.
struct ValueDecoder: Decoder {
  let value: JSONValue
  let place: CodingContext

  init(value: JSONValue, at place: CodingContext) {
    self.value = value
    self.place = place
  }

  var codingPath: [any CodingKey] { place.path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let object) = value else { throw mismatch([String: JSONValue].self) }
    return KeyedDecodingContainer(KeyedDecoding(object: object, place: place))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
    return UnkeyedDecoding(elements: elements, place: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ValueDecoder {
  /// Reads a value of any type. The basic types come back here through `singleValueContainer`.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Only an object has keys that may be data.
    let place = if case .object = value { place.holding(type) } else { place }
    return try Value(from: Self(value: value, at: place))
  }

  private func plain<Plain>(_ plain: Plain?) throws -> Plain {
    guard let plain else { throw mismatch(Plain.self) }
    return plain
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    switch value {
    case .int(let whole):
      if let number = Number(exactly: whole) { return number }
    case .double(let double):
      if let number = Number(exactly: double) { return number }
    case .numeral:
      if let number = value.double.flatMap({ Number(exactly: $0) }) { return number }
    default: throw mismatch(type)
    }
    throw DecodingError.dataCorrupted(context("the number does not fit \(type)"))
  }

  func context(_ description: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: place.path, debugDescription: description)
  }

  /// The error that `type` was expected, with the type that was found.
  func mismatch(_ type: Any.Type) -> DecodingError {
    guard !value.isNull else { return .valueNotFound(type, context("expected \(type), found null")) }
    return .typeMismatch(type, context("expected \(type), found \(kind)"))
  }

  private var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .int, .double, .numeral: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNull }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }
  func decode(_ type: Bool.Type) throws -> Bool { try plain(value.bool) }
  func decode(_ type: String.Type) throws -> String { try plain(value.string) }
  func decode(_ type: Double.Type) throws -> Double { try plain(value.double) }
  func decode(_ type: Float.Type) throws -> Float { try plain(value.double.map(Float.init)) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
}
