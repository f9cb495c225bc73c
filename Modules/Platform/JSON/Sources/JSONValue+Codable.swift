extension JSONValue: Codable {
  /// Reads any value, from any decoder. `JSONReader` does not come here: it hands the value over as it is.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: PathKey.self) {
      let members = try container.allKeys.map { key in
        JSONObject.Member(key: key.stringValue, value: try container.decode(JSONValue.self, forKey: key))
      }
      self = .object(JSONObject(members))
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self(single: decoder.singleValueContainer())
    }
  }

  private init(single container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .bool(truth)
    } else if let number = try? container.decode(Int64.self) {
      self = .int(number)
    } else if let number = try? container.decode(Double.self) {
      self = .double(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the value to any encoder. `JSONWriter` does not come here: it takes the value as it is.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: PathKey.self)
      for member in object.members { try container.encode(member.value, forKey: PathKey(member.key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let truth): try container.encode(truth)
      case .int(let number): try container.encode(number)
      case .double(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      default: try container.encodeNil()
      }
    }
  }
}
