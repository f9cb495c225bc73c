/// Elements of an array.
struct UnkeyedDecoding: UnkeyedDecodingContainer {
  private let elements: [JSONValue]
  private let place: CodingContext
  private(set) var currentIndex = 0

  init(elements: [JSONValue], place: CodingContext) {
    self.elements = elements
    self.place = place
  }

  var codingPath: [any CodingKey] { place.path }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  /// Reads the next element, and moves on only if that succeeded.
  private mutating func next<Value>(_ read: (ValueDecoder) throws -> Value) throws -> Value {
    let place = place.below(PathKey(currentIndex))
    guard !isAtEnd else {
      let context = DecodingError.Context(codingPath: place.path, debugDescription: "the array ends here")
      throw DecodingError.valueNotFound(Value.self, context)
    }
    let value = try read(ValueDecoder(value: elements[currentIndex], at: place))
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  /// Skips the next element if it is null.
  mutating func decodeNil() throws -> Bool {
    let isNull = try next { $0.decodeNil() }
    if !isNull { currentIndex -= 1 }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.read(type) } }
}
