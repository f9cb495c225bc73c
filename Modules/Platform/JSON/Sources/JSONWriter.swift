/// Writes Swift values as JSON.
public enum JSONWriter {
  /// The value as a JSON text, with its members in the order of encoding.
  ///
  /// Throws an `EncodingError` for values that JSON cannot represent: NaN, infinite numbers, and whole numbers above
  /// `Int64.max`.
  public static func encode(_ value: some Encodable, keys: JSONKeyStyle = .snakeCase) throws -> String {
    let node = EncodedNode()
    try ValueEncoder(node: node, at: CodingContext(style: keys)).write(value)
    return node.value.text()
  }
}
