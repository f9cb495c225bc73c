/// The state of coding: the path for errors, and the spelling of keys here and below.
struct CodingContext {
  var path: [any CodingKey] = []
  let style: JSONKeyStyle
  /// Whether the keys at this place are data, which is never respelled.
  var keysAreData = false

  /// The spelling of keys at this place.
  var keys: JSONKeyStyle { keysAreData ? .asWritten : style }

  /// The place below, under that key.
  func below(_ key: any CodingKey) -> Self {
    Self(path: path + [key], style: style)
  }

  /// This place, for a value of that type.
  func holding(_ type: Any.Type) -> Self {
    var place = self
    place.keysAreData = type is any KeyedByData.Type
    return place
  }
}
