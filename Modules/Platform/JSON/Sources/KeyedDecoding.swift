/// Members of an object.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let object: JSONObject
  private let place: CodingContext
  /// The index of each key's last member; only for large objects, where linear searches would cost the square of their
  /// size.
  private let index: [String: Int]?

  init(object: JSONObject, place: CodingContext) {
    self.object = object
    self.place = place
    index =
      object.members.count <= 16
      ? nil
      : Dictionary(object.members.enumerated().map { ($1.key, $0) }) { _, last in last }
  }

  var codingPath: [any CodingKey] { place.path }

  /// The keys that the type knows. A respelled key is found if it has no acronym in capitals.
  var allKeys: [Key] {
    var seen: Set<String> = []
    return object.members.filter { seen.insert($0.key).inserted }.compactMap { member in
      Key(stringValue: place.keys.read(member.key)) ?? Key(stringValue: member.key)
    }
  }

  private func value(_ key: any CodingKey) -> JSONValue? {
    let name = place.keys.written(key.stringValue)
    guard let index else { return object[name] }
    return index[name].map { object.members[$0].value }
  }

  private func member(_ key: any CodingKey) throws -> ValueDecoder {
    guard let value = value(key) else {
      let name = place.keys.written(key.stringValue)
      let context = DecodingError.Context(codingPath: place.path, debugDescription: "\"\(name)\" is missing")
      throw DecodingError.keyNotFound(key, context)
    }
    return ValueDecoder(value: value, at: place.below(key))
  }

  func contains(_ key: Key) -> Bool { value(key) != nil }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  /// As in other decoders, a missing superclass reads as null.
  func superDecoder() -> any Decoder {
    ValueDecoder(value: value(PathKey.super) ?? .null, at: place.below(PathKey.super))
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    ValueDecoder(value: value(key) ?? .null, at: place.below(key))
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try member(key).read(type) }
}
