/// Members of an object.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  let place: CodingContext

  var codingPath: [any CodingKey] { place.path }

  private func member(_ key: any CodingKey) -> ValueEncoder {
    ValueEncoder(node: node.member(place.keys.written(key.stringValue)), at: place.below(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member(PathKey.super) }
  func superEncoder(forKey key: Key) -> any Encoder { member(key) }

  func encodeNil(forKey key: Key) { member(key).encodeNil() }
  func encode(_ value: some Encodable, forKey key: Key) throws { try member(key).write(value) }
}
