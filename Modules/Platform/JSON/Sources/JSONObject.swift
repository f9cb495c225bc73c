/// The members of a JSON object, in their original order.
///
/// A text may repeat a key. Then all members are kept, so that nothing is lost, and a look-up finds the last one, as in
/// most parsers. A look-up reads the members one by one.
public struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// Its name.
    public var key: String
    /// What it holds.
    public var value: JSONValue

    /// A member from its parts.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, in order.
  public var members: [Member]

  /// An object of these members.
  public init(_ members: [Member] = []) {
    self.members = members
  }
}

extension JSONObject {
  /// The keys, in order.
  public var keys: [String] { members.map(\.key) }

  /// The value for a key.
  ///
  /// A new key is added at the end, a known key keeps its place, and nil removes it.
  public subscript(key: String) -> JSONValue? {
    get { members.last { $0.key == key }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.key == key } }
      if let place = members.lastIndex(where: { $0.key == key }) {
        members[place].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
      }
    }
  }
}
