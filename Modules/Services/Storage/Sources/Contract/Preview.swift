/// The beginning of a message as lists show it.
enum Preview {
  /// The number of bytes that are read. One character may have any number of bytes; a list line may not.
  static let bytes = 4096

  /// At most 200 characters from a text's first bytes, without a character that is cut off at the end of them.
  static func text(_ head: some Collection<UInt8>) -> String {
    var head = Array(head.prefix(bytes))
    let isCut = head.count == bytes
    if isCut {
      // The last scalar may be cut off: drop it, and then the character that it belonged to.
      while let last = head.popLast(), last & 0xC0 == 0x80 {}
    }
    var characters = String(decoding: head, as: UTF8.self).prefix(201)
    if isCut, characters.count <= 200 { characters = characters.dropLast() }
    return String(characters.prefix(200))
  }
}
