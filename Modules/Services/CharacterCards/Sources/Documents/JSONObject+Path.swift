import JSON

extension JSONObject {
  /// The value under nested keys. Setting it makes the objects on the way; where another value stands in the way, it is
  /// replaced.
  subscript(path: ArraySlice<String>) -> JSONValue? {
    get {
      guard let key = path.first else { return nil }
      let rest = path.dropFirst()
      return rest.isEmpty ? self[key] : self[key]?.object?[rest]
    }
    set {
      guard let key = path.first else { return }
      let rest = path.dropFirst()
      guard !rest.isEmpty else { return self[key] = newValue }
      var inner = self[key]?.object
      if inner == nil, newValue == nil { return }
      inner = inner ?? JSONObject()
      inner?[rest] = newValue
      self[key] = inner.map(JSONValue.object)
    }
  }

  /// Adds a member at the end if its key is not there.
  mutating func fill(_ key: String, _ value: @autoclosure () -> JSONValue) {
    if self[key] == nil { members.append(Member(key: key, value: value())) }
  }
}
