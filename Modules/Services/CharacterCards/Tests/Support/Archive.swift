@testable import CharacterCards

/// Makes ZIP archives, broken ones too.
struct Archive {
  struct File {
    var name: String
    var data: [UInt8]
    var isPacked = false
    var flags = 0
    /// Instead of the right values.
    var method: Int?, checksum: Int?, packed: [UInt8]?, claimedPacked: Int?, claimedSize: Int?, head: Int?
  }

  var files: [File]
  var prefix: [UInt8] = [], comment: [UInt8] = []
  /// Instead of the number of files.
  var claimedCount: Int?

  init(_ files: [(String, [UInt8])], isPacked: Bool = false) {
    self.files = files.map { File(name: $0, data: $1, isPacked: isPacked) }
  }

  var bytes: [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
    var body: [UInt8] = [], list: [UInt8] = []
    for file in files {
      let packed = file.packed ?? (file.isPacked ? Deflater.packed(file.data) : file.data)
      let method = file.method ?? (file.isPacked || file.packed != nil ? 8 : 0)
      let hasDescriptor = file.flags & 8 != 0
      let checksum = file.checksum ?? Int(Checksum.crc32(file.data))
      let sizes = number(file.claimedPacked ?? packed.count, 4) + number(file.claimedSize ?? file.data.count, 4)
      let head = file.head ?? body.count, name = Array(file.name.utf8)
      let common = number(20, 2) + number(file.flags, 2) + number(method, 2) + number(0x5A21_0000, 4)
      // With a descriptor behind the data the sizes in the head are zero.
      body += number(0x0403_4B50, 4) + common
      body += hasDescriptor ? [UInt8](repeating: 0, count: 12) : number(checksum, 4) + sizes
      body += number(name.count, 2) + number(4, 2) + name + [9, 9, 0, 0] + packed
      if hasDescriptor { body += number(0x0807_4B50, 4) + number(checksum, 4) + sizes }
      list += number(0x0201_4B50, 4) + number(20, 2) + common + number(checksum, 4) + sizes
      list += number(name.count, 2) + number(0, 2) + number(1, 2) + number(0, 8) + number(head, 4) + name + [7]
    }
    let count = claimedCount ?? files.count
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2) + number(list.count, 4)
      + number(body.count, 4) + number(comment.count, 2) + comment
    return prefix + body + list + end
  }

  /// The names and unpacked contents of an archive, by Python's rules: the list counts.
  static func contents(of bytes: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    let archive = try ZipArchive(CardSource(bytes), limits: CardLimits())
    return try archive.entries.map { ($0.text, try archive.contents(of: $0, as: .asset, limit: 1 << 20)) }
  }
}
