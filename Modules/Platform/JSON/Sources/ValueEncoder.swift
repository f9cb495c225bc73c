/// The encoder of one value.
struct ValueEncoder: Encoder {
  let node: EncodedNode
  let place: CodingContext

  init(node: EncodedNode, at place: CodingContext) {
    self.node = node
    self.place = place
  }

  var codingPath: [any CodingKey] { place.path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeObject()
    return KeyedEncodingContainer(KeyedEncoding(node: node, place: place))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeArray()
    return UnkeyedEncoding(node: node, place: place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Writes a value of any type. The basic types do not use containers.
  func write<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let value as String: node.set(.string(value))
    case let value as Bool: node.set(.bool(value))
    case let value as Double: try write(number: value)
    case let value as Float: try write(number: Double(String(value)) ?? Double(value))
    case let value as any BinaryInteger: try write(integer: value)
    default: try value.encode(to: Self(node: node, at: place.holding(Value.self)))
    }
  }

  private func write(number: Double) throws {
    guard number.isFinite else { throw refusal(of: number, "JSON has no form for \(number)") }
    node.set(.double(number))
  }

  private func write(integer: any BinaryInteger) throws {
    guard let number = Int64(exactly: integer) else { throw refusal(of: integer, "\(integer) does not fit 64 bits") }
    node.set(.int(number))
  }

  private func refusal(of value: Any, _ reason: String) -> EncodingError {
    .invalidValue(value, EncodingError.Context(codingPath: place.path, debugDescription: reason))
  }
}

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { node.set(.null) }
  func encode(_ value: some Encodable) throws { try write(value) }
}
