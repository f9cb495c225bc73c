/// Elements of an array.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
  let node: EncodedNode
  let place: CodingContext

  var codingPath: [any CodingKey] { place.path }
  var count: Int { node.count }

  private func element() -> ValueEncoder {
    ValueEncoder(node: node.element(), at: place.below(PathKey(count)))
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    element().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { element() }

  func encodeNil() { element().encodeNil() }
  func encode(_ value: some Encodable) throws { try element().write(value) }
}
