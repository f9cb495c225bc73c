/// Makes Swift values from JSON.
public enum JSONReader {
  /// The value that the text describes.
  ///
  /// Throws a `JSONError` if the bytes are not JSON, and a `DecodingError` if they describe another type. Unknown
  /// members are ignored.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>, limits: JSONLimits = JSONLimits(),
    keys: JSONKeyStyle = .snakeCase
  ) throws -> Value {
    try decode(type, from: JSONValue(parsing: bytes, limits: limits), keys: keys)
  }

  /// The value that a JSON value describes; throws a `DecodingError` if it describes another type.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from value: JSONValue, keys: JSONKeyStyle = .snakeCase
  ) throws -> Value {
    try ValueDecoder(value: value, at: CodingContext(style: keys)).read(type)
  }
}
