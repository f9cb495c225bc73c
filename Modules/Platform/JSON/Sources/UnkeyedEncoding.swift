/// Elements of an array.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
  let node: EncodedNode
  let place: CodingContext

  var codingPath: [any CodingKey] { place.path }
  var count: Int { node.count }

  private func element() -> ValueEncoder {
    ValueEncoder(node: node.element(), at: place.below(PathKey(count)))
  }

  private func write(_ value: some Encodable) throws {
    try element().write(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    element().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { element() }

  func encodeNil() { element().encodeNil() }
  func encode(_ value: some Encodable) throws { try write(value) }
  func encode(_ value: Bool) throws { try write(value) }
  func encode(_ value: String) throws { try write(value) }
  func encode(_ value: Double) throws { try write(value) }
  func encode(_ value: Float) throws { try write(value) }
  func encode(_ value: Int) throws { try write(value) }
  func encode(_ value: Int8) throws { try write(value) }
  func encode(_ value: Int16) throws { try write(value) }
  func encode(_ value: Int32) throws { try write(value) }
  func encode(_ value: Int64) throws { try write(value) }
  func encode(_ value: UInt) throws { try write(value) }
  func encode(_ value: UInt8) throws { try write(value) }
  func encode(_ value: UInt16) throws { try write(value) }
  func encode(_ value: UInt32) throws { try write(value) }
  func encode(_ value: UInt64) throws { try write(value) }
}
